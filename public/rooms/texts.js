// What playing together says, and how it looks; both come with its first view.

import { devilOf } from '../drawing/devil.js';
import { glyph, svg } from '../drawing/lettering.js';
import { strokesOf } from '../drawing/pictures.js';
import { animalIn, seatPicture } from '../drawing/seats.js';
import { createElement } from '../page.js';
import { addStyle } from '../parts/elements.js';
import { loadTexts, reasonOf } from '../texts.js';

/** A text by its name. @type {Texts} */
export let text;

/** @type {Texts} */
let ofBoard;

/** Makes sure that they are there. */
export async function furnishRooms() {
  const files = [loadTexts('rooms'), loadTexts('scenes'), addStyle('rooms/rooms.css')];
  [text, ofBoard] = /** @type {any[]} */ (await Promise.all(files));
}

/** The animal of a seat. @param {number} seat */
export const animalOf = (seat) => animalIn(ofBoard('animals'), seat);

/** What the board says to who has a seat. @param {number} seat */
export const youAre = (seat) => ofBoard('you-are', { animal: animalOf(seat) });

/** What is drawn on a card: a devil, two against one, a class. */
const drawn = {
  word: () => [],
  trap: () => [devilOf('devil')],
  same: () => [seatPicture(2), devilOf('evil'), seatPicture(4)],
  class: () => [1, 2, 3, 4, 5].map(seatPicture),
};

/**
 * The picture of a card, or of what its form would make.
 * @param {string} card
 * @param {any} [given]
 */
export function cardPicture(card, given = {}) {
  const [line] = (given.words ?? given.trap ?? '').split('\n');
  const signs = line || card !== 'word' ? line.replace(/\t.*/, '').replace(/\p{L}/gu, '_') : '_A__';
  const picture = createElement(
    'span.drawn-card',
    ...drawn[card](),
    given.words === undefined
      ? ''
      : svg('svg', { viewBox: '0 0 200 200', class: 'scene' }, ...strokesOf(given.scene)),
    createElement('span.ink', ...[...signs].map(glyph)),
  );
  picture.dataset.card = card;
  picture.style.setProperty('--signs', signs.length);
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

/** Why something did not work. @param {Failure} error */
export const reasonFor = (error) => text(error.code) ?? reasonOf(error);

/** Why a line cannot be played. @param {{line: number, reason: string}} refused */
export const refusalOf = ({ line, reason }) =>
  text('refused-line', { line, reason: text(`line-${reason}`) ?? reason });

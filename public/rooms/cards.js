// The drawn cards of playing together.

import { devilOf } from '../drawing/devil.js';
import '../drawing/poses.js';
import { glyph } from '../drawing/lettering.js';
import { sceneOf } from '../drawing/scenes.js';
import { seatPicture } from '../drawing/seats.js';
import { createElement } from '../page.js';

/** What is drawn on a card: a devil, two against one, a class. */
const drawn = {
  word: () => [seatPicture(1)],
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
  const lines = given.words ?? given.trap;
  const [line] = (lines ?? '').split('\n');
  // In a form it would pass for the word.
  const isSample = lines === undefined && card === 'word';
  const signs = isSample ? '_A__' : line.replace(/\t.*/, '').replace(/\p{L}/gu, '_');
  const picture = createElement(
    'span.drawn-card',
    ...(lines === undefined ? drawn[card]() : [sceneOf(given.scene)]),
    createElement('span.ink', ...[...signs].map(glyph)),
  );
  picture.dataset.card = card;
  picture.style.setProperty('--signs', signs.length);
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

/** Those who look over the edge of a form's paper. @param {string} card */
export const guestsOf = (card) => createElement('span.guests', ...drawn[card]());

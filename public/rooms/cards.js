// The drawn cards for playing together.

import { devilOf } from '../drawing/poses.js';
import { seatPicture } from '../drawing/seats.js';
import { createElement } from '../page.js';

/** The drawings of the cards: a devil, two against one, a class. */
const drawn = {
  word: () => [seatPicture(1)],
  phone: () => [seatPicture(2), seatPicture(7)],
  trap: () => [devilOf('devil')],
  same: () => [seatPicture(2), devilOf('evil'), seatPicture(4)],
  board: () => [seatPicture(5), seatPicture(9), seatPicture(3)],
  class: () => [1, 2, 3, 4, 5].map(seatPicture),
};

/** The picture of a card. @param {string} card */
export function cardPicture(card) {
  const picture = createElement('span.drawn-card', ...drawn[card]());
  picture.dataset.card = card;
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

/** The face above the hill of a form. @param {string} card */
export const guestOf = (card) => drawn[card]()[0];

// What playing together says, and its style; both come with its first view.

import { animalIn } from '../drawing/seats.js';
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

/** Why something did not work. @param {Failure} error */
export const reasonFor = (error) => text(error.code) ?? reasonOf(error);

/** Why a line cannot be played. @param {{line: number, reason: string}} refused */
export const refusalOf = ({ line, reason }) =>
  text('refused-line', { line, reason: text(`line-${reason}`) ?? reason });

// What playing together says, and how it looks; both come with its first view.

import { loadTexts, reasonOf } from '../texts.js';
import { addStyle } from '../parts/elements.js';

/** A text by its name. @type {Texts} */
export let text;

/** Makes sure that they are there. */
export async function furnishRooms() {
  [text] = await Promise.all([loadTexts('rooms'), addStyle('rooms/rooms.css')]);
}

/** Why something did not work. @param {Failure} error */
export const reasonFor = (error) => text(error.code) ?? reasonOf(error);

/** Why a line cannot be played. @param {{line: number, reason: string}} refused */
export const refusalOf = ({ line, reason }) =>
  text('refused-line', { line, reason: text(`line-${reason}`) ?? reason });

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
export function reasonFor(error) {
  const [line] = error.detail?.match(/\d+/) ?? [];
  return text(error.code, { line }) ?? reasonOf(error);
}

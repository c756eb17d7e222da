// Where the end of a game stands: below the word, as low as the window lets it.

import { $ } from '../page.js';
import { state } from '../state.js';

/** The length of a style's name, in pixels. @param {string} name @param {number} length */
const setLength = (name, length) =>
  document.documentElement.style.setProperty(name, `${Math.round(length)}px`);

/** Lets the dialog begin below the word or words; with large text they go to the top. */
export function placeBelowWord(spare = 0) {
  const word = state.game.endgame ? $('sheet') ?? $('word') : $('word');
  setLength('--spare', spare);
  scrollTo(0, 0);
  if (word.getBoundingClientRect().bottom > innerHeight / 2) word.scrollIntoView();
  const { bottom } = word.getBoundingClientRect();
  setLength('--below', bottom);
  return bottom;
}

/** How much of an element one must scroll for. @param {HTMLElement} element */
const hiddenOf = ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight;

/**
 * The same, and on a phone the drawing gets what is left between the word and the dialog, or gives
 * some of its room for what is hidden there; in a large window what is above the word gives it.
 */
export function placeEnd() {
  const bottom = placeBelowWord();
  const hidden = hiddenOf($('end')) + hiddenOf($('result'));
  const spare = $('end').getBoundingClientRect().top - bottom - 12;
  const change = hidden > 0 ? -Math.min(hidden, innerHeight / 10) : Math.max(0, spare);
  if (change && !scrollY) placeBelowWord(change);
}

let timer = 0;

/** Places it again when the window changes, and once all of it has come. */
export function keepPlaceOfEnd() {
  const again = () => $('end').open && placeEnd();
  addEventListener('resize', again);
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(again, 200);
  }).observe($('end'));
}

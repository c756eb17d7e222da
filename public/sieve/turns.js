// The turns of a replay: what a guess let go, and its words with the guessed letter marked.

import { createElement } from '../page.js';

/** @typedef {Turn & {hit: boolean, keptFamily: Family, others: Family[]}} Guessed */

/** Whether the words of a group have a letter. @param {Family} family @param {string} letter */
export const has = ({ pattern }, letter) => pattern.includes(letter);

/** @param {Turn} turn @returns {Guessed} */
export function readTurn(turn) {
  const keptFamily = turn.families.find(({ kept }) => kept);
  const others = turn.families.filter(({ kept }) => !kept);
  return { ...turn, keptFamily, hit: has(keptFamily, turn.letter), others };
}

/** A word in which the guessed letter can be seen. @param {string} word @param {Family} family */
export function wordView(word, { pattern }, letter) {
  const places = [...pattern];
  const marked = (sign, i) => (places[i] === letter ? createElement('u', sign) : sign);
  const view = createElement('b.word', ...[...word].map(marked));
  view.normalize();
  return view;
}

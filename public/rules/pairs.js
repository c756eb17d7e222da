// The tally of two who send each other words, as each browser keeps it: by pairs and rooms, so that
// no word counts twice.

import { isId } from './rooms.js';

/** How many pairs, and words of each, are kept; the latest. */
const [most, mostWords] = [40, 400];

/** What names a pair: the room of its first word. @param {Place} place */
export const pairOf = ({ id, pair }) => pair ?? id;

/** Pairs of what a browser has stored, which anybody may have changed. @returns {Pairs} */
export function pairsIn(stored) {
  const isObject = (value) => value && typeof value === 'object' && !Array.isArray(value);
  if (!isObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([pair, words]) => isId(pair) && isObject(words)),
  );
}

/** An object with another value, which is its last, of so many. */
const withLast = (all, name, value, many) =>
  Object.fromEntries(
    [...Object.entries(all).filter(([one]) => one !== name), [name, value]].slice(-many),
  );

/**
 * Pairs with a word that was played; what is known of it stays.
 * @param {Pairs} pairs
 * @param {string} pair
 * @param {string} room its id
 * @param {'you' | 'other' | ''} finder who found the word
 * @returns {Pairs}
 */
export function withWord(pairs, pair, room, finder) {
  const words = pairs[pair] ?? {};
  return withLast(pairs, pair, withLast(words, room, words[room] || finder, mostWords), most);
}

/** How many words each of a pair has found; nothing before two were played. */
export function tallyOf(pairs, pair) {
  const words = Object.values(pairs[pair] ?? {});
  const found = (who) => words.filter((finder) => finder === who).length;
  return words.length > 1 ? { you: found('you'), other: found('other') } : undefined;
}

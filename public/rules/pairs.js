// The tally of two players who send each other words, as each browser keeps it: by pairs and rooms,
// so that no word counts twice.

import { isId } from './rooms.js';

/** The number of latest pairs that are kept, and of words of each. */
const [most, mostWords] = [40, 400];

/** The name of a pair: the room of its first word. @param {Place} place */
export const pairOf = ({ id, pair }) => pair ?? id;

/** The valid pairs in a browser's store, which anybody may have changed. @returns {Pairs} */
export function pairsIn(stored) {
  const isObject = (value) => value && typeof value === 'object' && !Array.isArray(value);
  if (!isObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([pair, words]) => isId(pair) && isObject(words)),
  );
}

/** An object with a value added at the end, cut to the latest values. */
const withLast = (all, name, value, many) =>
  Object.fromEntries(
    [...Object.entries(all).filter(([one]) => one !== name), [name, value]].slice(-many),
  );

/**
 * Pairs with a played word added; a known result stays.
 * @param {Pairs} pairs
 * @param {string} pair
 * @param {string} room its id
 * @param {'you' | 'other' | ''} finder the one who found the word
 * @returns {Pairs}
 */
export function withWord(pairs, pair, room, finder) {
  const words = pairs[pair] ?? {};
  return withLast(pairs, pair, withLast(words, room, words[room] || finder, mostWords), most);
}

/** The number of words that each of a pair has found; undefined before two were played. */
export function tallyOf(pairs, pair) {
  const words = Object.values(pairs[pair] ?? {});
  const found = (who) => words.filter((finder) => finder === who).length;
  return words.length > 1 ? { you: found('you'), other: found('other') } : undefined;
}

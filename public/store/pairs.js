// The tallies of two players who send each other words, stored only in their browsers.

import { pairsIn, tallyOf, withWord } from '../rules/pairs.js';
import { attempt } from '../state.js';

const pairsHere = () => pairsIn(attempt(() => JSON.parse(localStorage.hangmanPairs)));

/**
 * Counts a word that was played.
 * @param {string} pair
 * @param {string} room its id
 * @param {'you' | 'other' | ''} finder
 */
export const noteWord = (pair, room, finder) =>
  attempt(() => {
    localStorage.hangmanPairs = JSON.stringify(withWord(pairsHere(), pair, room, finder));
  });

/** The words that each has found. @param {string} pair */
export const tallyHere = (pair) => tallyOf(pairsHere(), pair);

// The results of earlier days' games and endgames, which only this browser keeps.

import { withEnd } from '../rules/days.js';
import { attempt } from '../state.js';

/** The ends by their names. @returns {Record<string, string>} */
export function endsHere() {
  const ends = attempt(() => JSON.parse(localStorage.hangmanDays));
  return ends && typeof ends === 'object' ? ends : {};
}

/** @param {Game} game */
export const noteEnd = (game) =>
  attempt(() => {
    localStorage.hangmanDays = JSON.stringify(withEnd(endsHere(), game));
  });

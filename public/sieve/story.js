// The story of an evil game for its end, and the call for its replay.

import { standingFor, storyOf } from '../rules/turns.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { answerOf, count, listed, t } from '../texts.js';

/** The sentence of a lost evil game. @param {Guessed[]} turns @param {Game} game */
export function sentenceOf(turns, game) {
  const { name, letter, n } = storyOf(turns, game.candidates - 1, state.looks.lost === game.id);
  const said = letter && listed(letter, game);
  const answer = listed(answerOf(game), game);
  // No line begins with only the letter.
  return t(name, { letter: said, answer, n }).replace(` ${said}`, `\u00a0${said}`);
}

/**
 * The sentence that tells a game: the letter that mattered, if a coach knows one.
 * @param {Guessed[]} turns
 * @param {Game} game
 * @param {Advice} advice
 * @param {Texts} text of the replay
 */
export function leadOf(turns, game, { hints, point }, text) {
  if (point) return hints.get(point)[0];
  const { evil } = game.settings;
  const words = turns[0].before;
  if (evil && game.status === 'won' && words > 1) {
    return t('cornered-me', { words: count('words-in-all', words) });
  }
  const isDodged = evil && game.status === 'lost' && turns.some(({ hit }) => !hit);
  return isDodged ? sentenceOf(turns, game) : text(evil ? 'evil' : 'honest');
}

/**
 * Words that could have been the answer too.
 * @param {Guessed[]} turns
 * @param {Game} game
 */
export function leftWords(turns, { answer }) {
  const { keptFamily } = turns[turns.length - 1];
  const words = keptFamily.examples.filter((word) => word !== answer);
  return words.slice(standingFor(keptFamily) > 1 ? 1 : 0);
}

/**
 * Calls for a replay, with the worth of letters if the player wants a coach and has played before.
 * @param {string} path
 */
export async function replayOf(path) {
  if (!state.looks.coach) return path;
  const { played, daily } = await call('/history');
  if (played + daily.played < 2) return path;
  return `${path}${path.includes('?') ? '&' : '?'}letters=true`;
}

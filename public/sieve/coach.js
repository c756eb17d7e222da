// What a coach says, kindly: what was good, then one letter at most, and only what is proved. Luck
// and evil are never the player's.

import { call } from '../server.js';
import { state } from '../state.js';
import { count, listed } from '../texts.js';

/** Whether nothing better could be said. @param {Turn} turn */
const isBest = ({ yours, best }) => yours?.letter === best?.letter;

/** Whether another letter parts from the one that was said. @param {Turn} turn */
export const parts = (turn) => turn.before > 1 && !isBest(turn);

/** That letters were good, where enough of them were. */
function praise(turns, t) {
  const choices = turns.filter(({ before, yours }) => yours && before > 1);
  const [n, all] = [choices.filter(isBest).length, choices.length];
  if (!n || n * 3 < all) return '';
  return n === all ? t('coach-all') : t('coach-good', { n, all });
}

/** The turns at which another letter is proved to be better, with what was left and what came. */
function slips(game, turns) {
  let left = game.mistakesAllowed;
  return turns.flatMap((turn) => {
    const slip = { ...turn, left, made: game.mistakes - game.mistakesAllowed + left };
    if (!turn.hit) left -= 1;
    return parts(turn) && turn.best.needs !== null && turn.yours.needs !== null ? [slip] : [];
  });
}

/** The one letter that mattered: after it a game was lost, or could have been shorter. */
function turningPoint(game, turns) {
  const proved = slips(game, turns);
  if (game.status === 'lost') {
    return proved.findLast(({ yours, best, left }) => best.needs < left && yours.needs >= left);
  }
  const lossOf = ({ made, best }) => made - best.needs;
  return proved.filter((slip) => lossOf(slip) > 0).sort((a, b) => lossOf(b) - lossOf(a))[0];
}

/**
 * What a coach says of a game, in a sentence or two; nothing where there is nothing to say.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Texts} t the texts of the replay
 */
export function adviceOf(game, turns, t) {
  const point = game.settings.evil && turningPoint(game, turns);
  const name = game.status === 'lost' ? 'coach-alive' : 'coach-enough';
  const mattered = point
    ? t(name, {
      yours: listed(point.yours.letter, game),
      best: listed(point.best.letter, game),
      mistakes: count('mistakes', point.best.needs),
    })
    : '';
  return [praise(turns, t), mattered].filter(Boolean).join(' ');
}

/** What the best letter of a turn would have done, in few words. @param {Turn} turn */
export function hintOf({ best, yours }, t) {
  if (best.needs === null || best.needs >= (yours.needs ?? Infinity)) {
    return t('hint', { letter: best.letter, n: best.hit });
  }
  return t('hint-proved', { letter: best.letter, mistakes: count('mistakes', best.needs) });
}

/**
 * A call for a replay, with letters where the player wants a coach and has played before.
 * @param {string} path
 */
export async function replayOf(path) {
  if (!state.looks.coach) return path;
  const { played, daily } = await call('/history');
  if (played + daily.played < 2) return path;
  return `${path}${path.includes('?') ? '&' : '?'}letters=true`;
}

// What a coach says, kindly: what was good, then one letter at most, as needed only where that is
// proved. Luck and evil are never the player's.

import { call } from '../server.js';
import { state } from '../state.js';
import { listed } from '../texts.js';

/** Whether nothing better could be said. @param {Turn} turn */
const isBest = ({ yours, best }) => yours?.letter === best?.letter;

/** Whether another letter parts from the one that was said. @param {Turn} turn */
export const parts = (turn) => turn.before > 1 && !isBest(turn);

/** That letters were good, where enough of those were that could have been others. */
function praise(turns, t) {
  const choices = turns.filter(({ before, hit, yours }) => yours && (before > 1 || !hit));
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

/** A text with mistakes, and another one where none is needed. */
const needing = (t, name, n, letters) => t(n ? name : `${name}-none`, { n, ...letters });

/** The first letter of a game: a good one to try, or that it was. @param {Guessed} turn */
function opening({ before: n, best, yours }, game, t) {
  const letter = listed(best.letter, game);
  if (best.letter === yours.letter) return t('coach-first', { letter });
  return t('coach-start', { letter, hit: best.hit, n });
}

/**
 * What a coach says of a game, in a sentence or two; nothing where there is nothing to say.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Texts} t the texts of the replay
 */
export function adviceOf(game, turns, t) {
  const [isLost, praised] = [game.status === 'lost', praise(turns, t)];
  const point = game.settings.evil && turningPoint(game, turns);
  if (!point) return praised || !isLost || !turns[0].yours ? praised : opening(turns[0], game, t);
  const letters = {
    yours: listed(point.yours.letter, game),
    best: listed(point.best.letter, game),
  };
  const name = isLost ? 'coach-alive' : 'coach-enough';
  return [
    praised || (isLost ? '' : t('coach-won')),
    needing(t, name, point.best.needs, letters),
  ].filter(Boolean).join(' ');
}

/** What the best letter of a turn would have done, in few words. @param {Turn} turn */
export function hintOf({ before, best, yours }, t) {
  const { hit, letter, needs } = best;
  if (needs === null || needs >= (yours.needs ?? Infinity)) {
    return t('hint', { letter, hit, n: before });
  }
  return needing(t, 'hint-proved', needs, { letter });
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

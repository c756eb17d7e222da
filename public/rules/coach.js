// What a coach says, kindly: what was good, then one letter at most, as needed only where that is
// proved. Luck and evil are never the player's.

import { key } from './turns.js';

/** Whether nothing better could be said. @param {Turn} turn */
const isBest = ({ yours, best }) => yours?.letter === best?.letter;

/**
 * Whether no other letter would have been better, where one could; or, of a fixed word, whether it
 * told most there was to tell.
 * @param {Guessed} turn @param {boolean} evil
 */
export const isGood = (turn, evil) =>
  turn.yours && turn.before > 1 && (isBest(turn) || (!evil && turn.after * 8 <= turn.before));

/** The letters that were good, of those that could have been others. */
function praise(turns, evil, t) {
  const good = turns.filter((turn) => isGood(turn, evil));
  const letters = good.map(({ letter }) => key(letter)).join(' ');
  return letters && t('coach-good', { letters });
}

/** Whether a better letter is proved, while the game could be won. @param {Slip} turn */
const isProved = ({ best, yours, left }) =>
  best.needs !== null && best.needs < Math.min(left, yours.needs ?? Infinity);

/** The one letter that mattered: after it a game was lost, or could have been shorter. */
function turningPoint(game, slips) {
  const proved = slips.filter((slip) => isProved(slip) && slip.yours.needs !== null);
  if (game.status === 'lost') return proved.findLast(({ yours, left }) => yours.needs >= left);
  const lossOf = ({ left, best }) => left - game.mistakesLeft - best.needs;
  return proved.filter((slip) => lossOf(slip) > 0).sort((a, b) => lossOf(b) - lossOf(a))[0];
}

/** Both letters of a turn, as a text takes them. @param {Guessed} turn */
const lettersOf = ({ best, yours }) => ({ best: key(best.letter), yours: key(yours.letter) });

/** In which share of the words the best letter was beyond the one said. @param {Guessed} turn */
const gainOf = ({ best, yours, before }) => (best.hit - yours.hit) / before;

/** Whether the best letter of a turn was in more of the words. @param {Guessed} turn */
const isInMore = ({ best, yours }) => best.hit > yours.hit;

/** Whether it was in more and not in all: then both are worth a bar. @param {Guessed} turn */
export const isHeldAgainst = (turn) => isInMore(turn) && turn.best.hit < turn.before;

/**
 * What can be taken to the next game: of an evil one where a no to both shows it.
 * @param {Guessed} turn
 * @param {boolean} evil
 * @param {Texts} t the texts of the replay
 */
export function lessonOf(turn, evil, t) {
  if (!evil) return t('hint-likely');
  const { before, best, yours } = turn;
  const [left, own] = [before - best.hit, before - yours.hit];
  return left * 5 < own * 4 ? t('hint-why', { ...lettersOf(turn), left, own }) : '';
}

/**
 * What the best letter of a turn is proved to have done, in a sentence, and why, in another.
 * @param {Slip} turn
 * @param {string} proof the name of a text, if any
 * @param {boolean} evil
 */
function hintOf(turn, proof, evil, t) {
  const { before: n, best: { hit }, yours } = turn;
  const letters = lettersOf(turn);
  // What is not proved is worth a word where the gap can be seen.
  const isWide = proof ? isInMore(turn) : hit * 4 > yours.hit * 5;
  // Of a fixed word no answer is chosen; a proof has named both letters.
  const name = hit < n || !evil ? 'hint' : proof ? 'hint-all' : 'coach-sure';
  const reason = isWide && t(name, { ...letters, n, hit, own: yours.hit });
  return [proof && t(proof, letters), reason].filter(Boolean);
}

/** A good letter to begin with. @param {Guessed} turn */
const opening = ({ before: n, best: { hit, letter } }, t) =>
  t('coach-start', { letter: key(letter), hit, n });

/**
 * What was good in a game, where another letter was better, and which of these mattered.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Texts} t the texts of the replay
 */
export function adviceOf(game, turns, t) {
  let left = game.mistakesAllowed;
  const { evil } = game.settings;
  // Of a fixed word a letter that is in it was no slip.
  const slips = turns.map((turn) => ({ ...turn, left: turn.hit ? left : left-- }))
    .filter((turn) => turn.before > 1 && !isBest(turn) && (evil || !turn.hit));
  const point = evil ? turningPoint(game, slips)?.letter : undefined;
  const isSaid = (slip, i) =>
    slip.letter === point || slip.best.letter !== slips[i - 1]?.best.letter;
  const isLost = game.status === 'lost';
  const proofOf = ({ letter }) => letter === point && (isLost ? 'coach-enough' : 'coach-fewer');
  const hints = new Map(
    slips.filter(isSaid).map((slip) => [slip.letter, hintOf(slip, proofOf(slip), evil, t)]),
  );
  const otherwise = isLost && !point && turns[0].best && opening(turns[0], t);
  // Where nothing is proved, the widest gap has most to teach.
  const shown = point ?? slips.filter(({ letter }) => hints.get(letter)?.length)
    .sort((a, b) => gainOf(b) - gainOf(a))[0]?.letter;
  return { good: praise(turns, evil, t) || otherwise || '', hints, point, shown };
}

/**
 * What is proved of all games like this one, whatever a computer does: the name of a text, with the
 * mistakes it takes.
 * @param {Replay} replay
 * @param {Game} game
 * @returns {{name: string, mistakes?: number} | undefined}
 */
export function provedOf({ value }, { mistakesAllowed, status }) {
  if (value?.upper < mistakesAllowed) return { name: 'proved', mistakes: value.upper };
  return status === 'lost' && value?.lower >= mistakesAllowed ? { name: 'proved-lost' } : undefined;
}

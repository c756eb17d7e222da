// The coach's advice, in a kind tone: first what was good, then at most one better letter, called
// necessary only if that is proved. It never blames the player for luck or evil.

import { key } from './turns.js';

/** Whether no letter was better. @param {Turn} turn */
const isBest = ({ yours, best }) => yours?.letter === best?.letter;

/**
 * Whether a letter was the best of several; for a fixed word, whether it told the most.
 * @param {Guessed} turn @param {boolean} evil
 */
export const isGood = (turn, evil) =>
  turn.yours && turn.before > 1 && (isBest(turn) || (!evil && turn.after * 8 <= turn.before));

/** Praise for the good letters, where there was a choice. */
function praise(turns, evil, t) {
  const good = turns.filter((turn) => isGood(turn, evil));
  const letters = good.map(({ letter }) => key(letter)).join(' ');
  return letters && t('coach-good', { letters });
}

/** Whether it is proved that a better letter would have won. @param {Slip} turn */
const isProved = ({ best, yours, left }) =>
  best.needs !== null && best.needs < Math.min(left, yours.needs ?? Infinity);

/** The letter that mattered: it lost the game, or made it longer. */
function turningPoint(game, slips) {
  const proved = slips.filter((slip) => isProved(slip) && slip.yours.needs !== null);
  if (game.status === 'lost') return proved.findLast(({ yours, left }) => yours.needs >= left);
  const lossOf = ({ left, best }) => left - game.mistakesLeft - best.needs;
  return proved.filter((slip) => lossOf(slip) > 0).sort((a, b) => lossOf(b) - lossOf(a))[0];
}

/** Both letters of a turn, as a text takes them. @param {Guessed} turn */
const lettersOf = ({ best, yours }) => ({ best: key(best.letter), yours: key(yours.letter) });

/** How much larger a share of words had the best letter than the guessed. @param {Guessed} turn */
const gainOf = ({ best, yours, before }) => (best.hit - yours.hit) / before;

/** Whether the best letter of a turn was in more of the words. @param {Guessed} turn */
const isInMore = ({ best, yours }) => best.hit > yours.hit;

/** Whether it was in more words but not in all: then bars compare both. @param {Guessed} turn */
export const isHeldAgainst = (turn) => isInMore(turn) && turn.best.hit < turn.before;

/**
 * The lesson for the next game; in an evil game only if a "no" to it left far fewer words.
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
 * A sentence about the proved effect of a turn's best letter, and another with the reason.
 * @param {Slip} turn
 * @param {string} proof the name of a text, if any
 * @param {boolean} evil
 */
function hintOf(turn, proof, evil, t) {
  const { before: n, best: { hit }, yours } = turn;
  const letters = lettersOf(turn);
  // Without a proof only a visible gap is mentioned.
  const isWide = proof ? isInMore(turn) : hit * 4 > yours.hit * 5;
  // An honest answer does not depend on the guess; a proof has named both letters.
  const name = hit < n || !evil ? 'hint' : proof ? 'hint-all' : 'coach-sure';
  const reason = isWide && t(name, { ...letters, n, hit, own: yours.hit });
  return [proof && t(proof, letters), reason].filter(Boolean);
}

/** A good letter to begin with. @param {Guessed} turn */
const opening = ({ before: n, best: { hit, letter } }, t) =>
  t('coach-start', { letter: key(letter), hit, n });

/**
 * The good letters of a game, the better letters, and the one that mattered.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Texts} t the texts of the replay
 */
export function adviceOf(game, turns, t) {
  let left = game.mistakesAllowed;
  const { evil } = game.settings;
  // In an honest game, a letter that was in the word was no slip.
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
  // Without a proof, the widest gap teaches the most.
  const shown = point ?? slips.filter(({ letter }) => hints.get(letter)?.length)
    .sort((a, b) => gainOf(b) - gainOf(a))[0]?.letter;
  return { good: praise(turns, evil, t) || otherwise || '', hints, point, shown };
}

/**
 * The proved fact about all games like this one: the name of a text, and the mistakes in it.
 * @param {Replay} replay
 * @param {Game} game
 * @returns {{name: string, mistakes?: number} | undefined}
 */
export function provedOf({ value }, { mistakesAllowed, status }) {
  if (value?.upper < mistakesAllowed) return { name: 'proved', mistakes: value.upper };
  return status === 'lost' && value?.lower >= mistakesAllowed ? { name: 'proved-lost' } : undefined;
}

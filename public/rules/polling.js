// How soon a page asks again for a board that others play on too, and what is new on it. All times
// are milliseconds.

const pause = 1500;

/** A board that nothing moves is asked for more seldom from these times on. */
const slower = [[300_000, 4], [60_000, 2]];

/**
 * How long to wait until the next look; nothing for a page that nobody sees.
 * @param {object} now
 * @param {boolean} now.isHidden
 * @param {number} now.still since something moved, or whoever looks did something
 * @param {number} [now.failures] how many looks in a row were not answered
 * @param {number} [now.left] until the turn at hand ends
 * @returns {number | undefined}
 */
export function pauseBefore({ isHidden, still, failures = 0, left }) {
  if (isHidden) return undefined;
  if (failures) return Math.min(12_000, pause * 2 ** failures);
  const [, times] = slower.find(([from]) => still >= from) ?? [0, 1];
  // The end of a turn is looked at once it has come.
  const ending = left === undefined || left < 0 ? Infinity : left + 200;
  return Math.min(pause * times, ending);
}

/**
 * The guesses of a board that were not told of yet, each with the game as it was after it.
 * @param {Game} game
 * @param {number} told how many were
 * @returns {{guess: Guess, game: Game}[]}
 */
export function newOnBoard(game, told) {
  return game.guesses.slice(told).map((guess, i) => {
    const guesses = game.guesses.slice(0, told + i + 1);
    const mistakes = guesses.filter(({ positions }) => !positions.length).length;
    const mistakesLeft = game.mistakesAllowed - mistakes;
    const left = game.left?.slice(0, guesses.length + 1);
    return { guess, game: { ...game, guesses, mistakes, mistakesLeft, left } };
  });
}

/**
 * Whose turn it is, and for how many more seconds; nothing where all may speak.
 * @param {Board} board
 * @param {number | null | undefined} own seat
 * @param {number} now
 */
export function turnOn({ next, endsAt }, own, now) {
  if (!next) return undefined;
  const left = endsAt ? Date.parse(endsAt) - now : 0;
  return { seat: next, isOwn: next === own, seconds: Math.max(0, Math.ceil(left / 1000)) };
}

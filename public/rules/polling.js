// The pauses between a page's requests for a shared board, and the news on it. All times are in
// milliseconds.

const pause = 1500;

/** After so long without a change, the pause is so many times as long. */
const slower = [[300_000, 4], [60_000, 2]];

/**
 * The pause before the next request; undefined for a hidden page.
 * @param {object} now
 * @param {boolean} now.isHidden
 * @param {number} now.still time since the board changed or the viewer did something
 * @param {number} [now.failures] the number of failed requests in a row
 * @param {number} [now.left] time until the current turn ends
 * @returns {number | undefined}
 */
export function pauseBefore({ isHidden, still, failures = 0, left }) {
  if (isHidden) return undefined;
  if (failures) return Math.min(12_000, pause * 2 ** failures);
  const [, times] = slower.find(([from]) => still >= from) ?? [0, 1];
  // The board is requested when a turn ends.
  const ending = left === undefined || left < 0 ? Infinity : left + 200;
  return Math.min(pause * times, ending);
}

/**
 * The unannounced guesses of a board, each with the game after it.
 * @param {Game} game
 * @param {number} told the number of announced ones
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
 * The seat whose turn it is, and its seconds left; undefined if all may speak.
 * @param {Board} board
 * @param {number | null | undefined} own seat
 * @param {number} now
 */
export function turnOn({ next, endsAt }, own, now) {
  if (!next) return undefined;
  const left = endsAt ? Date.parse(endsAt) - now : 0;
  return { seat: next, isOwn: next === own, seconds: Math.max(0, Math.ceil(left / 1000)) };
}

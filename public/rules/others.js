// How others fared in a game that everybody gets on a date: bars, and the sentence about them.

/** Bars as high as their shares of the highest. @param {any[][]} rows label, count, own, apart */
function barsOf(rows) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return rows.map(([label, count, isOwn, isApart = false]) => ({
    label,
    count,
    share: count / most,
    isOwn,
    isApart,
  }));
}

/** A bar for each number of mistakes; those who lost stand apart. @returns {Bar[]} */
function barsOfDay({ played, won, mistakes }, game) {
  const most = Math.max(game.mistakesAllowed, mistakes.length);
  const isWon = game.status === 'won';
  const rows = Array.from(
    { length: most },
    (_, n) => [String(n), mistakes[n] ?? 0, isWon && game.mistakes === n],
  );
  return barsOf([...rows, ['✗', played - won, !isWon, true]]);
}

/**
 * Those who solved an endgame at once, later, and not yet; a player who had solved it before is in
 * a bar that nobody knows.
 * @returns {Bar[]}
 */
function barsOfEndgame({ played, solved, first }, { status }, before) {
  const own = before === 'won' ? '' : status !== 'won' ? 'unsolved' : before ? 'later' : 'at-once';
  return barsOf([
    ['at-once', first, own === 'at-once'],
    ['later', solved - first, own === 'later'],
    ['unsolved', played - solved, own === 'unsolved', true],
  ]);
}

/**
 * What a game's end says of the others, as the name of a text with its values, and the bars;
 * nothing where the server says nothing.
 * @param {Game} game
 * @param {string} [before] how the player's endgame had ended before
 * @returns {Fared | undefined}
 */
export function faredIn(game, before) {
  const { others, endgame } = game;
  if (!others) return undefined;
  if (endgame) {
    return { name: 'fared-endgame', values: others, bars: barsOfEndgame(others, game, before) };
  }
  // Who lost, or was as good as all, has beaten nobody.
  return {
    name: others.beaten ? 'fared' : 'fared-found',
    values: others,
    bars: barsOfDay(others, game),
  };
}

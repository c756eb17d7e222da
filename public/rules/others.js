// Others' results in a game that everybody gets on a date: bars, and a sentence.

/** Bars, each with its share of the highest. @param {any[][]} rows label, count, own, apart */
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

/** A bar for each number of mistakes, with the losses apart. @returns {Bar[]} */
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
 * Bars for solving an endgame at once, later, and not yet. If the player had solved it before, no
 * bar is marked as the player's own.
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
 * A sentence about the others for a game's end (a text's name and values), and the bars; undefined
 * if the server gives no results.
 * @param {Game} game
 * @param {string} [before] the earlier result of the player's endgame
 * @returns {Fared | undefined}
 */
export function faredIn(game, before) {
  const { others, endgame } = game;
  if (!others) return undefined;
  if (endgame) {
    return { name: 'fared-endgame', values: others, bars: barsOfEndgame(others, game, before) };
  }
  // A player who lost, or did as well as all, has not beaten anybody.
  return {
    name: others.beaten ? 'fared' : 'fared-found',
    values: others,
    bars: barsOfDay(others, game),
  };
}

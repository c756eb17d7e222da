// The text that shares a game: without a letter of the word or of a guess.

import { call } from '../server.js';
import { state } from '../state.js';
import { count, dateOf, sizeOf, t } from '../texts.js';
import { leftIn } from '../sieve/turns.js';
import { dayLinkOf, endgameLinkOf, linkOf } from './links.js';
import { passOn } from '../parts/passing.js';

const heights = '▁▂▃▄▅▆▇█';

/** How wide the stream is, as one of eight heights. @param {number} words @param {number} most */
function heightOf(words, most) {
  const share = Math.log1p(words) / Math.log1p(most);
  return heights[Math.min(7, Math.floor(share * 8))];
}

/**
 * Each guess as a hit or a miss, with the stream's width after it.
 * @param {Game} game
 * @param {number[]} left how many words there were before the first and after each guess
 */
const stripOf = ({ guesses }, left) =>
  guesses.map(({ positions }, i) =>
    (positions.length ? '✓' : '✗') + (left ? heightOf(left[i + 1], left[0]) : '')
  ).join('');

/** Where others play the same. @param {Game} game */
const addressOf = (game) => {
  const { daily, date, dailyLanguage, settings, seed } = game;
  if (game.endgame) return endgameLinkOf(game);
  return daily ?? date ? dayLinkOf(daily ?? date, dailyLanguage) : linkOf(settings, seed);
};

/** What was played. @param {Game} game */
function nameOf({ daily, date, endgame, ...game }) {
  const day = daily ?? date ?? endgame?.date;
  if (!day) return sizeOf(/** @type {any} */ (game));
  const name = dateOf(day, 'medium');
  return endgame ? `${t(`endgame-${endgame.kind}`)}, ${name}` : name;
}

/** @param {Game} game @param {number[]} left @param {string} address */
function summaryOf(game, left, address) {
  const { status } = game;
  const what = nameOf(game);
  const result = t(`shared-${status}`, { mistakes: count('mistakes', game.mistakes) });
  return [`${document.title}, ${what}: ${result}`, stripOf(game, left), address].join('\n');
}

/** Shares a finished game. @param {Game} game @param {string} [address] where others play it */
export async function share(game, address = addressOf(game)) {
  const path = game === state.game ? '/replay' : '/replay?daily=true';
  const { answer, room } = game;
  const ask = () => call(path).then(({ turns }) => leftIn(turns), () => undefined);
  const left = game.left ?? (answer && !room ? await ask() : undefined);
  return passOn('text', summaryOf(game, left, address));
}

// The text that shares a game: without a letter of the word or of a guess.

import { call } from '../server.js';
import { state } from '../state.js';
import { count, dateOf, sizeOf, t } from '../texts.js';
import { linkTo, rememberedRooms } from '../rooms/links.js';
import { leftIn } from '../sieve/turns.js';
import { copy } from './dialogs.js';
import { dayLinkOf, linkOf } from './links.js';

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
function addressOf({ daily, room, settings, seed }) {
  if (!room) return daily ? dayLinkOf(daily) : linkOf(settings, seed);
  const known = rememberedRooms().find(({ id }) => id === room.id);
  return linkTo({ ...known, id: room.id, key: undefined });
}

/** @param {Game} game @param {number[]} left */
function summaryOf(game, left) {
  const { daily, status } = game;
  const what = daily ? dateOf(daily, 'medium') : sizeOf(game);
  const result = t(`shared-${status}`, { mistakes: count('mistakes', game.mistakes) });
  return [
    `${document.title}, ${what}: ${result}`,
    stripOf(game, left),
    addressOf(game),
  ].join('\n');
}

/** Shares a finished game by the system's own way, else by the clipboard. @param {Game} game */
export async function share(game) {
  const path = game === state.game ? '/replay' : '/replay?daily=true';
  const { answer, room } = game;
  const ask = () => call(path).then(({ turns }) => leftIn(turns), () => undefined);
  const left = game.left ?? (answer && !room ? await ask() : undefined);
  const text = summaryOf(game, left);
  if (!navigator.share) return copy(text);
  return navigator.share({ text }).catch((error) => error.name !== 'AbortError' && copy(text));
}

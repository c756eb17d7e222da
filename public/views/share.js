// Links to a game, and the text that shares one: without a letter of the word or of a guess.

import { queryOf } from '../offers.js';
import { copy } from '../page.js';
import { call } from '../server.js';
import { count, cunningOf, dateOf, sizeOf, t } from '../texts.js';

const page = () => location.href.split('#')[0];

/** The address of a game. @param {Settings} settings @param {string | number} seed */
export const linkOf = (settings, seed) => `${page()}#play?${queryOf(settings)}&seed=${seed}`;

/** The address of a day's game; after its date, the same game by its seed. @param {Game} game */
const dayLinkOf = ({ daily, settings, seed }) =>
  `${page()}#today?date=${daily}&${queryOf(settings)}&seed=${seed}`;

/**
 * What the address asks for, once: it is taken out of the address.
 * @returns {{date?: string, isToday: boolean, query: string} | null}
 */
export function takeLink() {
  const [, kind, text] = location.hash.match(/^#(play|today)\??(.*)$/) ?? [];
  if (!kind) return null;
  history.replaceState(null, '', page());
  const query = new URLSearchParams(text);
  const date = query.get('date');
  query.delete('date');
  return { date, isToday: kind === 'today', query: String(query) };
}

/** @param {Game} game @param {number} [before] how many words there were at the start */
function summaryOf(game, before) {
  const { candidates, daily, guesses, settings, status } = game;
  const allowed = count('mistakes', game.mistakesAllowed);
  const date = daily && dateOf(daily);
  return [
    t(daily ? 'shared-today' : 'shared-game', {
      date,
      size: sizeOf(game),
      cunning: cunningOf(settings),
      mistakes: allowed,
    }),
    t(`shared-${status}`, { mistakes: count('mistakes', game.mistakes) }),
    guesses.map(({ positions }) => (positions.length ? '✓' : '✗')).join(''),
    before && t('shared-words', { before, n: candidates }),
    daily ? dayLinkOf(game) : linkOf(settings, game.seed),
  ].filter(Boolean).join('\n');
}

/** Shares a finished game by the system's own way, else by the clipboard. @param {Game} game */
export async function share(game) {
  const before = await call('/replay').then(({ turns }) => turns[0]?.before, () => undefined);
  const text = summaryOf(game, before);
  if (!navigator.share) return copy(text);
  return navigator.share({ text }).catch((error) => error.name !== 'AbortError' && copy(text));
}

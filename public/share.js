// Links: the very same game for a friend, a class, a day.

import { queryOf } from './offers.js';

const mark = '#play?';

/** The address of a game. @param {Settings} settings @param {string | number} seed */
export const linkOf = (settings, seed) =>
  `${location.href.split('#')[0]}${mark}${queryOf(settings)}&seed=${seed}`;

/** The game that the address asks for, once: it is taken out of the address. */
export function takeLink() {
  const [page, query] = location.href.split(mark);
  if (query) history.replaceState(null, '', page);
  return query;
}

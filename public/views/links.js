// The addresses of games, and the request in the page's own address.

import { queryOf } from '../offers.js';
import { dayQuery, endgameQuery, linkIn } from '../rules/links.js';
import { call } from '../server.js';
import { pageLanguage } from '../texts.js';

const page = () => location.href.split('#')[0];

/** The address of a game. @param {Settings} settings @param {string | number} seed */
export const linkOf = (settings, seed) => `${page()}#play?${queryOf(settings)}&seed=${seed}`;

/** The address of a day's game, with its language after the date unless it is English. */
export const dayLinkOf = (date, language) => `${page()}#${date}${language ? `-${language}` : ''}`;

/** The query of a day's game, by default in the page's language. @param {string} [date] */
export const queryOfDay = (date = '', language = pageLanguage()) => dayQuery(date, language);

/** The address of an endgame. @param {Game} game */
export const endgameLinkOf = ({ endgame: { number, date }, language }) =>
  `${page()}#${endgameQuery(number, date, language)}`;

const drawSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** Whether the cookie belongs to a player, asked before the page creates one. */
const hasPlayer = () => call('/code', {}).then(() => true, ({ code }) => code !== 'no-player');

/** The request in the address. @returns {Promise<Link | null>} */
export async function readLink() {
  const link = linkIn(location.hash, drawSeed);
  return link?.view === 'code' ? { ...link, hadPlayer: await hasPlayer() } : link;
}

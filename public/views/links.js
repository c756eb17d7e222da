// The addresses of games, and what the page's own address asks for.

import { queryOf } from '../offers.js';
import { pageLanguage } from '../texts.js';

const page = () => location.href.split('#')[0];

/** The address of a game. @param {Settings} settings @param {string | number} seed */
export const linkOf = (settings, seed) => `${page()}#play?${queryOf(settings)}&seed=${seed}`;

/** The address of a day's game, its language behind the date, but for English. */
export const dayLinkOf = (date, language) => `${page()}#${date}${language ? `-${language}` : ''}`;

/** What starts a day's game, in the page's language if no other is named. @param {string} [date] */
export const queryOfDay = (date = '', language = pageLanguage()) =>
  `daily=true${language ? `&language=${language}` : ''}${date && `&date=${date}`}`;

/** An endgame as it is asked for, by default today's in English. @param {number | string} number */
export const endgameQuery = (number, date, language) =>
  new URLSearchParams({
    endgame: String(number),
    ...(date && { date }),
    ...(language && { language }),
  }).toString();

/** The address of an endgame. @param {Game} game */
export const endgameLinkOf = ({ endgame: { number, date }, language }) =>
  `${page()}#${endgameQuery(number, date, language)}`;

/** Links that open a view, by what the view is called. */
const views = ['code', 'room'];

const known = ['list', 'length', 'mistakes', 'evil', 'cunning', 'seed'];

/**
 * A seed of our own, for a link without one: its game must count nowhere and change no settings.
 */
const drawSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** What a link asks for. @param {string} kind @param {string} text */
function linkFrom(kind, text) {
  if (views.includes(kind)) return { view: kind, text };
  if (kind === 'endgame') return { query: `endgame=${text}` };
  if (kind !== 'play' && kind !== 'today') return { isToday: true, date: kind, query: '' };
  const query = new URLSearchParams(text);
  const date = query.get('date') ?? '';
  query.delete('date');
  const names = [...query.keys()];
  const isNumber = (name) => /^(\d+|any)?$/.test(query.get(name) ?? '');
  if (names.some((name) => !known.includes(name)) || !['length', 'mistakes'].every(isNumber)) {
    return { isBroken: true };
  }
  if (names.length && !query.has('seed')) query.set('seed', drawSeed());
  return { isToday: kind === 'today', date, query: String(query) };
}

/**
 * What the address asks for, once: it is taken out of the address.
 * @returns {Link | null}
 */
export function takeLink() {
  const [, kind, text] = location.hash.match(
    /^#(play|today|code|room|endgame|\d{4}-\d\d-\d\d(?:-[a-z]{2,8})*)[?=]?(.*)$/,
  ) ?? [];
  if (!kind) return null;
  history.replaceState(history.state, '', page());
  return linkFrom(kind, text);
}

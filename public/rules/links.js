// The text after the `#` of the page's address, and the queries that it means.

import { isDate } from './days.js';

const views = ['code', 'room', 'word'];

const known = ['list', 'length', 'mistakes', 'evil', 'cunning', 'seed'];

/** The query of a day's game. @param {string} date an earlier day, else '' */
export const dayQuery = (date, language) =>
  `daily=true${language ? `&language=${language}` : ''}${date && `&date=${date}`}`;

/** The query of an endgame, by default today's in English. @param {number | string} number */
export const endgameQuery = (number, date, language) =>
  new URLSearchParams({
    endgame: String(number),
    ...(date && { date }),
    ...(language && { language }),
  }).toString();

/**
 * The settings in a link without anything else, and the mistakes of the winner who sends it.
 * @param {string} text
 * @param {() => string} drawSeed
 */
function gameIn(text, drawSeed) {
  const query = new URLSearchParams(text);
  const date = query.get('date') ?? '';
  const beat = query.get('beat') ?? '';
  for (const name of ['date', 'beat']) query.delete(name);
  const names = [...query.keys()];
  const isNumber = (name) => /^(\d+|any)?$/.test(query.get(name) ?? '');
  const isRead = /^\d{0,2}$/.test(beat) && ['length', 'mistakes'].every(isNumber);
  if (!isRead || names.some((name) => !known.includes(name))) return { isBroken: true };
  // A seed keeps the game out of the statistics and the settings unchanged.
  if (names.length && !query.has('seed')) query.set('seed', drawSeed());
  return { date, query: String(query), ...(beat && { beat }) };
}

/**
 * The request in an address; null if it is not a link of this page.
 * @param {string} hash with its `#`
 * @param {() => string} drawSeed for a link of settings without one
 * @returns {Link | null}
 */
export function linkIn(hash, drawSeed) {
  const [, kind, text = ''] = hash.match(
    /^#(play|today|code|room|word|endgame|\d{4}-\d\d-\d\d(?:-[a-z]{2,8})*)(?:[?=](.*))?$/,
  ) ?? [];
  if (!kind) return null;
  if (views.includes(kind)) return { view: kind, text };
  if (kind === 'endgame') return { query: `endgame=${text}` };
  if (kind === 'today') return { isToday: true, ...gameIn(text, drawSeed) };
  if (kind === 'play') {
    return text ? { isToday: false, ...gameIn(text, drawSeed) } : { isBroken: true };
  }
  return isDate(kind.slice(0, 10)) ? { isToday: true, date: kind, query: '' } : { isBroken: true };
}

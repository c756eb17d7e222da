// The addresses of rooms: #room=ID, with the check of the room's promises and the author's key.
// Neither its author nor the server can change a word once the link is out.

import { digestOf } from '../parts/digest.js';
import { attempt } from '../state.js';

const isId = (text) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** What people type as letters of an id. @param {string} text */
const idOf = (text) =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** The first letters of an id, which lead to its room too. */
const isCode = (text) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(text);

/** The letters to type, as a board shows them. @param {string} id */
export const codeOf = (id) => `${id.slice(0, 4)}-${id.slice(4, 8)}`;

/**
 * What a link leads to, or why it leads nowhere, as the name of a text.
 * @param {string} text a link, what follows its `#`, or an id
 * @returns {{place?: Place, fault?: string}}
 */
export function readLink(text) {
  const [, room] = text.match(/(?:^|#)room=(\S*)/) ?? [];
  if (room === undefined) {
    const id = idOf(text);
    return isId(id) || isCode(id) ? { place: { id } } : { fault: 'other-link' };
  }
  const values = new URLSearchParams(`room=${room}`);
  const [id, check, key] = ['room', 'c', 'key'].map((name) => values.get(name) ?? undefined);
  const isWhole = isId(idOf(id)) && /^([0-9a-f]{16}){1,2}$/.test(check ?? '0'.repeat(16)) &&
    isId(idOf(key ?? id));
  return isWhole
    ? { place: { id: idOf(id), check, key: key && idOf(key) } }
    : { fault: 'cut-link' };
}

/** The link of a room; with its key it is the author's own. @param {Place} place */
export function linkTo({ id, check, key }) {
  const parts = [`room=${id}`, check && `c=${check}`, key && `key=${key}`];
  return `${location.href.split('#')[0]}#${parts.filter(Boolean).join('&')}`;
}

const most = 40;

/** The rooms that were made or entered here, the latest first. @returns {Remembered[]} */
export function rememberedRooms() {
  const stored = attempt(() => JSON.parse(localStorage.hangmanRooms));
  const isWhole = ({ id, at }) => isId(id) && !(at && Number.isNaN(Date.parse(at)));
  return Array.isArray(stored) ? stored.filter((room) => room && isWhole(room)) : [];
}

/**
 * A room as it was made or entered here.
 * @param {string} id or its first letters
 * @returns {Place}
 */
export const knownPlace = (id) =>
  rememberedRooms().find((room) => room.id.startsWith(id)) ?? { id };

/**
 * Remembers a room; what was known of it and is not given stays.
 * @param {Partial<Remembered>} room
 */
export function rememberRoom(room) {
  const rooms = rememberedRooms();
  const known = rooms.find(({ id }) => id === room.id);
  const given = Object.fromEntries(Object.entries(room).filter(([, value]) => value));
  const others = rooms.filter((other) => other !== known);
  const next = [{ ...known, ...given }, ...others].slice(0, most);
  attempt(() => {
    localStorage.hangmanRooms = JSON.stringify(next);
  });
}

/** Forgets a room that is no more. @param {string} id */
export function forgetRoom(id) {
  attempt(() => {
    localStorage.hangmanRooms = JSON.stringify(rememberedRooms().filter((one) => one.id !== id));
  });
}

// Promises ----------------------------------------------------------------------------------------

/** What a link says of all promises of a room. @param {Room} room */
export const checkOf = async ({ rounds }) =>
  (await digestOf(rounds.map(({ commitment }) => commitment).join('\n')))?.slice(0, 32);

/** Whether a room's promises are those of its link. @param {Place} place @param {Room} room */
async function keepsLink({ check }, room) {
  const found = await checkOf(room);
  return check && found ? found.startsWith(check) : undefined;
}

/** Whether a room's promises are of just the lines that it shows its author. @param {Room} room */
async function keepsLines({ kind, rounds, lines }) {
  if (!lines) return undefined;
  const words = lines.map(({ word }) => word);
  const texts = kind === 'trap' ? [words.join('\n')] : words;
  if (texts.length !== rounds.length) return false;
  const digests = await Promise.all(rounds.map(({ nonce }, i) => digestOf(`${nonce}:${texts[i]}`)));
  if (digests.includes(undefined)) return undefined;
  return digests.every((digest, i) => digest === rounds[i].commitment);
}

/** The letters of a word without their marks, in capitals: alphabets differ in these. */
const bareLetters = (word) => word.normalize('NFKD').toUpperCase().replace(/\P{L}/gu, '');

/** Whether lines were surely taken as they were sent. @param {Room} room @param {string[]} sent */
const isAsSent = ({ lines }, sent) =>
  lines.length === sent.length &&
  lines.every(({ word }, i) => bareLetters(word) === bareLetters(sent[i]));

/**
 * What the promises of a room are worth, as the name of a text.
 * @param {Place} place
 * @param {Room} room
 * @param {string[]} [sent] the words that it was just made of
 */
export async function verdictOn(place, room, sent) {
  const [link, lines] = await Promise.all([keepsLink(place, room), keepsLines(room)]);
  if (lines === false) return sent ? 'changed-words' : 'broken-promise';
  if (link === false) return 'broken-promise';
  if (sent && !lines) return 'unchecked';
  if (sent) return isAsSent(room, sent) ? 'kept-words' : 'taken-words';
  if (link) return 'checked';
  return crypto.subtle || !place.check ? 'no-promise' : 'unchecked';
}

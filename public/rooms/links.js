// The addresses of rooms: #room=ID, with the check of its promises and the author's key; and what
// this browser alone knows: its rooms, and the names that an author writes beside seats.

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

/** Where the server has the table of a room. @param {Place} place */
export const tableAt = ({ id, key }) => `cgi-bin/hangman-cgi/room/table?id=${id}&key=${key}`;

/** The table itself, as lines of a spreadsheet. @param {Place} place */
export const fetchTable = async (place) => (await fetch(tableAt(place))).text();

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

const titles = { words: 'some-words', trap: 'trap', rounds: 'same' };

/**
 * What a room without a title is called: its author made a word or a class.
 * @param {Place} place
 * @param {Room} room
 */
export function cardOf({ card, key }, { kind, rounds }) {
  if (card && card !== titles[kind]) return card;
  if (kind !== 'words' || (!key && rounds.length > 1)) return titles[kind];
  return rounds.length > 1 ? 'class' : key ? 'word' : 'one-word';
}

/**
 * Remembers a room; what was known of it and is not given stays.
 * @param {Place} place
 * @param {Room} [room]
 */
export function rememberRoom(place, room) {
  const rooms = rememberedRooms();
  const known = rooms.find(({ id }) => id === place.id);
  const shown = room && {
    card: cardOf(place, room),
    at: room.createdAt,
    title: room.title,
    scene: room.scene,
    rounds: room.rounds.length,
  };
  const given = Object.fromEntries(
    Object.entries({ ...place, ...shown }).filter(([, value]) => value),
  );
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

/** @returns {Record<string, Record<string, string>>} by rooms and seats */
const namesHere = () => ({ ...attempt(() => JSON.parse(localStorage.hangmanNames)) });

/** @param {string} room its id @param {number} seat */
export const nameOf = (room, seat) => String(namesHere()[room]?.[seat] ?? '');

/** @param {string} room its id @param {number} seat @param {string} name */
export function writeName(room, seat, name) {
  const names = namesHere();
  names[room] = { ...names[room], [seat]: name.trim() };
  attempt(() => {
    localStorage.hangmanNames = JSON.stringify(names);
  });
}

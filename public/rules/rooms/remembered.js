// The rooms that a browser remembers: their lifetime, names, search and order, and the file for
// another browser; and the tally of two players who send each other words, by pairs and rooms, so
// that no word counts twice.

import { codeOf, isId, isPass } from '../rooms.js';

/** The longest life of a room, in milliseconds. */
const life = 400 * 864e5;

const titles = { words: 'some-words', trap: 'trap', rounds: 'same' };

/**
 * The name of a room without a title, by the card with which it was made.
 * @param {Place} place
 * @param {Room} room
 */
export function cardOf({ card, key }, { kind, rounds }) {
  if (card && card !== titles[kind]) return card;
  if (kind !== 'words' || (!key && rounds.length > 1)) return titles[kind];
  return rounds.length > 1 ? 'class' : key ? 'word' : 'one-word';
}

const isText = (value) => typeof value === 'string' && value !== '' && value.length <= 400;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

/** A check of each field of a remembered room. @type {Record<string, (value: any) => boolean>} */
const fields = {
  id: isId,
  check: (value) => /^([0-9a-f]{16}){1,2}$/.test(value),
  key: isId,
  card: isText,
  title: isText,
  scene: (value) => /^[a-z]{1,16}$/.test(value),
  words: isText,
  at: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  rounds: isCount,
  pupils: isCount,
  finished: isCount,
  pair: isId,
  pass: isPass,
};

/** A room with only its valid fields. @returns {any} */
const cleaned = (room) =>
  Object.fromEntries(
    Object.entries(Object(room)).filter(([name, value]) =>
      Object.hasOwn(fields, name) && fields[name](value)
    ),
  );

/** The valid rooms in a browser's store, which anybody may have changed. @returns {Remembered[]} */
export const roomsIn = (stored) =>
  Array.isArray(stored) ? stored.map(cleaned).filter(({ id }) => id) : [];

/** A room's first words, for its author. @param {Room['lines']} lines */
function wordsIn(lines) {
  const words = lines?.slice(0, 3).map(({ word }) => word) ?? [];
  return words.join(', ') + (lines?.length > 3 ? ' …' : '');
}

/**
 * Remembered rooms with one added, the latest first; known fields that are not given stay.
 * @param {Remembered[]} rooms
 * @param {Place} place
 * @param {Room} [room]
 */
export function withRoom(rooms, place, room) {
  const known = rooms.find(({ id }) => id === place.id);
  const all = room?.rounds.length;
  const shown = room && {
    card: cardOf(place, room),
    at: room.createdAt,
    title: room.title,
    scene: room.scene,
    words: wordsIn(room.lines),
    rounds: all,
    ...(place.key
      ? {
        pupils: room.seats,
        finished: room.results?.filter(({ rounds }) => rounds.length >= all).length,
      }
      : {}),
  };
  const given = cleaned({ ...place, ...shown });
  return [{ ...known, ...given }, ...rooms.filter((other) => other !== known)];
}

/** Whether a server may still have a room. @param {Remembered} room @param {number} now */
export const lives = ({ at }, now) => !at || Date.parse(at) + life > now;

/**
 * The rooms whose name, date or code has each typed word.
 * @param {Remembered[]} rooms
 * @param {string} typed
 * @param {(room: Remembered) => string} textOf its shown text
 */
export function found(rooms, typed, textOf) {
  const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return rooms;
  return rooms.filter((room) => {
    const text = plain(`${textOf(room)} ${room.words ?? ''} ${codeOf(room.id)} ${room.id}`);
    return words.every((word) => text.includes(word));
  });
}

/**
 * Rooms sorted: the newest first, by name, or by number of players.
 * @param {Remembered[]} rooms
 * @param {string} order
 * @param {(room: Remembered) => string} nameOf
 */
export function arranged(rooms, order, nameOf) {
  const timeOf = ({ at }) => (at ? Date.parse(at) : Infinity);
  /** @type {Record<string, (a: Remembered, b: Remembered) => number>} */
  const orders = {
    title: (a, b) => nameOf(a).localeCompare(nameOf(b), undefined, { numeric: true }),
    pupils: (a, b) => (b.pupils ?? 0) - (a.pupils ?? 0),
    at: () => 0,
  };
  const newest = (a, b) => timeOf(b) - timeOf(a) || 0;
  return [...rooms].sort((a, b) => orders[order](a, b) || newest(a, b));
}

/**
 * Names by seat ids, including those that were stored by seat numbers.
 * @param {Record<string, string> | undefined} names
 * @param {Seat[]} rows
 */
export function withIds(names, rows) {
  const moved = rows.filter(({ id, seat }) => id && names?.[seat] !== undefined);
  if (!moved.length) return names;
  const all = { ...names };
  for (const { id, seat } of moved) {
    all[id] ??= all[seat];
    delete all[seat];
  }
  return all;
}

/** The file's mark. */
const kind = 'rooms of Evil Hangman';

/**
 * A browser's rooms and names, as a file.
 * @param {Remembered[]} rooms
 * @param {Names} names
 */
export const fileOf = (rooms, names) => JSON.stringify({ kind, rooms, names }, null, 1);

/** The valid names in a store or a file. @returns {Names} */
export const namesIn = (stored) =>
  Object.fromEntries(
    Object.entries(Object(stored)).filter(([id]) => isId(id)).map(([id, names]) => [
      id,
      Object.fromEntries(Object.entries(Object(names)).filter(([, name]) => isText(name))),
    ]),
  );

/**
 * Rooms and names with those of a file added; undefined for another file. Known ones stay.
 * @param {Remembered[]} rooms
 * @param {Names} names
 * @param {string} text of the file
 * @returns {{rooms: Remembered[], names: Names, added: number} | undefined}
 */
export function withFile(rooms, names, text) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (read?.kind !== kind) return undefined;
  const known = new Map(rooms.map((room) => [room.id, room]));
  for (const room of roomsIn(read.rooms)) known.set(room.id, { ...room, ...known.get(room.id) });
  const others = Object.entries(namesIn(read.names)).map(([id, some]) => [
    id,
    { ...some, ...names[id] },
  ]);
  return {
    rooms: [...known.values()],
    names: { ...names, ...Object.fromEntries(others) },
    added: known.size - rooms.length,
  };
}

/** The number of latest pairs that are kept, and of words of each. */
const [most, mostWords] = [40, 400];

/** The name of a pair: the room of its first word. @param {Place} place */
export const pairOf = ({ id, pair }) => pair ?? id;

/** The valid pairs in a browser's store, which anybody may have changed. @returns {Pairs} */
export const pairsIn = (stored) =>
  Object.fromEntries(
    Object.entries(Object(stored)).filter(([pair, words]) => isId(pair) && Object(words) === words),
  );

/** An object with a value added at the end, cut to the latest values. */
const withLast = (all, name, value, many) =>
  Object.fromEntries(
    [...Object.entries(all).filter(([one]) => one !== name), [name, value]].slice(-many),
  );

/**
 * Pairs with a played word added; a known result stays.
 * @param {Pairs} pairs
 * @param {string} pair
 * @param {string} room its id
 * @param {'you' | 'other' | ''} finder the one who found the word
 * @returns {Pairs}
 */
export function withWord(pairs, pair, room, finder) {
  const words = pairs[pair] ?? {};
  return withLast(pairs, pair, withLast(words, room, words[room] || finder, mostWords), most);
}

/** The number of words that each of a pair has found; undefined before two were played. */
export function tallyOf(pairs, pair) {
  const words = Object.values(pairs[pair] ?? {});
  const found = (who) => words.filter((finder) => finder === who).length;
  return words.length > 1 ? { you: found('you'), other: found('other') } : undefined;
}

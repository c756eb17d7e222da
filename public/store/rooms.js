// The data that only this browser has: its rooms, the names that an author gives to seats, and the
// tallies of two players who send each other words.

import {
  fileOf,
  lives,
  namesIn,
  pairsIn,
  roomsIn,
  tallyOf,
  withFile,
  withIds,
  withRoom,
  withWord,
} from '../rules/rooms/remembered.js';
import { attempt } from '../state.js';

/**
 * A value that the browser stores. It is parsed once for each text, because a table asks for each
 * of its names. Where there is no space, what was written stays until the page is left.
 * @template T
 * @param {string} key
 * @param {(parsed: any) => T} valueOf
 */
function stored(key, valueOf) {
  /** @type {{text?: string, value?: T}} */
  let last = {};
  const textNow = () => attempt(() => localStorage[key]) ?? '';
  return {
    read() {
      const text = textNow();
      if (text !== last.text) last = { text, value: valueOf(attempt(() => JSON.parse(text))) };
      return last.value;
    },
    /** Returns whether the browser had space. @param {T} value */
    write(value) {
      const isKept = attempt(() => {
        localStorage[key] = JSON.stringify(value);
        return true;
      });
      last = { text: textNow(), value };
      return isKept;
    },
  };
}

/** The rooms that were made or entered here, the latest first. */
const { read: rememberedRooms, write } = stored('hangmanRooms', roomsIn);
export { rememberedRooms };

/** The names by rooms and seats. */
const { read: namesHere, write: writeNames } = stored('hangmanNames', namesIn);

/**
 * The record of a room, or only its id.
 * @param {string} id or its first letters
 * @returns {Place}
 */
export const knownPlace = (id) =>
  rememberedRooms().find((room) => room.id.startsWith(id)) ?? { id };

/**
 * Remembers a room, and returns whether the browser could.
 * @param {Place} place
 * @param {Room} [room]
 */
export const rememberRoom = (place, room) => write(withRoom(rememberedRooms(), place, room));

/** Forgets a room, and the names in it. @param {string} id */
export function forgetRoom(id) {
  write(rememberedRooms().filter((one) => one.id !== id));
  const { [id]: _, ...others } = namesHere();
  writeNames(others);
}

/** Forgets the rooms that have expired, and returns their number. @param {number} now */
export function forgetOver(now) {
  const over = rememberedRooms().filter((room) => !lives(room, now));
  for (const { id } of over) forgetRoom(id);
  return over.length;
}

/** The key of a seat's name: its id, because its number may be given again. @param {Seat} seat */
const keyOf = ({ id, seat }) => id ?? String(seat);

/** @param {string} room its id @param {Seat} seat */
export const nameOf = (room, seat) => namesHere()[room]?.[keyOf(seat)] ?? '';

/** @param {string} room its id @param {Seat} seat @param {string} name */
export function writeName(room, seat, name) {
  const names = namesHere();
  writeNames({ ...names, [room]: { ...names[room], [keyOf(seat)]: name.trim() } });
}

/** Moves names from seat numbers to the ids that have these numbers now. @param {Room} room */
export function adoptNames({ id, results }) {
  const names = namesHere();
  const own = withIds(names[id], results ?? []);
  if (own !== names[id]) writeNames({ ...names, [id]: own });
}

/** The file with all rooms, keys and names, for another browser. */
export const roomsFile = () => fileOf(rememberedRooms(), namesHere());

/** Takes the rooms of a file, and returns the number of new ones; undefined for another file. */
export function takeFile(text) {
  const all = withFile(rememberedRooms(), namesHere(), text);
  if (!all || !write(all.rooms)) return undefined;
  writeNames(all.names);
  return all.added;
}

const pairsHere = () => pairsIn(attempt(() => JSON.parse(localStorage.hangmanPairs)));

/**
 * Counts a word that was played.
 * @param {string} pair
 * @param {string} room its id
 * @param {'you' | 'other' | ''} finder
 */
export const noteWord = (pair, room, finder) =>
  attempt(() => {
    localStorage.hangmanPairs = JSON.stringify(withWord(pairsHere(), pair, room, finder));
  });

/** The words that each has found. @param {string} pair */
export const tallyHere = (pair) => tallyOf(pairsHere(), pair);

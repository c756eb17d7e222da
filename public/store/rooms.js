// What only this browser knows: its rooms, and the names that an author writes beside seats.

import { roomsIn, withRoom } from '../rules/rooms.js';
import { attempt } from '../state.js';

const write = (rooms) =>
  attempt(() => {
    localStorage.hangmanRooms = JSON.stringify(rooms);
  });

/** The rooms that were made or entered here, the latest first. */
export const rememberedRooms = () => roomsIn(attempt(() => JSON.parse(localStorage.hangmanRooms)));

/**
 * A room as it was made or entered here.
 * @param {string} id or its first letters
 * @returns {Place}
 */
export const knownPlace = (id) =>
  rememberedRooms().find((room) => room.id.startsWith(id)) ?? { id };

/** @param {Place} place @param {Room} [room] */
export const rememberRoom = (place, room) => write(withRoom(rememberedRooms(), place, room));

/** Forgets a room that no longer exists. @param {string} id */
export const forgetRoom = (id) => write(rememberedRooms().filter((one) => one.id !== id));

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

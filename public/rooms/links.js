// The addresses of rooms.

import { tailOf } from '../rules/rooms.js';
import { addressOf } from '../server.js';

/** The link of a room; with its key it is the author's own. @param {Place} place */
export const linkTo = (place) => `${location.href.split('#')[0]}#${tailOf(place)}`;

/** A room's table, as lines of a spreadsheet. @param {Place} place */
export const fetchTable = async ({ id, key }) =>
  (await fetch(addressOf(`/room/table?id=${id}&key=${key}`))).text();

// Who is who: names that an author writes beside seats. They stay in this browser, never sent.

import { attempt } from '../state.js';

/** @returns {Record<string, Record<string, string>>} names by rooms and seats */
function stored() {
  const names = attempt(() => JSON.parse(localStorage.hangmanNames));
  return names && typeof names === 'object' ? names : {};
}

/** @param {string} room its id @param {number} seat */
export const nameOf = (room, seat) => String(stored()[room]?.[seat] ?? '');

/** @param {string} room its id @param {number} seat @param {string} name */
export function writeName(room, seat, name) {
  const names = stored();
  names[room] = { ...names[room], [seat]: name.trim() };
  attempt(() => {
    localStorage.hangmanNames = JSON.stringify(names);
  });
}

const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/**
 * The server's table with the names, as spreadsheets read it.
 * @param {string} room its id
 * @param {string} table
 */
export function withNames(room, table) {
  const lines = table.trim().split('\r\n').map((line, i) => {
    const [seat, ...others] = line.split(',');
    return [seat, i ? quoted(nameOf(room, Number(seat))) : 'name', ...others].join(',');
  });
  // By the mark at its start they know that it is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

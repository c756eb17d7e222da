// Exported results: files for spreadsheets, and text for a gradebook.

import { costOf, winsOf } from '../rooms.js';

/**
 * The page's and browser's conventions for a file.
 * @typedef {{
 *   text: (name: string) => string, timeOf: (moment: string) => string, zone: string,
 *   separator: string, nameOf: (row: Seat) => string, animalOf: (row: Seat) => string,
 * }} Style
 */

/** A line of the server's table. @typedef {Record<string, string>} Line */

/** The lines of the server's table, by the heads of their columns. @returns {Line[]} */
function linesOf(table) {
  const [head, ...lines] = table.trim().split('\r\n').map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])));
}

/** The seconds that each seat took, from the server's table. @param {string} table */
export function timesIn(table) {
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const { seat, seconds } of linesOf(table)) {
    times.set(Number(seat), (times.get(Number(seat)) ?? 0) + Number(seconds));
  }
  return times;
}

/** The sign between cells, which depends on decimals. @param {string} decimal such as 1,5 */
export const separatorOf = (decimal) => (decimal.includes(',') ? ';' : ',');

/** A cell that a spreadsheet takes neither for a formula nor for two cells. */
function cellOf(value, separator) {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  const isPlain = !/["\r\n\t]|^\s|\s$/.test(harmless) && !harmless.includes(separator);
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as a file, with a mark at its start that tells spreadsheets of UTF-8. */
const written = (rows, separator) =>
  `\ufeff${
    rows.map((row) => `${row.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`).join('')
  }`;

/** The percentage of all words that were found. @param {RoomResult[]} rounds */
export const percentOf = (rounds, all) => Math.round((100 * winsOf(rounds)) / all);

const sumOf = (values) => values.reduce((sum, value) => sum + Number(value), 0);

/** The first and the last time of some lines, in the reader's time zone. */
function momentsOf(lines, { timeOf }) {
  const [starts, ends] = ['started', 'ended'].map((name) =>
    lines.map((line) => line[name]).filter(Boolean).sort()
  );
  return [starts[0], ends.at(-1)].map((moment) => (moment ? timeOf(moment) : ''));
}

/** The words of a room by rounds; numbers for drawn words. @param {Room} room */
const wordsOf = ({ rounds, lines, kind }) =>
  rounds.map((_, i) => (kind === 'words' && lines?.[i].word ? `${i + 1} ${lines[i].word}` : i + 1));

/** The mistakes of a won round, else a mark. @param {RoomResult} result */
const worthOf = (result) => result && (result.status === 'won' ? result.mistakes : '✗');

/**
 * A file with a row for each player, and one for all.
 * @param {Room} room
 * @param {string} table the server's
 * @param {Style} style
 */
export function playersFile(room, table, style) {
  const { text, zone, separator, nameOf, animalOf } = style;
  const lines = linesOf(table);
  const all = room.rounds.length;
  const results = room.results ?? [];
  const head = [
    text('name'),
    text('animal'),
    text('found'),
    text('words'),
    '%',
    text('missed-letters'),
    `${text('time')} (s)`,
    `${text('begun')} (${zone})`,
    `${text('ended')} (${zone})`,
    ...wordsOf(room),
  ];
  const rows = results.map((row) => {
    const own = lines.filter(({ seat }) => Number(seat) === row.seat);
    return [
      nameOf(row),
      animalOf(row),
      winsOf(row.rounds),
      all,
      percentOf(row.rounds, all),
      costOf(row.rounds),
      sumOf(own.map(({ seconds }) => seconds)),
      ...momentsOf(own, style),
      ...room.rounds.map((_, i) => worthOf(row.rounds.find(({ round }) => round === i + 1))),
    ];
  });
  const everything = results.flatMap(({ rounds }) => rounds);
  const total = [
    text('total'),
    '',
    winsOf(everything),
    all * results.length,
    percentOf(everything, all * results.length || 1),
    costOf(everything),
    sumOf(lines.map(({ seconds }) => seconds)),
    ...momentsOf(lines, style),
    ...room.rounds.map((_, i) => winsOf(everything.filter(({ round }) => round === i + 1))),
  ];
  return written([head, ...rows, total], separator);
}

/**
 * A file with a row for each player and word, and one for all.
 * @param {Room} room
 * @param {string} table the server's
 * @param {Style} style
 */
export function wordsFile(room, table, style) {
  const { text, timeOf, zone, separator, nameOf, animalOf } = style;
  const lines = linesOf(table);
  const head = [
    text('name'),
    text('animal'),
    '#',
    text('a-word'),
    text('found'),
    text('missed-letters'),
    text('guesses'),
    `${text('time')} (s)`,
    `${text('begun')} (${zone})`,
    `${text('ended')} (${zone})`,
  ];
  const rowOf = (line) =>
    room.results?.find(({ seat }) => seat === Number(line.seat)) ?? { seat: Number(line.seat) };
  const numberOf = (value) => (value ? Number(value) : '');
  const rows = lines.map((line) => [
    nameOf(rowOf(line)),
    animalOf(rowOf(line)),
    Number(line.round),
    room.kind === 'words' ? room.lines?.[Number(line.round) - 1]?.word : '',
    { won: 1, lost: 0 }[line.status],
    numberOf(line.mistakes),
    numberOf(line.guesses),
    numberOf(line.seconds),
    timeOf(line.started),
    timeOf(line.ended),
  ]);
  const sums = ['mistakes', 'guesses', 'seconds'].map((name) =>
    sumOf(lines.map((line) => line[name]))
  );
  const won = lines.filter(({ status }) => status === 'won').length;
  const total = [text('total'), '', lines.length, '', won, ...sums, ...momentsOf(lines, style)];
  return written([head, ...rows, total], separator);
}

/**
 * Each player's result on a line, as a gradebook takes it from the clipboard.
 * @param {RoomRow[]} rows
 * @param {(row: RoomRow) => string[]} cellsOf its name, mark, and percent where wanted
 */
export const marksText = (rows, cellsOf) => rows.map((row) => cellsOf(row).join('\t')).join('\n');

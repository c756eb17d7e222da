// The parts of a table that its author rarely needs, folded: the words by hardness; two files for
// spreadsheets, and marks as text; rules that free seats without a name, few guesses, late arrival.

import { createElement } from '../../page.js';
import { build, buttonOf, tableOf } from '../../parts/elements.js';
import { copy, download } from '../../parts/passing.js';
import { momentOf } from '../../rules/rooms/clock.js';
import { costOf, winsOf, wordsByHardness } from '../../rules/rooms.js';
import {
  marksText,
  percentOf,
  playersFile,
  separatorOf,
  wordsFile,
} from '../../rules/rooms/sheets.js';
import { addressOf, Refusal } from '../../server.js';
import { state } from '../../state.js';
import { nameOf } from '../../store/rooms.js';
import { count, t } from '../../texts.js';
import { animalOf, reasonFor, text } from '../texts.js';
import { carefulButton } from './careful.js';

/** The table of words. @param {Room} room */
function wordsView(room) {
  const rows = wordsByHardness(room).filter(({ ends }) => ends).map((word) => {
    const bar = createElement('i', `${word.found}/${word.ends}`);
    const line = createElement('span.bar', bar);
    line.style.setProperty('--bar', String(word.share));
    const name = build('bdi', { lang: room.language ?? 'en' }, word.line?.word ?? word.round);
    return createElement(
      'tr',
      build('th', { scope: 'row' }, name),
      createElement('td', line),
      createElement('td', (Math.round(word.mistakes * 10) / 10).toLocaleString()),
    );
  });
  if (!rows.length || room.kind === 'trap') return [];
  const heads = [text('a-word'), text('found'), text('missed-letters')];
  const title = text('by-word');
  return [
    createElement(
      'details.words',
      createElement('summary', title),
      tableOf(createElement('span.vh', title), heads, rows),
    ),
  ];
}

/** A room's table, as lines of a spreadsheet. @param {Place} place */
export async function fetchTable({ id, key }) {
  const reply = await fetch(addressOf(`/room/table?id=${id}&key=${key}`)).catch(() => {
    throw new Refusal('network');
  });
  // Some servers send 200 with every reply.
  if (reply.headers.get('Content-Type')?.startsWith('text/csv')) return reply.text();
  const { code = 'down' } = await reply.json().catch(() => ({}));
  throw new Refusal(code);
}

/** Whether marks have a percentage, for all rooms until a reload. */
let hasPercent = false;

/** A time in this browser's zone, in a form for every spreadsheet. @param {string} moment */
const timeOf = (moment) => new Date(moment).toLocaleString('sv-SE');

/** @param {Room} room @returns {import('../../rules/rooms/sheets.js').Style} */
const styleOf = (room) => ({
  text: (name) => (name === 'words' ? t('words') : text(name)),
  timeOf,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  separator: separatorOf((1.5).toLocaleString(navigator.language)),
  nameOf: (row) => nameOf(room.id, row),
  animalOf: ({ seat }) => animalOf(seat),
});

/** A file name that every system accepts. @param {Room} room @param {string} what */
const fileName = ({ title, id }, what) =>
  `${(title ?? id.slice(0, 8)).replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()}${what}.csv`;

/** @param {Room} room */
const marksOf = (room) =>
  marksText(room.results ?? [], (row) => {
    const { length: n } = room.rounds;
    const name = nameOf(room.id, row) || animalOf(row.seat);
    const values = {
      found: winsOf(row.rounds),
      n,
      mistakes: count('mistakes', costOf(row.rounds)),
    };
    const percent = `${percentOf(row.rounds, n)}\xa0%`;
    return [name, text('mark', values), ...(hasPercent ? [percent] : [])];
  });

/** The files and the marks. @param {Place} place */
function takeView(place) {
  const said = build('span', { role: 'status' });
  const save = (make, what) => async () => {
    try {
      // The part is not drawn anew while it has the focus.
      const now = state.room.room;
      download(fileName(now, what), make(now, await fetchTable(place), styleOf(now)));
    } catch (error) {
      said.replaceChildren(reasonFor(error));
    }
  };
  const percent = build('input', { type: 'checkbox' });
  percent.checked = hasPercent;
  percent.onchange = () => {
    hasPercent = percent.checked;
  };
  return createElement(
    'details.take',
    createElement('summary', text('take-along')),
    createElement(
      'p.buttons',
      buttonOf(text('file-pupils'), save(playersFile, '')),
      buttonOf(text('file-words'), save(wordsFile, ` ${t('words')}`)),
    ),
    createElement(
      'p.buttons',
      buttonOf(text('copy-marks'), () => copy(marksOf(state.room.room))),
      createElement('label', percent, ' ', text('with-percent')),
    ),
    said,
  );
}

/** A rule with a value to set. @param {HTMLElement} input @param {() => unknown} remove */
const ruleView = (label, input, remove) =>
  createElement(
    'p.field',
    createElement('label', `${label} `, input),
    carefulButton(`⊖ ${text('remove')}`, 'sure', remove, 'button.remove'),
  );

/**
 * The rules; nothing if the server gives seats no ids.
 * @param {RoomRow[]} rows
 * @param {Author} author
 */
function removingView(rows, { place, seats }) {
  if (!rows.length || rows.some(({ id }) => !id)) return [];
  const named = rows.filter((row) => nameOf(place.id, row));
  const others = rows.length - named.length;
  const guesses = build('input', { type: 'number', min: 0, max: 99, value: 1 });
  const time = build('input', { type: 'datetime-local' });
  const unnamed = named.length && others
    ? carefulButton(
      `⊖ ${text('remove-unnamed', { n: others })}`,
      'sure',
      () => seats({ keep: named.map(({ id }) => id).join(',') }),
      'button.remove',
    )
    : '';
  return [createElement(
    'details.several',
    createElement('summary', text('remove-several')),
    unnamed,
    ruleView(text('guesses-at-most'), guesses, () => seats({ idle: guesses.value })),
    ruleView(text('came-after'), time, () => time.value && seats({ after: momentOf(time.value) })),
  )];
}

/**
 * The parts that are rarely needed, folded.
 * @param {Room} room @param {Author} author @param {RoomRow[]} all @param {RoomRow[]} rows
 */
export const foldsView = (room, author, all, rows) =>
  createElement(
    'div.folds',
    ...wordsView(room),
    rows.length && room.board !== 'shared' ? takeView(author.place) : '',
    ...removingView(all, author),
  );

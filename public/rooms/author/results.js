// The results that an author can export: two files for spreadsheets, and marks as text.

import { createElement } from '../../page.js';
import { build, buttonOf } from '../../parts/elements.js';
import { copy } from '../../parts/passing.js';
import { costOf, winsOf } from '../../rules/rooms.js';
import {
  marksText,
  percentOf,
  playersFile,
  separatorOf,
  wordsFile,
} from '../../rules/rooms/sheets.js';
import { state } from '../../state.js';
import { nameOf } from '../../store/rooms.js';
import { count, t } from '../../texts.js';
import { fetchTable } from '../links.js';
import { animalOf, reasonFor, text } from '../texts.js';
import { download } from '../yours.js';

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
export function takeView(place) {
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

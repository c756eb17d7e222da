// The room as the whole sheet of a projector: the code and where to type it, and who comes in.

import { $, createElement } from '../../page.js';
import { t } from '../../texts.js';
import { build, buttonOf } from '../../parts/elements.js';
import { qrPicture } from '../../qr/picture.js';
import { seatPicture } from '../../drawing/seats.js';
import { codeOf, winsOf } from '../../rules/rooms.js';
import { wallOf } from '../../rules/rooms/wall.js';
import { nameOf } from '../../store/rooms.js';
import { animalOf, text } from '../texts.js';

/** Where the page is, as somebody types it. */
const address = () => (location.host + location.pathname).replace(/(\/index\.html|\/)$/, '');

/** What the others scan or type. @param {Room} room @param {string} link */
export const sheetView = (room, link) =>
  createElement(
    'div.sheet',
    qrPicture(link, text('qr-code')),
    build('p.code', { translate: 'no' }, codeOf(room.id)),
    createElement('p.where', text('type-code', { address: address(), together: t('together') })),
  );

/** More show numbers alone. */
const mostAnimals = 40;

/** More are counted. */
const mostDots = 5;

/** What a seat found: nothing yet of one that has only come in. @param {RoomRow} row */
function dotsOf({ rounds }, all) {
  const won = winsOf(rounds);
  if (!rounds.length) return '';
  return all > mostDots
    ? `${won}/${all}`
    : '●'.repeat(won).padEnd(rounds.length, '⊗').padEnd(all, '○');
}

const longestOf = (texts) => Math.max(3, ...texts.map(({ length }) => length));

/** Makes all seats as large as the wall has space for. @param {HTMLElement} seats */
function fit(seats, { id, results, table }) {
  const rows = results ?? [];
  const { clientWidth: width, clientHeight: height } = seats;
  if (!width || !height) return;
  const names = rows.map((row) => nameOf(id, row) || String(row.seat));
  const notes = rows.length > mostAnimals ? [] : rows.map(({ seat }) => animalOf(seat));
  const wall = wallOf({
    count: rows.length,
    width,
    height,
    lines: 1 + Number(table === 'all') + Number(notes.length > 0),
    name: longestOf(names),
    note: longestOf(notes),
  });
  const sizes = { size: wall.size, text: wall.text, name: wall.name || wall.text, note: wall.note };
  seats.style.setProperty('--columns', String(wall.columns));
  for (const [name, size] of Object.entries(sizes)) {
    seats.style.setProperty(`--${name}`, `${size}px`);
  }
  seats.querySelectorAll('b').forEach((one, i) =>
    one.replaceChildren(wall.name ? names[i] : String(rows[i].seat))
  );
}

/** The pictures of those who have come, with how much they found. @param {Room} room */
export function arrivalsView(room) {
  const rows = room.results ?? [];
  const all = room.rounds.length;
  // Results that are the author's alone are on no wall.
  const hasDots = room.table === 'all';
  const seats = createElement(
    'div.seats',
    ...rows.map((row) =>
      build(
        'span',
        { 'data-seat': row.seat },
        seatPicture(row.seat),
        build('b', { dir: 'auto' }, nameOf(room.id, row) || String(row.seat)),
        hasDots ? createElement('i', dotsOf(row, all)) : '',
        rows.length > mostAnimals ? '' : createElement('small', animalOf(row.seat)),
      )
    ),
  );
  const view = build('div', { id: 'room-arrivals', class: 'arrivals' }, seats);
  if (rows.length && all <= mostDots && hasDots) view.append(createElement('p', text('marks-are')));
  new ResizeObserver(() => fit(seats, room)).observe(seats);
  return view;
}

export function leaveProjector() {
  $('room').classList.remove('projected');
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
}

/** The button that makes the room the whole sheet, and the one that leads back. */
export function projectorButtons(kind) {
  const fill = buttonOf(text('projector'), () => {
    $('room').classList.add('projected');
    document.documentElement.requestFullscreen?.().catch(() => {});
    // No button is marked on a wall.
    $('room-title').focus();
  }, kind);
  const back = buttonOf(text('back'), () => {
    leaveProjector();
    fill.focus();
  }, 'button.back-button');
  document.onfullscreenchange = () => document.fullscreenElement ?? leaveProjector();
  return [fill, back];
}

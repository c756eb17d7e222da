// The room on a projector: the code, the address at which to type it, and the players.

import { $, createElement, openOver } from '../../page.js';
import { t } from '../../texts.js';
import { build, buttonOf } from '../../parts/elements.js';
import { qrPicture } from '../../qr/picture.js';
import { svg } from '../../drawing/lettering.js';
import { oval } from '../../drawing/devil.js';
import { seatPicture } from '../../drawing/seats.js';
import { codeOf, winsOf } from '../../rules/rooms.js';
import { shortName, wallOf } from '../../rules/rooms/wall.js';
import { nameOf } from '../../store/rooms.js';
import { animalOf, text } from '../texts.js';

/** The page's address as people type it. */
const address = () => (location.host + location.pathname).replace(/(\/index\.html|\/)$/, '');

/** The QR code, the address and the code. @param {Room} room @param {string} link */
export function sheetView(room, link) {
  const shown = codeOf(room.id, room.pass);
  const code = build('p.code', { translate: 'no' }, shown);
  code.style.setProperty('--signs', String(shown.length));
  return createElement(
    'div.sheet',
    qrPicture(link, text('qr-code')),
    code,
    // On a phone the button is in the menu.
    createElement(
      'p.where',
      text('type-code', { address: address(), together: `☰\xa0${t('together')}` }),
    ),
  );
}

/** The most seats that are shown as animals; more are shown as numbers. */
const mostAnimals = 40;

/** The most dots of a seat; more words are counted. */
const mostDots = 5;

/** The words that a seat found, as dots; empty before its first round. @param {RoomRow} row */
function dotsOf({ rounds }, all) {
  const won = winsOf(rounds);
  if (!rounds.length) return [];
  if (all > mostDots) return [`${won}/${all}`];
  const dots = '●'.repeat(won).padEnd(rounds.length, '⊗').padEnd(all, '○');
  // In a font they are of different sizes.
  return [
    createElement('u.vh', dots),
    ...[...dots].map((dot) =>
      svg(
        'svg',
        { viewBox: '-12 -12 24 24' },
        svg('path', {
          d: oval(0, 0, 10) + (dot === '⊗' ? 'M-5-5L5 5M5-5L-5 5' : ''),
          fill: dot === '●' ? 'currentColor' : 'none',
        }),
      )
    ),
  ];
}

const longestOf = (texts) => Math.max(3, ...texts.map(({ length }) => length));

/** Makes all seats as large as the wall has space for. @param {HTMLElement} seats */
function fit(seats, { id, results, table }) {
  const rows = results ?? [];
  const { clientWidth: width, clientHeight: height } = seats;
  if (!width || !height) return;
  const names = rows.map((row) => shortName(nameOf(id, row)) || String(row.seat));
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

/** The animals of the players, with the words they found. @param {Room} room */
export function arrivalsView(room) {
  const rows = room.results ?? [];
  const all = room.rounds.length;
  // Results for the author only are not shown on a wall.
  const hasDots = room.table === 'all';
  const seats = createElement(
    'div.seats',
    ...rows.map((row) =>
      build(
        'span',
        { 'data-seat': row.seat },
        seatPicture(row.seat),
        build('b', { dir: 'auto' }, nameOf(room.id, row) || String(row.seat)),
        hasDots ? createElement('i', ...dotsOf(row, all)) : '',
        rows.length > mostAnimals ? '' : createElement('small', animalOf(row.seat)),
      )
    ),
  );
  const view = build('div', { id: 'room-arrivals', class: 'arrivals' }, seats);
  if (rows.length && all <= mostDots && hasDots) view.append(createElement('p', text('marks-are')));
  new ResizeObserver(() => fit(seats, room)).observe(seats);
  return view;
}

let end = () => {};

export function leaveProjector() {
  $('room').classList.remove('projected');
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  end();
}

/** The button that makes the room the whole sheet, and the one that leads back. */
export function projectorButtons(kind) {
  const fill = buttonOf(text('projector'), () => {
    $('room').classList.add('projected');
    end = openOver(leaveProjector);
    document.documentElement.requestFullscreen?.().catch(() => {});
    // The focus moves to the title, so that a wall shows no marked button.
    $('room-title').focus();
  }, kind);
  const back = buttonOf(text('back'), () => {
    leaveProjector();
    fill.focus();
  }, 'button.back-button');
  $('room').oncancel = (event) => {
    if ($('room').matches('.projected')) event.preventDefault();
    leaveProjector();
  };
  $('room').onclose = leaveProjector;
  document.onfullscreenchange = () => document.fullscreenElement ?? leaveProjector();
  return [fill, back];
}

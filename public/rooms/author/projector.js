// The room as the whole sheet of a projector: the code and where to type it, and who comes in.

import { $, createElement } from '../../page.js';
import { t } from '../../texts.js';
import { build, buttonOf } from '../../parts/elements.js';
import { qrPicture } from '../../qr/picture.js';
import { seatPicture } from '../../drawing/seats.js';
import { codeOf, winsOf } from '../../rules/rooms.js';
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

/** The pictures of those who have come, with how much they found. @param {Room} room */
export function arrivalsView(room) {
  const rows = room.results ?? [];
  const all = room.rounds.length;
  const view = build('div', { id: 'room-arrivals', class: 'arrivals' });
  const lines = Math.ceil(rows.length / Math.max(4, Math.ceil(Math.sqrt(1.8 * rows.length))));
  // The last row never has a single seat.
  view.style.setProperty('--columns', String(Math.ceil(rows.length / lines)));
  view.style.setProperty('--rows', String(lines));
  view.append(...rows.map((row) => {
    const { seat, rounds } = row;
    const won = winsOf(rounds);
    const marks = all > 5
      ? `${won}/${all}`
      : '●'.repeat(won).padEnd(rounds.length, '⊗').padEnd(all, '○');
    const name = nameOf(room.id, row) || String(seat);
    return build(
      'span',
      { 'data-seat': seat },
      seatPicture(seat),
      build('b', { dir: 'auto' }, name),
      // Results that only the author may see are not projected.
      room.table === 'all' ? createElement('i', marks) : '',
      rows.length > mostAnimals ? '' : createElement('small', animalOf(seat)),
    );
  }));
  if (rows.length && all <= 5 && room.table === 'all') {
    view.append(createElement('p', text('marks-are')));
  }
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

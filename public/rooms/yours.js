// The rooms made or entered in this browser: search, order, removal, a file for another browser.

import { $, createElement } from '../page.js';
import { build, buttonOf } from '../parts/elements.js';
import { arranged, found } from '../rules/rooms/remembered.js';
import { codeOf } from '../rules/rooms.js';
import { serverTime } from '../server.js';
import { forgetOver, forgetRoom, rememberedRooms, roomsFile, takeFile } from '../store/rooms.js';
import { carefulButton } from './author/careful.js';
import { text } from './texts.js';

/** The number of rows drawn at once. */
const page = 20;

/** The most rooms without a search and an order. */
const plain = 5;

/** Opens a room; set by the view that does it. @type {(room: Remembered) => unknown} */
let show;

let order = 'at';

/** @param {Remembered} room */
const nameOf = ({ title, words, card }) =>
  title ?? (card === 'word' ? undefined : words) ?? text(card) ?? text('some-words');

// A format takes longer to make than to use.
const { lang } = document.documentElement;
const days = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });

const dayOf = (at) => at && days.format(new Date(at));

/** @param {Remembered} room */
function notesOf({ id, at, key, pupils, finished }) {
  const people = key && pupils !== undefined &&
    text('room-count', { n: pupils, done: finished ?? 0 });
  return [dayOf(at), people, codeOf(id)].filter(Boolean);
}

/** @param {Remembered} room */
function removeButton(room) {
  const sure = room.key ? 'key-goes' : 'sure';
  const button = carefulButton('⊖', sure, () => {
    forgetRoom(room.id);
    // The search stays.
    drawRows();
  }, 'button.remove');
  button.setAttribute('aria-label', text('remove-room', { room: nameOf(room) }));
  return button;
}

/** @param {Remembered} room */
function roomView(room) {
  const notes = notesOf(room).map((note) => createElement('span', note));
  const button = buttonOf('', () => show(room), 'button.room');
  button.append(createElement('bdi', nameOf(room)), createElement('small', ...notes));
  return createElement('li', button, removeButton(room));
}

/** Adds rows; more once the last is in sight. @param {Remembered[]} rooms */
function addRows(rooms) {
  const rest = rooms.slice(page);
  $('rooms-rows').append(...rooms.slice(0, page).map(roomView));
  if (!rest.length) return;
  const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    watcher.disconnect();
    addRows(rest);
  });
  watcher.observe($('rooms-rows').lastElementChild);
}

/** The rows that are found. */
function drawRows() {
  const typed = $('rooms-find')?.value ?? '';
  const all = arranged(
    found(rememberedRooms(), typed, (room) => [nameOf(room), dayOf(room.at)].join(' ')),
    order,
    nameOf,
  );
  $('rooms-rows').replaceChildren(all.length ? '' : createElement('li', text('none-found')));
  addRows(all);
}

/** The search field and the choice of order. */
function headView() {
  const find = build('input', { id: 'rooms-find', 'aria-label': text('find-room') });
  find.placeholder = text('find-room');
  find.oninput = drawRows;
  const select = build('select', { 'aria-label': text('order') });
  const orders = { at: text('newest'), title: text('by-title'), pupils: text('by-players') };
  select.append(...Object.entries(orders).map(([value, name]) => new Option(name, value)));
  select.value = order;
  select.onchange = () => {
    order = select.value;
    drawRows();
  };
  return createElement('p.field', find, select);
}

/** Downloads a file. @param {string} name @param {string} content */
export function download(name, content, type = 'text/csv') {
  const href = URL.createObjectURL(new Blob([content], { type }));
  build('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

const say = (said) => $('rooms-said').replaceChildren(said);

/** @param {File} file */
async function take(file) {
  const added = takeFile(await file.text());
  draw();
  say(added === undefined ? text('no-rooms-file') : text('rooms-added', { n: added }));
}

/** @param {boolean} hasRooms */
function fileView(hasRooms) {
  const input = build('input', { type: 'file', accept: '.json', hidden: '' });
  input.onchange = () => input.files[0] && take(input.files[0]);
  return createElement(
    'p.quiet',
    hasRooms
      ? buttonOf(text('rooms-to-file'), () => {
        download('hangman-rooms.json', roomsFile(), 'application/json');
        say(text('file-has-keys'));
      }, 'button.link')
      : '',
    ' ',
    buttonOf(text('rooms-from-file'), () => input.click(), 'button.link'),
    input,
  );
}

function draw() {
  const rooms = rememberedRooms();
  $('together-rooms').replaceChildren(
    createElement('h3', text('your-rooms')),
    build('p', { id: 'rooms-said', role: 'status' }),
    fileView(rooms.length > 0),
    rooms.length > plain ? headView() : '',
    build('ul', { id: 'rooms-rows' }),
  );
  if (rooms.length) drawRows();
}

/** Draws the list. @param {(room: Remembered) => unknown} [open] opens a room, when first drawn */
export function drawYours(open = show) {
  show = open;
  const over = forgetOver(serverTime());
  draw();
  if (over) say(text('rooms-over', { n: over }));
}

// Together: the four ways to play with others, a field for a link, and the rooms that were made or
// entered in this browser: search, order, removal, a file for another browser.

import { $, createElement, fillTexts, open, writeText } from '../page.js';
import { refuse } from '../game.js';
import { build, buttonOf } from '../parts/elements.js';
import { download } from '../parts/passing.js';
import { arranged, found, pairOf } from '../rules/rooms/remembered.js';
import { codeOf, isCode, isId, readLink } from '../rules/rooms.js';
import { call, serverTime } from '../server.js';
import { state } from '../state.js';
import {
  forgetOver,
  forgetRoom,
  knownPlace,
  rememberedRooms,
  roomsFile,
  takeFile,
} from '../store/rooms.js';
import { carefulButton } from './author/careful.js';
import { mountMaking, showMaking } from './making/making.js';
import { begin } from './round.js';
import { mountRoom, showRoom } from './room.js';
import { seatPicture } from '../drawing/seats.js';
import { peekOver } from '../stage/frame.js';
import { cardPicture } from './cards.js';
import { furnishRooms, reasonFor, text } from './texts.js';

export async function mount() {
  await furnishRooms();
  fillTexts('rooms', text);
  for (const card of $('cards').children) {
    card.prepend(cardPicture(card.value));
    const isBoard = card.value === 'board';
    card.onclick = () =>
      showMaking(isBoard ? 'class' : card.value, isBoard ? { board: 'shared' } : undefined)
        .catch((error) => writeText('together-said', reasonFor(error)));
  }
  $('together-form').onsubmit = (event) => {
    event.preventDefault();
    enter($('together-link').value);
  };
  $('together-link').oninput = ({ target: { value } }) => {
    // After a hyphen more letters follow, those of a changed code.
    if (isCode(value) && !value.endsWith('-')) enterAtOnce(value);
  };
  mountMaking();
  mountRoom(showMaking);
  // A room may have been made or forgotten; the event does not bubble.
  addEventListener('close', () => {
    if (!$('together').open) return;
    // The search stays.
    if ($('rooms-find')) drawRows();
    else drawYours();
    // The row that had the focus was replaced.
    if (document.activeElement === document.body) $('rooms-rows').querySelector('.room')?.focus();
  }, { capture: true });
}

/** Opens the room of a link, or shows the link's fault. @param {string} link */
function enter(link) {
  const { place, fault } = readLink(link);
  writeText('together-said', fault ? text(fault) : '');
  // A whole link has its own check.
  if (place) {
    void showRoom(
      place.check
        ? place
        : { ...place, ...knownPlace(place.id), ...place.pass && { pass: place.pass } },
    );
  }
}

export function showTogether() {
  peekOver($('together'), seatPicture(1));
  drawYours();
  writeText('together-said', '');
  open('together');
}

/**
 * Opens the form for a word like the one in a room.
 * @param {Place} place
 * @param {string} card
 */
async function sendBack(place, card) {
  const { taps } = state;
  const { language, length, mistakes, scene } = await call(`/room?id=${place.id}`);
  if (state.taps !== taps) return undefined;
  const pair = card === 'word' ? pairOf(place) : undefined;
  return showMaking(card, { language, length, mistakes, scene, pair });
}

/** Opens the form for a word that a link asks for. @param {string} asked the part after `#word=` */
export function askWord(asked) {
  const { language, length, p } = Object.fromEntries(new URLSearchParams(asked));
  const pair = isId(p ?? '') ? p : undefined;
  return showMaking('word', { language: language || null, length: Number(length) || null, pair });
}

/** Opens the room of a typed code, without an Enter after it pressing a button there. */
function enterAtOnce(code) {
  const swallow = (event) => event.key === 'Enter' && event.preventDefault();
  addEventListener('keydown', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('keydown', swallow, { capture: true }), 1500);
  enter(code);
}

/** Begins a round of a room, or shows the room. @param {string} value its id and the round */
export function goOn(value) {
  const [id, round] = value.split(' ');
  const place = knownPlace(id);
  if (!round) return showRoom(place);
  if (round === 'word' || round === 'phone') return sendBack(place, round).catch(refuse);
  // The room's view shows why the round cannot begin.
  return begin(place, Number(round)).catch(() => showRoom(place));
}

/** Shows the room of the page's address. @param {string} link the part after `#room=` */
export function follow(link) {
  const { place, fault } = readLink(`room=${link}`);
  if (place) return showRoom(place);
  showTogether();
  writeText('together-said', text(fault));
  return undefined;
}

/** The number of rows drawn at once. */
const rowsAtOnce = 20;

/** The most rooms without a search and an order. */
const fewRooms = 5;

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
  const button = buttonOf('', () => showRoom(room), 'button.room');
  button.append(createElement('bdi', nameOf(room)), createElement('small', ...notes));
  return createElement('li', button, removeButton(room));
}

/** Adds rows; more once the last is in sight. @param {Remembered[]} rooms */
function addRows(rooms) {
  const rest = rooms.slice(rowsAtOnce);
  $('rooms-rows').append(...rooms.slice(0, rowsAtOnce).map(roomView));
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

const say = (said) => $('rooms-said').replaceChildren(said);

/** @param {File} file */
async function takeRooms(file) {
  const added = takeFile(await file.text());
  drawRooms();
  say(added === undefined ? text('no-rooms-file') : text('rooms-added', { n: added }));
}

/** @param {boolean} hasRooms */
function fileView(hasRooms) {
  const input = build('input', { type: 'file', accept: '.json', hidden: '' });
  input.onchange = () => input.files[0] && takeRooms(input.files[0]);
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

function drawRooms() {
  const rooms = rememberedRooms();
  $('together-rooms').replaceChildren(
    createElement('h3', text('your-rooms')),
    build('p', { id: 'rooms-said', role: 'status' }),
    fileView(rooms.length > 0),
    rooms.length > fewRooms ? headView() : '',
    build('ul', { id: 'rooms-rows' }),
  );
  if (rooms.length) drawRows();
}

/** Draws the list, without rooms that have expired. */
function drawYours() {
  const over = forgetOver(serverTime());
  drawRooms();
  if (over) say(text('rooms-over', { n: over }));
}

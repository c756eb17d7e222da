// Together: the four things to play with others, the rooms that were made or entered here, and a
// field for a link.

import { $, createElement, open, writeText } from '../page.js';
import { dateOf, loadTexts, t } from '../texts.js';
import { addDialog, addStyle, build, buttonOf, field } from '../views/dialogs.js';
import { readLink, rememberedRooms } from './links.js';
import { mountMaking, showMaking } from './making.js';
import { begin, mountRoom, showRoom } from './room.js';

/** What the cards make. */
const cards = ['word', 'trap', 'same', 'class'];

/** @type {Texts} */
let text;

export async function mount() {
  [text] = await Promise.all([loadTexts('rooms'), addStyle('rooms/rooms.css')]);
  addDialog(
    'dialog.back',
    'together',
    t('together'),
    createElement('div.cards', ...cards.map(cardView)),
    createElement('div.halves', linkPart(), build('section', { id: 'together-rooms' })),
  );
  mountMaking(text, showRoom);
  mountRoom(text);
}

/** @param {string} card */
function cardView(card) {
  const view = createElement(
    'button.card',
    createElement('b', text(card)),
    createElement('small', text(`${card}-is`)),
  );
  return Object.assign(view, { onclick: () => showMaking(card) });
}

function linkPart() {
  const input = build('input', {
    inputmode: 'url',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': 'together-said',
  });
  const form = build(
    'form',
    { autocomplete: 'off' },
    field('together-link', text('got-link'), input),
    createElement('button', text('open')),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    enter(input.value);
  };
  return createElement('section', form, build('p', { id: 'together-said', role: 'status' }));
}

/** Opens the room of a link, or says what the link lacks. @param {string} link */
function enter(link) {
  const { place, fault } = readLink(link);
  writeText('together-said', fault ? text(fault) : '');
  if (place) void showRoom(place);
}

/** @param {Remembered} room */
function rememberedView(room) {
  const what = buttonOf(text(room.card), () => showRoom(room));
  const notes = [room.at && dateOf(room.at, 'medium'), room.key && text('yours')];
  return createElement('li', what, ' ', createElement('small', notes.filter(Boolean).join(', ')));
}

export function showTogether() {
  const rooms = rememberedRooms();
  $('together-rooms').hidden = !rooms.length;
  $('together-rooms').replaceChildren(
    createElement('h3', text('your-rooms')),
    createElement('ul', ...rooms.map(rememberedView)),
  );
  writeText('together-said', '');
  open('together');
}

/** Begins a round of a room, or shows the room. @param {string} value its id, and the round */
export function goOn(value) {
  const [id, round] = value.split(' ');
  const place = rememberedRooms().find((room) => room.id === id) ?? { id };
  if (!round) return showRoom(place);
  // The room says best why it cannot begin.
  return begin(place, Number(round)).catch(() => showRoom(place));
}

/** Shows the room of the page's address. @param {string} link what follows `#room=` */
export function follow(link) {
  const { place, fault } = readLink(`room=${link}`);
  if (place) return showRoom(place);
  showTogether();
  writeText('together-said', text(fault));
  return undefined;
}

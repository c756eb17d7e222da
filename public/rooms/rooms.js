// Together: the four things to play with others, the rooms that were made or entered here, and a
// field for a link.

import { $, createElement, fillTexts, open, writeText } from '../page.js';
import { dateOf } from '../texts.js';
import { buttonOf } from '../parts/elements.js';
import { codeOf, readLink } from '../rules/rooms.js';
import { knownPlace, rememberedRooms } from '../store/rooms.js';
import { mountMaking, showMaking } from './making.js';
import { begin } from './round.js';
import { mountRoom, showRoom } from './room.js';
import { seatPicture } from '../drawing/seats.js';
import { peekOver } from '../stage/frame.js';
import { cardPicture } from './cards.js';
import { furnishRooms, text } from './texts.js';

export async function mount() {
  await furnishRooms();
  fillTexts('rooms', text);
  for (const card of $('cards').children) {
    card.prepend(cardPicture(card.value));
    card.onclick = () => showMaking(card.value);
  }
  $('together-form').onsubmit = (event) => {
    event.preventDefault();
    enter($('together-link').value);
  };
  mountMaking();
  mountRoom(showMaking);
  // A room that was made or forgotten since then; the event does not bubble.
  addEventListener('close', () => $('together').open && drawRemembered(), { capture: true });
}

/** Opens the room of a link, or says what the link lacks. @param {string} link */
function enter(link) {
  const { place, fault } = readLink(link);
  writeText('together-said', fault ? text(fault) : '');
  // A link has a check of its own.
  if (place) void showRoom(place.check ? place : { ...place, ...knownPlace(place.id) });
}

/** @param {Remembered} room @param {number} _ @param {Remembered[]} rooms */
function rememberedView(room, _, rooms) {
  const name = room.title ?? text(room.card) ?? text('some-words');
  const what = buttonOf(createElement('bdi', name), () => showRoom(room));
  // Worth saying where some are another's.
  const isOwn = room.key && rooms.some(({ key }) => !key);
  const notes = [codeOf(room.id), room.at && dateOf(room.at, 'medium'), isOwn && text('yours')];
  return createElement('li', what, ' ', createElement('small', notes.filter(Boolean).join(', ')));
}

function drawRemembered() {
  const rooms = rememberedRooms();
  $('together-rooms').hidden = !rooms.length;
  $('together-rooms').replaceChildren(
    createElement('h3', text('your-rooms')),
    createElement('ul', ...rooms.map(rememberedView)),
  );
}

export function showTogether() {
  peekOver($('together'), seatPicture(1));
  drawRemembered();
  writeText('together-said', '');
  open('together');
}

/** Begins a round of a room, or shows the room. @param {string} value its id, and the round */
export function goOn(value) {
  const [id, round] = value.split(' ');
  const place = knownPlace(id);
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

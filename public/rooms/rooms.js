// Together: the four ways to play with others, the rooms that were made or entered here, and a
// field for a link.

import { $, fillTexts, open, writeText } from '../page.js';
import { refuse } from '../game.js';
import { pairOf } from '../rules/rooms/remembered.js';
import { isCode, isId, readLink } from '../rules/rooms.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { knownPlace } from '../store/rooms.js';
import { mountMaking, showMaking } from './making/making.js';
import { begin } from './round.js';
import { mountRoom, showRoom } from './room.js';
import { seatPicture } from '../drawing/seats.js';
import { peekOver } from '../stage/frame.js';
import { cardPicture } from './cards.js';
import { furnishRooms, reasonFor, text } from './texts.js';
import { drawYours } from './yours.js';

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
  addEventListener('close', () => $('together').open && drawYours(), { capture: true });
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
  drawYours(showRoom);
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

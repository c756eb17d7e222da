// Beginning a round of a room. What is typed while its board opens is meant for it.

import { showGame } from '../game.js';
import { closeAll } from '../page.js';
import { call, Refusal } from '../server.js';
import { state } from '../state.js';
import { leftOf, sizeOf, t } from '../texts.js';
import { rememberRoom } from './links.js';

/** @type {KeyboardEvent[]} */
let caught = [];
let isCatching = false;

const note = (event) => caught.push(event);

/** Notes keys from now on; those of an earlier call stay while it goes on. */
export function catchKeys() {
  if (isCatching) return;
  isCatching = true;
  caught = [];
  addEventListener('keydown', note);
}

function stopCatching() {
  isCatching = false;
  removeEventListener('keydown', note);
}

/** Types them again, on the board. */
function replayKeys() {
  for (const event of caught) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  }
  caught = [];
}

/** @param {Place} place @param {number} round */
export async function begin(place, round) {
  const body = new URLSearchParams({ room: place.id });
  const { game } = state;
  const room = state.room?.room.id === place.id ? state.room.room : undefined;
  if (game?.room?.id !== place.id || game.status !== 'playing') body.set('round', String(round));
  if (game) body.set('game', game.id);
  catchKeys();
  const next = await call('/game', body).finally(stopCatching);
  const promised = room?.rounds[next.room.round - 1].commitment;
  if (promised && promised !== next.commitment) throw new Refusal('broken-promise');
  rememberRoom(place, room);
  closeAll();
  showGame(next, t(next.isNew ? 'start' : 'resumed', { size: sizeOf(next), left: leftOf(next) }));
  replayKeys();
}

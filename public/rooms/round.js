// A round of a room. What is typed while its board opens is meant for it; its end says whether the
// room kept its promise, and has one's row among the others' and the next round.

import { showGame } from '../game.js';
import { $, closeAll, createElement } from '../page.js';
import { call, Refusal } from '../server.js';
import { endOf, state, watch } from '../state.js';
import { build } from '../parts/elements.js';
import { share as shareGame } from '../views/share.js';
import { nextRound } from '../rules/rooms.js';
import { knownPlace, rememberRoom } from '../store/rooms.js';
import { linkTo } from './links.js';
import { verdictOnGame } from './promises.js';
import { marksView, tableView } from './table.js';
import { furnishRooms, text } from './texts.js';

/** @type {KeyboardEvent[]} */
let caught = [];
let isCatching = false;

const note = (event) => caught.push(event);

/** Notes keys from now on; those of an earlier call stay while it goes on. */
function catchKeys() {
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
  showGame(next);
  replayKeys();
}

export async function mount() {
  await furnishRooms();
  watch(({ game }) => {
    if ($('board-next')?.dataset.game !== game?.id) $('board-next')?.remove();
  }, drawAfter);
  drawAfter(state);
}

/** Shares a round with the link of its room. @param {Game} game */
export const share = (game) =>
  shareGame(game, linkTo({ ...knownPlace(game.room.id), key: undefined }));

/** A button of app.js: a room, and the round to begin. */
function roomButton(kind, label, ...place) {
  const button = build(kind, { 'data-do': 'room', value: place.join(' ') }, label);
  if (place.length > 1) button.onclick = catchKeys;
  return button;
}

/** Adds to the end of a game what it means to its room, once it is shown. @param {State} now */
export function drawAfter(now) {
  const game = endOf(now);
  const { dataset } = $('end-room');
  if (!game?.room || $('end').dataset.game !== game.id || dataset.game === game.id) return;
  dataset.game = game.id;
  fillAfter(game).catch(() => delete dataset.game);
}

/** @param {Game} game */
async function fillAfter(game) {
  const { id } = game.room;
  const room = await call(`/room?id=${id}`);
  const verdict = await verdictOnGame(knownPlace(room.id), room, game);
  if (state.game?.id !== game.id) return;
  // The word was shown by itself.
  $('end-replay').hidden = !game.answer || room.kind === 'words';
  const next = room.closed ? 0 : nextRound(room);
  $('end-room').replaceChildren(
    ...(room.rounds.length > 1 ? [marksView(room)] : []),
    createElement(`p.${verdict}`, text(verdict)),
    ...(room.results ? tableView(room) : []),
  );
  const row = $('end-room').querySelector('tr[aria-current=true]');
  // The table alone scrolls to it: an ending opens at its first line.
  if (row) row.closest('.scroller').scrollTop = row.offsetTop - 2 * row.offsetHeight;
  const seeRoom = text(room.results ? 'see-room' : 'own-rounds');
  const onward = next ? [text('next-round'), id, next] : [seeRoom, id];
  const mainButton = () => roomButton('button.main', ...onward);
  $('end-next').replaceChildren(mainButton(), next ? roomButton('button', seeRoom, id) : '');
  // An end opens at its first line.
  $('end-next').firstChild.focus({ preventScroll: true });
  // For someone who closes the end.
  $('board-next')?.remove();
  $('board').append(build('p', { id: 'board-next', 'data-game': game.id }, mainButton()));
}

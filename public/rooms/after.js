// The end of a round: whether the room kept its promise, one's row among the others', and the next
// round.

import { $, createElement } from '../page.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { build } from '../parts/elements.js';
import { share as shareGame } from '../views/share.js';
import { knownPlace, linkTo } from './links.js';
import { verdictOnGame } from './promises.js';
import { catchKeys } from './playing.js';
import { marksView, nextRound, tableView } from './table.js';
import { furnishRooms, text } from './texts.js';

export const mount = furnishRooms;

/** Shares a round with the link of its room. @param {Game} game */
export const share = (game) =>
  shareGame(game, linkTo({ ...knownPlace(game.room.id), key: undefined }));

/** A button of app.js: a room, and the round to begin. */
function roomButton(kind, label, ...place) {
  const button = build(kind, { 'data-do': 'room', value: place.join(' ') }, label);
  if (place.length > 1) button.onclick = catchKeys;
  return button;
}

/** Adds to the end of a game what it means to its room. @param {Game} game */
export async function drawAfter(game) {
  const { id } = game.room;
  const room = await call(`/room?id=${id}`);
  const verdict = await verdictOnGame(knownPlace(room.id), room, game);
  if (state.game?.id !== game.id) return;
  // The word stood alone.
  $('end-replay').hidden = !game.answer || room.kind === 'words';
  const next = room.closed ? 0 : nextRound(room);
  $('end-room').replaceChildren(
    ...(room.rounds.length > 1 ? [marksView(room)] : []),
    createElement(`p.${verdict}`, text(verdict)),
    ...(room.results ? tableView(room) : []),
  );
  const row = $('end-room').querySelector('tr[aria-current=true]');
  // The table alone scrolls to it: an ending opens at its first line.
  if (row) row.closest('.scroller').scrollTop = row.offsetTop - row.offsetHeight;
  $('end-next').replaceChildren(
    ...(next ? [roomButton('button.main', text('next-round'), id, next)] : []),
    roomButton(next ? 'button' : 'button.main', text(room.results ? 'see-room' : 'own-rounds'), id),
  );
  $('end-next').firstChild.focus();
}

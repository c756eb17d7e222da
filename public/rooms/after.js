// The end of a round: whether the room kept its promise, one's row among the others', and the next
// round.

import { $, createElement } from '../page.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { loadTexts } from '../texts.js';
import { addStyle } from '../views/dialogs.js';
import { digestOf } from '../views/digest.js';
import { rememberedRooms } from './links.js';
import { checkOf } from './promises.js';
import { seatPicture } from './seats.js';
import { tableView } from './table.js';

/**
 * What a game's commitment is over, by the kind of its room.
 * @type {Record<string, (game: Game) => string>}
 */
const promised = {
  words: ({ answer }) => answer,
  trap: ({ trap }) => trap.join('\n'),
  rounds: ({ seed }) => seed,
};

/**
 * Whether a game is what its room promised, and the room what its link did; undefined where the
 * browser cannot compute that.
 * @param {Game} game
 * @param {Room} room
 */
async function isKept(game, room) {
  const { check } = rememberedRooms().find(({ id }) => id === room.id) ?? {};
  const digest = await digestOf(`${game.nonce}:${promised[room.kind](game)}`);
  if (!digest) return undefined;
  const ofLink = !check || check === await checkOf(room);
  return ofLink && digest === room.rounds[game.room.round - 1].commitment;
}

/** A button of app.js: a room, and the round to begin. */
function buttonOf(label, id, round, kind = 'button') {
  const button = createElement(kind, label);
  button.dataset.do = 'room';
  button.value = [id, round].filter(Boolean).join(' ');
  return button;
}

/** Adds to the end of a game what it means to its room. @param {Game} game */
export async function drawAfter(game) {
  const { id, round, seat } = game.room;
  const [text, room] = await Promise.all([
    loadTexts('rooms'),
    call(`/room?id=${id}`),
    addStyle('rooms/rooms.css'),
  ]);
  const kept = await isKept(game, room);
  if (state.game?.id !== game.id) return;
  // The word stood alone.
  $('end-replay').hidden = !game.answer || room.kind === 'words';
  const played = new Set(room.own.map((result) => result.round));
  const next = room.closed ? 0 : room.rounds.findIndex((_, i) => !played.has(i + 1)) + 1;
  const verdict = kept ? 'checked' : kept === false ? 'broken-promise' : 'unchecked';
  $('end-room').replaceChildren(
    createElement(
      'p',
      seatPicture(seat),
      `${text('place', { round, rounds: room.rounds.length, seat })} ${text(verdict)}`,
    ),
    ...(room.results ? tableView(room, text) : []),
  );
  $('end-room').querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  $('end-next').replaceChildren(
    ...(next ? [buttonOf(text('next-round'), id, next, 'button.main')] : []),
    buttonOf(text('see-room'), id, 0, next ? 'button' : 'button.main'),
  );
  $('end-next').firstChild.focus();
}

// A round of a room. Keys typed while it is asked for are guesses on its board. Its end shows
// whether the room kept its promise, the player's row among the others, and the next round.

import { inTurn, showGame } from '../game.js';
import { $, closeAll, createElement } from '../page.js';
import { call, Refusal, serverTime } from '../server.js';
import { endOf, say, state, watch } from '../state.js';
import { makerSeat } from '../drawing/makers.js';
import { build, buttonOf } from '../parts/elements.js';
import { passOn } from '../parts/passing.js';
import { share as shareGame } from '../views/share.js';
import { waitFor } from '../rules/rooms/clock.js';
import { pairOf } from '../rules/rooms/remembered.js';
import { inRoom, nextRound } from '../rules/rooms.js';
import { knownPlace, noteWord, rememberRoom } from '../store/rooms.js';
import { linkTo, verdictOnGame } from './promises.js';
import { talliesOf } from './friends.js';
import { marksView, tableView } from './table.js';
import { furnishRooms, text } from './texts.js';

/** Whether players take seats before they play, so that a wall can show them. @param {Room} room */
const isOfClass = ({ kind, rounds, scene, board }) =>
  kind === 'words' && board !== 'shared' &&
  (rounds.length > 1 || (scene ?? 'gallows') !== 'gallows');

/** Asks for a round instead of the present game. @param {Place} place @param {any} [wish] */
const ask = (place, wish) =>
  call('/game', { ...inRoom(place), ...wish, ...(state.game && { game: state.game.id }) });

/**
 * Takes a seat during the invitation, unless a running game would be lost by it, and returns the
 * changed room.
 * @param {Place} place @param {Room} room
 */
export const comeIn = (place, room) =>
  inTurn(async () => {
    const { status, guesses, room: its } = state.game ?? {};
    const isBusy = status === 'playing' && (guesses.length || its?.id === room.id);
    const isOpen = !room.closed && !room.locked && !waitFor(room, serverTime());
    const isFree = isOpen && !room.seat && !place.key && !knownPlace(room.id).key;
    if (isBusy || !isFree || !isOfClass(room)) return room;
    // A refusal is shown when the round is to begin.
    const next = await ask(place).catch(() => undefined);
    if (!next || next.commitment !== room.rounds[next.room.round - 1].commitment) return room;
    rememberRoom(place, room);
    showGame(next);
    return { ...room, seat: next.room.seat, seats: room.seats + 1 };
  });

/** @param {Place} place @param {number} round */
export function begin(place, round) {
  const { dataset } = document.documentElement;
  const { open } = dataset;
  /** @type {KeyboardEvent[]} */
  const caught = [];
  const note = (event) => {
    if (!event.target.closest('input')) caught.push(event);
  };
  addEventListener('keydown', note);
  return inTurn(async () => {
    const { game } = state;
    const room = state.room?.room.id === place.id ? state.room.room : undefined;
    const isOn = game?.room?.id === place.id && game.status === 'playing';
    const next = await ask(place, isOn ? {} : { round: String(round) })
      .finally(() => removeEventListener('keydown', note));
    const promised = room?.rounds[next.room.round - 1].commitment;
    if (promised && promised !== next.commitment) throw new Refusal('broken-promise');
    rememberRoom(place, room);
    // A view that was opened meanwhile stays open, and the keys were for it.
    if (dataset.open !== open) return showGame(next);
    showInstead(next);
    for (const event of caught) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  });
}

/**
 * Shows a game in place of all views, and greets it twice, because screen readers miss a text that
 * changes while a view uncovers it.
 * @param {Game} game @param {Sitting} [at]
 */
export function showInstead(game, at) {
  closeAll();
  showGame(game, undefined, at);
  const { said, act, timesSaid } = state;
  const again = () => state.timesSaid === timesSaid && say(said, act);
  setTimeout(again, 500);
}

/**
 * Focuses an end's button, described by the result, unless the player has moved the focus since.
 * The end opens at its first line.
 * @param {HTMLElement} button
 * @param {Element | null} before where the focus was
 */
export function focusOnward(button, before) {
  button.setAttribute('aria-describedby', 'end-title end-text');
  if (document.activeElement === before) button.focus({ preventScroll: true });
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
const roomButton = (kind, label, ...place) =>
  build(kind, { 'data-do': 'room', value: place.join(' ') }, label);

/** Adds the room's part to the end of a game, once it is shown. @param {State} now */
export function drawAfter(now) {
  const game = endOf(now);
  const { dataset } = $('end-room');
  if (
    !game?.room || game.room.isShared || $('end').dataset.game !== game.id ||
    dataset.game === game.id
  ) return;
  dataset.game = game.id;
  fillAfter(game).catch(() => delete dataset.game);
}

/** Whether a word is from a friend; only its link tells. @param {Place} place */
const isFriends = ({ key, pair }) => !key && Boolean(pair);

/** The link that asks the author for another word. @param {Place} place @param {Room} room */
const askLink = (place, { language, length }) => {
  const asked = new URLSearchParams({
    ...(language && { language }),
    length: String(length),
    p: pairOf(place),
  });
  return `${location.href.split('#')[0]}#word=${asked}`;
};

/**
 * After a friend's word, the buttons for sending one back or asking for another; after a word typed
 * on this device, the button for another.
 * @param {Place} place @param {Room} room @param {Game} game
 * @returns {Element[]}
 */
function wordViews(place, room, game) {
  const { id } = room;
  if (place.card === 'phone') return [roomButton('button.main', text('another-word'), id, 'phone')];
  if (!isFriends(place) || room.closed) return [];
  const length = [...game.answer ?? ''].length;
  const ask = () =>
    passOn('text', text('asks-another', { link: askLink(place, { ...room, length }) }));
  return [
    roomButton('button.main', text('send-back'), id, 'word'),
    buttonOf(text('ask-another'), ask),
  ];
}

/** @param {Game} game */
async function fillAfter(game) {
  const { id } = game.room;
  const { activeElement } = document;
  const room = await call(`/room?id=${id}`);
  const place = knownPlace(room.id);
  const verdict = await verdictOnGame(place, room, game);
  if (state.game?.id !== game.id) return;
  if (isFriends(place)) noteWord(pairOf(place), id, game.status === 'won' ? 'you' : '');
  // A round with one word has shown it already.
  $('end-replay').hidden = !game.answer || room.kind === 'words';
  const next = room.closed ? 0 : nextRound(room);
  $('end-room').replaceChildren(
    ...(room.rounds.length > 1 ? [marksView(room)] : []),
    ...(room.results?.length > 1 ? tableView(room) : []),
    verdict === 'no-promise' ? '' : createElement(`p.${verdict}`, text(verdict)),
  );
  const words = wordViews(place, room, game);
  if (words.length) $('end-room').append(...talliesOf(place, makerSeat(id)));
  const row = $('end-room').querySelector('tr[aria-current=true]');
  // Only the table scrolls, because an end opens at its first line.
  if (row) row.closest('.scroller').scrollTop = row.offsetTop - 2 * row.offsetHeight;
  const seeRoom = text(room.results ? 'see-room' : 'own-rounds');
  const onward = next ? [text('next-round'), id, next] : [seeRoom, id];
  const mainButton = () => roomButton('button.main', ...onward);
  $('end-next').replaceChildren(
    ...(words.length ? words : [mainButton()]),
    next || words.length ? roomButton('button', seeRoom, id) : '',
  );
  focusOnward($('end-next').firstChild, activeElement);
  // The button for a player who has closed the end.
  $('board-next')?.remove();
  $('board').append(build('p', { id: 'board-next', 'data-game': game.id }, mainButton()));
}

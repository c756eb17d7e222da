// A room: an invitation, or the room's facts, the next round and the results; for its author the
// link, the code and the table.

import { makerSeat } from '../drawing/makers.js';
import { seatPicture } from '../drawing/seats.js';
import { sync } from '../game.js';
import { $, closeOne, createElement, handwrite, open, writeText } from '../page.js';
import { build, buttonOf } from '../parts/elements.js';
import { hasChanged, waitFor } from '../rules/rooms/clock.js';
import { cardOf } from '../rules/rooms/remembered.js';
import { codeOf, nextRound, ofAll, queryOf } from '../rules/rooms.js';
import { call, serverTime } from '../server.js';
import { peekOver } from '../stage/frame.js';
import { state, update } from '../state.js';
import {
  adoptNames,
  forgetRoom,
  knownPlace,
  rememberedRooms,
  rememberRoom,
} from '../store/rooms.js';
import { t } from '../texts.js';
import { mayLeave } from '../views/ask.js';
import { authorPart } from './author/author.js';
import { arrivalsView, leaveProjector } from './author/projector.js';
import { drawFriend } from './friends.js';
import {
  drawStage,
  isOwn,
  isTrusted,
  pictureOf,
  playText,
  posterView,
  promiseView,
  sceneIn,
  termsOf,
  writeWait,
} from './invitation.js';
import { verdictOn } from './promises.js';
import { begin, comeIn } from './round.js';
import { drawTable } from './table.js';
import { reasonFor, text } from './texts.js';

/** The milliseconds between renewals of a visible table. */
const renewal = 5000;

/** Opens the form of a card; the form's view sets it, because it imports this one. @type {Make} */
let make;

/** Renews the table while it is visible. @param {Make} showMaking */
export function mountRoom(showMaking) {
  make = showMaking;
  $('room').addEventListener('close', () => update());
  setInterval(() => {
    const { results, seat } = state.room?.room ?? {};
    // A pupil waits for the results, which come at the latest when the room is closed.
    if ($('room').open && !document.hidden && (results || seat)) void renew();
  }, renewal);
  setInterval(tick, 1000);
}

/** The server's time at the last tick. */
let before = serverTime();

/** Counts down to the opening, and renews the view when the room opens or closes. */
function tick() {
  const now = serverTime();
  const { room } = state.room ?? {};
  if (room && $('room').open) {
    writeWait(room, now);
    const isLate = $('room').querySelector('.wait') && !waitFor(room, now);
    if (isLate || hasChanged(room, before, now)) void renew();
  }
  before = now;
}

/** @param {Place} place */
const roomPath = (place) => `/room?${queryOf(place)}`;

/**
 * The place with the pass, if the reply has one (only the author's has).
 * @param {Place} place
 * @param {Room} room
 * @returns {Place}
 */
const passedOn = (place, { pass }) => pass ? { ...place, pass } : place;

/**
 * Shows a room, and whether it keeps its link's promises.
 * @param {Place & {room?: Room, sent?: string[]}} place for a new room with the reply and the sent
 *   words
 */
export async function showRoom({ room: made, sent, ...asked }) {
  const taps = state.taps + 1;
  let place = asked;
  update({ room: undefined, taps });
  leaveProjector();
  for (const id of ['stage', 'is', 'author', 'sheet', 'table']) $(`room-${id}`).replaceChildren();
  say('');
  open('room');
  // Enter after a typed code must not press a button.
  $('room-title').focus();
  try {
    const room = ofAll(made ?? await call(roomPath(place)));
    // The request may have had only the room code.
    place = passedOn({ ...place, id: room.id }, room);
    const verdict = await verdictOn(place, room, sent);
    // Another view was asked for meanwhile.
    if (state.taps !== taps || !$('room').open) return;
    update({ room: { place, room, verdict } });
    const isKept = !isOwn() || rememberRoom(place, room);
    adoptNames(room);
    draw();
    if (!isKept) say(text('room-unkept'));
    $('room').querySelector('.turn .main, #room-author .main')?.focus();
    if (isTrusted() && !place.key) await sitDown();
  } catch (error) {
    if (state.taps !== taps) return;
    handwrite($('room-title'), t('together'));
    say(reasonFor(error));
    const isKnown = rememberedRooms().some(({ id }) => id === place.id);
    if (error.code === 'no-room' && isKnown) offerToForget(place.id);
    // The typed letters may be the first eight of twelve.
    if (error.code === 'new-code' && $('together').open) {
      closeOne($('room'));
      writeText('together-said', text('new-code'));
    }
  }
}

async function sitDown() {
  const before = state.room;
  const room = await comeIn(before.place, before.room);
  if (state.room !== before || room === before.room) return;
  update({ room: { ...before, room } });
  draw();
  $('room').querySelector('.turn .main')?.focus();
}

/** Offers to forget a room that no longer exists. @param {string} id */
function offerToForget(id) {
  const name = knownPlace(id).title ?? codeOf(id);
  const button = buttonOf(text('remove-room', { room: name }), () => {
    forgetRoom(id);
    closeOne($('room'));
  });
  $('room-said').append(' ', button);
}

const say = (said) => $('room-said').replaceChildren(said);

async function renew() {
  const before = state.room;
  const room = await call(roomPath(before.place)).then(ofAll, () => undefined);
  if (!room || state.room !== before) return;
  const place = passedOn(before.place, room);
  update({ room: { ...before, place, room } });
  if (isOwn()) rememberRoom(place, room);
  if (room.closed === before.room.closed && (room.results || room.seat)) drawResults();
  else draw();
  if (isTrusted() && !place.key && !room.seat) void sitDown();
  greet(before.room.results ?? [], room.results ?? []);
}

/** Lets new players' animals hop. @param {RoomRow[]} before @param {RoomRow[]} now */
function greet(before, now) {
  const known = new Set(before.map(({ seat }) => seat));
  for (const { seat } of now.filter((row) => !known.has(row.seat))) {
    for (const row of document.querySelectorAll(`#room [data-seat="${seat}"]`)) {
      row.classList.add('new');
    }
  }
}

function draw() {
  const { place, room } = state.room;
  const isAuthor = Boolean(place.key);
  const card = text(cardOf(place, room));
  handwrite($('room-title'), room.title ?? (isAuthor ? card : text('hangman', { what: card })));
  $('room').classList.toggle('author', isAuthor);
  const look = sceneIn(room) === 'gallows' ? '' : 'class';
  $('room').dataset.look = look;
  // A page that was opened by a room's link is that of a class until the room is known.
  if (!look) document.documentElement.dataset.look = '';
  $('room').classList.toggle('invited', !isAuthor);
  if (isAuthor) peekOver($('room'), seatPicture(makerSeat(room.id)));
  else drawStage(room);
  // An open menu was replaced.
  $('room-table').inert = false;
  $('room-is').replaceChildren(
    ...(isTrusted() && !isAuthor ? posterView(room, turnView()) : []),
    build('p', { id: 'room-terms' }),
    ...promiseView(),
  );
  const turn = nextRound(room) && !room.closed ? turnView() : '';
  writeWait(room, serverTime());
  const [buttons = '', ...sheet] = isOwn() ? authorPart(place, room, { act, make, turn }) : [];
  if (room.closed && isOwn()) say(text('room-closed'));
  if (buttons) buttons.prepend(boardButton(room));
  $('room-author').replaceChildren(buttons);
  $('room-sheet').replaceChildren(...sheet);
  drawResults();
}

/** Changes the room as its author. @param {string} path @param {Record<string, string>} [more] */
async function act(path, more = {}) {
  const before = state.room;
  const { id, key } = before.place;
  // Another room may be shown when the answer comes.
  const isLeft = () => state.room?.room.id !== id;
  try {
    const room = ofAll(await call(path, { id, key, ...more }));
    if (isLeft()) return;
    update({ room: { ...before, place: passedOn(before.place, room), room } });
    // The table is not redrawn during writing, so the focus leaves its fields first.
    /** @type {any} */ (document.activeElement)?.blur?.();
    draw();
    if (room.pass !== before.room.pass) {
      say(text('code-now', { code: codeOf(room.id, room.pass) }));
    }
  } catch (error) {
    if (!isLeft()) say(reasonFor(error));
  }
}

/** The button to the shared board, in a closed room while a begun round may be on it. */
const boardButton = (room) =>
  room.board === 'shared' && (!room.closed || (room.seats && nextRound(room)))
    ? build('button.main', { 'data-do': 'board', value: room.id }, text('see-board'))
    : '';

/** The button for the next round, which is not an author's first one. */
function turnView() {
  const { place, room } = state.room;
  const next = nextRound(room);
  const view = createElement('div.do.turn');
  if (!next) view.append(room.rounds.length > 1 ? text('done') : '');
  else if (room.closed) view.append(text('room-closed'), room.seat ? boardButton(room) : '');
  else if (!place.key && waitFor(room, serverTime())) view.append(build('b', { class: 'wait' }));
  else {
    const [kind, label] = place.key ? ['button', text('try-it')] : ['button.main', playText(next)];
    view.append(
      room.board === 'shared'
        ? build(kind, { 'data-do': 'board', value: `${room.id} play` }, text('join-board'))
        : buttonOf(label, () => play(next), kind),
    );
  }
  return view;
}

/** Draws the parts that change during play. */
function drawResults() {
  const { place, room } = state.room;
  $('room-terms').replaceChildren([...termsOf(room)].join(' '));
  const isFriends = isOwn() && cardOf(place, room) === 'word';
  const isAnswered = isFriends && room.results?.length > 0;
  $('room').classList.toggle('friends', isFriends);
  $('room').classList.toggle('answered', isAnswered);
  $('room').classList.toggle('staged', !place.key || isAnswered);
  if (isFriends) drawFriend($('room-table'), place, room);
  else drawTable($('room-table'), room, isOwn() ? { place, seats: freeSeats } : undefined);
  const isWaiting = isOwn() && !room.seats && !isFriends;
  $('room').classList.toggle('waiting', isWaiting);
  $('room').classList.toggle('many', room.seats > 3);
  if (!isOwn()) return;
  $('room-arrivals')?.replaceWith(arrivalsView(room));
  if (isWaiting && !$('room-table').querySelector('.invitation')) {
    $('room-table').append(pictureOf(room));
  }
}

/** @param {Record<string, string>} rule */
const freeSeats = (rule) => act('/room/seats', rule);

/** Begins or resumes a round. @param {number} round */
async function play(round) {
  const { place, room } = state.room;
  const { game } = state;
  const isHere = game?.room?.id === room.id;
  if (!isHere && !await mayLeave()) return;
  try {
    await begin(place, round);
  } catch (error) {
    if (error.code !== 'stale-game') return say(reasonFor(error));
    // Another tab has begun a game.
    await sync();
    if (state.game !== game && state.room?.room.id === room.id) await play(round);
  }
}

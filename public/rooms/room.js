// A room: what it is, the next round, the results; for its author the link, the QR code and the
// table.

import { showGame, sync } from '../game.js';
import { $, closeAll, createElement, handwrite, open } from '../page.js';
import { call, Refusal } from '../server.js';
import { state, update } from '../state.js';
import { count, cunningOf, dateOf, leftOf, sizeOf, t } from '../texts.js';
import { mayLeave } from '../views/ask.js';
import { build, buttonOf } from '../parts/elements.js';
import { authorPart } from './author.js';
import { forgetRoom, rememberRoom } from './links.js';
import { verdictOn } from './promises.js';
import { catchKeys, replayKeys, stopCatching } from './keys.js';
import { seatPicture } from './seats.js';
import { nextRound, tableView } from './table.js';
import { reasonFor, text } from './texts.js';

/** How often the table is renewed while somebody looks at it, in milliseconds. */
const renewal = 5000;

/** Renews the table while somebody looks at it. */
export function mountRoom() {
  setInterval(() => {
    if ($('room').open && !document.hidden && state.room?.room.results) void renew();
  }, renewal);
}

/** @param {Place} place */
const roomPath = ({ id, key }) => `/room?id=${id}${key ? `&key=${key}` : ''}`;

/**
 * Shows a room, and whether it keeps what its link promised.
 * @param {Place & {room?: Room, sent?: string[]}} place as it was just made: with the room, and the
 *   words that were sent
 */
export async function showRoom({ room: made, sent, ...place }) {
  update({ room: undefined });
  for (const id of ['room-is', 'room-author', 'room-table']) $(id).replaceChildren();
  say('');
  open('room');
  try {
    const room = made ?? await call(roomPath(place));
    const isPromised = !made || room.kind !== 'rounds';
    const verdict = isPromised ? await verdictOn(place, room, sent) : '';
    update({ room: { place, room, verdict } });
    if (place.key && isTrusted()) rememberRoom({ ...place, at: made?.createdAt });
    draw();
    $('room').querySelector('.turn button, #room-author .main')?.focus();
  } catch (error) {
    if (error.code === 'no-room') forgetRoom(place.id);
    handwrite($('room-title'), t('together'));
    say(reasonFor(error));
  }
}

const say = (said) => $('room-said').replaceChildren(said);

/** Whether the room that is shown is what it promised, as far as one can see. */
const isTrusted = () => !['changed-words', 'broken-promise'].includes(state.room.verdict);

async function renew() {
  const before = state.room;
  const room = await call(roomPath(before.place)).catch(() => undefined);
  if (!room || state.room !== before) return;
  update({ room: { ...before, room } });
  drawResults();
}

// What is shown ----------------------------------------------------------------------------------

const titles = { words: 'some-words', trap: 'trap', rounds: 'same' };

function draw() {
  const { place, room, verdict } = state.room;
  handwrite($('room-title'), text(place.card ?? titles[room.kind]));
  $('room').classList.toggle('author', Boolean(place.key));
  $('room-is').replaceChildren(
    createElement('p', whatItIs(room)),
    build('p', { id: 'room-terms' }),
    ...promiseView(),
    ...(isTrusted() ? [turnView()] : []),
  );
  const onClose = async () => {
    const closed = await call('/room/close', { id: place.id, key: place.key });
    update({ room: { place, room: closed, verdict } });
    draw();
  };
  $('room-author').replaceChildren(
    ...(place.key && isTrusted() ? authorPart(place, room, onClose) : []),
  );
  drawResults();
}

/** @param {Room} room */
function whatItIs({ kind, rounds, evil, cunning }) {
  return text(`is-${kind}`, { n: rounds.length, cunning: cunningOf({ evil, cunning }) });
}

/** @param {Room} room */
function* termsOf({ mistakes, worth, seats, expiresAt }) {
  yield text('loses', { mistakes: count('mistakes', mistakes) });
  if (worth) yield text('worth', { n: worth });
  yield text('players', { n: seats });
  yield text('until', { date: dateOf(expiresAt, 'medium') });
}

/** What the promises are worth; for the author with the words as they were taken. */
function promiseView() {
  const { room: { lines, language }, verdict } = state.room;
  if (!verdict) return [];
  if (!isTrusted()) return [build('p.alarm', { role: 'alert' }, text(verdict))];
  const sentence = createElement('small', text(verdict));
  if (!lines) return [createElement('p', sentence)];
  const view = createElement(
    'details',
    createElement('summary', sentence),
    linesView(lines, language),
  );
  // Whoever projects the room shows no word, unless it may be a wrong one.
  view.open = verdict === 'taken-words';
  return [view];
}

/** @param {Room['lines']} lines @param {string | null} language */
const linesView = (lines, language) =>
  createElement(
    'ul',
    ...lines.map(({ word, clue }) =>
      createElement(
        'li',
        build('bdi', { lang: language ?? 'en' }, word),
        ...(clue ? [' ', createElement('small', createElement('bdi', clue))] : []),
      )
    ),
  );

/** The seat of the one who looks, and the button for the next round. An author shares first. */
function turnView() {
  const { place, room } = state.room;
  const next = nextRound(room);
  const view = createElement('p.turn');
  if (room.seat) view.append(seatPicture(room.seat), `${text('seat', { seat: room.seat })}. `);
  if (!next) view.append(text('done'));
  else if (room.closed) view.append(text('room-closed'));
  else {
    const kind = place.key ? 'button' : 'button.main';
    view.append(buttonOf(playText(next), () => play(next), kind));
  }
  return view;
}

/** @param {number} next */
function playText(next) {
  const { game, room: { room } } = state;
  const isHere = game?.room?.id === room.id && game.status === 'playing';
  if (isHere) return t('today-go-on');
  return room.rounds.length > 1 ? text('play-round', { round: next }) : t('today-play');
}

/** What changes while people play. */
function drawResults() {
  const { room } = state.room;
  $('room-terms').replaceChildren([...termsOf(room)].join(' '));
  const views = tableView(room);
  const before = $('room-table').querySelector('.scroller');
  // Where somebody has scrolled to, and the focus, stay.
  if (before && views.length === 1) before.replaceChildren(...views[0].childNodes);
  else $('room-table').replaceChildren(...views);
}

// Playing ----------------------------------------------------------------------------------------

/** Begins a round, or goes on with it. @param {number} round */
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
    if (state.game !== game) await play(round);
  }
}

/** @param {Place} place @param {number} round */
export async function begin(place, round) {
  const body = new URLSearchParams({ room: place.id });
  const { game, room: { room } = {} } = state;
  if (game?.room?.id !== place.id || game.status !== 'playing') body.set('round', String(round));
  if (game) body.set('game', game.id);
  catchKeys();
  const next = await call('/game', body).finally(stopCatching);
  const promised = room?.rounds[next.room.round - 1].commitment;
  if (promised && promised !== next.commitment) throw new Refusal('broken-promise');
  rememberRoom({ card: titles[room?.kind], at: room?.createdAt, ...place });
  closeAll();
  showGame(next, greetingOf(next));
  replayKeys();
}

/** @param {Game} game */
function greetingOf(game) {
  const start = t(game.isNew ? 'start' : 'resumed', { size: sizeOf(game), left: leftOf(game) });
  return game.room.clue
    ? `${start} ${text('clue-is', { clue: `\u2068${game.room.clue}\u2069` })}`
    : start;
}

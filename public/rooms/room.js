// A room: an invitation, or what it is, the next round and the results; for its author the link,
// the code and the table.

import { sync } from '../game.js';
import { $, createElement, handwrite, open } from '../page.js';
import { call } from '../server.js';
import { state, update } from '../state.js';
import { dateOf, t } from '../texts.js';
import { mayLeave } from '../views/ask.js';
import { build, buttonOf } from '../parts/elements.js';
import { devilOf, rungOf } from '../drawing/devil.js';
import { makerSeat, makerView } from '../drawing/makers.js';
import '../drawing/poses.js';
import { sceneOf } from '../drawing/scenes.js';
import { seatPicture } from '../drawing/seats.js';
import { figureView, peekOver, setStage } from '../stage/frame.js';
import { authorPart } from './author.js';
import { cardOf, nextRound, winsOf } from '../rules/rooms.js';
import { forgetRoom, rememberRoom } from '../store/rooms.js';
import { begin } from './round.js';
import { arrivalsView, leaveProjector } from './projector.js';
import { verdictOn } from './promises.js';
import { drawTable, foundOf, marksView } from './table.js';
import { losesText, opponentIn, playsText, reasonFor, sizeText, text, youAre } from './texts.js';

/** How often the table is renewed while somebody looks at it, in milliseconds. */
const renewal = 5000;

/** Opens the form of a card; given to this view, which the form's view knows. @type {Make} */
let make;

/** Renews the table while somebody looks at it. @param {Make} showMaking */
export function mountRoom(showMaking) {
  make = showMaking;
  setInterval(() => {
    const { results, seat } = state.room?.room ?? {};
    // A pupil waits for the results, which come at the latest when the room is closed.
    if ($('room').open && !document.hidden && (results || seat)) void renew();
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
  leaveProjector();
  for (const id of ['room-is', 'room-author', 'room-sheet', 'room-table']) $(id).replaceChildren();
  say('');
  open('room');
  try {
    const room = made ?? await call(roomPath(place));
    // It may have been asked for by its first letters.
    place.id = room.id;
    const verdict = await verdictOn(place, room, sent);
    update({ room: { place, room, verdict } });
    if (isOwn()) rememberRoom(place, room);
    draw();
    $('room').querySelector('.turn .main, #room-author .main')?.focus();
  } catch (error) {
    if (error.code === 'no-room') forgetRoom(place.id);
    handwrite($('room-title'), t('together'));
    say(reasonFor(error));
  }
}

const say = (said) => $('room-said').replaceChildren(said);

/** Whether the room that is shown is what it promised, as far as one can see. */
const isTrusted = () => !['changed-words', 'broken-promise'].includes(state.room.verdict);

/** Whether its author looks, at a room that can be trusted. */
const isOwn = () => Boolean(state.room.place.key) && isTrusted();

async function renew() {
  const before = state.room;
  const room = await call(roomPath(before.place)).catch(() => undefined);
  if (!room || state.room !== before) return;
  update({ room: { ...before, room } });
  if (room.closed === before.room.closed) drawResults();
  else draw();
  greet(before.room.results ?? [], room.results ?? []);
}

/** Lets those hop who have just come in. @param {RoomRow[]} before @param {RoomRow[]} now */
function greet(before, now) {
  const known = new Set(before.map(({ seat }) => seat));
  for (const { seat } of now.filter((row) => !known.has(row.seat))) {
    for (const row of document.querySelectorAll(`#room [data-seat="${seat}"]`)) {
      row.classList.add('new');
    }
  }
}

// What is shown ----------------------------------------------------------------------------------

/** Whether somebody looks who may play in it and has not begun. */
function isGuest() {
  const { place, room } = state.room;
  return isTrusted() && !place.key && !room.seat && !room.closed;
}

function draw() {
  const { place, room } = state.room;
  const isAuthor = Boolean(place.key);
  const card = text(cardOf(place, room));
  handwrite($('room-title'), room.title ?? (isAuthor ? card : text('hangman', { what: card })));
  $('room').classList.toggle('author', isAuthor);
  $('room').dataset.look = sceneIn(room) === 'gallows' ? '' : 'class';
  for (const kind of ['invited', 'staged']) $('room').classList.toggle(kind, !isAuthor);
  if (isAuthor) peekOver($('room'), seatPicture(makerSeat(room.id)));
  else drawStage(room);
  // A menu that was open is made anew.
  $('room-table').inert = false;
  $('room-is').replaceChildren(
    ...(isTrusted() && !isAuthor ? posterView(room) : []),
    build('p', { id: 'room-terms' }),
    ...promiseView(),
  );
  const turn = nextRound(room) && !room.closed ? turnView() : '';
  const [buttons = '', ...sheet] = isOwn() ? authorPart(place, room, { act, make, turn }) : [];
  if (room.closed && isOwn()) say(text('room-closed'));
  $('room-author').replaceChildren(buttons);
  $('room-sheet').replaceChildren(...sheet);
  drawResults();
}

/** Changes the room as its author. @param {string} path @param {Record<string, string>} [more] */
async function act(path, more = {}) {
  const before = state.room;
  const { id, key } = before.place;
  try {
    const room = await call(path, { id, key, ...more });
    update({ room: { ...before, room } });
    draw();
  } catch (error) {
    say(reasonFor(error));
  }
}

/** What a link opens on, and who comes back: a picture, a sentence, a button. @param {Room} room */
function posterView(room) {
  const { kind, rounds, seat, own } = room;
  const isOne = kind === 'words' && rounds.length === 1;
  const who = seat && [youAre(seat), winsOf(own) ? text('well-done') : ''];
  return [
    ...(isGuest()
      ? [
        createElement(
          'p.say',
          text(isOne ? 'dare-word' : `dare-${kind}`),
          // The stage's word is only heard here.
          createElement('span.vh', ` ${text('dare')}`),
        ),
        createElement(
          'p.also',
          createElement('b', room.worth ? `${text('worth', { n: room.worth })} ` : ''),
          `${sizeText(room)} ${losesText(room)} ${playsText(room)}`,
        ),
      ]
      : [createElement('p.say', who ? who.join(' ') : '')]),
    ...(seat ? [marksView(room), createElement('p', own.length ? foundOf(own) : '')] : []),
    turnView(),
  ];
}

/** What is drawn in a room. @param {Room} room */
const sceneIn = ({ scene }) => scene ?? (state.looks.scene || 'gallows');

/** Who waits for the first player. @param {Room} room */
function pictureOf(room) {
  const scene = sceneIn(room);
  const picture = scene === 'gallows' ? devilOf(opponentIn(room)) : sceneOf(scene);
  picture.classList.add('invitation');
  return picture;
}

/** Who one is, else who dares: the maker with what was sealed, or a devil. @param {Room} room */
function drawStage(room) {
  const rung = rungOf(opponentIn(room));
  const isDevils = room.kind !== 'words' && sceneIn(room) === 'gallows';
  const actor = room.seat
    ? makerView(room.seat, [])
    : isDevils
    ? figureView({ rung, fat: 0.6, mood: rung ? 'glares' : 'smiles' })
    : makerView(makerSeat(room.id));
  const [shout, rays] = isGuest() ? [text('dare'), isDevils ? 'red' : 'gold'] : ['', ''];
  setStage($('room-stage'), { kind: 'lost daring', actor, shout, rays });
}

/**
 * The small print. What a link promised is said at the end of a round: before it nobody doubts.
 * @param {Room} room
 */
function* termsOf(room) {
  const { worth, seats, expiresAt, closed } = room;
  const { place } = state.room;
  if (place.key) yield sizeText(room);
  // An invitation has said what loses.
  if (!isGuest()) {
    yield losesText(room);
    if (worth) yield text('worth', { n: worth });
  }
  // A single seat is the reader's own; an author reads it above the table.
  if (seats > 1 && !isOwn()) yield text('players', { n: seats });
  const date = dateOf(expiresAt, 'medium').replaceAll(' ', '\xa0');
  if (!closed || !place.key) yield text('until', { date });
}

/** That a promise is broken; for the author the words as they were taken. */
function promiseView() {
  const { room: { lines, language }, verdict } = state.room;
  if (!isTrusted()) return [build(`p.${verdict}`, { role: 'alert' }, text(verdict))];
  if (!lines) return [];
  // Its author wrote the words.
  const said = verdict === 'checked' ? 'kept-words' : verdict;
  const view = createElement(
    'details',
    createElement('summary', createElement('small', text(said))),
    linesView(lines, language),
  );
  // A projected room shows no word, unless it may be a wrong one.
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

/** The button for the next round. An author shares first. */
function turnView() {
  const { place, room } = state.room;
  const next = nextRound(room);
  const view = createElement('div.do.turn');
  if (!next) view.append(room.rounds.length > 1 ? text('done') : '');
  else if (room.closed) view.append(text('room-closed'));
  else {
    const [kind, label] = place.key ? ['button', text('try-it')] : ['button.main', playText(next)];
    view.append(buttonOf(label, () => play(next), kind));
  }
  return view;
}

/** @param {number} next */
function playText(next) {
  const { game, room: { room } } = state;
  const isHere = game?.room?.id === room.id && game.status === 'playing';
  const { length } = room.rounds;
  const which = `${next}/${length}`;
  if (length < 2) return t(isHere ? 'today-go-on' : 'today-play');
  return isHere ? `${t('today-go-on')}: ${which}` : text('play-round', { round: which });
}

/** What changes while people play. */
function drawResults() {
  const { place, room } = state.room;
  $('room-terms').replaceChildren([...termsOf(room)].join(' '));
  drawTable($('room-table'), room, isOwn() ? { place, remove: removeSeat } : undefined);
  const isWaiting = isOwn() && !room.seats;
  $('room').classList.toggle('waiting', isWaiting);
  $('room').classList.toggle('many', room.seats > 3);
  if (!isOwn()) return;
  $('room-arrivals')?.replaceWith(arrivalsView(room));
  if (isWaiting) $('room-table').append(pictureOf(room));
}

/** @param {number | 'idle'} seat */
const removeSeat = (seat) => act('/room/seats', { remove: String(seat) });

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

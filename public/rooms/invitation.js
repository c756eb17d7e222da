// The head of a room's view: an invitation or the player's progress, and whether the room keeps the
// promises of its link.

import { rungOf } from '../drawing/devil.js';
import { devilOf } from '../drawing/poses.js';
import { letterOf, makerSeat, makerView } from '../drawing/makers.js';
import { sceneOf } from '../drawing/scenes.js';
import { $, createElement } from '../page.js';
import { build, sayView } from '../parts/elements.js';
import { clockOf, waitFor } from '../rules/rooms/clock.js';
import { winsOf } from '../rules/rooms.js';
import { serverTime } from '../server.js';
import { figureView, setStage } from '../stage/frame.js';
import { language, state } from '../state.js';
import { capitals, dateOf, t } from '../texts.js';
import { foundOf, marksView } from './table.js';
import { losesText, opponentIn, playsText, sizeText, text, youAre } from './texts.js';

/** A time in the reader's zone, with the day if it is not today. @param {string} moment */
function timeOf(moment, now) {
  const time = new Date(moment);
  const isToday = time.toDateString() === new Date(now).toDateString();
  const day = { weekday: 'short', month: 'short', day: 'numeric' };
  const said = [
    time.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' }),
    isToday ? '' : time.toLocaleDateString(language, /** @type {any} */ (day)),
  ];
  return said.filter(Boolean).join(', ');
}

/** Whether the shown room keeps its promises, as far as can be checked. */
export const isTrusted = () => !['changed-words', 'broken-promise'].includes(state.room.verdict);

/** Whether the viewer is the author of a room that can be trusted. */
export const isOwn = () => Boolean(state.room.place.key) && isTrusted();

/** Whether the viewer may play and has not begun. */
function isGuest() {
  const { place, room } = state.room;
  const hasBegun = room.own.length > 0 || isHere(room) && state.game.guesses.length > 0;
  return isTrusted() && !place.key && !room.closed && !hasBegun;
}

/** Whether the present game is a round of a room. @param {Room} room */
const isHere = ({ id }) => state.game?.room?.id === id && state.game.status === 'playing';

/**
 * The first sight of a room: a picture, a sentence, a button.
 * @param {Room} room
 * @param {HTMLElement} turn
 */
export function posterView(room, turn) {
  const { kind, rounds, seat, own } = room;
  const isOne = kind === 'words' && rounds.length === 1;
  const who = seat && [youAre(seat), winsOf(own) ? text('well-done') : ''];
  return [
    ...(isGuest()
      ? [
        sayView(
          (seat ? `${youAre(seat)} ` : '') +
            (waitFor(room, serverTime())
              ? text('opens-at', { time: timeOf(room.opensAt, serverTime()) })
              : room.board === 'shared'
              ? text('dare-shared')
              : text(isOne ? 'dare-word' : `dare-${kind}`)),
          // The word on the stage, for screen readers.
          createElement('span.vh', ` ${text('dare')}`),
        ),
        createElement(
          'p.also',
          createElement('b', room.worth ? `${text('worth', { n: room.worth })} ` : ''),
          `${sizeText(room)} ${losesText(room)} ${playsText(room)}`,
        ),
      ]
      : [sayView(who ? who.join(' ') : '')]),
    ...(own.length ? [marksView(room), createElement('p', foundOf(own))] : []),
    turn,
  ];
}

/** The name of a room's picture. @param {Room} room */
export const sceneIn = ({ scene }) => scene ?? (state.looks.scene || 'gallows');

/** The picture of a room before its first player. @param {Room} room */
export function pictureOf(room) {
  const scene = sceneIn(room);
  const picture = scene === 'gallows' ? devilOf(opponentIn(room)) : sceneOf(scene);
  picture.classList.add('invitation');
  return picture;
}

/**
 * Draws the player's animal or the author's, with an envelope for a guest, or a devil.
 * @param {Room} room
 */
export function drawStage(room) {
  const rung = rungOf(opponentIn(room));
  const isDevils = !room.seat && room.kind !== 'words' && sceneIn(room) === 'gallows';
  const letter = room.seat && !isGuest() ? null : letterOf(capitals(room.title ?? ''));
  const actor = isDevils
    ? figureView({ rung, fat: 0.6, mood: rung ? 'plots' : 'smiles' })
    : makerView(room.seat || makerSeat(room.id), letter);
  const scene = isGuest()
    ? { kind: 'daring', shout: text('dare'), rays: isDevils ? 'red' : 'gold' }
    : { kind: 'calm' };
  setStage($('room-stage'), { actor, ...scene });
}

/** The opening and closing times that are still to come. @param {Room} room */
function* timesOf({ opensAt, closesAt, closed }) {
  if (closed) return;
  const now = serverTime();
  // A waiting player reads it above.
  const isAuthor = state.room.place.key;
  if (isAuthor && waitFor({ opensAt, closed }, now)) {
    yield text('opens-at', { time: timeOf(opensAt, now) });
  }
  if (closesAt) yield text('closes-at', { time: timeOf(closesAt, now) });
}

/** Counts down to a room's opening. @param {Room} room */
export function writeWait(room, now) {
  const wait = $('room').querySelector('.wait');
  const left = waitFor(room, now);
  if (wait && left) wait.replaceChildren(clockOf(left));
}

/**
 * The small print, without the link's promise, which is shown at the end of a round.
 * @param {Room} room
 */
export function* termsOf(room) {
  const { worth, seats, expiresAt, closed } = room;
  const { place } = state.room;
  if (place.key) yield sizeText(room);
  // An invitation has the number of mistakes already.
  if (!isGuest()) {
    yield losesText(room);
    if (worth) yield text('worth', { n: worth });
  }
  // A single seat is the reader's own; an author reads the number above the table.
  if (seats > 1 && !isOwn()) yield text('players', { n: seats });
  yield* timesOf(room);
  const date = dateOf(expiresAt, 'medium').replaceAll(' ', '\xa0');
  if (!closed && !room.closesAt) yield text('until', { date });
}

/** A warning of a broken promise; for the author the words as the server has them. */
export function promiseView() {
  const { room: { lines, language }, verdict } = state.room;
  if (!isTrusted()) return [build(`p.${verdict}`, { role: 'alert' }, text(verdict))];
  if (!lines) return [];
  // For the author, who wrote the words.
  const said = verdict === 'checked' ? 'kept-words' : verdict;
  const view = createElement(
    'details',
    createElement('summary', createElement('small', text(said))),
    linesView(lines, language),
  );
  // Words stay folded, because a projector may show them, unless they may be wrong.
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

/** @param {number} next */
export function playText(next) {
  const { room } = state.room;
  const isBegun = isHere(room) && state.game.guesses.length > 0;
  const { length } = room.rounds;
  const which = `${next}/${length}`;
  if (length < 2) return t(isBegun ? 'today-go-on' : 'today-play');
  return isBegun ? `${t('today-go-on')}: ${which}` : text('play-round', { round: which });
}

// The players of a shared board: the speaker of each letter, the turn, the seats, and the author's
// buttons; at the end of a round the proof, the letters that each found, the next round.

import { seatPicture } from '../../drawing/seats.js';
import { $, createElement, elements, writeText } from '../../page.js';
import { build, buttonOf } from '../../parts/elements.js';
import { turnOn } from '../../rules/polling.js';
import { codeOf } from '../../rules/rooms.js';
import { call, serverTime } from '../../server.js';
import { endOf, state, update } from '../../state.js';
import { capitalized } from '../../texts.js';
import { carefulButton } from '../author/careful.js';
import { verdictOnGame } from '../promises.js';
import { focusOnward } from '../round.js';
import { animalOf, text } from '../texts.js';

/** Draws its speaker on each key. @param {Game | undefined} game */
export function drawSpeakers(game) {
  const seats = new Map(game?.guesses.map(({ letter, seat }) => [letter, seat]));
  for (const key of elements('#keys button')) {
    const seat = seats.get(key.value);
    if ((key.dataset.seat ?? '') === String(seat ?? '')) continue;
    key.querySelector('.seat')?.remove();
    if (seat) {
      key.append(seatPicture(seat));
      Object.assign(key, { title: animalOf(seat) });
      key.dataset.seat = String(seat);
    } else {
      key.removeAttribute('title');
      delete key.dataset.seat;
    }
  }
}

/** A part of the page that is made once. @param {string} id @param {() => HTMLElement} make */
const partOf = (id, make) => $(id) ?? make();

/**
 * Tells whose turn it is; screen readers skip the seconds.
 * @param {Board | undefined} board
 * @param {number | null | undefined} own seat
 */
export function drawTurn(board, own) {
  const turn = board?.game?.status === 'playing' ? turnOn(board, own, serverTime()) : undefined;
  const line = partOf('whose-turn', () => {
    const view = build('p', { id: 'whose-turn' });
    view.append(
      build('span', { id: 'turn-of', role: 'status' }),
      build('b', { id: 'turn-left', 'aria-hidden': 'true' }),
    );
    $('terms').before(view);
    return view;
  });
  line.hidden = !turn;
  document.documentElement.dataset.turn = turn ? (turn.isOwn ? 'own' : 'other') : '';
  if (!turn) {
    delete line.dataset.seat;
    $('turn-of').replaceChildren();
    return;
  }
  const { format } = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
  });
  writeText('turn-left', format(turn.seconds));
  // Each turn is announced once.
  const shown = `${turn.seat} ${board.game.guesses.length}`;
  if (line.dataset.seat === shown) return;
  line.dataset.seat = shown;
  $('turn-of').replaceChildren(
    seatPicture(turn.seat),
    turn.isOwn ? text('your-turn') : text('turn-of', { animal: animalOf(turn.seat) }),
  );
}

/** @param {Board['seats'][number]} row @param {Board} board */
function seatView({ seat, guesses, hits }, { next }) {
  const animal = capitalized(animalOf(seat));
  const said = text('found-of', { animal, hits, guesses });
  const view = createElement(
    'li',
    seatPicture(seat),
    createElement('span.vh', guesses ? said : animal),
    build('b', { 'aria-hidden': 'true' }, guesses ? `${hits}/${guesses}` : ''),
  );
  if (seat === next) view.setAttribute('aria-current', 'true');
  return view;
}

/** The animals of all seats. @param {Board} board */
function seatsView(board) {
  const view = createElement('ul.seats', ...board.seats.map((row) => seatView(row, board)));
  view.style.setProperty('--seats', String(board.seats.length));
  return view;
}

/**
 * Shows the seats, and the buttons of the author.
 * @param {Board | undefined} board
 * @param {any} does
 */
export function drawCrowd(board, { place, isLooking, isClosed, act, join }) {
  const view = partOf('crowd', () => {
    const part = build('div', { id: 'crowd' });
    $('hand').append(part);
    return part;
  });
  view.hidden = !board;
  if (!board) return view.replaceChildren();
  const { seats, next, round, rounds, game } = board;
  const isOver = game.status !== 'playing';
  const go = () => act('/room/next');
  const shown = JSON.stringify([seats, next, round, isOver, isLooking, isClosed]);
  // A redraw would withdraw a question.
  if (view.dataset.shown === shown || view.querySelector('[data-asks]')) return undefined;
  view.dataset.shown = shown;
  const onward = round === rounds
    ? ''
    : isOver
    ? buttonOf(text('next-round'), go)
    : carefulButton(text('give-up'), 'give-up-sure', go, 'button');
  const does = place.key && !isClosed
    ? [
      isLooking ? buttonOf(text('join-board'), join) : '',
      onward,
      carefulButton(text('close-room'), 'close-sure', () => act('/room/close'), 'button'),
      isLooking ? build('b.code', { translate: 'no' }, codeOf(place.id, place.pass)) : '',
    ]
    : [];
  return view.replaceChildren(
    seatsView(board),
    does.length ? createElement('p.does', ...does) : '',
  );
}

/** The next step: another round, which the author begins, or the results. */
function onwardOf({ round, rounds }, { place, act }, closed) {
  const see = build('button', { 'data-do': 'room', value: place.id }, text('see-room'));
  if (round < rounds && !closed) {
    if (place.key) {
      return [
        '',
        buttonOf(text('next-round'), () => act('/room/next'), 'button.main'),
      ];
    }
    return [text('next-comes'), see];
  }
  see.className = 'main';
  return [rounds > 1 ? text('done') : '', see];
}

/** @param {Board} board @param {any} does */
async function fill(board, does) {
  const { game } = board;
  const { activeElement } = document;
  const room = await call(`/room?id=${board.id}`);
  if (state.game?.id !== game.id) return;
  const verdict = await verdictOnGame(does.place, room, game);
  const [said, button] = onwardOf(board, does, room.closed);
  $('end-room').replaceChildren(
    createElement(
      'div',
      // Each seat says a sentence of its own.
      build('small', { 'aria-hidden': 'true' }, `${text('found')} / ${text('guesses')}`),
      seatsView(board),
    ),
    createElement('p.also', said),
    verdict === 'no-promise' ? '' : createElement(`p.${verdict}`, text(verdict)),
  );
  $('end-next').replaceChildren(button);
  focusOnward(button, activeElement);
}

/** Adds the seats' results to the end of a round, once it is shown. */
export function drawBoardEnd(board, does) {
  const game = endOf(state);
  const end = $('end');
  if (!game || $('end-room')?.dataset.game === game.id) return;
  if (end?.dataset.game !== game.id) {
    // The view of an end may still be on its way.
    setTimeout(() => update(), 200);
    return;
  }
  $('end-room').dataset.game = game.id;
  fill(board, does).catch(() => delete $('end-room').dataset.game);
}

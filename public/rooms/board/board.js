// The shared board of a room: takes a seat at it, or watches as its author; asks for its state,
// announces the letters of others, and tells whose turn it is.

import { inTurn, setGame, tellingOf } from '../../game.js';
import { $, openOver } from '../../page.js';
import { newOnBoard, pauseBefore } from '../../rules/polling.js';
import { inRoom, queryOf } from '../../rules/rooms.js';
import { call, serverTime } from '../../server.js';
import { attempt, say, sound, state, update, watch } from '../../state.js';
import { capitalized, reasonOf, resultOf, t } from '../../texts.js';
import { knownPlace, rememberRoom } from '../../store/rooms.js';
import { showInstead } from '../round.js';
import { animalOf, furnishRooms, reasonFor, text } from '../texts.js';
import { drawBoardEnd, drawCrowd, drawSpeakers, drawTurn } from './crowd.js';

/** @type {Place} */
let place;
let [told, failures, moved, timer] = [0, 0, 0, 0];
let isLooking = false;
let isClosed;
let endLook = () => {};

/** The last reply about the board; undefined once another game is shown. */
const board = () =>
  state.game?.room?.isShared && state.board?.id === state.game.room.id ? state.board : undefined;

/** @param {Place} place */
const pathOf = ({ id, key }) => `/room/board?${queryOf({ id, key })}`;

/** Takes a reply unless a later one is known, and returns the game. @param {Board} reply */
function take(reply) {
  const known = state.board;
  const { game } = reply;
  const isSame = known?.id === reply.id;
  if (isSame && known.turn > reply.turn) return known.game;
  if (!isSame || known.turn !== reply.turn) moved = performance.now();
  const isOther = known?.game?.id !== game?.id;
  if (isOther) told = game?.guesses.length ?? 0;
  update({ board: reply, ...(isOther && { pending: new Set() }) });
  if (game) game.room.isShared = true;
  return game;
}

/** @param {Guess} guess @param {Game} game */
const isMine = ({ seat }, { room }) => seat === room.seat;

/** The message about a guess and its speaker. */
function toldOf({ guess, game }) {
  const { said } = tellingOf(guess, game);
  // The letter of a removed seat has no speaker.
  if (isMine(guess, game) || !guess.seat) return said;
  return `${capitalized(animalOf(guess.seat))}: ${said}`;
}

/** Announces new letters of all players, each once. @param {Game} game */
function tell(game) {
  const fresh = newOnBoard(game, told);
  told = game.guesses.length;
  if (!fresh.length) return false;
  const { guess } = fresh.at(-1);
  const kind = guess.positions.length ? 'hit' : 'miss';
  void sound(kind);
  if (game.status === 'playing') {
    say(fresh.map(toldOf).join(' '), { kind, letter: guess.letter });
  } else say(resultOf(game));
  return true;
}

/** @type {Sitting} */
const table = {
  async say(letter) {
    moved = performance.now();
    if (isLooking) throw { code: 'no-seat' };
    const { id, round } = state.board;
    try {
      return take(await call('/room/guess', { id, round: String(round), letter }));
    } catch (error) {
      // Others were faster; the board's state explains more than the refusal.
      void ask();
      throw error;
    }
  },
  async look() {
    await look();
    return state.game;
  },
  tell(_, game, letter) {
    const other = game.guesses.find((guess) => guess.letter === letter && !isMine(guess, game));
    // A request may have announced the player's own letter before its reply.
    if (!tell(game) && other) say(t('repeat', { letter }), { kind: 'repeat', letter });
  },
  reasonOf: reasonFor,
};

/** Asks for the board's state, and shows the changes. */
async function look() {
  const { turn } = state.board;
  const asked = place;
  const reply = await call(`${pathOf(place)}&turn=${turn}`);
  // A player who has left in the meantime is not brought back.
  if (!board() || place !== asked || !reply.game) return;
  const before = state.game;
  const game = take(reply);
  if (game.id !== before.id) {
    showInstead(game, table);
  } else {
    setGame(game);
    tell(game);
  }
}

/** Asks again after the pause; waits while the page is hidden. */
function wait() {
  clearTimeout(timer);
  if (!board()) return;
  const { endsAt } = state.board;
  const next = pauseBefore({
    isHidden: document.hidden,
    still: performance.now() - moved,
    failures,
    left: endsAt ? Date.parse(endsAt) - serverTime() : undefined,
  });
  if (next !== undefined) timer = setTimeout(ask, next);
}

async function ask() {
  clearTimeout(timer);
  try {
    await look();
    failures = 0;
  } catch (error) {
    failures += 1;
    if (isGone(error)) {
      forget();
      return say(reasonFor(error), { kind: 'fault' });
    }
    if (failures === 1) say(reasonOf(error), { kind: 'fault' });
  }
  return wait();
}

/** Whether a board is gone for good. @param {Failure} error */
const isGone = ({ code }) => ['no-room', 'no-seat', 'room-closed', 'room-full'].includes(code);

const forget = () => {
  clearTimeout(timer);
  attempt(() => sessionStorage.removeItem('hangmanBoard'));
};

// A page that becomes visible again is updated at once.
for (const event of ['visibilitychange', 'online']) {
  (event === 'online' ? window : document).addEventListener(event, () => {
    if (document.hidden || !board()) clearTimeout(timer);
    else void ask();
  });
}
for (const event of ['pointerdown', 'keydown']) {
  addEventListener(event, () => {
    if (!board()) return;
    const wasStill = performance.now() - moved > 60_000;
    moved = performance.now();
    if (wasStill) void ask();
  }, { passive: true });
}

export async function mount() {
  await furnishRooms();
  watch(draw);
}

let isDrawn = false;

/** @param {State} now */
function draw(now) {
  const shown = board();
  if (!shown && !isDrawn) return;
  isDrawn = Boolean(shown);
  document.documentElement.dataset.board = shown ? (isLooking ? 'looking' : 'shared') : '';
  drawSpeakers(shown?.game);
  drawCrowd(shown, { place, isLooking, isClosed, act, join });
  drawTurn(shown, now.game?.room?.seat);
  if (!shown || !isLooking) endLook();
  if (!shown) return forget();
  return drawBoardEnd(shown, { place, act });
}

setInterval(() => {
  if (!document.hidden && board()) drawTurn(state.board, state.game.room.seat);
}, 1000);

/**
 * Shows the board of a room: its author watches, others take a seat.
 * @param {string} value the room's id; with ` play` the author takes a seat, too
 * @param {(room: string) => void} [back] to the room
 */
export const enter = (value, back) => inTurn(() => show(value, back));

async function show(value, back) {
  const [id, wish] = value.split(' ');
  const open = state.room?.room.id === id ? state.room : undefined;
  // The link that led here has the check of the promises.
  const known = { ...knownPlace(id), ...open?.place };
  const looks = Boolean(known.key) && wish !== 'play';
  try {
    if (!looks) await call('/game', inRoom({ ...known, id }));
    const reply = await call(pathOf(known));
    if (!reply.game) throw { code: 'nobody-yet' };
    place = known;
    isLooking = looks;
    isClosed = open?.room.closed;
    failures = 0;
    update({ board: undefined });
    const game = take(reply);
    rememberRoom(place, open?.room);
    attempt(() => {
      sessionStorage.hangmanBoard = value;
    });
    showInstead(game, table);
    endLook();
    if (looks) endLook = openOver(() => back(id));
    wait();
  } catch (error) {
    if (isGone(error)) forget();
    if ($('room')?.open) $('room-said').replaceChildren(reasonFor(error));
    else throw error;
  }
}

/** The author takes a seat. */
const join = () => enter(`${place.id} play`).catch((error) => say(reasonFor(error)));

/**
 * Changes the board as its author.
 * @param {'/room/next' | '/room/close'} path
 */
async function act(path) {
  moved = performance.now();
  const asked = place;
  const isLeft = () => !board() || place !== asked;
  const { id, key } = place;
  const more = path === '/room/next' && { round: String(state.board.round) };
  try {
    const reply = await call(path, { id, key, ...more });
    if (isLeft()) return;
    if (more) return showInstead(take(reply), table);
    isClosed = true;
    say(text('room-closed'));
  } catch (error) {
    if (isLeft()) return;
    isClosed ||= error.code === 'room-closed';
    say(reasonFor(error), { kind: 'fault' });
    void ask();
  }
}

// The moves: starting a game, guessing, and finding out what became of a game. The rules stay on
// the server.

import { defaults, firstGame, queryOf } from './offers.js';
import { call, Refusal } from './server.js';
import { remember, say, sound, state, update } from './state.js';
import { leftOf, listed, reasonOf, resultOf, sizeOf, t } from './texts.js';
import { load } from './views/load.js';

/** Codes that mean: the server's game is another one than ours. */
const isElsewhere = (code) => ['no-game', 'stale-game', 'game-over'].includes(code);

/** Makes a reply the present game. @param {Game} game */
function setGame(game) {
  const isOther = state.game?.id !== game.id;
  const hasEnded = !isOther && state.game.status === 'playing' && game.status !== 'playing';
  update({ game, promise: isOther ? game.commitment : state.promise });
  if (hasEnded) void end(game).catch(() => refuse({ code: 'network' }));
}

/** Plays the sound of a game's end, and shows its dialog. @param {Game} game */
async function end(game) {
  void sound(game.status);
  const { showEnding } = await load('ending');
  if (state.game === game) showEnding(game);
}

// One move at a time, so that a guess's own reply says whether it hit, and none meets another game.
let queue = Promise.resolve();

/** Makes a move when those before it are done. @param {() => Promise<void>} move */
function inTurn(move) {
  const moved = queue.then(move);
  queue = moved.catch(() => {});
  return moved;
}

/** Says why something did not work. */
export const refuse = (error) => say(reasonOf(error, state.game));

/**
 * Shows the server's game if it is another one, else says what went wrong.
 * @param {Refusal} error
 */
const recover = (error) => isElsewhere(error.code) ? sync({ isCertain: true }) : refuse(error);

/** Whether this is a newcomer's board, before the first guess. @param {Game} game */
export const isFirst = (game) =>
  !state.looks.seen && game?.status === 'playing' && !game.guesses.length;

/** @param {Game} game @param {string} greeting the name of its text */
function greet(game, greeting) {
  if (game.status !== 'playing') say(resultOf(game));
  else say(t(greeting, { size: sizeOf(game), left: leftOf(game) }));
}

/**
 * Starts the game of these settings, by default the player's own.
 * @param {string} [query] settings, seed, daily
 */
export function newGame(query) {
  update({ pending: new Set() });
  return inTurn(() => start(query));
}

async function start(query) {
  if (!state.game && !query) {
    await resume();
    return;
  }
  const body = new URLSearchParams(query);
  if (state.game) body.set('game', state.game.id);
  try {
    const game = await call('/game', body);
    // Letters typed meanwhile were meant for the game before.
    update({ pending: new Set() });
    setGame(game);
    const isNew = body.has('seed') ? 'shared' : game.daily ? 'todays-start' : 'start';
    greet(game, game.isNew ? isNew : 'resumed');
  } catch (error) {
    await recover(error);
  }
}

/**
 * Goes on with the game there is, else starts one. Says whether it goes on.
 * @param {string} [query]
 */
export async function resume(query = '') {
  const game = await call('/game', `${query}&resume=true`);
  setGame(isFirst(game) && queryOf(game.settings) === defaults ? await preferred(game) : game);
  greet(state.game, greetingOf(game, query));
  return !game.isNew;
}

/** What is said when the page opens. @param {any} game */
function greetingOf(game, query) {
  if (isFirst(game)) return 'intro';
  if (!game.isNew) return 'resumed';
  return query ? 'shared' : 'start';
}

/**
 * A newcomer's game, replaced by the one we chose, if the server has its list.
 * @param {Game} game
 */
async function preferred(game) {
  try {
    return await call('/game', `${firstGame}&game=${game.id}`);
  } catch (error) {
    if (error.code === 'stale-game') return kept();
    if (error.code !== 'invalid-setting') throw error;
    return game;
  }
}

/** The game of our cookie. Without cookies the server knows nobody. */
async function kept() {
  try {
    return await call('/game');
  } catch (error) {
    throw error.code === 'no-game' ? new Refusal('cookies') : error;
  }
}

/** Asks what became of the game. */
export async function sync({ isCertain = false } = {}) {
  const before = state.game;
  try {
    const game = await call('/game');
    if (state.game !== before || state.pending.size) return;
    setGame(game);
    update({ knownGame: game.id });
    const hasMoved = game.id !== before.id || game.guesses.length !== before.guesses.length;
    if (game.status !== 'playing') say(resultOf(game));
    else if (isCertain || hasMoved) refuse({ code: 'stale-game' });
  } catch (error) {
    if (error.code !== 'no-game') {
      refuse(error);
      return;
    }
    refuse(state.knownGame === before?.id ? error : { code: 'cookies' });
    update({ game: undefined });
  }
}

/**
 * @param {string} letter as it was typed: which of the list's letters it counts as is the server's
 * to say
 * @param {string} [key] on which the answer is awaited
 */
export function guess(letter, key = letter) {
  const { game, pending } = state;
  if (game?.status !== 'playing' || pending.has(key)) return;
  if (game.guesses.some((old) => old.letter === letter)) {
    say(t('repeat', { letter: listed(letter, game) }));
    return;
  }
  update({ pending: new Set([...pending, key]) });
  remember({ seen: true });
  void inTurn(() => send(letter, key, game.id));
}

/** Notes that a letter's answer is there. @param {string} key */
const stopWaiting = (key) =>
  update({ pending: new Set([...state.pending].filter((other) => other !== key)) });

async function send(letter, key, id) {
  const { game } = state;
  if (!state.pending.has(key) || game?.id !== id || game.status !== 'playing') return;
  try {
    const next = await call('/guess', { letter, game: id });
    stopWaiting(key);
    setGame(next);
    update({ knownGame: id });
    announce(next.guesses.slice(game.guesses.length).pop() ?? { letter: key }, next);
  } catch (error) {
    // A sign that is no letter here says nothing about the letters typed after it.
    if (error.code === 'invalid-letter') stopWaiting(key);
    else update({ pending: new Set() });
    await recover(error);
  } finally {
    update();
  }
}

/**
 * Says what a guess did.
 * @param {{letter: string, positions?: number[]}} guessed without positions if it was a repeat
 * @param {Game} game
 */
function announce({ letter, positions }, game) {
  if (game.status !== 'playing') {
    say(resultOf(game));
    return;
  }
  const values = { letter: listed(letter, game), n: positions?.length, left: leftOf(game) };
  if (positions) void sound(values.n ? 'hit' : 'miss');
  say(t(!positions ? 'repeat' : values.n ? 'hit' : 'miss', values));
}

// The moves: to start a game, to guess, to find out what became of it.

import { firstGameIn, opponentOf } from './offers.js';
import { call } from './server.js';
import { remember, say, sound, state, update } from './state.js';
import {
  count,
  dateOf,
  leftOf,
  listed,
  pageLanguage,
  reasonOf,
  resultOf,
  sizeOf,
  t,
  wordsLanguage,
} from './texts.js';

/** Codes that mean: the server's game is another one than ours. */
export const isElsewhere = (code) =>
  ['no-game', 'stale-game', 'game-over', 'game-in-progress'].includes(code);

/** Makes a reply the present game. @param {Game} game */
function setGame(game) {
  const isOther = state.game?.id !== game.id;
  const hasEnded = !isOther && state.game.status === 'playing' && game.status !== 'playing';
  const promise = isOther ? game.commitment : state.promise;
  update({ game, promise });
  if (hasEnded) void sound(game.status);
}

// One move at a time, so that a guess's own reply says whether it hit, and none meets another game.
let queue = Promise.resolve();

/** Makes a move when those before it are done. @param {() => Promise<void>} move */
function inTurn(move) {
  const moved = queue.then(move);
  queue = moved.catch(() => {});
  return moved;
}

/** Shows a game that another part of the page has started. @param {Game} game */
export function showGame(game, said) {
  update({ pending: new Set() });
  setGame(game);
  say(said);
}

/** Says why something did not work. */
export const refuse = (error) => say(reasonOf(error, state.game));

/**
 * Shows the server's game if it is another one, else says what went wrong.
 * @param {Failure} error
 */
const recover = (error) => isElsewhere(error.code) ? sync({ isCertain: true }) : refuse(error);

/** Whether this is a newcomer's board, before the first guess. @param {Game} game */
export const isFirst = (game) =>
  !state.looks.seen && game?.status === 'playing' && !game.guesses.length && !game.room;

/** @param {Game} game @param {string} greeting the name of its text */
function greet(game, greeting) {
  if (game.status !== 'playing') return say(resultOf(game));
  const start = t(greeting, { size: sizeOf(game), left: leftOf(game) });
  const day = game.daily ? t('todays-game') : game.date && dateOf(game.date);
  const who = day ?? (game.settings.evil && t(opponentOf(game.settings, state.lists)));
  return say(who && greeting === 'start' ? `${who}: ${start}` : start);
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
    const isNew = body.has('seed') ? 'shared' : 'start';
    greet(game, game.isNew ? isNew : 'resumed');
  } catch (error) {
    const isBadLink = error.code === 'invalid-setting' && body.has('seed');
    await recover(isBadLink ? { code: 'invalid-request' } : error);
  }
}

/** The game of a player whom this browser has seen, over or not. @returns {Promise<any>} */
const ownGame = async () =>
  state.looks.seen && call('/game').catch((error) => {
    if (error.code !== 'no-game') throw error;
  });

/**
 * Shows the player's game if there is one, else starts one.
 * @param {boolean} [isBelow] whether the view of a link comes above it: no end opens then
 */
export async function resume(isBelow = false) {
  const game = await ownGame() || await startFirst();
  if (isBelow) update({ endClosed: game.id });
  setGame(game);
  greet(game, isFirst(game) ? 'intro' : game.isNew ? 'start' : 'resumed');
}

/**
 * A newcomer's game, in the page's language if the server has a list of it; of the server's own
 * choice if it lacks the list of the first.
 */
async function startFirst() {
  const lists = pageLanguage() ? await loadLists() : [];
  try {
    return await call('/game', `${firstGameIn(wordsLanguage(lists), lists)}&resume=true`);
  } catch (error) {
    if (error.code !== 'invalid-setting') throw error;
    return call('/game', 'resume=true');
  }
}

/** @type {Promise<WordList[]> | undefined} */
let asked;

async function askLists() {
  const { lists, pending } = await call('/lists');
  update({ lists, compiling: pending ?? [] });
  return lists;
}

/** The lists, asked for until the server has compiled all of them; one call at a time. */
export async function loadLists() {
  if (state.lists.length && !state.compiling.length) return state.lists;
  asked ??= askLists().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Asks what became of the game. */
export async function sync({ isCertain = false, isBack = false } = {}) {
  const before = state.game;
  try {
    const game = await call('/game');
    if (state.game !== before || state.pending.size) return;
    setGame(game);
    update({ knownGame: game.id });
    const hasMoved = game.id !== before.id || game.guesses.length !== before.guesses.length;
    if (game.status !== 'playing') say(resultOf(game));
    else if (isCertain || hasMoved) refuse({ code: 'stale-game' });
    else if (isBack) greet(game, 'resumed');
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
 * @param {string} [hint] what is said if it is no letter
 */
export function guess(letter, key = letter, hint = '') {
  const { game, pending } = state;
  if (!game || pending.has(key)) return;
  if (game.status !== 'playing') {
    // Shown again to whoever has closed it.
    update({ endClosed: '' });
    return;
  }
  if (game.guesses.some((old) => old.letter === letter)) {
    say(t('repeat', { letter: listed(letter, game) }));
    return;
  }
  update({ pending: new Set([...pending, key]) });
  remember({ seen: true });
  void inTurn(() => send(letter, key, game.id, hint));
}

/** Notes that a letter's answer is there. @param {string} key */
const stopWaiting = (key) =>
  update({ pending: new Set([...state.pending].filter((other) => other !== key)) });

async function send(letter, key, id, hint) {
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
    const isNone = error.code === 'invalid-letter';
    if (isNone) stopWaiting(key);
    else update({ pending: new Set() });
    if (isNone && hint) say(hint);
    else await recover(error);
  } finally {
    update();
  }
}

/** What a guess cost: of a miss, an evil computer knows that in words. */
function costOf(game, isHit) {
  const [before, after] = (state.looks.counting && game.left?.slice(-2)) || [];
  if (after === 1 && before > 1) return t('cornered');
  return before > after && !isHit ? count('cost-me', before - after) : leftOf(game);
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
  const n = positions?.length;
  const values = { letter: listed(letter, game), n, left: costOf(game, n) };
  const outcome = !positions ? 'repeat' : n ? 'hit' : 'miss';
  if (positions) void sound(outcome);
  say(t(outcome, values));
}

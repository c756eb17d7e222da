// The moves: starting a game, guessing, and asking for the game's state.

import { firstGameIn } from './offers.js';
import { call } from './server.js';
import { sentenceAbout } from './rules/speech.js';
import { remember, say, sound, state, update } from './state.js';
import {
  count,
  leftOf,
  listed,
  pageLanguage,
  reasonOf,
  resultOf,
  sizeOf,
  t,
  wordsLanguage,
} from './texts.js';

/** Whether a code means that the server's game differs from the page's. */
export const isElsewhere = (code) =>
  ['no-game', 'stale-game', 'game-over', 'game-in-progress'].includes(code);

/**
 * The place of the game: the player's own, or a board that a whole room shares.
 * @type {Sitting}
 */
const own = {
  say: (letter, id) => call('/guess', { letter, game: id, examples: true }),
  look: () => call('/game'),
  tell: (before, game, letter) =>
    announce(game.guesses.slice(before.guesses.length).pop() ?? { letter }, game),
};
let sitting = own;

/** Whether the game on the board is not the player's own. */
export const isAway = () => sitting !== own;

/** The player's own game, over or not, even while another is on the board. */
export const gameOfOne = async () => (isAway() ? ownGame() : state.game);

/** Makes a reply the present game. @param {Game} game */
export function setGame(game) {
  const isOther = state.game?.id !== game.id;
  const isOver = game.status !== 'playing';
  const hasEnded = isOver && !isOther && state.game.status === 'playing';
  const promise = isOther ? game.commitment : state.promise;
  // Letters typed after the last one wait for no answer.
  update({ game, promise, ...(isOver && { pending: new Set() }) });
  if (hasEnded) void sound(game.status);
}

// One move at a time, so that each guess gets its own reply and is for the game that was shown.
let queue = Promise.resolve();
/** The number of moves that have not ended. */
export let moves = 0;

/** Makes a move after the earlier ones: a guess or a start. @param {() => Promise<any>} move */
export function inTurn(move) {
  moves += 1;
  const moved = queue.then(move);
  queue = moved.catch(() => {}).finally(() => {
    moves -= 1;
  });
  return moved;
}

/**
 * Shows a game that another part of the page has started.
 * @param {Game} game
 * @param {string} [said] by default the greeting of its kind
 * @param {Sitting} [at] the place of the game
 */
export function showGame(game, said, at = own) {
  sitting = at;
  update({ pending: new Set() });
  setGame(game);
  if (said) say(said);
  else greet(game, opening(game));
}

/** Shows the reason of a failure. */
export const refuse = (error) =>
  say((sitting.reasonOf ?? reasonOf)(error, state.game), { kind: 'fault' });

/**
 * Shows the server's game if it is another one, otherwise the reason of a failure.
 * @param {Failure} error
 */
const recover = (error) => isElsewhere(error.code) ? sync({ isCertain: true }) : refuse(error);

/** Whether this is a newcomer's board, before the first guess. @param {Game} game */
export const isFirst = (game) =>
  !state.looks.seen && game?.status === 'playing' && !game.guesses.length && !game.room;

/** The number of words left in an evil game, if the reader wants to see it. @param {Game} game */
const wordsIn = ({ left }) => (state.looks.counting ? left?.at(-1) : undefined);

/** The greeting of a game that is shown anew. @param {Game} game */
const opening = (game, start = 'start') => game.guesses.length ? 'resumed' : start;

/** @param {number} n */
const wordsOf = (n) => count('words-in-all', n);

/** @param {Game} game @param {string} greeting the name of its text */
function greet(game, greeting) {
  if (game.status !== 'playing') return say(resultOf(game));
  const n = wordsIn(game);
  const values = { size: sizeOf(game), left: leftOf(game), n, words: n && wordsOf(n) };
  if (greeting === 'shared') return say(t('shared', values), { kind: 'start' });
  const { evil } = game.settings;
  if (evil && !n) return say(t('uncounted'), { kind: 'start' });
  const name = evil || greeting === 'resumed' ? greeting : 'start';
  return say(t(`${name}-${evil ? 'evil' : 'honest'}`, values), { kind: 'start' });
}

/**
 * Starts a game with these settings, by default the player's own.
 * @param {string} [query] settings, seed, daily
 */
export function newGame(query) {
  update({ pending: new Set() });
  return inTurn(() => start(query));
}

async function start(query) {
  const mine = await gameOfOne();
  // A player who leaves a shared board resumes the own game.
  const isBack = isAway() && mine?.status === 'playing';
  if (!query && (isBack || !mine)) return resume();
  sitting = own;
  const body = new URLSearchParams(query);
  if (mine) body.set('game', mine.id);
  try {
    const game = await call('/game', body);
    // Letters typed until now were meant for the earlier game.
    update({ pending: new Set() });
    setGame(game);
    greet(game, opening(game, body.has('seed') ? 'shared' : 'start'));
  } catch (error) {
    const isBadLink = error.code === 'invalid-setting' && body.has('seed');
    await recover(isBadLink ? { code: 'invalid-request' } : error);
  }
}

/** The game of this browser's player, over or not. @returns {Promise<any>} */
const ownGame = async () =>
  state.looks.seen && call('/game').catch((error) => {
    if (error.code !== 'no-game') throw error;
  });

/**
 * Shows the player's game, or starts one.
 * @param {boolean} [isBelow] whether a link's view covers it, so that no end opens
 */
export async function resume(isBelow = false) {
  const game = await ownGame() || await startFirst();
  sitting = own;
  if (isBelow) update({ endClosed: game.id });
  setGame(game);
  greet(game, opening(game, isFirst(game) ? 'first' : 'start'));
}

/**
 * Starts a newcomer's game, in the page's language if the server has a list of it; if the server
 * lacks that list, with its own default.
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

/** Loads the lists, again until the server has compiled all; one call at a time. */
export async function loadLists() {
  if (state.lists.length && !state.compiling.length) return state.lists;
  asked ??= askLists().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Asks the server for the game's state. */
export async function sync({ isCertain = false, isBack = false } = {}) {
  const before = state.game;
  try {
    const game = await sitting.look();
    if (state.game !== before || state.pending.size) return;
    setGame(game);
    update({ knownGame: game.id });
    const hasMoved = game.id !== before.id || game.guesses.length !== before.guesses.length;
    if (game.status !== 'playing') say(resultOf(game));
    else if (isCertain || hasMoved) refuse({ code: 'stale-game' });
    else if (isBack) greet(game, 'resumed');
  } catch (error) {
    if (error.code !== 'no-game') return refuse(error);
    refuse(state.knownGame === before?.id ? error : { code: 'cookies' });
    update({ game: undefined });
  }
}

/**
 * @param {string} letter as typed; the server decides which of the list's letters it counts as
 * @param {string} [key] the key that waits for the answer
 * @param {string} [hint] the message if it is not a letter
 */
export function guess(letter, key = letter, hint = '') {
  const { game, pending } = state;
  if (!game || pending.has(key)) return;
  if (game.status !== 'playing') {
    // A letter typed while another game is being started is for that one.
    if (moves) return void queue.then(() => state.game !== game && guess(letter, key, hint));
    // Shows the end again if the player has closed it.
    update({ endClosed: '' });
    return;
  }
  if (game.guesses.some((old) => old.letter === letter)) {
    void sound('repeat');
    say(t('repeat', { letter: listed(letter, game) }), { kind: 'repeat', letter });
    return;
  }
  update({ pending: new Set([...pending, key]) });
  remember({ seen: true });
  void inTurn(() => send(letter, key, game.id, hint));
}

/** Marks a letter's answer as received. @param {string} key */
const stopWaiting = (key) =>
  update({ pending: new Set([...state.pending].filter((other) => other !== key)) });

async function send(letter, key, id, hint) {
  const { game } = state;
  if (!state.pending.has(key) || game?.id !== id) return;
  try {
    const next = await sitting.say(letter, id);
    stopWaiting(key);
    setGame(next);
    update({ knownGame: id });
    sitting.tell(game, next, key);
  } catch (error) {
    // A sign that is not a letter here does not affect the letters typed after it.
    const isNone = error.code === 'invalid-letter';
    if (isNone) stopWaiting(key);
    else update({ pending: new Set() });
    if (isNone && hint) say(hint);
    else await recover(error);
  } finally {
    update();
  }
}

/**
 * The outcome of a guess, with the text for it.
 * @param {Said} guessed
 * @param {Game} game
 * @returns {{kind: string, name: string, values: any}}
 */
function outcomeOf({ letter, positions }, game) {
  const values = { letter: listed(letter, game), n: positions?.length };
  if (!positions) return { kind: 'repeat', name: 'repeat', values };
  const [before, after] = (wordsIn(game) && game.left.slice(-2)) || [];
  const kind = positions.length ? 'hit' : 'miss';
  if (after === 1 && before > 1) return { kind, name: 'cornered', values };
  if (game.mistakesLeft === 1 && kind === 'miss') return { kind, name: 'near', values };
  const isSure = before === 1 && kind === 'hit';
  if (!after || isSure) return { kind, name: game.settings.evil ? kind : `${kind}-honest`, values };
  const { name, n } = sentenceAbout(kind === 'hit', before, after, game.left[0]);
  return { kind, name, values: { ...values, n, words: wordsOf(n) } };
}

/** Announces the outcome of a guess. @param {Said} guessed @param {Game} game */
function announce(guessed, game) {
  if (game.status !== 'playing') return say(resultOf(game));
  const { said, kind, name } = tellingOf(guessed, game);
  void sound(['cornered', 'near'].includes(name) ? name : kind);
  say(said, { kind, name, letter: guessed.letter });
}

/** The message about a guess. @param {Said} guessed @param {Game} game */
export function tellingOf(guessed, game) {
  const { kind, name, values } = outcomeOf(guessed, game);
  return { said: t(name, values), kind, name };
}

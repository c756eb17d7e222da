// Starts the page: connects the views, and maps each button to its action.

import { drawBoard } from './board/board.js';
import { isAway, loadLists, newGame, refuse, resume, sync } from './game.js';
import { drawKeys, listenToKeys } from './board/keys.js';
import { drawTodayButton, gameOfToday, loadDaily, renewDaily } from './board/today.js';
import { greeted } from './greeting.js';
import { $, closeAll, closeOne, elements, matchHistory } from './page.js';
import { drawTrouble, fail, missing, takeWish, tryAgain } from './parts/trouble.js';
import { call, Refusal } from './server.js';
import { attempt, endOf, remember, state, update, watch } from './state.js';

// Views load at their first use; mount() connects one with its elements.
const modules = {
  after: () => import('./rooms/round.js'),
  ask: () => import('./views/ask.js'),
  board: () => import('./rooms/board/board.js'),
  code: () => import('./code/code.js'),
  dare: () => import('./views/dare.js'),
  ending: () => import('./views/ending.js'),
  endgames: () => import('./views/endgames.js'),
  help: () => import('./views/help.js'),
  menu: () => import('./stage/menu.js'),
  opponents: () => import('./stage/opponents.js'),
  replay: () => import('./views/replay.js'),
  report: () => import('./views/report.js'),
  rooms: () => import('./rooms/rooms.js'),
  scores: () => import('./views/scores.js'),
  share: () => import('./views/share.js'),
  settings: () => import('./views/settings.js'),
  today: () => import('./views/today.js'),
};

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** Loads the module of a view. @param {keyof typeof modules} name */
async function mounted(name) {
  const { furnish } = await import('./parts/furnish.js');
  const [view] = await Promise.all([modules[name](), furnish()]);
  await /** @type {any} */ (view).mount?.();
  return view;
}

/**
 * @template {keyof typeof modules} Name
 * @param {Name} name
 * @returns {ReturnType<(typeof modules)[Name]>} mounted
 */
function load(name) {
  const loading = loaded.get(name) ?? mounted(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return /** @type {any} */ (loading);
}

/** Starts another game; asks first if one can still be won. @param {string} [query] */
async function askNewGame(query) {
  const what = query?.includes('seed=') ? 'link' : 'new';
  const isBegun = state.game?.status === 'playing' && state.game.guesses.length &&
    (query || !isAway());
  if (isBegun && !await (await view('ask')).mayLeave(what)) return;
  closeAll();
  await newGame(query);
}

/** The player opened another view in the meantime. */
const overtaken = new Refusal('overtaken');

/** A module, requested twice if needed. @param {() => Promise<any>} ask @returns {Promise<any>} */
const fetched = (ask) =>
  ask().catch(ask).catch(() => {
    throw missing;
  });

/** A view, unless another one was opened while it loaded. @type {typeof load} */
function view(name) {
  const { taps } = state;
  return /** @type {any} */ (fetched(() => load(name)).then((module) => {
    if (state.taps !== taps) throw overtaken;
    return module;
  }));
}

/** The request in the page's address, if any. @returns {Promise<Link | null>} */
const readLink = async () =>
  location.hash ? (await fetched(() => import('./views/links.js'))).readLink() : null;

const showToday = async (date) => (await view('today')).showToday(date);

/**
 * Takes a link out of the address, where it was kept until the server answered, and follows it to a
 * view, to today's game, or to an invitation.
 * @param {Link} link
 */
async function follow({ view: name, text, hadPlayer, isBroken, isToday, date, query, beat }) {
  history.replaceState(history.state, '', location.href.split('#')[0]);
  if (name === 'code') (await view('code')).showCode(text, hadPlayer);
  else if (name === 'room') await (await view('rooms')).follow(text);
  else if (name === 'word') await (await view('rooms')).askWord(text);
  else if (isBroken) refuse({ code: 'invalid-request' });
  else if (!isToday || !await showToday(date)) {
    await (await view('dare')).showDare(query, date, beat);
  }
}

/** Resumes the present game or starts one, below the view of a link. */
async function resumeOrFollow() {
  const hash = location.hash;
  const link = await readLink().catch(() => null);
  void loadLists().catch(() => {});
  void loadDaily().catch(() => {});
  if (!state.looks.scene) {
    call('/').then(({ scene }) => remember({ scene: scene || 'gallows' })).catch(() => {});
  }
  const board = !link && attempt(() => sessionStorage.hangmanBoard);
  // A reload resumes at the shared board.
  if (board) await run(async () => (await view('board')).enter(board, toRoom));
  if (!state.game) await resume(Boolean(link));
  if (link) await run(() => follow(link), { hash });
  else if (location.hash) await followAddress();
}

/** The attempts to start so far. */
let starts = Promise.resolve();

/** Starts the page after earlier attempts, unless one of them has succeeded. */
function start() {
  const started = starts.then(() => (state.game ? undefined : resumeOrFollow()));
  starts = started.catch(() => {});
  return started;
}

/**
 * The actions of the buttons, by their `data-do`.
 * @type {Record<string, (button?: any) => unknown>}
 */
const actions = {
  new: () => askNewGame(),
  dare: ({ value }) => askNewGame(value),
  board: async ({ value }) => (await view('board')).enter(value, toRoom),
  room: async ({ value }) => (await view('rooms')).goOn(value),
  settings: async ({ value }) => (await view('settings')).openSettings(value),
  code: async () => (await view('code')).showCode(),
  help: async () => (await view('help')).showHelp(),
  menu: async () => (await view('menu')).showMenu(),
  opponents: async () => (await view('opponents')).showOpponents(),
  scores: async () => (await view('scores')).showScores(),
  replay: async () => (await view('replay')).showReplay(state.game),
  'replay-today': async () => (await view('replay')).showReplay(gameOfToday(state)),
  copy: async () => (await view('replay')).copyReplay(),
  report: async () => (await view('report')).askWhatIsWrong(),
  share: async () => (await view(state.game.room ? 'after' : 'share')).share(state.game),
  'share-today': async () => (await view('share')).share(gameOfToday(state)),
  today: () => showToday(),
  together: async () => (await view('rooms')).showTogether(),
  'play-day': async ({ value }) => (await view('today')).playDay(value),
  retry: start,
  close: (button) => closeOne(button.closest('dialog')),
  again: tryAgain,
  forget: async () => (await view('help')).forgetMe(),
};

/**
 * Does something, and reports a failure.
 * @param {() => unknown} action
 * @param {{hash?: string, do?: string, value?: string}} [wish] the request, if it needs a module
 */
async function run(action, wish = {}) {
  try {
    await action();
  } catch (error) {
    if (error === missing) fail(missing, action, wish);
    else if (error !== overtaken) refuse(error);
  }
}

/** Leads back from a board on a wall to its room. @param {string} value its id */
function toRoom(value) {
  update({ taps: state.taps + 1 });
  void run(() => actions.room({ value }), { do: 'room', value });
}

/** Does a button's action; meanwhile the button looks tapped. */
async function tapped(button) {
  const { dataset, value } = button;
  update({ taps: state.taps + 1 });
  button.setAttribute('aria-busy', 'true');
  await run(() => actions[dataset.do](button), { do: dataset.do, value });
  button.removeAttribute('aria-busy');
}

/** Follows the link of the address. */
function followAddress() {
  const { hash } = location;
  update({ taps: state.taps + 1 });
  return run(async () => {
    const link = await readLink();
    if (link) await run(() => follow(link), { hash });
  }, { hash });
}

/** Does what was requested before the page was reloaded. */
function grantWish() {
  const wish = takeWish();
  const action = actions[wish.do];
  if (action) return run(() => action({ value: wish.value }), wish);
  if (wish.hash) location.hash = wish.hash;
  return undefined;
}

let last;

addEventListener('click', ({ target, detail }) => {
  const button = /** @type {Element} */ (target).closest('[data-do]');
  // A double-click counts once.
  if (!(button instanceof HTMLButtonElement) || (detail > 1 && button === last)) return;
  last = button;
  // A choice closes its menu.
  const menu = /** @type {HTMLDialogElement} */ (button.closest('dialog[data-leads]'));
  if (menu && button.dataset.do !== 'close') closeOne(menu);
  void tapped(button);
});
addEventListener('online', () => {
  update({ isFetched: false });
  void run(() => (state.game ? sync({ isBack: true }) : start()));
});
addEventListener('hashchange', followAddress);
/** @type {Promise<void> | undefined} */
let looking;

/** Asks whether the game was continued in another tab or window, and for a new day's game. */
function lookAround() {
  if (document.hidden || !state.game) return;
  looking ??= run(() => sync().then(renewDaily)).finally(() => {
    looking = undefined;
  });
}

document.addEventListener('visibilitychange', lookAround);
addEventListener('focus', lookAround);

/** Closes each view of a game that is neither the present one nor today's. @param {State} now */
function closeStale(now) {
  const games = [now.game?.id, gameOfToday(now)?.id];
  for (const dialog of elements('dialog[data-game]')) {
    if (dialog.open && !games.includes(dialog.dataset.game)) closeOne(dialog);
  }
}

/** Fetches the view of a game's end during the game; it shows itself. @param {State} now */
function fetchEnd(now) {
  const { game } = now;
  if (game?.endgame) load('endgames').catch(() => {});
  if (game?.guesses.length > 2) load('ending').catch(() => {});
  if (!endOf(now)) return;
  if ($('end')?.dataset.game !== game.id || game.room) void run(() => showEnd(game));
  void fetchAll();
}

/** Fetches the views of a game's end. @param {Game} game */
async function showEnd(game) {
  try {
    await fetched(() => load('ending'));
  } catch (error) {
    // Only a retry by the player asks again.
    update({ endClosed: game.id });
    throw error;
  }
  if (state.endClosed === game.id) update({ endClosed: '' });
  if (game.room) await load('after').then(({ drawAfter }) => drawAfter(state)).catch(() => {});
}

/** Fetches all views after the first game, so that they are there without a network. */
async function fetchAll() {
  if (state.isFetched) return;
  update({ isFetched: true });
  for (const name of Object.keys(modules)) await load(/** @type {any} */ (name)).catch(() => {});
}

/** Keeps the page for use without a network, if the browser can. */
async function keepOffline() {
  const { serviceWorker } = navigator;
  // The browser demands a policy before it runs another script.
  const policy = globalThis.trustedTypes?.createPolicy('worker', {
    createScriptURL: () => 'worker.js',
  });
  await serviceWorker.register(policy?.createScriptURL('') ?? 'worker.js');
  if (serviceWorker.controller) return;
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active.postMessage([location.href.split('#')[0], ...files]);
}

async function begin() {
  await greeted;
  matchHistory();
  listenToKeys();
  $('late').remove();
  $('trouble').onclose = () => update({ trouble: undefined });
  watch(drawBoard, drawKeys, drawTodayButton, closeStale, fetchEnd, drawTrouble);
  update();
  await start();
  await grantWish();
}

void run(begin);
addEventListener('load', () => void keepOffline().catch(() => {}));

// Starts the page: puts the views together, and says what each button does.

import { drawBoard } from './board/board.js';
import { loadLists, newGame, refuse, resume, sync } from './game.js';
import { drawKeys, listenToKeys } from './board/keys.js';
import { drawTodayButton, gameOfToday, loadDaily } from './board/choices.js';
import { greeted } from './greeting.js';
import { closeAll, closeOne, elements, matchHistory } from './page.js';
import { call } from './server.js';
import { endOf, remember, state, update, watch } from './state.js';

// Views come with their first use; mount() connects one with its elements.
const modules = {
  after: () => import('./rooms/round.js'),
  ask: () => import('./views/ask.js'),
  code: () => import('./code/code.js'),
  dare: () => import('./views/dare.js'),
  ending: () => import('./views/ending.js'),
  endgames: () => import('./views/endgames.js'),
  help: () => import('./views/help.js'),
  replay: () => import('./views/replay.js'),
  report: () => import('./views/report.js'),
  rooms: () => import('./rooms/rooms.js'),
  scores: () => import('./views/scores.js'),
  share: () => import('./views/share.js'),
  settings: () => import('./views/settings.js'),
  today: () => import('./views/today.js'),
};

/** @type {(keyof typeof modules)[]} */
const offline = ['help', 'settings', 'rooms', 'today'];

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

/** The module of a view. @param {keyof typeof modules} name */
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
  const isBegun = state.game?.status === 'playing' && state.game.guesses.length;
  if (isBegun && !await (await view('ask')).mayLeave(what)) return;
  closeAll();
  await newGame(query);
}

/** Loads the page anew: browsers may remember that a module did not come. */
async function startAnew() {
  await call('/');
  location.reload();
  return new Promise(() => {});
}

/** A view; where its module did not come, the page anew. @type {typeof load} */
const view = (name) => /** @type {any} */ (load(name).catch(startAnew));

/** What the page's address asks for, if anything. @returns {Promise<Link | null>} */
async function takeLink() {
  if (!location.hash) return null;
  const links = await import('./views/links.js').catch(startAnew);
  return /** @type {any} */ (links).takeLink();
}

const showToday = async (date) => (await view('today')).showToday(date);

/** Shows what a link leads to: a view, today's game, or an invitation. @param {Link} link */
async function follow({ view: name, text, isBroken, isToday, date, query }) {
  if (name === 'code') (await view('code')).showCode(text);
  else if (name === 'room') await (await view('rooms')).follow(text);
  else if (isBroken) refuse({ code: 'invalid-request' });
  else if (!isToday || !await showToday(date)) await (await view('dare')).showDare(query, date);
}

/** Goes on with the present game or starts one, below what a link leads to. */
async function start() {
  const link = await takeLink();
  void loadLists().catch(() => {});
  void loadDaily().catch(() => {});
  if (!state.looks.scene) {
    call('/').then(({ scene }) => remember({ scene: scene || 'gallows' })).catch(() => {});
  }
  await resume(Boolean(link));
  if (link) await follow(link);
}

/**
 * What the buttons do, by their `data-do`.
 * @type {Record<string, (button?: any) => unknown>}
 */
const actions = {
  new: () => askNewGame(),
  dare: ({ value }) => askNewGame(value),
  room: async ({ value }) => (await view('rooms')).goOn(value),
  settings: async () => (await view('settings')).openSettings(),
  code: async () => (await view('code')).showCode(),
  help: async () => (await view('help')).showHelp(),
  scores: async () => (await view('scores')).showScores(),
  replay: async () => (await view('replay')).showReplay(state.game),
  'replay-today': async () => (await view('replay')).showReplay(gameOfToday(state)),
  copy: async () => (await view('replay')).copyReplay(),
  report: async () => (await view('report')).askWhatIsWrong(),
  share: async () => (await view(state.game.room ? 'after' : 'share')).share(state.game),
  'share-today': async () => (await view('share')).share(gameOfToday(state)),
  today: () => showToday(),
  together: async () => (await view('rooms')).showTogether(),
  preset: async ({ value }) => (await view('settings')).choosePreset(value),
  'play-day': async ({ value }) => (await view('today')).playDay(value),
  retry: start,
  close: (button) => closeOne(button.closest('dialog')),
  forget: async () => (await view('help')).forgetMe(),
};

/** @param {(button?: Element) => unknown} action @param {Element} [button] */
async function run(action, button) {
  try {
    await action(button);
  } catch (error) {
    refuse(error);
  }
}

addEventListener('click', ({ target }) => {
  const button = /** @type {Element} */ (target).closest('[data-do]');
  if (button instanceof HTMLElement) void run(actions[button.dataset.do], button);
});
addEventListener('online', () => run(() => (state.game ? sync({ isBack: true }) : start())));
addEventListener('hashchange', () =>
  run(async () => {
    const link = await takeLink();
    if (link) await follow(link);
  }));
/** @type {Promise<void> | undefined} */
let looking;

/** Asks whether another tab or window has gone on with the game. */
function lookAround() {
  if (document.hidden || !state.game) return;
  looking ??= run(() => sync()).finally(() => {
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

/** Fetches the view of an end while the game goes on; it shows itself. @param {State} now */
function fetchEnd(now) {
  const { game } = now;
  if (game?.endgame) load('endgames').catch(() => {});
  if (game?.guesses.length > 2) load('ending').catch(() => {});
  if (!endOf(now)) return;
  void run(async () => {
    await view('ending');
    if (game.room) await load('after').catch(() => {});
  });
  // So that they are there without a network.
  for (const name of offline) load(name).catch(() => {});
}

/** Keeps the page for when there is no network, where the browser can. */
async function keepOffline() {
  const { serviceWorker } = navigator;
  // The browser asks for a policy before it runs another script.
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
  watch(drawBoard, drawKeys, drawTodayButton, closeStale, fetchEnd);
  update();
  await start();
}

void run(begin);
addEventListener('load', () => void keepOffline().catch(() => {}));

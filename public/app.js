// Starts the page: puts the views together, and says what each button does.

import { drawBoard } from './board/board.js';
import { newGame, refuse, resume, sync } from './game.js';
import { drawKeys, listenToKeys } from './board/keys.js';
import { closeAll, closeOne, confirmed, copy, translate } from './page.js';
import { call } from './server.js';
import { linkOf, share, takeLink } from './views/share.js';
import { state, update, watch } from './state.js';
import { speak } from './texts.js';
import { load } from './views/load.js';

/** Starts another game; asks first if one can still be won. @param {string} [query] */
async function askNewGame(query) {
  const { game } = state;
  const what = query ? 'link' : 'new';
  const loses = game?.guesses.length ? what : 'fresh';
  if (game?.status === 'playing' && !await confirmed(what, loses)) return;
  closeAll();
  await newGame(query);
}

/** Loads the page anew: some browsers remember until then that a module did not come. */
async function startAnew() {
  await call('/');
  location.reload();
  return new Promise(() => {});
}

/** A view; where its module did not come, the page anew. @type {typeof load} */
const view = (name) => /** @type {any} */ (load(name).catch(startAnew));

const showToday = async (date) => (await view('today')).showToday(date);

/**
 * Plays a link's game, or shows today's where the link is of today.
 * @param {{isToday: boolean, date?: string, query: string}} link
 */
async function follow({ isToday, date, query }) {
  const isOld = isToday ? !await showToday(date) : true;
  if (isOld && query) await askNewGame(query);
}

/** Goes on with the present game or starts one; a link's game at once if nothing is lost by it. */
async function start() {
  const link = takeLink();
  void call('/lists').then(update, () => {});
  const goesOn = await resume(link?.isToday ? undefined : link?.query);
  if (link && (goesOn || link.isToday)) await follow(link);
}

/**
 * What the buttons do, by their `data-do`.
 * @type {Record<string, (button?: any) => unknown>}
 */
const actions = {
  new: () => askNewGame(),
  settings: async () => (await view('settings')).openSettings(),
  help: async () => (await view('help')).showHelp(),
  scores: async () => (await view('scores')).showScores(),
  replay: async () => (await view('replay')).showReplay(),
  copy: async () => (await view('replay')).copyReplay(),
  share: () => share(state.game),
  today: () => showToday(),
  'play-today': async () => (await view('today')).playToday(),
  offer: (button) => newGame(button.value),
  link: async () => copy(linkOf(await call('/settings'), Date.now())),
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
addEventListener('online', () => run(() => (state.game ? sync() : start())));
addEventListener('hashchange', () => {
  const link = takeLink();
  if (link) void run(() => follow(link));
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && state.game) void run(() => sync());
});

async function begin() {
  await speak(state.looks.language);
  translate();
  listenToKeys();
  watch(drawBoard, drawKeys);
  update();
  await start();
}

void run(begin);
// Loaded before it is needed, since the settings open without the server too.
setTimeout(() => load('settings').catch(() => {}), 6000);

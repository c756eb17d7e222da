// Starts the page: puts the views together, and says what each button does.

import { drawBoard } from './board.js';
import { newGame, refuse, resume, sync } from './game.js';
import { drawKeys, listenToKeys } from './keys.js';
import { closeAll, closeOne, confirmed, copy, translate } from './page.js';
import { call } from './server.js';
import { linkOf, share, takeLink } from './share.js';
import { state, update, watch } from './state.js';
import { speak } from './texts.js';

/** Starts another game, after asking where one can still be won. @param {string} [query] */
async function askNewGame(query) {
  const { game } = state;
  const what = query ? 'link' : 'new';
  const loses = game?.guesses.length ? what : 'fresh';
  if (game?.status === 'playing' && !await confirmed(what, loses)) return;
  closeAll();
  await newGame(query);
}

/** A view whose texts come with it. @template {{ready: Promise<any>}} View @param {Promise<View>} module */
async function whole(module) {
  await (await module).ready;
  return module;
}

// The views' modules come with their first use.
const views = {
  help: () => whole(import('./help.js')),
  replay: () => whole(import('./replay.js')),
  scores: () => import('./scores.js'),
  settings: () => import('./settings.js'),
  today: () => import('./today.js'),
};

/** @template View @param {() => Promise<View>} load @returns {Promise<View>} */
async function view(load) {
  try {
    return await load();
  } catch {
    // Some browsers remember until they reload that a module did not come, when the server is long back.
    await call('/');
    location.reload();
    return new Promise(() => {});
  }
}

const showToday = async (date) => (await view(views.today)).showToday(date);

/**
 * Plays a link's game, or shows today's where the link is of today.
 * @param {{isToday: boolean, date?: string, query: string}} link
 */
async function follow({ isToday, date, query }) {
  const isOld = isToday ? !await showToday(date) : true;
  if (isOld && query) await askNewGame(query);
}

/** Goes on with the game there is, else starts one; a link's game instead, where nothing is lost by it. */
async function start() {
  const link = takeLink();
  void call('/lists').then(update, () => {});
  const goesOn = await resume(link?.isToday ? undefined : link?.query);
  if (link && (goesOn || link.isToday)) await follow(link);
}

/** What the buttons do, by their `data-do`. @type {Record<string, (button?: any) => unknown>} */
const actions = {
  new: () => askNewGame(),
  settings: async () => (await view(views.settings)).openSettings(),
  help: async () => (await view(views.help)).showHelp(),
  scores: async () => (await view(views.scores)).showScores(),
  replay: async () => (await view(views.replay)).showReplay(),
  copy: async () => (await view(views.replay)).copyReplay(),
  share: () => share(state.game),
  today: () => showToday(),
  'play-today': async () => (await view(views.today)).playToday(),
  offer: (button) => newGame(button.value),
  link: async () => copy(linkOf(await call('/settings'), Date.now())),
  retry: start,
  close: (button) => closeOne(button.closest('dialog')),
  forget: async () => (await view(views.help)).forgetMe(),
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
// The settings open without the server too, so they are there before anybody needs them.
setTimeout(() => views.settings().catch(() => {}), 6000);

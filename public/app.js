// Starts the page: puts the views together, and says what each button does.

import { drawBoard } from './board.js';
import { drawEnding, showEnd } from './ending.js';
import { newGame, refuse, sync } from './game.js';
import { drawKeys, listenToKeys } from './keys.js';
import { presets } from './offers.js';
import { $, closeAll, closeOne, confirmed, copy, open, translate } from './page.js';
import { call } from './server.js';
import { openSettings, prepareSettings } from './settings.js';
import { linkOf, takeLink } from './share.js';
import { attempt, say, state, update, watch } from './state.js';
import { resultOf, t } from './texts.js';

/** Starts another game, after asking where one can still be won. @param {string} [query] */
async function askNewGame(query) {
  const { game } = state;
  const what = query ? 'link' : 'new';
  const loses = game?.guesses.length ? what : 'fresh';
  if (game?.status === 'playing' && !await confirmed(what, loses)) return;
  closeAll();
  await newGame(query);
}

/** Goes on with the game there is, else starts one; a link's game instead, where nothing is lost by it. */
async function start() {
  const query = takeLink();
  await newGame(`${query ?? ''}&resume=true`);
  if (query && state.game && !state.game.isNew) await askNewGame(query);
  if (state.game) update(await call('/lists'));
}

function playToday() {
  const seed = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const { query } = presets.find(({ name }) => name === 'evil');
  return askNewGame(`${query}&seed=${seed}`);
}

async function forget() {
  if (!await confirmed('forget')) return;
  $('help').close();
  await call('/forget', {});
  attempt(() => localStorage.clear());
  update({ game: undefined });
  say(t('forgotten'));
}

/** What the buttons do, by their `data-do`. @type {Record<string, (button?: Element) => unknown>} */
const actions = {
  new: () => askNewGame(),
  settings: openSettings,
  help: () => open('help'),
  scores: showEnd,
  replay: async () => (await import('./replay.js')).showReplay(),
  copy: async () => (await import('./replay.js')).copyReplay(),
  share: () => copy(`${resultOf(state.game)} ${linkOf(state.game.settings, state.game.seed)}`),
  today: playToday,
  link: async () => copy(linkOf(await call('/settings'), Date.now())),
  retry: start,
  close: (button) => closeOne(button.closest('dialog')),
  forget,
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
  const query = takeLink();
  if (query) void run(() => askNewGame(query));
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && state.game) void run(() => sync());
});

translate();
prepareSettings();
listenToKeys();
watch(drawBoard, drawKeys, drawEnding);
update();
void run(start);

// The question before something is lost.

import { $, handwrite, open, writeText } from '../page.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { t } from '../texts.js';

/**
 * Asks before something is lost, and resolves to whether to go on.
 * @param {string} what
 * @param {(name: string) => string} [textOf]
 * @param {Game} [game] without which the question makes no sense
 * @returns {Promise<boolean>}
 */
export function confirmed(what, textOf = t, game) {
  const ask = $('ask');
  if (game) ask.dataset.game = game.id;
  else delete ask.dataset.game;
  handwrite($('ask-title'), textOf(`ask-${what}`));
  writeText('ask-text', textOf(`ask-${what}-text`));
  writeText('yes', textOf(`ask-${what}-yes`));
  ask.returnValue = '';
  open('ask');
  return new Promise((resolve) => {
    ask.onclose = () => resolve(ask.returnValue === 'yes');
  });
}

/** The row of wins that giving up would end, where there is one. @param {Game} game */
async function streakOf({ daily, date, room, seed }) {
  if (daily || date || room || seed) return 0;
  return call('/history').then(({ streak }) => streak, () => 0);
}

/**
 * Asks before another game takes the place of one that was begun and can still be won.
 * @param {string} [what]
 */
export async function mayLeave(what = 'new') {
  const { game } = state;
  if (game?.status !== 'playing' || !game.guesses.length) return true;
  const { taps } = state;
  const streak = await streakOf(game);
  if (state.taps !== taps) return false;
  const ends = streak ? ` ${t('ends-streak', { streak })}` : '';
  return confirmed(what, (name) => (name.endsWith('-text') ? t(name) + ends : t(name)), game);
}

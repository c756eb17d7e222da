// The question before a loss of something.

import { fatOf } from '../drawing/devil.js';
import { $, open, writeByHand, writeText } from '../page.js';
import { call } from '../server.js';
import { rungInPlay, setStage } from '../stage/frame.js';
import { pictureOf } from '../stage/ends.js';
import { gameOfOne, isAway } from '../game.js';
import { state } from '../state.js';
import { t } from '../texts.js';

/** Draws the opponent of the game that would be lost. @param {Game | undefined} game */
function drawWhoAsks(game) {
  const left = state.looks.counting && game?.left;
  setStage($('ask-stage'), {
    kind: 'asking',
    who: {
      rung: rungInPlay(game),
      mood: 'asks',
      fat: left ? fatOf(left.at(-1), left[0]) : 0.4,
      count: left ? left.at(-1).toLocaleString(document.documentElement.lang) : '',
    },
    aside: game && pictureOf(game),
    bubble: t(game ? 'giving-up' : 'sure'),
    placard: game?.pattern,
  });
}

/**
 * Asks before something is lost, and resolves to whether to go on.
 * @param {string} what
 * @param {(name: string) => string} [textOf]
 * @param {Game} [game] the question closes when this is not the present game
 * @returns {Promise<boolean>}
 */
export function confirmed(what, textOf = t, game) {
  const ask = $('ask');
  if (game) ask.dataset.game = game.id;
  else delete ask.dataset.game;
  drawWhoAsks(game);
  writeByHand('ask-title', textOf(`ask-${what}`));
  writeText('ask-text', textOf(`ask-${what}-text`));
  writeText('yes', textOf(`ask-${what}-yes`));
  ask.returnValue = '';
  open('ask');
  return new Promise((resolve) => {
    ask.onclose = () => resolve(ask.returnValue === 'yes');
  });
}

/** The row of wins that giving up would end, if there is one. @param {Game} game */
async function streakOf({ daily, date, room, seed }) {
  if (daily || date || room || seed) return 0;
  return call('/history').then(({ streak }) => streak, () => 0);
}

/**
 * Asks before another game replaces one that was begun and can still be won.
 * @param {string} [what]
 */
export async function mayLeave(what = 'new') {
  const { taps } = state;
  const game = await gameOfOne();
  if (game?.status !== 'playing' || !game.guesses.length) return true;
  const streak = await streakOf(game);
  if (state.taps !== taps) return false;
  const ends = streak ? ` ${t('ends-streak', { streak })}` : '';
  return confirmed(
    what,
    (name) => (name.endsWith('-text') ? t(name) + ends : t(name)),
    isAway() ? undefined : game,
  );
}

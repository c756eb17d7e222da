// The question before something is lost.

import { $, handwrite, open, writeText } from '../page.js';
import { state } from '../state.js';
import { t } from '../texts.js';

/**
 * Asks before something is lost, and resolves to whether to go on.
 * @param {string} what
 * @param {string} [text]
 * @param {(name: string) => string} [textOf]
 * @returns {Promise<boolean>}
 */
export function confirmed(what, text = what, textOf = t) {
  const ask = $('ask');
  handwrite($('ask-title'), textOf(`ask-${what}`));
  writeText('ask-text', textOf(`ask-${text}-text`));
  writeText('yes', textOf(`ask-${what}-yes`));
  ask.returnValue = '';
  open('ask');
  return new Promise((resolve) => {
    ask.onclose = () => resolve(ask.returnValue === 'yes');
  });
}

/** Asks before another game takes the place of one that was begun and can still be won. */
export async function mayLeave() {
  const { game } = state;
  return game?.status !== 'playing' || !game.guesses.length || confirmed('link');
}

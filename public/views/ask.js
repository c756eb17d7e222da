// The question before something is lost.

import { $, handwrite, open, writeText } from '../page.js';
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

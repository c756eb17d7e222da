// A button that asks before it acts.

import { buttonOf } from '../../parts/elements.js';
import { text } from '../texts.js';

/**
 * The second click acts.
 * @param {string} label
 * @param {string} sure the name of its question
 * @param {() => unknown} action
 */
export function carefulButton(label, sure, action, kind = 'button.careful') {
  const button = buttonOf(label, () => {
    button.textContent = text(sure);
    const name = button.getAttribute('aria-label');
    if (name) button.setAttribute('aria-label', `${name}: ${text(sure)}`);
    button.onclick = action;
  }, kind);
  return button;
}

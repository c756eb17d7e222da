// A button that asks before it acts.

import { buttonOf } from '../../parts/elements.js';
import { text } from '../texts.js';

/** How long a question waits for its second click, in milliseconds. */
const patience = 10_000;

/**
 * The first click asks, the second acts. While it asks, the button has `data-asks`, so that other
 * code does not redraw it.
 * @param {string} label
 * @param {string} sure the name of its question
 * @param {() => unknown} action
 */
export function carefulButton(label, sure, action, kind = 'button.careful') {
  const button = buttonOf(label, ask, kind);
  let name = '';
  function ask() {
    name = button.getAttribute('aria-label') ?? '';
    // Screen readers do not read a new name of the control in focus.
    button.setAttribute('aria-live', 'assertive');
    say(text(sure), name && `${name}: ${text(sure)}`);
    button.dataset.asks = 'true';
    const wait = setTimeout(withdraw, patience);
    button.onclick = ({ detail }) => {
      // The second click of a double-click does not answer.
      if (detail > 1) return undefined;
      clearTimeout(wait);
      withdraw();
      return action();
    };
  }
  function withdraw() {
    say(label, name);
    delete button.dataset.asks;
    button.onclick = ask;
  }
  function say(shown, spoken) {
    // An icon stays.
    button.lastChild.textContent = shown;
    if (spoken) button.setAttribute('aria-label', spoken);
  }
  return button;
}

// Passes a text on to others.

import { $, handwrite, open } from '../page.js';
import { mark, t } from '../texts.js';

/** Copies a text, or shows it selected where copying is refused. */
export async function copy(text) {
  const plain = text.split(mark).join('');
  const done = await navigator.clipboard?.writeText(plain).then(() => true, () => false);
  handwrite($('copy-title'), t(done ? 'copied' : 'to-copy'));
  $('copy-text').value = plain;
  open('copy');
  $('copy-text').select();
}

/**
 * Shares something by the system's own way, else by the clipboard.
 * @param {'text' | 'url'} kind
 * @param {string} what
 */
export async function passOn(kind, what) {
  if (!navigator.share) return copy(what);
  const share = navigator.share({ [kind]: what });
  return share.catch((error) => error.name !== 'AbortError' && copy(what));
}

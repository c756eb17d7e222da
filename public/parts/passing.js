// Passes a text on to others.

import { $, handwrite, open } from '../page.js';
import { mark, t } from '../texts.js';

/** Says whether the text was copied; if not, a button does it. */
function tell(isDone) {
  handwrite($('copy-title'), t(isDone ? 'copied' : 'to-copy'));
  $('copy-do').hidden = isDone;
}

/** Copies the text that is shown, by the old way, which needs neither a permission nor https. */
function copyShown() {
  $('copy-text').focus();
  $('copy-text').select();
  if (!document.execCommand('copy')) return;
  tell(true);
  $('copy').querySelector('button').focus();
}

/** Copies a text, or shows it beside a button where copying is refused. */
export async function copy(text) {
  const plain = text.split(mark).join('');
  tell(await navigator.clipboard?.writeText(plain).then(() => true, () => false));
  $('copy-text').value = plain;
  $('copy-do').onclick = copyShown;
  open('copy');
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

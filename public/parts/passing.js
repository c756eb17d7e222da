// Copies, shares or downloads a text.

import { $, handwrite, open } from '../page.js';
import { mark, t } from '../texts.js';
import { build } from './elements.js';

/** Reports whether the text was copied; if not, shows a button for it. */
function tell(isDone) {
  handwrite($('copy-title'), t(isDone ? 'copied' : 'to-copy'));
  $('copy-do').hidden = isDone;
}

/** Copies the shown text in the old way, which needs neither permission nor https. */
function copyShown() {
  $('copy-text').focus();
  $('copy-text').select();
  if (!document.execCommand('copy')) return;
  tell(true);
  $('copy').querySelector('button').focus();
}

/** Copies a text, or shows it beside a button if copying is refused. */
export async function copy(text) {
  const plain = text.split(mark).join('');
  tell(await navigator.clipboard?.writeText(plain).then(() => true, () => false));
  $('copy-text').value = plain;
  $('copy-do').onclick = copyShown;
  open('copy');
}

/**
 * Shares something with the system's menu, or else by the clipboard.
 * @param {'text' | 'url'} kind
 * @param {string} what
 */
export async function passOn(kind, what) {
  if (!navigator.share) return copy(what);
  const share = navigator.share({ [kind]: what });
  return share.catch((error) => error.name !== 'AbortError' && copy(what));
}

/** Downloads a file. @param {string} name @param {string} content */
export function download(name, content, type = 'text/csv') {
  const href = URL.createObjectURL(new Blob([content], { type }));
  build('a', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

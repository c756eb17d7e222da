// The report on refused lines; each entry disappears when its line is mended.

import { $, createElement } from '../../page.js';
import { buttonOf } from '../../parts/elements.js';
import { unmended, withoutLines } from '../../rules/rooms/lines.js';
import { refusalOf, text } from '../texts.js';

/** The present report. @type {{refused: any[], sent: string[]}} */
let said = { refused: [], sent: [] };

/** A button for leaving out the refused lines. @param {() => unknown} make */
const withoutButton = (make) =>
  buttonOf(text('without-lines'), () => {
    $('making-lines').value = withoutLines($('making-lines').value, said.refused);
    void make();
  });

/**
 * Shows the reason for each refused line, and offers to leave the lines out.
 * @param {any[]} refused
 * @param {string[]} sent
 * @param {() => unknown} make
 */
export function showRefused(refused, sent, make) {
  said = { refused, sent };
  const items = refused.map((one) =>
    createElement('li', refusalOf(one, sent), ' ', createElement('bdi', sent[one.line - 1] ?? ''))
  );
  const isSome = $('making-lines') && refused.length < sent.filter(Boolean).length;
  $('making-said').replaceChildren(
    createElement('ul.refused', ...items),
    isSome ? withoutButton(make) : '',
  );
}

/**
 * Removes the entries of changed lines, and other messages.
 * @param {string[]} written
 * @param {() => unknown} make
 */
export function dropMended(written, make) {
  const isShown = $('making-said').querySelector('.refused');
  const left = isShown ? unmended(said.refused, said.sent, written) : [];
  if (!left.length) $('making-said').replaceChildren();
  else if (left.length < said.refused.length) showRefused(left, said.sent, make);
}

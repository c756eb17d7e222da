// The lines that cannot be played, said at once; each goes when it is mended.

import { $, createElement } from '../../page.js';
import { buttonOf } from '../../parts/elements.js';
import { unmended, withoutLines } from '../../rules/rooms/lines.js';
import { refusalOf, text } from '../texts.js';

/** What is said now. @type {{refused: any[], sent: string[]}} */
let said = { refused: [], sent: [] };

/** Offers to go on without the lines. @param {() => unknown} make */
const withoutButton = (make) =>
  buttonOf(text('without-lines'), () => {
    $('making-lines').value = withoutLines($('making-lines').value, said.refused);
    void make();
  });

/**
 * Says of each refused line why, and offers to go on without them.
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
 * Takes away what was mended, and what is said of anything else.
 * @param {string[]} written
 * @param {() => unknown} make
 */
export function dropMended(written, make) {
  const isShown = $('making-said').querySelector('.refused');
  const left = isShown ? unmended(said.refused, said.sent, written) : [];
  if (!left.length) $('making-said').replaceChildren();
  else if (left.length < said.refused.length) showRefused(left, said.sent, make);
}

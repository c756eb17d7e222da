// The server's judgement of typed lines: the worth of a trap, and the lines that it refused. The
// entry of a refused line disappears when the line is mended.

import { $, createElement } from '../../page.js';
import { buttonOf } from '../../parts/elements.js';
import { unmended, withoutLines } from '../../rules/rooms/lines.js';
import { call } from '../../server.js';
import { count } from '../../texts.js';
import { reasonFor, refusalOf, text } from '../texts.js';

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

let latest;

/**
 * Shows the worth, as the devil's mood too, with a button that allows fewer mistakes if the trap is
 * too easy.
 * @param {Record<string, string>} settings
 * @param {string[]} written the lines
 * @param {(mistakes: number) => void} allow
 * @param {() => void} draw draws the devil
 */
export async function showWorth(settings, written, allow, draw) {
  latest = settings;
  const isTrap = settings.trap.includes('\n');
  const [said, mood = 'asks', fewer] = isTrap ? await worthOf(settings, written) : [''];
  const place = $('making-worth');
  // A screen reader would repeat it.
  if (latest !== settings || !place || place.textContent === said) return;
  place.replaceChildren(said);
  $('making-seen').dataset.mood = mood;
  const mistakes = $('making-mistakes');
  mistakes.parentNode.querySelector('button')?.remove();
  const button = fewer && buttonOf(text('try-fewer', { fewer: count('mistakes', fewer) }), () => {
    allow(fewer);
    // The button goes.
    mistakes.focus();
  });
  mistakes.parentNode.append(button ?? '');
  draw();
}

/** Whether a trap can be won with this many mistakes, or too easily. */
function winningOf(worth, allowed) {
  const said = text('worth', { n: worth });
  const mistakes = count('mistakes', allowed);
  if (worth >= allowed) return [`${said} ${text('worth-unwinnable', { mistakes })}`, 'laughs'];
  const fewer = worth + 2;
  if (allowed <= fewer + 1) return [said, 'eager'];
  return [`${said} ${text('worth-easy', { mistakes })}`, 'plots', fewer];
}

/** The text, the devil's mood and fewer mistakes. @returns {Promise<any[]>} */
async function worthOf(settings, written) {
  try {
    const { worth, mistakes, refused } = await call('/room', { ...settings, try: 'true' });
    if (refused?.length) return [refusalOf(refused[0], written)];
    if (worth === null) return [text('worth-unknown')];
    if (worth === 0) return [text('worth-none')];
    return winningOf(worth, mistakes);
  } catch (error) {
    return [reasonFor(error)];
  }
}

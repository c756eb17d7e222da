// The worth of a trap, shown while it is typed.

import { $, createElement } from '../../page.js';
import { call } from '../../server.js';
import { count } from '../../texts.js';
import { buttonOf } from '../../parts/elements.js';
import { reasonFor, refusalOf, text } from '../texts.js';

let latest;

/**
 * Shows the worth, with a button that allows fewer mistakes if the trap is too easy.
 * @param {Record<string, string>} settings
 * @param {string[]} written the lines
 * @param {(mistakes: number) => void} allow
 */
export async function showWorth(settings, written, allow) {
  latest = settings;
  const said = settings.trap.includes('\n') ? await worthOf(settings, written, allow) : [];
  const [place, view] = [$('making-worth'), createElement('span', ...said)];
  // A screen reader would repeat it.
  if (latest !== settings || !place || place.textContent === view.textContent) return;
  place.replaceChildren(view);
}

/** Whether a trap can be won with this many mistakes, or too easily. */
function winningOf(worth, allowed, allow) {
  const mistakes = count('mistakes', allowed);
  if (worth >= allowed) return [' ', text('worth-unwinnable', { mistakes })];
  const fewer = worth + 2;
  if (allowed <= fewer + 1) return [];
  const button = buttonOf(text('try-fewer', { fewer }), () => allow(fewer));
  return [' ', text('worth-easy', { mistakes }), ' ', button];
}

async function worthOf(settings, written, allow) {
  try {
    const { worth, mistakes, refused } = await call('/room', { ...settings, try: 'true' });
    if (refused?.length) return [refusalOf(refused[0], written)];
    if (worth === null) return [text('worth-unknown')];
    if (worth === 0) return [text('worth-none')];
    return [text('worth', { n: worth }), ...winningOf(worth, mistakes, allow)];
  } catch (error) {
    return [reasonFor(error)];
  }
}

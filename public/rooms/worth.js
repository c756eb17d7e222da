// What a trap is worth, as it is typed.

import { $, writeText } from '../page.js';
import { call } from '../server.js';
import { count } from '../texts.js';
import { reasonFor, refusalOf, text } from './texts.js';

let latest;

/** @param {Record<string, string>} settings */
export async function showWorth(settings) {
  latest = settings;
  const said = settings.trap.includes('\n') ? await worthOf(settings) : '';
  if (latest === settings && $('making-worth')) writeText('making-worth', said);
}

/** Whether a trap can be won with so many mistakes, or all too easily. */
function winningOf(worth, allowed) {
  const mistakes = count('mistakes', allowed);
  if (worth >= allowed) return text('worth-unwinnable', { mistakes });
  const fewer = worth + 2;
  return allowed > fewer + 1 ? text('worth-easy', { mistakes, fewer }) : '';
}

/** @param {Record<string, string>} settings */
async function worthOf(settings) {
  try {
    const { worth, mistakes, refused } = await call('/room', { ...settings, try: 'true' });
    if (refused?.length) return refusalOf(refused[0]);
    if (worth === null) return text('worth-unknown');
    if (worth === 0) return text('worth-none');
    return `${text('worth', { n: worth })} ${winningOf(worth, mistakes)}`.trim();
  } catch (error) {
    return reasonFor(error);
  }
}

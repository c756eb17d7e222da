// How to play, and the way to be forgotten.

import { $, confirmed, ink, open, write } from './page.js';
import { call } from './server.js';
import { attempt, remember, say, update } from './state.js';
import { loadTexts } from './texts.js';

async function prepare() {
  const told = await loadTexts('help');
  write('help', told);
  return told;
}

/** Help's own texts. */
export const ready = prepare();

export async function showHelp() {
  ink($('help-title'), (await ready)('how-to-play'));
  open('help');
}

export async function forgetMe() {
  const told = await ready;
  if (!await confirmed('forget', 'forget', told)) return;
  $('help').close();
  await call('/forget', {});
  remember({ seen: false });
  attempt(() => localStorage.clear());
  update({ game: undefined });
  say(told('forgotten'));
}

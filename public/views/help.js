// How to play, in three pictures, and the button that forgets a player.

import { drawLesson } from '../drawing/lesson.js';
import { $, elements, fillTexts, handwrite, open } from '../page.js';
import { call } from '../server.js';
import { attempt, remember, say, update } from '../state.js';
import { loadTexts } from '../texts.js';
import { confirmed } from './ask.js';

/** @type {(name: string) => string} */
let helpText;

/** Loads the texts of help, and fills it with them. */
export async function mount() {
  helpText = await loadTexts('help');
  fillTexts('help', helpText);
}

export function showHelp() {
  handwrite($('help-title'), helpText('how-to-play'));
  const [letter, ...words] = helpText('help-drawn').split(' ');
  drawLesson(elements('#lesson li > svg'), letter, words, elements('#picture path'));
  open('help');
}

export async function forgetMe() {
  if (!await confirmed('forget', helpText)) return;
  $('help').close();
  await call('/forget', {});
  remember({ seen: false });
  attempt(() => localStorage.clear());
  void globalThis.caches?.delete('page');
  update({ game: undefined });
  say(helpText('forgotten'));
  $('retry').hidden = true; // nothing failed
}

// Writes the page in the reader's language, and says to a newcomer what this is, while the rest of
// the page is still on its way.

import { $, translate, writeTitle } from './page.js';
import { state, update } from './state.js';
import { speak, t } from './texts.js';

async function greet() {
  await speak(state.looks.language);
  writeTitle();
  translate(document);
  if (state.looks.seen || location.hash) return;
  $('welcome').hidden = false;
  $('card').className = 'welcoming first';
  update({ said: t('intro') });
}

/** Comes when the page is in the reader's language. */
export const greeted = greet();

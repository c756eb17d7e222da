// Writes the page in the reader's language, and says to a newcomer what this is, while the rest of
// the page is still on its way.

import { $, translate, writeText, writeTitle } from './page.js';
import { state, update } from './state.js';
import { speak, t } from './texts.js';

async function greet() {
  await speak();
  writeTitle();
  translate(document);
  if (state.looks.seen || location.hash) return;
  $('welcome').hidden = false;
  $('card').className = 'welcoming first';
  $('stream').hidden = false;
  const said = t('intro');
  writeText('said', said);
  update({ said });
}

/** Comes when the page is in the reader's language. */
export const greeted = greet();

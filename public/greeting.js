// Writes the page in the reader's language and draws the devil, while the rest of the page is still
// loading.

import { drawDevil, figureOf } from './drawing/devil.js';
import { learnStrokes } from './drawing/lettering.js';
import { $, translate, writeTitle } from './page.js';
import { state } from './state.js';
import { capitals, count, learn, speak, t } from './texts.js';

const { scene } = state.looks;
/** Whether the page is for a class, as far as is known at once; then no devil is shown. */
const isTame = (scene && scene !== 'gallows') || location.hash.startsWith('#room=');
if (isTame) document.documentElement.dataset.look = 'class';

/** Writes the page's title for a class. */
async function nameForClass() {
  await learn('scenes');
  document.title = t('guess-the-word');
}

async function greet() {
  await speak();
  if (isTame) await nameForClass().catch(() => {});
  // Strokes are loaded first, so that no letter changes its width later.
  const said = t('first-evil', { words: count('unit', 2) }) + t('repeat');
  await learnStrokes(capitals(said)).catch(() => {});
  writeTitle();
  translate(document);
  $('card').className = 'ready';
  drawDevil($('today-devil'), 4, 'waits');
  if (state.looks.seen || location.hash) return;
  $('actor').replaceChildren(...figureOf({ fat: 1, mood: 'teases', look: [4, 4] }));
}

/** Resolves when the page is in the reader's language. */
export const greeted = greet();

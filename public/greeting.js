// Writes the page in the reader's language, and puts the devil on the stage, while the rest of the
// page is still on its way.

import { drawDevil, figureOf } from './drawing/devil.js';
import { learnStrokes } from './drawing/lettering.js';
import { $, translate, writeTitle } from './page.js';
import { state } from './state.js';
import { capitals, learn, speak, t } from './texts.js';

const { scene } = state.looks;
/** Whether this is for a class by what is known at once: no devil is to be seen. */
const isTame = (scene && scene !== 'gallows') || location.hash.startsWith('#room=');
if (isTame) document.documentElement.dataset.look = 'class';

/** The page's name where nobody is evil. */
async function nameForClass() {
  await learn('scenes');
  document.title = t('guess-the-word');
}

async function greet() {
  await speak();
  if (isTame) await nameForClass().catch(() => {});
  // So that no letter changes its width when its strokes come.
  await learnStrokes(capitals(t('first-evil', { n: 2 }) + t('repeat'))).catch(() => {});
  writeTitle();
  translate(document);
  $('card').className = 'ready';
  drawDevil($('today-devil'), 4, 'waits');
  if (state.looks.seen || location.hash) return;
  $('actor').setAttribute('class', 'devil');
  $('actor').replaceChildren(...figureOf({ fat: 1, mood: 'teases', look: [4, 4] }));
}

/** Comes when the page is in the reader's language. */
export const greeted = greet();

// How to play, in three pictures, and the button that forgets a player.

import { devilOf } from '../drawing/devil.js';
import { inked } from '../drawing/lettering.js';
import { signOn } from '../drawing/poses.js';
import { figureView, peekOver } from '../stage/frame.js';
import { $, createElement, elements, fillTexts, handwrite, open } from '../page.js';
import { call } from '../server.js';
import { attempt, remember, say, update } from '../state.js';
import { loadTexts, t } from '../texts.js';
import { confirmed } from './ask.js';

/** @type {(name: string, values?: any) => string} */
let helpText;

/** Loads the texts of help, and fills it with them. */
export async function mount() {
  helpText = await loadTexts('help');
  fillTexts('help', (name) => helpText(name, { evil: t('evil'), devil: t('devil') }));
}

/** The trick in three pictures: all words in him, some spat out, one left. */
function drawLesson() {
  const [letter, ...words] = helpText('help-drawn').split(' ');
  const gone = words.filter((word) => word.includes(letter));
  const [last] = words.filter((word) => !gone.includes(word));
  const own = { rung: 2 };
  const scenes = [
    [{ ...own, fat: 0.7, mood: 'plots', count: String(words.length) }, words],
    [{ ...own, fat: 0.3, mood: 'spits', count: String(words.length - gone.length) }, gone],
    [
      { ...own, fat: -0.25, mood: 'cornered', crossed: signOn(last) },
      words.filter((word) => word !== last),
    ],
  ];
  elements('#lesson li > div').forEach((place, i) => {
    const [who, slips] = /** @type {any} */ (scenes[i]);
    const views = slips.map((word) =>
      createElement('span.slip', inked(word, i === 1 ? letter : ''))
    );
    place.replaceChildren(figureView(who), createElement('span.slips', ...views));
  });
}

export function showHelp() {
  handwrite($('help-title'), helpText('how-to-play'));
  drawLesson();
  peekOver($('help'), devilOf('sly'));
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

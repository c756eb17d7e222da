// How to play, in three pictures, and the button that forgets a player.

import { inked } from '../drawing/lettering.js';
import { devilOf, signOn } from '../drawing/poses.js';
import { pictureOf } from '../stage/ends.js';
import { figureView, peekOver } from '../stage/frame.js';
import { $, createElement, elements, fillTexts, handwrite, open } from '../page.js';
import { loadDaily } from '../board/today.js';
import { inTurn } from '../game.js';
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

/** The trick in three pictures: a drawing that grows, words kept and spat out, one left. */
function drawLesson() {
  const [letter, ...words] = helpText('help-drawn').split(' ');
  const gone = words.filter((word) => word.includes(letter));
  const [last, next] = words.filter((word) => !gone.includes(word));
  const own = { rung: 4 };
  /** @type {any} */
  const inMiddle = { status: 'playing', mistakes: 3, mistakesAllowed: 5 };
  const slipsOf = (some, marked) =>
    createElement(
      'span.slips',
      ...some.map((word) => createElement('span.slip', inked(word, marked))),
    );
  const scenes = [
    [{ ...own, fat: 0.7, mood: 'teases', count: '?' }, pictureOf(inMiddle)],
    // Two words in his belly, one below the other.
    [{ ...own, fat: 0.6, mood: 'spits', count: last, unit: next }, slipsOf(gone, letter)],
    [
      { ...own, fat: -0.25, mood: 'cornered', crossed: signOn(last) },
      slipsOf(words.filter((word) => word !== last), ''),
    ],
  ];
  elements('#lesson li > div').forEach((place, i) => {
    const [who, beside] = /** @type {any} */ (scenes[i]);
    place.replaceChildren(figureView(who), beside);
  });
}

export function showHelp() {
  handwrite($('help-title'), helpText('how-to-play'));
  drawLesson();
  peekOver($('help'), devilOf('evil'));
  open('help');
}

export async function forgetMe() {
  if (!await confirmed('forget', helpText)) return;
  $('help').close();
  await inTurn(() => call('/forget', {}));
  remember({ seen: false });
  attempt(() => localStorage.clear());
  void globalThis.caches?.delete('page');
  await loadDaily().catch(() => {});
  update({ game: undefined });
  say(helpText('forgotten'));
  $('retry').hidden = true; // nothing failed
}

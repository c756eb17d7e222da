// What the computer did, guess by guess, as a picture and a list, and a check of our own that it
// never contradicted itself.

import { $, copy, make, open, put } from './page.js';
import { call } from './server.js';
import { drawSieve } from './sieve.js';
import { state } from './state.js';
import { count, listed, loadTexts, reasonOf, resultOf, sizeOf, t } from './texts.js';

/** Whether the answer stands behind every answer given. @param {Game} game */
function isConsistent({ answer, guesses }) {
  const placesOf = (letter) => [...answer].flatMap((sign, place) => (sign === letter ? place : []));
  return guesses.every(({ letter, positions }) => positions.join() === placesOf(letter).join());
}

const verdictOf = (game) => t(isConsistent(game) ? 'fits' : 'misfit', { answer: listed(game.answer, game) });

/** The replay's own texts. */
export const ready = loadTexts('replay');

/** The picture's own style sheet comes with the first replay. */
const dressed = new Promise((resolve) => {
  const style = Object.assign(make('link'), { rel: 'stylesheet', href: 'sieve.css' });
  style.onload = resolve;
  style.onerror = resolve;
  document.head.append(style);
});

export async function showReplay() {
  const { game } = state;
  open('replay');
  put('fits', '');
  $('turns').replaceChildren();
  try {
    const [replay, told] = await Promise.all([call('/replay'), ready, dressed]);
    put('fits', verdictOf(game), game.language ?? 'en');
    drawSieve($('turns'), replay, {
      t: told,
      evil: game.settings.evil,
      answer: game.answer,
      language: game.language ?? 'en',
      reducedMotion: matchMedia('(prefers-reduced-motion)').matches,
    });
  } catch (error) {
    put('fits', reasonOf(error));
  }
}

/** The same in plain sentences. */
export function copyReplay() {
  const { game } = state;
  const head = `${document.title}: ${sizeOf(game)}, ${count('mistakes', game.mistakes)}. ${resultOf(game)}`;
  const told = [...$('turns').querySelectorAll('.told')].map((line) => line.lastChild.textContent);
  return copy([head, ...told, $('fits').textContent].join('\n'));
}

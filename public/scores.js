// Scores: the best wins, and how many mistakes were made how often.

import { $, bar, make, put } from './page.js';
import { call } from './server.js';
import { state } from './state.js';
import { count, cunningOf, reasonOf, t } from './texts.js';

export async function drawScores() {
  try {
    draw(await call('/history'));
  } catch (error) {
    put('numbers', reasonOf(error));
  }
}

/** @param {GameHistory} history */
function draw({ scores, ...numbers }) {
  put('numbers', t('numbers', numbers));
  $('scores').hidden = !scores.length;
  $('rows').replaceChildren(...scores.map(rowOf));
  $('chart').replaceChildren(...barsOf(scores));
}

/** @param {Score} score */
function rowOf(score) {
  const word = make('th', score.word);
  word.scope = 'row';
  const row = make('tr', make('td', score.rank), word, make('td', score.mistakes), make('td', cunningOf(score)));
  const isThis = score.game === state.game?.id;
  if (isThis) word.append(make('small', t('this-game')));
  row.setAttribute('aria-current', String(isThis));
  return row;
}

/** @param {Score[]} scores */
function barsOf(scores) {
  /** @type {Map<number, number>} */
  const wins = new Map();
  for (const { mistakes } of scores) wins.set(mistakes, (wins.get(mistakes) ?? 0) + 1);
  const most = Math.max(...wins.values());
  return [...wins].sort(([a], [b]) => a - b).map(([mistakes, n]) =>
    bar('li', n / most, t('wins-with', { mistakes: count('mistakes', mistakes), wins: n })));
}

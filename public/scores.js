// Scores: the best wins by kind of game, how many mistakes were made how often, streaks, and the
// same of the games of the day.

import { $, make, open, put } from './page.js';
import { call } from './server.js';
import { state } from './state.js';
import { count, cunningOf, reasonOf, t } from './texts.js';

const columns = ['word', 'mistakes-allowed', 'guesses'];

export async function showScores() {
  open('scores');
  try {
    draw(await call('/history'));
  } catch (error) {
    put('numbers', reasonOf(error));
  }
}

/** @param {GameHistory} history */
function draw({ scores, daily, ...numbers }) {
  const isEmpty = !numbers.played && !daily?.played;
  put('numbers', isEmpty ? t('no-scores') : t('numbers', numbers));
  $('invitation').hidden = !isEmpty;
  $('best').replaceChildren(...kindsOf(scores).map(([kind, wins]) => tableOf(kind, wins)));
  drawBars('chart', winsByMistakes(scores));
  $('all-wins').hidden = !scores.length;
  drawDays('scores-days', daily);
}

/** The wins against each computer, in the order of the first. @param {Score[]} scores */
function kindsOf(scores) {
  /** @type {Map<string, Score[]>} */
  const kinds = new Map();
  for (const score of scores) {
    const kind = cunningOf(score);
    kinds.set(kind, [...kinds.get(kind) ?? [], score]);
  }
  return [...kinds];
}

function tableOf(kind, wins) {
  const heads = columns.map((name) => Object.assign(make('th', t(name)), { scope: 'col' }));
  return make('table', make('caption', t('best-wins', { kind })),
    make('thead', make('tr', ...heads)), make('tbody', ...wins.map(rowOf)));
}

/** @param {Score} score */
function rowOf(score) {
  const list = state.lists.find(({ id }) => id === score.list);
  const written = Object.assign(make('span', score.word), { lang: list?.language ?? 'en' });
  const word = Object.assign(make('th', written), { scope: 'row' });
  const row = make('tr', word, make('td', t('of', score)), make('td', score.guesses));
  const isThis = score.game === state.game?.id;
  if (isThis) word.append(make('small', t('this-game')));
  row.setAttribute('aria-current', String(isThis));
  return row;
}

/** How many wins there were with 0, 1, 2 … mistakes. @param {Score[]} scores */
function winsByMistakes(scores) {
  const most = Math.max(-1, ...scores.map(({ mistakes }) => mistakes));
  return Array.from({ length: most + 1 }, (_, n) => scores.filter(({ mistakes }) => mistakes === n).length);
}

/** One bar for each number of mistakes that occurred. @param {string} id @param {number[]} wins */
function drawBars(id, wins) {
  const most = Math.max(...wins);
  $(id).replaceChildren(...wins.map((n, mistakes) => {
    const line = make('li.bar', t('wins-with', { mistakes: count('mistakes', mistakes), n }));
    line.style.setProperty('--bar', String(n / most));
    return n ? line : '';
  }));
}

/** The counts of the games of the day. @param {string} id @param {DailyHistory} [daily] */
export function drawDays(id, daily) {
  $(id).hidden = !daily?.played;
  if (!daily?.played) return;
  put(`${id}-numbers`, t('numbers', daily));
  drawBars(`${id}-chart`, daily.mistakes);
}

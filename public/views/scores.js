// Scores: the best wins by kind of game, wins by number of mistakes, streaks; the same for the
// games of the day.

import { $, createElement, open, writeText } from '../page.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { count, cunningOf, reasonOf, t } from '../texts.js';

const columns = ['word', 'mistakes-allowed', 'guesses'];

export async function showScores() {
  open('scores');
  try {
    draw(await call('/history'));
  } catch (error) {
    writeText('numbers', reasonOf(error));
  }
}

/** @param {GameHistory} history */
function draw({ scores, daily, ...numbers }) {
  const isEmpty = !numbers.played && !daily?.played;
  writeText('numbers', isEmpty ? t('no-scores') : t('numbers', numbers));
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
  const heads = columns.map((name) =>
    Object.assign(createElement('th', t(name)), { scope: 'col' })
  );
  return createElement(
    'table',
    createElement('caption', t('best-wins', { kind })),
    createElement('thead', createElement('tr', ...heads)),
    createElement('tbody', ...wins.map(rowOf)),
  );
}

/** @param {Score} score */
function rowOf(score) {
  const list = state.lists.find(({ id }) => id === score.list);
  const written = Object.assign(createElement('span', score.word), {
    lang: list?.language ?? 'en',
  });
  const word = Object.assign(createElement('th', written), { scope: 'row' });
  const row = createElement(
    'tr',
    word,
    createElement('td', t('of', score)),
    createElement('td', score.guesses),
  );
  const isThis = score.game === state.game?.id;
  if (isThis) word.append(createElement('small', t('this-game')));
  row.setAttribute('aria-current', String(isThis));
  return row;
}

/** How many wins there were with 0, 1, 2 … mistakes. @param {Score[]} scores */
function winsByMistakes(scores) {
  const most = Math.max(-1, ...scores.map(({ mistakes }) => mistakes));
  return Array.from(
    { length: most + 1 },
    (_, n) => scores.filter(({ mistakes }) => mistakes === n).length,
  );
}

/** One bar for each number of mistakes that occurred. @param {string} id @param {number[]} wins */
function drawBars(id, wins) {
  const most = Math.max(...wins);
  $(id).replaceChildren(...wins.map((n, mistakes) => {
    const line = createElement(
      'li.bar',
      t('wins-with', { mistakes: count('mistakes', mistakes), n }),
    );
    line.style.setProperty('--bar', String(n / most));
    return n ? line : '';
  }));
}

/** The counts of the games of the day. @param {string} id @param {DailyHistory} [daily] */
export function drawDays(id, daily) {
  $(id).hidden = !daily?.played;
  if (!daily?.played) return;
  writeText(`${id}-numbers`, t('numbers', daily));
  drawBars(`${id}-chart`, daily.mistakes);
}

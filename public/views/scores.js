// Scores: the opponents in the sky, those beaten in their colours; large figures, the best wins by
// opponent, and bars for how often a daily game was won with how many mistakes.

import { rungInPlay, setStage } from '../stage/frame.js';
import { manView } from '../stage/men.js';
import { loadLists } from '../game.js';
import { offerOn, opponentsHere } from '../stage/opponents.js';
import { isClass, rungOf } from '../drawing/devil.js';
import { devilOf, faces } from '../drawing/poses.js';
import { svg } from '../drawing/lettering.js';
import { sceneOf } from '../drawing/scenes.js';
import { $, createElement, handwrite, open, writeText } from '../page.js';
import { build, tableOf } from '../parts/elements.js';
import { beatenIn } from '../parts/terms.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { capitals, count, reasonOf, t } from '../texts.js';

const columns = ['word', 'mistakes-allowed', 'guesses'];

export async function showScores() {
  const isPlaying = state.game?.status === 'playing';
  $('scores-play').dataset.do = isPlaying ? 'close' : 'new';
  writeText('scores-play', t(isPlaying ? 'to-the-game' : 'again'));
  open('scores');
  try {
    const [history] = await Promise.all([call('/history'), loadLists()]);
    draw(history);
    writeText('scores-said', '');
  } catch (error) {
    writeText('scores-said', reasonOf(error));
  }
  $('scores-retry').hidden = !$('scores-said').textContent;
}

/** @param {GameHistory} history */
function draw({ scores, daily, ...numbers }) {
  const wins = numbers.won + (daily?.won ?? 0);
  $('no-wins').hidden = wins;
  $('all-wins').hidden = !numbers.won;
  drawFigures('numbers', numbers);
  const heads = columns.map((name) => t(name));
  const kinds = kindsOf(scores);
  drawStage(wins, scores[0]);
  drawTrophies(new Map(kinds), scores.length < numbers.won ? '+' : '');
  $('best').replaceChildren(
    ...kinds.map(([name, wins]) => {
      const table = tableOf(t('best-wins', { kind: t(name) }), heads, wins.map(rowOf));
      table.caption.prepend(devilOf(name));
      return table;
    }),
  );
  if (daily) drawBars(daily);
}

/**
 * Draws a fat devil who asks for a first game, else the unhappy opponent of the best win, and a
 * freed man with its word.
 * @param {number} wins @param {Score | undefined} best
 */
function drawStage(wins, best) {
  const own = { rung: best ? rungOf(beatenIn(best)) : rungInPlay() };
  setStage($('scores-stage'), {
    kind: wins ? 'tally' : 'none',
    bubble: wins ? '' : t('no-scores'),
    who: wins
      ? { ...own, fat: Math.max(-0.3, 0.4 - wins / 12), mood: 'sulks' }
      : { ...own, fat: 0.8, mood: 'plots', count: '0' },
    ...(best && !isClass() && { aside: manView(), placard: capitals(best.word) }),
  });
}

/**
 * Hangs the heads of all opponents in the sky, each beaten one with the number of wins, and offers
 * a game against the next one.
 * @param {Map<string, Score[]>} beaten @param {string} more a sign if there were more wins
 */
function drawTrophies(beaten, more) {
  const trophies = ['honest', ...Object.keys(faces)].map((name) => {
    const n = beaten.get(name)?.length;
    const [face, wins] = n
      ? [devilOf(name, 'beaten'), createElement('b', n + more)]
      : [devilOf(name), ''];
    return createElement(n ? 'span.won' : 'span', face, createElement('small', t(name)), wins);
  });
  $('scores-stage').append(createElement('span.trophies', ...trophies));
  const said = [...beaten].map(([name, wins]) =>
    t('wins-with', { mistakes: t(name), n: wins.length })
  );
  writeText('scores-beaten', said.join('. '));
  offerOn($('scores-next'), opponentsHere().find(({ name }) => !beaten.has(name)));
}

/** @param {string} kind of its fill @param {string} d */
const icon = (kind, d) => svg('svg', { viewBox: '0 0 24 24' }, svg('path', { class: kind, d }));
const flame = () => icon('flame', 'M12 23Q3 22 5 13L9 7L11 11L9 1Q20 6 19 14Q19 22 12 23Z');
const star = () =>
  icon('gold', 'M12 1L15.2 8.6L23 9.3L17 14.5L19 22.5L12 18.2L5 22.5L7 14.5L1 9.3L8.8 8.6Z');
const won = ['wins', 'won', () => devilOf('evil', 'beaten')];
const played = ['played', 'played', () => sceneOf('gallows')];

/** For each number: the name of its text, its field in a history, its picture. */
const ofGames = [played, won, ['streak', 'streak', flame], ['best-streak', 'bestStreak', star]];
const ofDays = [
  ['days-in-row', 'daysInRow', flame],
  ['best-days', 'bestDaysInRow', star],
  played,
  won,
];

/**
 * Draws numbers as large figures, each between a picture and its name.
 * @param {string} id
 * @param {any} numbers
 * @param {[number, number?]} [part] the first of its figures, and the one after the last
 */
export function drawFigures(id, numbers, part = [0]) {
  const figures = /** @type {any[][]} */ ('daysInRow' in numbers ? ofDays : ofGames).slice(...part);
  $(id).replaceChildren(...figures.map(([name, key, picture]) => {
    const figure = createElement('dd');
    handwrite(figure, String(numbers[key]));
    figure.prepend(picture());
    return createElement('div', createElement('dt', count(name, numbers[key])), figure);
  }));
}

/** The wins against each opponent, in the order of the first. @param {Score[]} scores */
function kindsOf(scores) {
  /** @type {Map<string, Score[]>} */
  const kinds = new Map();
  for (const score of scores) {
    const name = beatenIn(score);
    kinds.set(name, [...kinds.get(name) ?? [], score]);
  }
  return [...kinds];
}

/** @param {Score} score */
function rowOf(score) {
  const list = state.lists.find(({ id }) => id === score.list);
  const written = build('bdi', { lang: list?.language ?? 'en' }, score.word);
  const word = build('th', { scope: 'row' }, written);
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

/**
 * Draws a bar for each number of mistakes in daily games, with today's marked, unless all are the
 * same.
 * @param {DailyHistory} daily
 */
function drawBars({ last, mistakes: wins }) {
  const isToday = last?.date === state.daily?.date && last?.status === 'won';
  const most = Math.max(...wins);
  $('scores-days').hidden = wins.filter(Boolean).length < 2;
  $('scores-days-chart').replaceChildren(...wins.map((n, mistakes) => {
    const text = t('wins-with', { mistakes: count('mistakes', mistakes), n });
    const parts = [createElement('b', mistakes), createElement('i', n)];
    for (const part of parts) part.setAttribute('aria-hidden', 'true');
    const line = createElement('li.bar', createElement('span.vh', text), ...parts);
    line.classList.toggle('marked', isToday && mistakes === last.mistakes);
    line.style.setProperty('--bar', String(n / most));
    return n ? line : '';
  }));
}

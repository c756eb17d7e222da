// Scores: large figures, the opponents, the beaten ones in cages, the best wins by opponent; bars
// for how often a daily game was won with how many mistakes.

import { setStage } from '../stage/frame.js';
import { manView } from '../stage/men.js';
import { devilOf } from '../drawing/poses.js';
import { glyph, svg } from '../drawing/lettering.js';
import { sceneOf } from '../drawing/scenes.js';
import { $, createElement, handwrite, open, writeText } from '../page.js';
import { build, drawFace, drawPresets, tableOf } from '../parts/elements.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { opponentOf, opponentsIn } from '../offers.js';
import { count, reasonOf, t, wordsLanguage } from '../texts.js';

const columns = ['word', 'mistakes-allowed', 'guesses'];

export async function showScores() {
  const isPlaying = state.game?.status === 'playing';
  $('scores-play').dataset.do = isPlaying ? 'close' : 'new';
  writeText('scores-play', t(isPlaying ? 'to-the-game' : 'again'));
  open('scores');
  try {
    draw(await call('/history'));
    writeText('scores-said', '');
  } catch (error) {
    writeText('scores-said', reasonOf(error));
  }
  $('scores-retry').hidden = !$('scores-said').textContent;
}

/** @param {GameHistory} history */
function draw({ scores, daily, ...numbers }) {
  const wins = numbers.won + (daily?.won ?? 0);
  $('invitation').hidden = wins;
  drawStage(wins);
  $('all-wins').hidden = !numbers.won;
  $('line-up').hidden = !$('invitation').hidden;
  drawFigures('numbers', numbers);
  const heads = columns.map((name) => t(name));
  const kinds = kindsOf(scores);
  drawCaught(kinds.map(([name]) => name));
  $('best').replaceChildren(
    ...kinds.map(([name, wins]) => {
      const table = tableOf(t('best-wins', { kind: t(name) }), heads, wins.map(rowOf));
      table.caption.prepend(devilOf(name));
      return table;
    }),
  );
  if (daily) drawBars(daily);
}

/** Draws a fat devil without wins, else an unhappy one and freed men. @param {number} wins */
function drawStage(wins) {
  const own = { rung: 4 };
  const who = wins
    ? { ...own, fat: Math.max(-0.3, 0.4 - wins / 12), mood: 'sulks' }
    : { ...own, fat: 0.8, mood: 'plots', count: '0' };
  const crowd = createElement(
    'span.crowd',
    ...Array.from({ length: Math.min(wins, 24) }, () => manView(true)),
  );
  crowd.style.setProperty('--men', String(wins));
  setStage($('scores-stage'), {
    kind: wins ? 'crowded' : '',
    who,
    aside: wins ? crowd : undefined,
  });
}

/** Draws the opponents as buttons, the beaten ones in cages. @param {string[]} beaten */
function drawCaught(beaten) {
  const { lists, compiling } = state;
  const opponents = opponentsIn(wordsLanguage(lists), lists, compiling);
  $('caught').dataset.shown = '';
  drawPresets($('caught'), opponents, 'dare', '');
  opponents.forEach(({ name, rate }, i) => {
    const button = $('caught').children[i];
    const isCaught = beaten.includes(name);
    const face = devilOf(name, isCaught ? 'beaten' : undefined);
    drawFace(button, face, rate);
    if (!isCaught) return;
    // A cage, and a tick.
    const bars = 'M11 20V66M25 20V66M39 20V66M53 20V66M7 20H57M7 66H57M25 9L30 15L39 3';
    face.append(svg('path', { class: 'cage', d: bars }));
    button.querySelector('b').append(createElement('span.vh', ' ✓'));
  });
}

const flame = () =>
  svg(
    'svg',
    { viewBox: '0 0 24 24' },
    svg('path', { d: 'M12 23Q3 22 5 13L9 7L11 11L9 1Q20 6 19 14Q19 22 12 23Z' }),
  );
const star = () => glyph('*');
const won = ['wins', 'won', () => devilOf('sly', 'beaten')];
const played = ['played', 'played', () => sceneOf('gallows')];

/** For each number: the name of its text, its field in a history, its picture. */
const ofGames = [played, won, ['streak', 'streak', flame], ['best-streak', 'bestStreak', star]];
const ofDays = [
  ['days-in-row', 'daysInRow', flame],
  ['best-days', 'bestDaysInRow', star],
  played,
  won,
];

/** Draws numbers as large figures, each between a picture and its name. @param {string} id */
export function drawFigures(id, numbers) {
  const figures = /** @type {any[][]} */ ('daysInRow' in numbers ? ofDays : ofGames);
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
    const name = opponentOf({ ...score, mistakes: score.mistakesAllowed }, state.lists);
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
    // A beaten devil for each win, while there is room for all.
    const beaten = most > 9 ? [] : Array.from({ length: n }, () => devilOf('evil', 'beaten'));
    const parts = [createElement('b', mistakes), createElement('i', ...beaten, n)];
    for (const part of parts) part.setAttribute('aria-hidden', 'true');
    const line = createElement('li.bar', createElement('span.vh', text), ...parts);
    line.classList.toggle('marked', isToday && mistakes === last.mistakes);
    line.style.setProperty('--bar', String(n / most));
    return n ? line : '';
  }));
}

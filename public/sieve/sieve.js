// The replay as a picture: the words left are a stream, and at each guess groups leave it. The list
// beside it says the same in words; drawing.js draws the lines between them.

import { createElement, drawnWords } from '../page.js';
import { capitals, count, mark } from '../texts.js';
import { canvas, drawEnd, drawHead, drawRow, shareOf } from './drawing.js';
import { groupsView, labelView, markWords } from './groups.js';
import { isGood, isHeldAgainst, lessonOf } from '../rules/coach.js';
import { has, key, readTurn } from '../rules/turns.js';
import { fewView, inkOver, keyed } from './turns.js';

const LABELS = 3; // sieve.css hides the second and third where it is narrow
const [STEP, LONGEST] = [420, 4200]; // ms for a row, and for all

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** A sentence about a guess. @param {Guessed} turn */
function sentence({ letter, before, after, hit }, { t, evil }) {
  const values = { letter: key(letter), before, after, gone: before - after, n: after };
  if (before === after) return t(hit ? 'all' : 'none', values);
  if (!evil) return t('fitted', values);
  return t(hit ? 'hit' : 'miss', values);
}

/** A pattern whose blanks can be counted. @param {string} pattern */
const spaced = (pattern) => [...pattern].join('\u00a0');

/** One of two letters, and the number of words that have it. @param {Appraisal} letter */
function barView({ letter, hit }, { before, best }) {
  const view = createElement(
    letter === best.letter ? 'p.bar.marked' : 'p.bar',
    createElement('b.letter', letter),
    createElement('i', hit.toLocaleString(document.documentElement.lang)),
  );
  view.style.setProperty('--bar', String(hit / before));
  return view;
}

/** The effect of another letter, with bars if it was in more words. */
function hintView(turn, stood, { advice: { hints, shown }, evil, t }) {
  const { letter, yours, best } = turn;
  const hint = hints.get(letter);
  if (!hint?.length) return '';
  const bars = isHeldAgainst(turn) ? [yours, best].map((one) => barView(one, turn)) : [];
  const lesson = bars.length && shown === letter ? lessonOf(turn, evil, t) : '';
  return createElement(
    shown === letter ? 'div.hint.shown' : 'div.hint',
    createElement(
      'div',
      ...keyed(t('stood', { letter: key(letter) })),
      ' ',
      createElement('b.stood', spaced(stood)),
    ),
    fewView(turn, best.letter),
    createElement('p', ...keyed(hint.join(' '))),
    ...bars,
    lesson && createElement('p', ...keyed(lesson)),
  );
}

/** Tells the style sheet how wide the stream is in a row. @param {HTMLElement} row */
function wide(row, words, most) {
  row.style.setProperty('--share', String(shareOf(words, most)));
  return row;
}

/** The number of words left, in the stream. @param {Guessed} turn */
function leftView({ after }) {
  const number = createElement('b', after.toLocaleString(document.documentElement.lang));
  const view = createElement('p.left', inkOver(number));
  view.setAttribute('aria-hidden', 'true');
  return view;
}

/**
 * @param {Guessed} turn
 * @param {number} i
 */
function guessView(turn, i, options) {
  const { t, advice, evil, stood } = options;
  const { button, groups } = groupsView(turn, i, options);
  const letter = inkOver(createElement('b.letter', turn.letter));
  letter.setAttribute('aria-hidden', 'true');
  const tally = createElement('p.tally', letter);
  if (isGood(turn, evil)) tally.append(createElement('mark', t('coach-well')));
  const labels = turn.others.slice(0, LABELS).map((family) => labelView(family, turn, options));
  const noted = advice?.shown === turn.letter ? '.noted' : '';
  const row = createElement(
    `li.row.${turn.hit ? 'hit' : 'miss'}${labels.length ? '' : '.alone'}${noted}`,
    canvas(),
    tally,
    leftView(turn),
    createElement('p.sentence', ...keyed(sentence(turn, options))),
    createElement('div.labels', ...labels, turn.before - turn.after > 1 ? button : ''),
    advice ? hintView(turn, stood[i], options) : '',
    groups,
  );
  return wide(row, turn.after, options.most);
}

/**
 * The strands: one to each shown label, and one to the button for the other groups.
 * @param {Element} row
 * @param {Guessed} turn
 */
function strandsOf(row, { others, before, after, familyCount, letter, hit }) {
  const strands = [...row.querySelectorAll('.label')].filter((label) =>
    label.getClientRects().length
  ).map((label, i) => ({
    size: others[i].entries,
    groups: 1,
    had: has(others[i], letter),
    label: label.firstElementChild,
  }));
  const size = before - after - sum(strands.map((strand) => strand.size));
  if (size <= 0) return strands;
  // At most one group lacks the letter; if it has a label, all others have the letter.
  const had = !hit || strands.some((strand) => !strand.had);
  return [...strands, {
    size,
    groups: familyCount - 1 - strands.length,
    had,
    label: row.querySelector('button'),
  }];
}

/**
 * The guesses after one word was left, in one row.
 * @param {Guessed[]} turns
 * @param {string} pattern at that time
 */
function restView(turns, pattern, { t }) {
  const letters = turns.map(({ letter, hit }) => `${key(letter)}${hit ? '✓' : '✗'}`).join(', ');
  return createElement(
    'li.row.rest',
    canvas(),
    createElement('p', ...keyed(t('one-left', { letters, pattern: spaced(pattern) }))),
  );
}

/** The name of the text about the fate of the words left. */
function fateOf(won, evil, after) {
  if (!evil) return 'fixed';
  if (won) return 'caught';
  return after > 1 ? 'escaped' : 'escaped-last';
}

/** @param {Guessed} last */
function endView({ after }, won, { t, evil, answer }) {
  return createElement(
    won ? 'div.row.end.won' : 'div.row.end',
    canvas(),
    createElement(
      'p',
      createElement('b.answer.slip', answer),
      ' ',
      createElement('small', t(fateOf(won, evil, after), { n: after - 1 })),
    ),
  );
}

/**
 * Redraws each part when its size changes, after a new window size, larger text or an opened guess.
 */
function keepDrawn(root, drawings) {
  const observer = new ResizeObserver((entries) => {
    if (root.isConnected) { for (const { target } of entries) drawings.get(target)(); }
    else observer.disconnect();
  });
  for (const part of drawings.keys()) observer.observe(part);
}

/** Lets the rows appear one by one; a tap or a key shows them all. */
function animate(root, rows) {
  const step = Math.min(STEP, LONGEST / rows.length);
  root.style.setProperty('--step', `${step}ms`);
  rows.forEach((row, i) => row.style.setProperty('--i', String(i)));
  root.classList.add('drawing');
  const finish = () => root.classList.remove('drawing');
  setTimeout(finish, step * rows.length + 600);
  for (const event of ['pointerdown', 'keydown', 'focusin']) root.addEventListener(event, finish);
}

/**
 * The head of the stream with the number of all words, and the legend of the columns.
 * @param {number} most
 * @param {SieveOptions} options
 */
function headView(most, { t, evil, advice }) {
  const said = `${advice?.good ?? ''} ${t(evil ? 'evil' : 'honest')}`.trim();
  const head = createElement(
    'div.row.head',
    canvas(),
    inkOver(createElement('b.left', count('words-in-all', most))),
    createElement(
      'p.lead',
      createElement('span.vh', ...keyed(said)),
      drawnWords(capitals(said.split(mark).join(''))),
    ),
    createElement('small', t('you-said')),
    createElement('small', t(evil ? 'i-kept' : 'words-left')),
    createElement('small', t(evil ? 'i-let-go' : 'fell-away')),
  );
  return wide(head, most, most);
}

/**
 * Fills an element with the picture of a replay, and with the list that says the same.
 * @param {HTMLElement} element
 * @param {Replay} replay
 * @param {SieveOptions} options
 */
export function drawSieve(element, replay, options) {
  const { evil, reducedMotion } = options;
  const turns = replay.turns.map(readTurn);
  const [most, last] = [turns[0].before, turns[turns.length - 1]];
  const won = !last.keptFamily.pattern.includes('_');
  const head = headView(most, options);
  const shown = turns.filter(({ before }) => before > 1);
  const rest = turns.slice(shown.length);
  // The pattern before each guess.
  const blank = options.answer.replace(/\p{L}/gu, '_');
  const stood = [blank, ...turns.map(({ keptFamily }) => keptFamily.pattern)];
  const rows = shown.map((turn, i) => guessView(turn, i, { ...options, most, stood }));
  if (rest.length) rows.push(restView(rest, stood[shown.length], options));
  const end = endView(last, won, options);
  const root = createElement(
    evil ? 'div.sieve.evil' : 'div.sieve',
    head,
    createElement('ol', ...rows),
    end,
  );
  const longest = Math.max(...options.answer.split(' ').map((word) => [...word].length));
  root.style.setProperty('--longest', String(longest));
  inkOver(end.querySelector('.answer'));
  markWords(root, options);
  element.replaceChildren(root);
  /** @type {Map<Element, () => void>} */
  const drawings = new Map(rows.map((row, i) => {
    const strands = () => (row.matches('.rest') ? [] : strandsOf(row, turns[i]));
    return [row, () => drawRow(row, { ...turns[i], most, strands: strands() })];
  }));
  const mood = evil ? (won ? 'sulks' : 'laughs') : won ? 'smiles' : 'sorry';
  drawings.set(head, () => drawHead(head, { most, rung: evil ? options.rung ?? 2 : 0, mood }));
  drawings.set(
    end,
    () => drawEnd(end, { after: last.after, most, label: end.querySelector('.answer') }),
  );
  keepDrawn(root, drawings);
  if (!reducedMotion) animate(root, [head, ...rows, end]);
}

// The replay as a picture: the words left are a stream, and at each guess groups leave it. The list
// beside it says the same in words; drawing.js draws the lines between them.

import { colourOf } from '../drawing/devil.js';
import { createElement, drawnWords } from '../page.js';
import { capitals, count, mark, t as said } from '../texts.js';
import { canvas, drawEnd, drawHead, drawRow, shareOf } from './drawing.js';
import { fewView, groupsView, inkOver, keyed, labelView, markWords } from './groups.js';
import { isGood, isHeldAgainst, lessonOf } from '../rules/coach.js';
import { sentenceAbout } from '../rules/speech.js';
import { key, readTurn } from '../rules/turns.js';

const [STEP, LONGEST] = [420, 4200]; // ms for a row, and for all

/** What was said at a guess; an evil opponent's own words. @param {Guessed} turn */
function sentence({ letter, before, after, hit }, { t, evil, most }) {
  if (!evil) return t('fitted', { letter: key(letter), before, after });
  const { name, n } = sentenceAbout(hit, before, after, most);
  return said(name, { letter: key(letter), n, words: count('words-in-all', n) });
}

/** The opponent's own words, by hand. @param {string} kind of element @param {string} text */
const spokenView = (kind, text) =>
  createElement(
    kind,
    createElement('span.vh', ...keyed(text)),
    drawnWords(capitals(text.split(mark).join(''))),
  );

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
function hintView(turn, stood, { advice: { hints, point, shown }, evil, t }) {
  const { letter, yours, best } = turn;
  // The head of the replay already has the sentence about the letter that mattered.
  const hint = hints.get(letter)?.slice(letter === point ? 1 : 0);
  if (!hint) return '';
  const bars = isHeldAgainst(turn) ? [yours, best].map((one) => barView(one, turn)) : [];
  if (!hint.length && !bars.length) return '';
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

/** What stood after a letter that the word has, for the eyes. @param {Guessed} turn */
function standsView({ hit, letter, keptFamily: { pattern } }) {
  if (!hit) return '';
  const signs = [...pattern].map((sign) => (sign === letter ? createElement('u', sign) : sign));
  const view = inkOver(createElement('p.stands', ...signs));
  view.setAttribute('aria-hidden', 'true');
  return view;
}

/**
 * @param {Guessed} turn
 * @param {number} i
 */
function guessView(turn, i, options) {
  const { t, advice, evil, stood, turning } = options;
  const { button, groups } = groupsView(turn, i, options);
  const letter = inkOver(createElement('b.letter', turn.letter));
  letter.setAttribute('aria-hidden', 'true');
  const tally = createElement('p.tally', letter);
  if (isGood(turn, evil)) tally.append(createElement('mark', t('coach-well')));
  const isTurning = turn.letter === turning.letter;
  const gone = turn.before - turn.after;
  const hint = advice ? hintView(turn, stood[i], options) : '';
  const row = createElement(
    `li.row.${turn.hit ? 'hit' : 'miss'}${gone ? '' : '.alone'}${isTurning ? '.turning' : ''}`,
    canvas(),
    tally,
    leftView(turn),
    createElement(
      `div.told${hint ? hint.matches('.shown') ? '' : '.broad' : '.bare'}`,
      isTurning && turning.name ? createElement('p.badge', t(turning.name)) : '',
      evil
        ? spokenView('p.sentence', sentence(turn, options))
        : createElement('p.sentence', ...keyed(sentence(turn, options))),
      standsView(turn),
      gone ? labelView(turn, options, gone > 1 ? button : '') : '',
    ),
    hint,
    groups,
  );
  return wide(row, turn.after, options.most);
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

/** @param {string} word */
const slipOf = (word) => createElement('span.slip', inkOver(createElement('b.word', word)));

/**
 * The head of the stream with the number of all words, and the sentence that tells the game.
 * @param {number} most
 * @param {string} lead
 * @param {Element | false} answer on a slip, if the sentence is about it
 */
function headView(most, lead, answer) {
  const head = createElement(
    'div.row.head',
    canvas(),
    inkOver(createElement('b.left', count('words-in-all', most))),
    spokenView('p.lead', lead),
  );
  if (answer) head.querySelector('.lead').append(answer);
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
  // "Only this word" needs the word.
  const isLast = evil && !won && last.after === 1 && !options.advice?.point;
  const answer = isLast && slipOf(options.answer);
  const head = headView(most, options.lead, answer);
  const shown = turns.filter(({ before }) => before > 1);
  const rest = turns.slice(shown.length);
  // The pattern before each guess.
  const blank = options.answer.replace(/\p{L}/gu, '_');
  const stood = [blank, ...turns.map(({ keptFamily }) => keptFamily.pattern)];
  const rows = shown.map((turn, i) => guessView(turn, i, { ...options, most, stood }));
  if (rest.length) rows.push(restView(rest, stood[shown.length], options));
  const end = endView(last, won, options);
  const rung = evil ? options.rung ?? 2 : 0;
  const root = createElement(
    `div.sieve${evil ? '.evil' : ''}.${colourOf(rung)}`,
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
    const label = row.querySelector('.slip');
    return [row, () => drawRow(row, { ...turns[i], most, label })];
  }));
  const mood = evil ? (won ? 'sulks' : 'laughs') : won ? 'smiles' : 'sorry';
  drawings.set(head, () => drawHead(head, { most, rung, mood }));
  drawings.set(
    end,
    () => drawEnd(end, { after: last.after, most, label: end.querySelector('.answer') }),
  );
  keepDrawn(root, drawings);
  if (!reducedMotion) animate(root, [head, ...rows, end]);
}

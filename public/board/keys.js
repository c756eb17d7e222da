// The ways to guess: keys on the page, the keyboard, and a text field for screen readers.

import { outcomesOf } from './board.js';
import { guess, refuse } from '../game.js';
import { $, createElement, handwrite, writeAttribute } from '../page.js';
import { attempt, state, update } from '../state.js';
import { listed, t } from '../texts.js';

const orders = {
  qwerty: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  abc: ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'],
  qwertz: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
  azerty: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  dvorak: ['PYFGCRL', 'AOEUIDHTNS', 'QJKXBMWVZ'],
};

/** The rows of the last game, so that the page opens with them. @returns {string[] | null} */
function storedRows() {
  const stored = attempt(() => JSON.parse(localStorage.hangmanKeys));
  return Array.isArray(stored) && stored.every((row) => typeof row === 'string') ? stored : null;
}

const remembered = storedRows();

/**
 * Loaded with the first list in another alphabet.
 * @type {typeof import('../rules/alphabet.js') | undefined}
 */
let other;

/** The rows of keys for a game. @param {State} now */
function rowsOf({ game, lists, looks: { order } }) {
  if (!game?.language) return game || !remembered ? orders[order] : remembered;
  if (other) return other.rowsOf(game, lists, order, remembered);
  import('../rules/alphabet.js').then((module) => {
    other = module;
    update();
  }).catch(() => {});
  return rows.map((row) => row.join(''));
}

// Keys are made once and only moved, so that the focus survives.
const keys = new Map();

function keyOf(letter) {
  if (!keys.has(letter)) {
    const key = createElement('button');
    key.value = letter;
    handwrite(key, letter, letter);
    keys.set(letter, key);
  }
  return keys.get(letter);
}

/** @type {string[][]} */
let rows = [];

/** @param {string[]} wanted */
function layOut(wanted) {
  const next = wanted.map((row) => [...row]);
  if (String(next) === String(rows)) return;
  rows = next;
  const most = Math.max(10, ...rows.map((row) => row.length));
  $('keys').className = `${most > 10 ? 'wide' : ''} ${rows.length > 3 ? 'high' : ''}`;
  $('keys').style.setProperty('--rows', rows.length);
  // A key is two columns wide, so that rows can be centred.
  $('keys').style.setProperty('--columns', 2 * most);
  $('keys').replaceChildren(...rows.flatMap((row, y) =>
    row.map((letter, x) => {
      const key = keyOf(letter);
      key.style.gridArea = `${y + 1} / ${most + 1 - row.length + 2 * x} / auto / span 2`;
      return key;
    })
  ));
  attempt(() => {
    localStorage.hangmanKeys = JSON.stringify(wanted);
  });
}

/** @param {State} now */
export function drawKeys(now) {
  const { game, pending } = now;
  layOut(rowsOf(now));
  if (!game) return;
  const outcomes = outcomesOf(game);
  for (const letter of rows.flat()) {
    const [key, outcome] = [keyOf(letter), outcomes.get(letter)];
    writeAttribute(key, 'class', pending.has(letter) ? 'pending' : outcome ?? '');
    writeAttribute(key, 'aria-disabled', key.className !== '' || game.status !== 'playing');
    writeAttribute(key, 'aria-label', outcome ? t(`key-${outcome}`, { letter }) : letter);
  }
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function moveFocus(from, [right, down]) {
  const y = rows.findIndex((row) => row.includes(from));
  const onwards = state.game?.direction === 'rtl' ? -right : right;
  const next = rows[y + down]?.[rows[y].indexOf(from) + onwards];
  keys.get(next)?.focus();
}

const isMac = /^(Mac|iP)/.test(navigator.platform);

/** Whether a key types a character: with AltGr and a Mac's Option it does. */
function types(event) {
  if (event.isComposing || event.metaKey) return false;
  if (event.getModifierState('AltGraph')) return true;
  return !event.ctrlKey && (!event.altKey || (isMac && event.key > '\x7f'));
}

function pressed(event) {
  const { key, target } = event;
  // A view that was just closed may have the focus until the next frame.
  if (!types(event) || target.closest('dialog[open], #letter')) return;
  if (key in steps && target.closest('#keys')) {
    moveFocus(target.value, steps[key]);
    event.preventDefault();
  } else if (state.looks.typing && !event.repeat) {
    const isLetter = typed(key);
    // Otherwise a browser may search the page for the typed text.
    if (isLetter || /^\p{L}$/u.test(key)) event.preventDefault();
    if (isLetter && !target.closest('#keys')) target.blur();
    else if (!isLetter && /^\p{L}$/u.test(key)) refuse({ code: 'invalid-letter' });
  }
}

/** Guesses a sign of another alphabet. @param {string} sign @param {Game} game */
function guessSign(sign, game) {
  const { key = sign, letters } = other?.readSign(sign, game) ?? {};
  const values = { sign: listed(sign, game), letters: letters && listed(letters, game) };
  guess(sign, key, letters ? t('spelled', values) : '');
}

/** Guesses what was typed, and returns whether it is a letter. @param {string} text */
function typed(text) {
  const { game } = state;
  const sign = text.normalize();
  if (!game?.language && /^[a-z]$/i.test(text)) guess(text.toUpperCase());
  else if (!game?.language || !/^\p{L}$/u.test(sign)) return false;
  else guessSign(sign, game);
  return true;
}

function submitted(event) {
  event.preventDefault();
  const isLetter = typed($('letter').value.trim());
  $('letter').value = '';
  if (!isLetter) refuse({ code: 'invalid-letter' });
}

export function listenToKeys() {
  addEventListener('keydown', pressed);
  $('field').onsubmit = submitted;
  $('keys').onclick = ({ target }) => {
    const key = target.closest('button');
    if (key) guess(key.value);
  };
}

// The ways to guess: keys on the page, the keyboard, and a field for those who have neither.

import { outcomesOf } from './board.js';
import { guess } from './game.js';
import { $, ink, make, set } from './page.js';
import { say, state } from './state.js';
import { t } from './texts.js';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const orders = {
  qwerty: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  abc: ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'],
  azerty: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  dvorak: ['PYFGCRL', 'AOEUIDHTNS', 'QJKXBMWVZ'],
};

// Keys are made once and only moved, so that the focus survives.
const keys = new Map([...latin].map((letter) => {
  const key = make('button');
  key.value = letter;
  ink(key, letter);
  return [letter, key];
}));

let order = '';

function layOut() {
  order = state.looks.order;
  orders[order].forEach((row, y) => [...row].forEach((letter, x) => {
    const key = keys.get(letter);
    // A key is two columns wide, so that rows can be centred.
    key.style.gridArea = `${y + 1} / ${11 - row.length + 2 * x} / auto / span 2`;
    $('keys').append(key);
  }));
}

/** @param {typeof state} now */
export function drawKeys({ game, pending, looks }) {
  if (order !== looks.order) layOut();
  if (!game) return;
  const outcomes = outcomesOf(game);
  for (const [letter, key] of keys) {
    const outcome = outcomes.get(letter);
    set(key, 'class', pending.has(letter) ? 'pending' : outcome ?? '');
    set(key, 'aria-disabled', key.className !== '' || game.status !== 'playing');
    set(key, 'aria-label', outcome ? t(`key-${outcome}`, { letter }) : letter);
  }
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function moveFocus(from, [across, down]) {
  const rows = orders[order];
  const y = rows.findIndex((row) => row.includes(from));
  const next = rows[y + down]?.[rows[y].indexOf(from) + across];
  keys.get(next)?.focus();
}

function pressed(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (target.closest('dialog, input')) return;
  if (key in steps && target.closest('#keys')) {
    moveFocus(target.value, steps[key]);
    event.preventDefault();
  } else if (state.looks.typing && !event.repeat && /^[a-z]$/i.test(key)) {
    guess(key.toUpperCase());
  }
}

function submitted(event) {
  event.preventDefault();
  const letter = $('letter').value.trim().toUpperCase();
  $('letter').value = '';
  if (/^[A-Z]$/.test(letter)) guess(letter);
  else say(t('letter-only'));
}

export function listenToKeys() {
  addEventListener('keydown', pressed);
  $('field').onsubmit = submitted;
  $('keys').onclick = ({ target }) => {
    const key = target.closest('button');
    if (key) guess(key.value);
  };
}

// The coach's words about a game: only proved ones, and praise first.

import { equal } from 'node:assert/strict';
import test from 'node:test';
import { adviceOf, provedOf } from '../../../public/rules/coach.js';

const bare = (text) => text.replace(/[\u2068\u2069]/g, '');

/** The name of a text with its values, in place of a sentence. */
const t = (name, values = {}) =>
  bare([name, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' '));

/** @returns {any} */
const turnOf = ([letter, hit, before, needs, best, had, bestNeeds]) => ({
  letter,
  hit,
  before,
  yours: { letter, needs, hit: 2 },
  best: { letter: best, hit: had, needs: bestNeeds },
});

/** The praise, the hint that mattered, and the hint at the first letter. */
function said(game, ...given) {
  const mistakesLeft = 6 - game.mistakes;
  const played = { mistakesAllowed: 6, mistakesLeft, settings: { evil: true }, ...game };
  const { good, hints, point } = adviceOf(played, given.map(turnOf), t);
  const join = (hint) => (hint ?? []).join('; ');
  return [good, join(hints.get(point)), join(hints.get(given[0][0]))];
}

// Letter, hit, words before, its needed mistakes; the best letter, its words, its needed mistakes.
const A = ['A', true, 40, null, 'A', 30, null];
const B = ['I', false, 40, null, 'E', 30, null];
const C = ['J', false, 5, 3, 'S', 3, 0];
const D = ['J', false, 5, 3, 'S', 3, 1];
const LAST = ['Q', false, 1, 1, 'S', 1, 0];
const WHY = 'hint best=S yours=J n=5 hit=3 own=2';

for (
  const [status, mistakes, turns, praise, mattered] of /** @type {any[]} */ ([
    ['won', 4, [B, B, D], '', `coach-fewer best=S yours=J; ${WHY}`],
    ['won', 4, [B, B, C], '', `coach-fewer best=S yours=J; ${WHY}`],
    ['won', 1, [A, A, LAST], 'coach-good letters=A A', ''],
    ['won', 3, [B, B], '', ''],
    ['lost', 6, [B, B, B], 'coach-start letter=E hit=30 n=40', ''],
    ['lost', 6, [A, D, B, B], 'coach-good letters=A', ''],
  ])
) {
  test(`${status} with ${turns.map(([letter]) => letter)}: praise needs no proof`, () => {
    const [good, hint] = said({ status, mistakes }, ...turns);
    equal(good, praise);
    equal(hint, mattered);
  });
}

for (
  const [turn, allowed, hint] of /** @type {any[]} */ ([
    [B, 6, 'hint best=E yours=I n=40 hit=30 own=2'],
    [C, 3, `coach-enough best=S yours=J; ${WHY}`],
    [D, 3, `coach-enough best=S yours=J; ${WHY}`],
    [['J', false, 5, 3, 'S', 2, 1], 3, 'coach-enough best=S yours=J'],
    // After J it could still be won, too.
    [D, 4, WHY],
    // A letter in all words leaves no choice; both letters are named once.
    [['J', false, 5, 3, 'S', 5, 1], 4, 'coach-sure best=S yours=J n=5 hit=5 own=2'],
    [
      ['J', false, 5, 3, 'S', 5, 1],
      3,
      'coach-enough best=S yours=J; hint-all best=S yours=J n=5 hit=5 own=2',
    ],
    [['I', false, 40, null, 'E', 2, null], 6, ''],
    [D, 1, WHY],
  ])
) {
  test(`${turn} of ${allowed} mistakes: a letter had won only where that is proved`, () => {
    const game = { status: 'lost', mistakes: allowed, mistakesAllowed: allowed };
    equal(said(game, turn)[2], hint);
  });
}

test('a note of a fixed word speaks of no answer that was chosen', () => {
  const game = { status: 'lost', mistakes: 4, mistakesAllowed: 4, settings: { evil: false } };
  const turn = ['J', false, 5, 3, 'S', 5, 1];
  equal(said(game, turn)[2], 'hint best=S yours=J n=5 hit=5 own=2');
});

test('what is proved of a game is said only where it leaves no doubt', () => {
  const proved = (value, status) =>
    provedOf(
      /** @type {any} */ ({ value }),
      /** @type {any} */ ({ mistakesAllowed: 6, status }),
    )?.name;
  equal(proved({ lower: 2, upper: 5 }, 'lost'), 'proved');
  equal(proved({ lower: 2, upper: 6 }, 'lost'), undefined);
  equal(proved({ lower: 6, upper: 9 }, 'lost'), 'proved-lost');
  equal(proved({ lower: 6, upper: 9 }, 'won'), undefined);
  equal(proved(null, 'lost'), undefined);
});

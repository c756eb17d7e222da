// The facts that a replay tells of its turns.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import {
  isConsistent,
  leftIn,
  readTurn,
  slipIn,
  standingFor,
  storyOf,
  stripOf,
  turningIn,
} from '../../../public/rules/turns.js';

/** A turn that let one group go. @returns {any} */
const turnOf = (letter, before, after, { hit = false, gone = before - after } = {}) => {
  const kept = { pattern: hit ? `_${letter}` : '__', kept: true, entries: after, examples: ['AB'] };
  const other = { pattern: hit ? '__' : `_${letter}`, entries: gone, examples: ['CD', 'EF'] };
  return readTurn(
    /** @type {any} */ ({ letter, before, after, families: gone ? [kept, other] : [kept] }),
  );
};

test('a turn is a hit where the kept group has the letter', () => {
  equal(turnOf('A', 9, 5, { hit: true }).hit, true);
  equal(turnOf('A', 9, 5).hit, false);
  deepEqual(leftIn([turnOf('A', 9, 5), turnOf('B', 5, 1)]), [9, 5, 1]);
});

test('a loss tells of the dearest dodge, or how close it was', () => {
  const turns = [turnOf('A', 900, 300, { hit: true }), turnOf('E', 300, 200), turnOf('I', 200, 80)];
  deepEqual(storyOf(turns, 79, true), { name: 'one-of', n: 80 });
  deepEqual(storyOf(turns, 79, false), { name: 'dropped', letter: 'I', n: 120 });
  deepEqual(storyOf(turns, 3, false), { name: 'close-call', n: 3 });
  deepEqual(storyOf(turns, 3, true), { name: 'one-of', n: 4 });
  deepEqual(storyOf(turns, 0, true), { name: 'no-others' });
  deepEqual(storyOf([turnOf('Q', 90, 90, { gone: 0 })], 89, true), { name: 'one-of', n: 90 });
});

test('a game is made by its dearest dodge, the guess that left one word, or what told most', () => {
  const turns = [turnOf('A', 900, 300, { hit: true }), turnOf('E', 300, 200), turnOf('I', 200, 1)];
  const [lost, won] = [{ evil: true, won: false }, { evil: true, won: true }];
  deepEqual(turningIn(turns, lost), { name: 'best-trick', letter: 'I' });
  deepEqual(turningIn(turns.slice(0, 2), lost), { name: 'best-trick', letter: 'E' });
  deepEqual(turningIn(turns, won), { name: 'had-me', letter: 'I' });
  deepEqual(turningIn(turns.slice(0, 2), { evil: false, won: true }), {
    name: 'told-most',
    letter: 'A',
  });
  deepEqual(turningIn(turns, { ...lost, point: 'A' }), { letter: 'A' });
  deepEqual(turningIn([turnOf('Q', 9, 9, { gone: 0 })], lost), {});
  deepEqual(turningIn([turnOf('Q', 9, 9, { gone: 0 })], { evil: false, won: false }), {});
});

test('of examples that are known alike the middle one stands for all, else the best known', () => {
  const places = [['A'], ['A', 'B'], ['A', 'C', 'D', 'E', 'F'], ['M', 'A', 'Z']].map((examples) =>
    standingFor({ examples })
  );
  deepEqual(places, [0, 1, 2, 0]);
});

test('the slip is the first letter that cost a perfect player more', () => {
  const turn = (yours, best) => /** @type {any} */ ({
    yours: { needs: yours },
    best: { needs: best },
  });
  equal(slipIn([turn(1, 1), turn(3, 1), turn(4, 2)]), 1);
  equal(slipIn([turn(1, 1)]), -1);
});

const game = (answer, ...guesses) => /** @type {any} */ ({
  answer,
  guesses: guesses.map(([letter, ...positions]) => ({ letter, positions })),
});

test('an answer fits its guesses, place by place', () => {
  equal(isConsistent(game('DEER', ['E', 1, 2], ['Z'])), true);
  equal(isConsistent(game('DEER', ['E', 1])), false);
  equal(isConsistent(game('DEER', ['D'])), false);
});

test('a shared strip shows hits, and how few words were left', () => {
  const played = game('DEER', ['E', 1, 2], ['Z']);
  equal(stripOf(played), '✓✗');
  equal(stripOf(played, [1000, 100, 1]), '✓▆✗▁');
});

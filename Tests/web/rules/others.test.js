// The results of others, as bars.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { faredIn } from '../../../public/rules/others.js';

/** @type {any} */
const DAY = {
  status: 'won',
  mistakes: 1,
  mistakesAllowed: 4,
  others: { played: 12, won: 8, mistakes: [2, 4, 0, 2], beaten: 54 },
};
const PUZZLE = {
  ...DAY,
  endgame: { date: '2026-11-27', number: 2, kind: 'hard' },
  others: { played: 80, solved: 23, first: 9 },
};

/** @param {any} game @param {string} [before] */
const drawn = (game, before) =>
  faredIn(game, before)?.bars.map(({ label, count, isOwn }) =>
    `${label} ${count}${isOwn ? '!' : ''}`
  );

test('nothing is said where the server says nothing', () => {
  equal(faredIn({ ...DAY, others: null }), undefined);
  equal(faredIn({ ...DAY, others: undefined }), undefined);
});

test('a win stands on the bar of its mistakes, and those who lost stand apart', () => {
  deepEqual(drawn(DAY), ['0 2', '1 4!', '2 0', '3 2', '✗ 4']);
  deepEqual(faredIn(DAY)?.bars.map(({ share }) => share), [0.5, 1, 0, 0.5, 1]);
  deepEqual(faredIn(DAY)?.bars.map(({ isApart }) => isApart), [false, false, false, false, true]);
  deepEqual([faredIn(DAY)?.name, faredIn(DAY)?.values.beaten], ['fared', 54]);
});

test('a loss, and a win that beat nobody, say how many found the word', () => {
  const lost = { ...DAY, status: 'lost', mistakes: 4, others: { ...DAY.others, beaten: 0 } };
  deepEqual(drawn(lost), ['0 2', '1 4', '2 0', '3 2', '✗ 4!']);
  equal(faredIn(lost)?.name, 'fared-found');
  equal(faredIn({ ...DAY, others: { ...DAY.others, beaten: 0 } })?.name, 'fared-found');
});

test('there is a bar for each number of mistakes, also of players before the limit was lowered', () => {
  const few = { ...DAY, others: { played: 5, won: 5, mistakes: [5], beaten: 0 } };
  deepEqual(drawn(few), ['0 5', '1 0!', '2 0', '3 0', '✗ 0']);
  const many = { ...DAY, others: { played: 6, won: 6, mistakes: [0, 5, 0, 0, 0, 1], beaten: 20 } };
  equal(drawn(many)?.length, 7);
  const none = { ...DAY, others: { played: 0, won: 0, mistakes: [], beaten: 0 } };
  deepEqual(faredIn(none)?.bars.map(({ share }) => share), [0, 0, 0, 0, 0]);
});

test('an endgame is solved at once, later or not yet, by who plays too', () => {
  deepEqual(drawn(PUZZLE), ['at-once 9!', 'later 14', 'unsolved 57']);
  deepEqual(drawn(PUZZLE, 'lost'), ['at-once 9', 'later 14!', 'unsolved 57']);
  deepEqual(drawn({ ...PUZZLE, status: 'lost' }), ['at-once 9', 'later 14', 'unsolved 57!']);
  deepEqual(drawn({ ...PUZZLE, status: 'lost' }, 'won'), ['at-once 9', 'later 14', 'unsolved 57']);
  equal(faredIn(PUZZLE)?.name, 'fared-endgame');
});

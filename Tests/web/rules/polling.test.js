// The pauses between requests for a shared board, and the announcements of its letters.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { newOnBoard, pauseBefore, turnOn } from '../../../public/rules/polling.js';

const NOW = { isHidden: false, still: 0 };

test('it asks every second and a half while others may move, and never unseen', () => {
  equal(pauseBefore(NOW), 1500);
  equal(pauseBefore({ ...NOW, still: 59_999 }), 1500);
  equal(pauseBefore({ ...NOW, isHidden: true }), undefined);
  equal(pauseBefore({ ...NOW, isHidden: true, left: 10, failures: 3 }), undefined);
});

test('it asks more seldom while nothing moves', () => {
  deepEqual([60_000, 299_999, 300_000, 1e9].map((still) => pauseBefore({ ...NOW, still })), [
    3000,
    3000,
    6000,
    6000,
  ]);
});

test('it asks more and more seldom while nobody answers', () => {
  deepEqual([1, 2, 3, 4, 99].map((failures) => pauseBefore({ ...NOW, failures })), [
    3000,
    6000,
    12_000,
    12_000,
    12_000,
  ]);
});

test('it looks when a turn has just ended', () => {
  equal(pauseBefore({ ...NOW, left: 700 }), 900);
  equal(pauseBefore({ ...NOW, left: 9000 }), 1500);
  equal(pauseBefore({ ...NOW, left: -5 }), 1500);
  equal(pauseBefore({ ...NOW, left: 3000, still: 1e6 }), 3200);
});

test('each new letter is told with the game as it was after it', () => {
  /** @type {any} */
  const game = {
    guesses: [
      { letter: 'A', positions: [1], seat: 1 },
      { letter: 'Q', positions: [], seat: 2 },
      { letter: 'E', positions: [], seat: 1 },
    ],
    mistakes: 2,
    mistakesAllowed: 6,
    mistakesLeft: 4,
    left: [9, 5, 4, 2],
  };
  deepEqual(newOnBoard(game, 3), []);
  const told = newOnBoard(game, 1);
  deepEqual(told.map(({ guess }) => guess.letter), ['Q', 'E']);
  deepEqual(told.map((one) => one.game.mistakesLeft), [5, 4]);
  deepEqual(told.map((one) => one.game.left), [[9, 5, 4], [9, 5, 4, 2]]);
  equal(newOnBoard({ ...game, left: null }, 0)[0].game.left, undefined);
});

test('a turn is of a seat, for some seconds more', () => {
  /** @type {any} */
  const board = { next: 2, endsAt: '2026-11-27T12:00:20Z' };
  const now = Date.parse('2026-11-27T12:00:05.400Z');
  deepEqual(turnOn(board, 2, now), { seat: 2, isOwn: true, seconds: 15 });
  deepEqual(turnOn(board, 1, now + 60_000), { seat: 2, isOwn: false, seconds: 0 });
  equal(turnOn({ ...board, next: null }, 1, now), undefined);
});

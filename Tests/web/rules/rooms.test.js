// Rooms: links, rounds and results.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import {
  codeOf,
  hardWords,
  nextRound,
  readLink,
  sorted,
  tailOf,
} from '../../../public/rules/rooms.js';

const ID = '0123456789ABCDEFGHJKMNPQRS';
const KEY = ID.replaceAll('0', 'Z');

/** @returns {any} */
const roomOf = (more = {}) => ({
  id: ID,
  kind: 'words',
  title: null,
  scene: 'snowman',
  createdAt: '2026-03-04T10:00:00Z',
  rounds: [{}, {}],
  own: [],
  ...more,
});

test('a link is read however it was typed, and a cut one is said', () => {
  const place = (text) => readLink(text).place;
  deepEqual(place(ID), { id: ID });
  deepEqual(place(codeOf(ID).toLowerCase()), { id: '01234567' });
  equal(place('O1234567').id, '01234567');
  equal(place('ol23-4567').id, '01234567');
  deepEqual(place('0123-4567-89ab'), { id: '01234567', pass: '89AB' });
  equal(codeOf(ID, '89AB'), '0123-4567-89AB');
  equal(tailOf({ id: ID, pair: ID }), `room=${ID}&p=1`);
  equal(tailOf({ id: ID, pair: KEY }), `room=${ID}&p=${KEY}`);
  for (const pair of [ID, KEY]) equal(place(tailOf({ id: ID, pair }))?.pair, pair);
  deepEqual(place(tailOf({ id: ID, pass: '89AB' })), {
    id: ID,
    check: undefined,
    key: undefined,
    pass: '89AB',
  });
  deepEqual(place(`https://x.org/#room=${ID}&c=${'a'.repeat(32)}&key=${KEY}`), {
    id: ID,
    check: 'a'.repeat(32),
    key: KEY,
  });
  deepEqual(place(tailOf({ id: ID, key: KEY })), { id: ID, check: undefined, key: KEY });
  for (const cut of ['', ID.slice(1), `${ID}&c=abc`, `${ID}&key=Z`, `${ID}&pass=Z`]) {
    equal(readLink(`#room=${cut}`).fault, 'cut-link', cut);
  }
  for (const other of ['', 'hello', 'https://x.org/']) equal(readLink(other).fault, 'other-link');
});

test('the next round is the first that was not played', () => {
  const next = (...played) => nextRound(roomOf({ own: played.map((round) => ({ round })) }));
  deepEqual([next(), next(1), next(2), next(1, 2)], [1, 2, 1, 0]);
});

const rows = /** @type {any[]} */ ([
  { seat: 1, rounds: [{ round: 1, status: 'lost', mistakes: 6 }] },
  { seat: 2, rounds: [{ round: 1, status: 'won', mistakes: 3 }] },
  {
    seat: 3,
    rounds: [
      { round: 1, status: 'won', mistakes: 1 },
      { round: 2, status: 'forgotten', mistakes: null },
    ],
  },
]);

test('rows stand by arrival, result or time', () => {
  const seats = (order, times) => sorted(rows, order, times).map(({ seat }) => seat);
  deepEqual(seats('seat'), [1, 2, 3]);
  deepEqual(seats('result'), [3, 2, 1]);
  deepEqual(seats('time', new Map([[1, 50], [3, 20]])), [3, 1, 2]);
});

test('a word is hard that fewer than half found', () => {
  const lines = [{ word: 'HARE' }, { word: 'BEAR' }];
  const results = [...rows, { seat: 4, rounds: [{ round: 2, status: 'lost', mistakes: 6 }] }];
  deepEqual(hardWords(roomOf({ lines, results })), [{ word: 'BEAR' }]);
});

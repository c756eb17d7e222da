// The tally of two who send each other words.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { pairOf, pairsIn, tallyOf, withWord } from '../../../public/rules/rooms/remembered.js';

const PAIR = '0123456789ABCDEFGHJKMNPQRS';

test('each found word counts for who found it, and once', () => {
  let pairs = withWord({}, PAIR, 'ROOM1', 'you');
  equal(tallyOf(pairs, PAIR), undefined, 'one word says nothing');
  pairs = withWord(pairs, PAIR, 'ROOM2', 'other');
  pairs = withWord(pairs, PAIR, 'ROOM2', 'other');
  pairs = withWord(pairs, PAIR, 'ROOM3', 'you');
  pairs = withWord(pairs, PAIR, 'ROOM4', '');
  deepEqual(tallyOf(pairs, PAIR), { you: 2, other: 1 });
  equal(tallyOf(pairs, 'F'.repeat(26)), undefined);
});

test('a word that was found stays found, also when another friend loses it', () => {
  const pairs = withWord(withWord({}, PAIR, 'A', 'other'), PAIR, 'A', '');
  deepEqual(tallyOf(withWord(pairs, PAIR, 'B', ''), PAIR), { you: 0, other: 1 });
});

test('the latest pairs and words are kept', () => {
  /** @type {any} */
  let pairs = {};
  for (let n = 0; n < 50; n += 1) pairs = withWord(pairs, String(n).padStart(26, '0'), 'A', 'you');
  equal(Object.keys(pairs).length, 40);
  equal(pairs['9'.padStart(26, '0')], undefined);
  for (let n = 0; n < 500; n += 1) pairs = withWord(pairs, PAIR, `R${n}`, 'you');
  deepEqual(tallyOf(pairs, PAIR), { you: 400, other: 0 });
});

test('what was stored by others is left out', () => {
  for (const stored of [null, 3, 'x', [], [1]]) deepEqual(pairsIn(stored), {});
  deepEqual(pairsIn({ [PAIR]: { A: 'you' }, x: {}, [PAIR.toLowerCase()]: {} }), {
    [PAIR]: { A: 'you' },
  });
  equal(pairOf({ id: PAIR }), PAIR);
  equal(pairOf({ id: PAIR, pair: 'A'.repeat(26) }), 'A'.repeat(26));
});

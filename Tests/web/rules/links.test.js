// The requests in addresses.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { dayQuery, endgameQuery, linkIn } from '../../../public/rules/links.js';

const read = (hash) => linkIn(hash, () => '7');

test('a link of settings gets a seed, so that its game counts nowhere', () => {
  deepEqual(read('#play?list=words&mistakes=4'), {
    isToday: false,
    date: '',
    query: 'list=words&mistakes=4&seed=7',
  });
  equal(read('#play?list=words&seed=5').query, 'list=words&seed=5');
});

test('a winner sends the mistakes along, which are no setting', () => {
  const { query, beat } = /** @type {any} */ (read('#play?list=words&seed=5&beat=12'));
  deepEqual([query, beat], ['list=words&seed=5', '12']);
});

test('what no link of ours has is broken', () => {
  for (
    const hash of [
      '#play?game=x',
      '#play',
      '#play?',
      '#play?list=words&length=seven',
      '#play?mistakes=four&seed=5',
      '#play?list=words&seed=5&beat=many',
      '#play?list=words&seed=5&beat=100',
      '#2025-13-01',
      '#2026-02-29-de',
    ]
  ) equal(/** @type {any} */ (read(hash)).isBroken, true, hash);
});

test('a day, a view, an endgame, and nothing', () => {
  deepEqual(read('#2026-02-28'), { isToday: true, date: '2026-02-28', query: '' });
  deepEqual(read('#2026-02-28-pt-br').date, '2026-02-28-pt-br');
  deepEqual(read('#today'), { isToday: true, date: '', query: '' });
  deepEqual(read('#today?date=2026-02-28').date, '2026-02-28');
  deepEqual(read('#room=ABC&c=1'), { view: 'room', text: 'ABC&c=1' });
  deepEqual(read('#code=0000'), { view: 'code', text: '0000' });
  deepEqual(read('#endgame=3&date=2026-11-24'), { query: 'endgame=3&date=2026-11-24' });
  for (const hash of ['', '#', '#help', '#rooms=1']) equal(read(hash), null, hash);
});

test('queries name what is not usual', () => {
  equal(dayQuery('', null), 'daily=true');
  equal(dayQuery('2026-02-28', 'de'), 'daily=true&language=de&date=2026-02-28');
  equal(endgameQuery(2, '', null), 'endgame=2');
  equal(endgameQuery(2, '2026-02-28', 'el'), 'endgame=2&date=2026-02-28&language=el');
});

// The opening and closing times of a room.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import {
  areWrong,
  clockOf,
  hasChanged,
  localOf,
  momentOf,
  waitFor,
} from '../../../public/rules/rooms/clock.js';

/** @returns {any} */
const roomOf = (more) => ({ closed: false, opensAt: null, closesAt: null, ...more });

test('a time of a form goes to the server and comes back', () => {
  for (const local of ['2026-12-04T09:00', '2026-07-01T23:59']) {
    equal(localOf(momentOf(local)), local);
    equal(/^2026-\d\d-\d\dT\d\d:\d\d:00Z$/.test(momentOf(local)), true);
  }
  deepEqual([momentOf(''), localOf(null)], ['', '']);
});

test('a room closes after it has opened', () => {
  const [early, late] = ['2026-12-04T09:00:00Z', '2026-12-04T09:20:00Z'];
  deepEqual(
    [[early, late], [late, early], [early, early], ['', early], [late, '']].map(
      ([opens, closes]) => areWrong(opens, closes),
    ),
    [false, true, true, false, false],
  );
});

test('it is waited for until it opens, and a change is noticed once', () => {
  const room = roomOf({ opensAt: '2026-12-04T09:00:00Z', closesAt: '2026-12-04T09:20:00Z' });
  const opens = Date.parse(room.opensAt);
  equal(waitFor(room, opens - 1500), 1500);
  equal(waitFor(room, opens), 0);
  equal(waitFor({ ...room, closed: true }, opens - 1500), 0);
  equal(waitFor(roomOf({}), opens), 0);
  deepEqual(
    [-1000, 0, 1000, 1200_000, 1201_000].map((at) =>
      hasChanged(room, opens + at - 1000, opens + at)
    ),
    [false, true, false, true, false],
  );
});

test('a time to wait is read as on a clock', () => {
  deepEqual([0, 900, 59_001, 600_000, 3_723_000].map(clockOf), [
    '0:00',
    '0:01',
    '1:00',
    '10:00',
    '1:02:03',
  ]);
});

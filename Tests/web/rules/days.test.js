// The calendar of days.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import {
  datesTo,
  daysInto,
  endgamesOn,
  endsOf,
  forgivenIn,
  isDate,
  later,
  weekOf,
  withEnd,
} from '../../../public/rules/days.js';

/** @type {any} */
const DAILY = { date: '2026-03-04', status: null, dailyLanguage: null };

test('days are counted over the ends of months and years', () => {
  equal(later('2026-02-28', 1), '2026-03-01');
  equal(later('2027-01-01', -1), '2026-12-31');
  deepEqual(datesTo('2026-03-01', 3), ['2026-02-27', '2026-02-28', '2026-03-01']);
  deepEqual([weekOf('2026-03-01')[0], weekOf('2026-03-01')[6]], ['2026-02-23', '2026-03-01']);
  deepEqual(['2026-02-23', '2026-03-01'].map(daysInto), [0, 6]);
});

test('a date is one that the calendar has', () => {
  deepEqual(
    ['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', 'today', ''].map(isDate),
    [true, false, false, false, false, false],
  );
});

test('a row of days is forgiven its latest gap, and none that it has not', () => {
  const on = (...dates) => dates.map((date) => ({ date, status: 'won' }));
  const forgiven = (days, status, daysInRow) =>
    forgivenIn({ ...DAILY, days, status }, /** @type {any} */ ({ daysInRow }));
  equal(forgiven(on('2026-03-03', '2026-03-02'), null, 2), undefined);
  equal(forgiven(on('2026-03-03', '2026-03-01'), null, 2), '2026-03-02');
  equal(forgiven(on('2026-03-02'), 'won', 2), '2026-03-03');
  equal(forgiven([], 'playing', 0), undefined);
});

test('an end is as the server counts it, else as it is kept, else missed', () => {
  const days = [{ date: '2026-03-01', status: 'lost' }];
  const kept = { '2026-03-02': 'won', '2026-03-02 de': 'lost' };
  const endOf = endsOf({ ...DAILY, days, status: 'playing' }, kept);
  deepEqual(
    ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map(endOf),
    ['', 'lost', 'won', 'missed', 'playing'],
  );
  equal(endsOf({ ...DAILY, dailyLanguage: 'de' }, kept)('2026-03-02'), 'lost');
});

test('a solved endgame stays solved, and the oldest ends are forgotten', () => {
  const endgame = { date: '2026-03-04', number: 2, kind: 'hard' };
  const game = (status) => /** @type {any} */ ({ endgame, language: 'de', status });
  const won = withEnd({}, game('won'));
  deepEqual(won, { '2026-03-04 de 2': 'won' });
  deepEqual(withEnd(won, game('lost')), won);
  deepEqual(endgamesOn(won, '2026-03-04', 'de'), [undefined, 'won', undefined]);
  const many = datesTo('2026-03-03', 160).reduce(
    (ends, date) => withEnd(ends, /** @type {any} */ ({ date, status: 'lost' })),
    {},
  );
  const more = Object.keys(
    withEnd(many, /** @type {any} */ ({ date: '2026-03-04', status: 'won' })),
  );
  equal(more.length, 160);
  deepEqual([more[0], more.at(-1)], [datesTo('2026-03-03', 160)[1], '2026-03-04']);
});

// The opponents' names.

import { deepEqual } from 'node:assert/strict';
import test from 'node:test';
import { oddsOf, opponentOn } from '../../../public/offers.js';

test("the week climbs from an honest Monday; an operator's word makes any day honest", () => {
  const dates = ['2026-12-21', '2026-12-22', '2026-12-27'];
  deepEqual(dates.map((date) => opponentOn(date)), ['honest', 'gentle', 'devil']);
  deepEqual(dates.map((date) => opponentOn(date, false)), ['honest', 'honest', 'honest']);
});

test('a rate is told as the simple fraction next to it', () => {
  const told = [0, 3, 9, 21, 29, 37, 46, 51, 63, 65, 73, 81, 86, 100].map((rate) => {
    const { won, of } = oddsOf(rate);
    return `${won}/${of}`;
  });
  deepEqual(told.join(' '), '1/20 1/20 1/10 1/5 1/4 2/5 1/2 1/2 3/5 2/3 3/4 4/5 9/10 9/10');
});

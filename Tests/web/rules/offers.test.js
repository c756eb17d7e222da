// The opponents' names.

import { deepEqual } from 'node:assert/strict';
import test from 'node:test';
import { opponentOn } from '../../../public/offers.js';

test("the week climbs from an honest Monday; an operator's word makes any day honest", () => {
  const dates = ['2026-12-21', '2026-12-22', '2026-12-27'];
  deepEqual(dates.map((date) => opponentOn(date)), ['honest', 'gentle', 'devil']);
  deepEqual(dates.map((date) => opponentOn(date, false)), ['honest', 'honest', 'honest']);
});

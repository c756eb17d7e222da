// A mistyped code is located, and two exchanged letters are noticed.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { faultIn, groupsOf } from '../../../public/rules/code.js';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

// A code as the program printed it.
const CODE = '6SCWCPPWTEQYE00FKS6F1HSFFZG6';

test('a right code has no fault, however it is typed', () => {
  for (const typed of [CODE, CODE.toLowerCase(), groupsOf(CODE).join('-'), `x#code=${CODE}`]) {
    equal(faultIn(typed), null, typed);
  }
});

test('each wrong letter is located by its group', () => {
  for (let place = 0; place < CODE.length; place += 1) {
    for (const letter of LETTERS.replace(CODE[place], '')) {
      const typed = CODE.slice(0, place) + letter + CODE.slice(place + 1);
      const group = Math.floor(place / 4) + 1;
      deepEqual(faultIn(typed), { name: 'wrong-group', values: { group } }, typed);
    }
  }
});

test('two exchanged letters are noticed', () => {
  for (let place = 0; place < CODE.length - 1; place += 1) {
    const [one, other] = CODE.slice(place, place + 2);
    const typed = CODE.slice(0, place) + other + one + CODE.slice(place + 2);
    equal(faultIn(typed)?.name, one === other ? undefined : 'wrong-letters', typed);
  }
});

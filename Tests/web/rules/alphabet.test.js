// The keys of other alphabets, and the meaning of a typed sign.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { readSign, rowsOf } from '../../../public/rules/alphabet.js';

/** @returns {any} */
const game = (letters, language) => ({ letters, language, settings: { list: 'x' } });
const lists = (keys) => /** @type {any[]} */ ([{ id: 'x', keys }]);

test('rows have the letters of a game alone, those without a place at the end', () => {
  deepEqual(rowsOf(game('QWERÄ', 'de'), lists(['QWERTZ', 'ASDF']), 'qwerty', null), ['QWER', 'Ä']);
  deepEqual(rowsOf(game('ABC', 'de'), lists(['CBA']), 'abc', null), ['ABC']);
  deepEqual(rowsOf(game('ABC', 'de'), [], 'qwerty', ['CBA']), ['CBA']);
});

test('a sign means its own key, else that below its marks', () => {
  equal(readSign('é', game('ABCDE', 'fr')).key, 'E');
  equal(readSign('i', game('İI', 'tr')).key, 'İ');
  equal(readSign('ß', game('AS', 'de')).letters, 'SS');
  equal(readSign('œ', game('AB', 'fr')).letters, undefined);
});

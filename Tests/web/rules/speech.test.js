// The devil's sentences, by the size of what he took or gave.

import { deepEqual } from 'node:assert/strict';
import test from 'node:test';
import { sentenceAbout } from '../../../public/rules/speech.js';

const [HIT, MISS] = [true, false];

/** Each guess with the sentence about it, and the number in it. */
const told = (cases) =>
  cases.forEach(([hit, before, after, name, n, all]) =>
    deepEqual(sentenceAbout(hit, before, after, all), { name, n }, `${hit} ${before} ${after}`)
  );

test('he gloats over a large theft, and has little to say about a small one', () =>
  told([
    [MISS, 870, 323, 'spat-most', 547],
    [MISS, 100, 39, 'spat-most', 61],
    [MISS, 100, 40, 'spat', 60],
    [MISS, 100, 70, 'spat', 30],
    [MISS, 100, 71, 'spat-few', 29],
    [MISS, 602, 601, 'spat-few', 1],
  ]));

test('he says that no word had the letter, however few he has left', () =>
  told([
    [MISS, 602, 602, 'none-had', 602],
    [MISS, 3, 3, 'none-had', 3],
    [MISS, 1, 1, 'none-had', 1],
  ]));

test('he worries about his last five words, and tells the last one as any other', () =>
  told([
    [MISS, 400, 5, 'last-few', 5],
    [MISS, 3, 2, 'last-few', 2],
    [MISS, 20, 6, 'spat-most', 14],
    [MISS, 5, 1, 'spat-most', 4],
    [MISS, 2, 1, 'spat', 1],
  ]));

test('he worries, too, once a fifth of his words is left, unless a miss cost him few', () =>
  told([
    [MISS, 366, 180, 'starving', 180, 902],
    [MISS, 20, 6, 'starving', 6, 902],
    [MISS, 20, 5, 'last-few', 5, 902],
    [MISS, 366, 181, 'spat', 185, 902],
    [MISS, 902, 100, 'spat-most', 802, 902],
    [MISS, 100, 80, 'spat-few', 20, 902],
    [MISS, 100, 100, 'none-had', 100, 902],
    [MISS, 100, 1, 'spat-most', 99, 902],
  ]));

test('a letter that costs him most of his words hurts, and another is given away', () =>
  told([
    [HIT, 400, 100, 'gave-most', 300],
    [HIT, 100, 40, 'gave', 40],
    [HIT, 26, 26, 'gave', 26],
    [HIT, 1, 1, 'gave', 1],
    [HIT, 4, 1, 'gave-most', 3],
  ]));

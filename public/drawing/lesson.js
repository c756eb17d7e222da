// The three pictures of help: a letter that misses, the words that are kept, and what was let go.

import { devilOf } from './devil.js';
import './poses.js';
import { glyph, svg } from './lettering.js';
import { barbOf, faceOf, hornOf } from './stream.js';

const line = (kind, d) => svg('path', { class: kind, d });

function placed(drawing, x, y, width, height) {
  Object.entries({ x, y, width, height }).forEach(([name, n]) => drawing.setAttribute(name, n));
  return drawing;
}

const wordAt = (word, x, y, kind = '') =>
  svg(
    'g',
    { class: kind },
    ...[...word].map((sign, i) => placed(glyph(sign), x + 11 * i, y, 9, 14)),
  );

const keyAt = (letter, x, y) => [
  line('', `M${x + 9} ${y}h16q9 0 9 8v18q0 8-8 8h-17q-9 0-9-8v-18q0-8 9-8Z`),
  placed(glyph(letter), x + 9, y + 5, 16, 24),
];

const missed = (letter, [word], strokes) => [
  placed(
    svg(
      'svg',
      { viewBox: '14 8 180 184', class: 'scene' },
      ...strokes.map((stroke, i) =>
        line(i > 18 ? '' : i < 18 ? 'drawn' : 'drawn bad', stroke.getAttribute('d'))
      ),
    ),
    4,
    6,
    92,
    106,
  ),
  ...keyAt(letter, 112, 20),
  line('bad thick', 'M107 44L151 30'),
  wordAt(word.replace(/./gu, '_'), 102, 80),
];

const dodged = (letter, words) => [
  line(
    '',
    'M28 63a22 20 0 0 1-3-40a25 20 0 0 1 41-10a28 20 0 0 1 46 0a24 20 0 0 1 31 14a19 20 0 0 1-9' +
      ' 37q-53 10-106-1ZM60 72q7-2 7 3q-5 4-7-3M57 83q4-2 5 2',
  ),
  ...[2, 0, 1, 3].map((n, i) =>
    wordAt(words[n], i % 2 ? 86 : 66 - 10 * words[n].length, i < 2 ? 19 : 40)
  ),
  line('bad thick', 'M21 29L74 23M83 50L136 44'),
  placed(devilOf('evil'), 12, 72, 44, 45),
  ...keyAt(letter, 104, 78),
];

const shown = (_, words) => [
  line('good', 'M66 30C72 28 80 28 90 28M60 49C65 52 78 52 90 52'),
  line('bad', faceOf(36, 20, [0.9, 0.9], { evil: true, glad: true })),
  line(
    'bad stream',
    'M6 96V26Q6 14 18 14H54Q66 14 66 26V36C66 58 36 52 36 74V80C36 94 12 88 12 98H6Z',
  ),
  line('bad thick', 'M9 97C9 114 30 112 44 102Q56 95 68 97'),
  line('bad barb', barbOf(82, 97, 0.7) + hornOf(12, 15, 0.8, 0.7) + hornOf(60, 15, -0.8, 0.7)),
  ...[2, 3, 0, 1].map((n, i) => wordAt(words[n], 94, [21, 45, 79, 101][i], i < 2 ? 'good' : 'bad')),
];

/** Draws all; of the words two lack the letter, and two have it. */
export const drawLesson = (places, letter, words, strokes) =>
  [missed, dodged, shown].forEach((drawing, i) =>
    places[i].replaceChildren(.../** @type {any} */ (drawing)(letter, words, strokes))
  );

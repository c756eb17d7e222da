// A text as the picture of a QR code: the modules that are the same for every text, or tell how to
// read the others; then the text's codewords around them, under the best mask.

import { svg } from '../drawing/lettering.js';
import { bitsOf, codewords, versionFor } from './codewords.js';

/** @param {number} version @returns {Grid} */
function emptyGrid(version) {
  const size = 17 + 4 * version;
  const filled = (value) => Array.from({ length: size }, () => Array(size).fill(value));
  return { size, dark: filled(0), fixed: filled(false) };
}

/** Fixes a module if it lies in the grid. @param {Grid} grid @param {number} isDark */
function fix({ size, dark, fixed }, x, y, isDark) {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y][x] = isDark;
  fixed[y][x] = true;
}

/** Nested squares with these colours from the centre outwards. */
function fixRings(grid, centreX, centreY, colours) {
  const radius = colours.length - 1;
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      fix(grid, centreX + dx, centreY + dy, colours[Math.max(Math.abs(dx), Math.abs(dy))]);
    }
  }
}

/** The rows, and columns, in which alignment patterns are centred. @param {number} version */
function alignments(version) {
  const last = 10 + 4 * version;
  return version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Finder, alignment and timing patterns. @param {Grid} grid @param {number} version */
function fixPatterns(grid, version) {
  const [first, last] = [3, grid.size - 4];
  for (const [x, y] of [[first, first], [last, first], [first, last]]) {
    fixRings(grid, x, y, [1, 1, 0, 1, 0]);
  }
  for (const y of alignments(version)) {
    for (const x of alignments(version)) if (!grid.fixed[y][x]) fixRings(grid, x, y, [1, 0, 1]);
  }
  for (let i = 8; i < grid.size - 8; i += 1) {
    fix(grid, i, 6, Number(i % 2 === 0));
    fix(grid, 6, i, Number(i % 2 === 0));
  }
}

/** A number with its remainder by a polynomial of a degree appended: a BCH code. */
function withRemainder(number, polynomial, degree) {
  let remainder = number << degree;
  for (let bit = 31 - Math.clz32(remainder); bit >= degree; bit = 31 - Math.clz32(remainder)) {
    remainder ^= polynomial << (bit - degree);
  }
  return (number << degree) | remainder;
}

/** Writes level (M is 0) and mask twice, and the module that is always dark. */
function fixFormat(grid, mask) {
  const { size } = grid;
  const bits = bitsOf(withRemainder(mask, 0b10100110111, 10) ^ 0b101010000010010, 15).reverse();
  // Around the finder pattern in the corner, without the timing patterns.
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  bits.forEach((bit, i) => {
    if (i < 8) fix(grid, 8, around[i], bit);
    else fix(grid, around[14 - i], 8, bit);
    if (i < 8) fix(grid, size - 1 - i, 8, bit);
    else fix(grid, 8, size - 15 + i, bit);
  });
  fix(grid, 8, size - 8, 1);
}

/** Writes the version twice; those below 7 are known by their size. */
function fixVersion(grid, version) {
  if (version < 7) return;
  const bits = bitsOf(withRemainder(version, 0b1111100100101, 12), 18).reverse();
  bits.forEach((bit, i) => {
    const [across, along] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    fix(grid, across, along, bit);
    fix(grid, along, across, bit);
  });
}

/** Writes bits in pairs of columns from the right, upwards and downwards by turns. */
function place({ size, dark, fixed }, bits) {
  const left = bits[Symbol.iterator]();
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The timing pattern has a column of its own.
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1) {
      const y = isUp ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (!fixed[y][x]) dark[y][x] = left.next().value ?? 0;
      }
    }
    isUp = !isUp;
  }
}

/** Which modules each mask turns over. @type {((x: number, y: number) => boolean)[]} */
const masks = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0,
  (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

/** The grid with a mask, and its format. @param {Grid} grid @param {number} mask @returns {Grid} */
function masked({ size, dark, fixed }, mask) {
  const turned = dark.map((row, y) =>
    row.map((one, x) => (fixed[y][x] ? one : one ^ Number(masks[mask](x, y))))
  );
  const grid = { size, dark: turned, fixed: fixed.map((row) => [...row]) };
  fixFormat(grid, mask);
  return grid;
}

/**
 * Penalty points of one line: for runs of five and more, and for a false finder pattern beside
 * four light modules.
 */
function penaltyOfLine(line) {
  const text = line.join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  // The quiet zone is light, too.
  const finders = `0000${text}0000`.match(/(?<=0000)(?=1011101)|(?=10111010000)/g) ?? [];
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 40 * finders.length;
}

/** The penalty of a grid by two of the standard's four rules. @param {Grid} grid */
function penaltyOf({ dark }) {
  const columns = dark.map((_, x) => dark.map((row) => row[x]));
  return [...dark, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
}

/** The modules of a text's symbol by rows, 1 for dark. @param {string} text */
export function modulesOf(text) {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = emptyGrid(version);
  fixPatterns(grid, version);
  fixVersion(grid, version);
  // The format's place must stay free of data.
  fixFormat(grid, 0);
  place(grid, codewords(bytes, version).flatMap((word) => bitsOf(word, 8)));
  const choices = masks.map((_, mask) => masked(grid, mask));
  const penalties = choices.map(penaltyOf);
  return choices[penalties.indexOf(Math.min(...penalties))].dark;
}

/** The light modules that a reader needs on each side. */
const quietZone = 4;

/**
 * A text as a picture for cameras, dark on light in every look of the page.
 * @param {string} text at most 213 bytes
 * @param {string} label what a screen reader says
 */
export function qrPicture(text, label) {
  const modules = modulesOf(text);
  const size = modules.length + 2 * quietZone;
  const paint = { stroke: 'none', 'shape-rendering': 'crispEdges' };
  const squares = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : ''))
  );
  return svg(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, class: 'qr', role: 'img', 'aria-label': label },
    svg('rect', { width: size, height: size, fill: '#fff', ...paint }),
    svg('path', { d: squares.join(''), fill: '#000', ...paint }),
  );
}

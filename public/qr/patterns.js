// The modules of a QR code that are the same for every text, or tell how to read the others.

import { bitsOf } from './codewords.js';

/** @param {number} version @returns {Grid} */
export function emptyGrid(version) {
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
export function fixPatterns(grid, version) {
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
export function fixFormat(grid, mask) {
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
export function fixVersion(grid, version) {
  if (version < 7) return;
  const bits = bitsOf(withRemainder(version, 0b1111100100101, 12), 18).reverse();
  bits.forEach((bit, i) => {
    const [across, along] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    fix(grid, across, along, bit);
    fix(grid, along, across, bit);
  });
}

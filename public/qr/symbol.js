// A text as the modules of a QR code: its codewords around the patterns, under the best mask.

import { bitsOf, codewords, versionFor } from './codewords.js';
import { emptyGrid, fixFormat, fixPatterns, fixVersion } from './patterns.js';

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

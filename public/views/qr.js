// QR codes (ISO/IEC 18004): byte mode, error correction level M, which restores 15 of 100
// codewords, versions 1 to 10. The parts follow the standard's steps.

// Data codewords --------------------------------------------------------------------------------

/** Of versions 1 to 10 at level M: all codewords, those of correction in a block, the blocks. */
const versions = [
  { total: 26, correction: 10, blocks: 1 },
  { total: 44, correction: 16, blocks: 1 },
  { total: 70, correction: 26, blocks: 1 },
  { total: 100, correction: 18, blocks: 2 },
  { total: 134, correction: 24, blocks: 2 },
  { total: 172, correction: 16, blocks: 4 },
  { total: 196, correction: 18, blocks: 4 },
  { total: 242, correction: 22, blocks: 4 },
  { total: 292, correction: 22, blocks: 5 },
  { total: 346, correction: 26, blocks: 5 },
];
const byteMode = 0b0100;
const padding = [0xec, 0x11];

/** How many data codewords a version holds. @param {number} version */
function capacityOf(version) {
  const { total, correction, blocks } = versions[version - 1];
  return total - correction * blocks;
}

/** How many bits state the number of bytes. @param {number} version */
const countLength = (version) => (version < 10 ? 8 : 16);

/** The smallest version that holds so many bytes. @param {number} length */
function versionFor(length) {
  for (let version = 1; version <= versions.length; version += 1) {
    if (4 + countLength(version) + 8 * length <= 8 * capacityOf(version)) return version;
  }
  throw new RangeError(`${length} bytes exceed QR version ${versions.length}`);
}

/** The bits of a number, the highest first. @param {number} number @param {number} length */
const bitsOf = (number, length) =>
  Array.from({ length }, (_, i) => (number >> (length - 1 - i)) & 1);

/** @param {Uint8Array} bytes @param {number} version */
function dataCodewords(bytes, version) {
  const capacity = capacityOf(version);
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, countLength(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  // A terminator of four zeros as far as there is room, then zeros up to a whole codeword.
  const terminator = Math.min(4, 8 * capacity - bits.length);
  bits.push(...bitsOf(0, terminator + (-(bits.length + terminator) & 7)));
  const words = [];
  while (words.length < bits.length / 8) {
    words.push(Number.parseInt(bits.slice(8 * words.length, 8 * words.length + 8).join(''), 2));
  }
  for (let i = 0; words.length < capacity; i += 1) words.push(padding[i % 2]);
  return words;
}

// Error correction: Reed–Solomon over GF(256), modulo x⁸ + x⁴ + x³ + x² + 1 ----------------------

/** The powers of 2, and of each number what power of 2 it is. */
const powers = [1];
while (powers.length < 255) {
  const doubled = powers.at(-1) << 1;
  powers.push(doubled > 255 ? doubled ^ 0b100011101 : doubled);
}
const logarithms = new Map(powers.map((power, i) => [power, i]));

/** @param {number} a @param {number} b */
const product = (a, b) => a && b && powers[(logarithms.get(a) + logarithms.get(b)) % 255];

/** The product of x − 2⁰, x − 2¹, …, without its highest coefficient. @param {number} degree */
function generator(degree) {
  let coefficients = [1];
  for (let i = 0; i < degree; i += 1) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((one, j) => one ^ product(coefficients[j - 1] ?? 0, powers[i]));
  }
  return coefficients.slice(1);
}

/** The remainder of a division by the generator. @param {number[]} data @param {number} degree */
function correctionOf(data, degree) {
  const divisor = generator(degree);
  return data.reduce((remainder, word) => {
    const [first, ...rest] = remainder;
    return [...rest, 0].map((one, i) => one ^ product(divisor[i], first ^ word));
  }, Array(degree).fill(0));
}

/** The first of each block, then the second of each, …; shorter blocks end before. */
const interleaved = (blocks) =>
  blocks.at(-1).flatMap((_, i) => blocks.flatMap((block) => block[i] ?? []));

/** Data in blocks, the shorter ones first, and the correction of each. @param {number} version */
function codewords(bytes, version) {
  const { blocks: count, correction } = versions[version - 1];
  const data = dataCodewords(bytes, version);
  const blocks = Array.from({ length: count }, (_, i) => {
    const left = count - i;
    return data.splice(0, Math.floor(data.length / left));
  });
  return [
    ...interleaved(blocks),
    ...interleaved(blocks.map((block) => correctionOf(block, correction))),
  ];
}

// Function patterns -----------------------------------------------------------------------------

/**
 * A square of modules, 1 where dark, by rows. Fixed ones belong to function patterns: data goes
 * around them, and masks leave them alone.
 * @typedef {{size: number, dark: number[][], fixed: boolean[][]}} Grid
 */

/** @param {number} version @returns {Grid} */
function emptyGrid(version) {
  const size = 17 + 4 * version;
  const filled = (value) => Array.from({ length: size }, () => Array(size).fill(value));
  return { size, dark: filled(0), fixed: filled(false) };
}

/** Fixes a module, if it lies within. @param {Grid} grid @param {number} isDark */
function fix({ size, dark, fixed }, x, y, isDark) {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  dark[y][x] = isDark;
  fixed[y][x] = true;
}

/** Squares around each other, whose rings have these colours from the centre outwards. */
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

// Placement and masks ---------------------------------------------------------------------------

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
 * Points for runs of five and more, and for what looks like a finder pattern beside four light
 * modules, in one line.
 */
function penaltyOfLine(line) {
  const text = line.join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  // The quiet zone is light, too.
  const finders = `0000${text}0000`.match(/(?<=0000)(?=1011101)|(?=10111010000)/g) ?? [];
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 40 * finders.length;
}

/** How many squares of four have one colour. @param {number[][]} dark */
function squaresIn(dark) {
  const isSquare = (x, y) =>
    [dark[y][x + 1], dark[y + 1][x], dark[y + 1][x + 1]].every((one) => one === dark[y][x]);
  const rows = dark.slice(1).map((row, y) => row.slice(1).filter((_, x) => isSquare(x, y)).length);
  return rows.reduce((sum, n) => sum + n, 0);
}

/** How hard a grid is to read, by the standard's four rules. @param {Grid} grid */
function penaltyOf({ size, dark }) {
  const columns = dark.map((_, x) => dark.map((row) => row[x]));
  const lines = [...dark, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
  const balance = Math.abs(2 * dark.flat().filter(Boolean).length - size ** 2);
  return lines + 3 * squaresIn(dark) + 10 * Math.floor((10 * balance) / size ** 2);
}

/** The modules of a text's symbol, 1 where dark, by rows. @param {string} text */
export function modulesOf(text) {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = emptyGrid(version);
  fixPatterns(grid, version);
  fixVersion(grid, version);
  // Its place must be kept free before the data comes.
  fixFormat(grid, 0);
  place(grid, codewords(bytes, version).flatMap((word) => bitsOf(word, 8)));
  const choices = masks.map((_, mask) => masked(grid, mask));
  const penalties = choices.map(penaltyOf);
  return choices[penalties.indexOf(Math.min(...penalties))].dark;
}

// The picture -----------------------------------------------------------------------------------

/** How many light modules a reader needs on each side. */
const quietZone = 4;

/** @param {string} name @param {Record<string, string | number>} attributes */
function draw(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

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
  const picture = draw('svg', {
    viewBox: `0 0 ${size} ${size}`,
    class: 'qr',
    role: 'img',
    'aria-label': label,
  });
  picture.append(
    draw('rect', { width: size, height: size, fill: '#fff', ...paint }),
    draw('path', { d: squares.join(''), fill: '#000', ...paint }),
  );
  return picture;
}

// QR codes (ISO/IEC 18004): byte mode, error correction level M, which restores 15 of 100
// codewords, versions 1 to 10.
// Here a text becomes codewords; picture.js places them.

/** For versions 1 to 10 at level M: all codewords, a block's correction codewords, and blocks. */
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

/** The number of data codewords in a version. @param {number} version */
function capacityOf(version) {
  const { total, correction, blocks } = versions[version - 1];
  return total - correction * blocks;
}

/** The number of bits that state the number of bytes. @param {number} version */
const countLength = (version) => (version < 10 ? 8 : 16);

/** The smallest version that holds this many bytes. @param {number} length */
export function versionFor(length) {
  for (let version = 1; version <= versions.length; version += 1) {
    if (4 + countLength(version) + 8 * length <= 8 * capacityOf(version)) return version;
  }
  throw new RangeError(`${length} bytes exceed QR version ${versions.length}`);
}

/** The bits of a number, the highest first. @param {number} number @param {number} length */
export const bitsOf = (number, length) =>
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

// Error correction: Reed–Solomon over GF(256), modulo x⁸ + x⁴ + x³ + x² + 1

/** The powers of 2, and the logarithm of each number. */
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

/** The first item of each block, then the second, and so on; shorter blocks end earlier. */
const interleaved = (blocks) =>
  blocks.at(-1).flatMap((_, i) => blocks.flatMap((block) => block[i] ?? []));

/** Data in blocks, the shorter ones first, and the correction of each. @param {number} version */
export function codewords(bytes, version) {
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

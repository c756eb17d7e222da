// The fault of a typed code. Its 28 letters are Crockford's base 32, the last
// two a Reed–Solomon check over GF(32): they locate one wrong letter, and show two.

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [length, groupLength] = [28, 4];

/** Twice a digit, modulo x⁵ + x² + 1. @param {number} digit */
const doubled = (digit) => (digit & 16 ? ((digit << 1) & 31) ^ 0b00101 : digit << 1);

/** The intended letters of a code, or of a link with one. @param {string} text */
export const lettersOf = (text) =>
  text.replace(/^.*code=/s, '').toUpperCase().replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0').replace(/[IL]/g, '1');

/** A code in groups of four. @param {string} code */
export const groupsOf = (code) => lettersOf(code).match(/.{1,4}/g) ?? [];

/**
 * The place of a single wrong letter: -1 if there is none, NaN if there are more.
 * @param {number[]} digits
 */
function wrongPlace(digits) {
  const sum = digits.reduce((so, digit) => so ^ digit, 0);
  const weighted = digits.reduce((so, digit) => doubled(so) ^ digit, 0);
  if (!sum && !weighted) return -1;
  // One wrong letter at a place adds to the weighted sum what it adds to the other, times 2 for
  // each letter after it.
  let shifted = sum;
  for (let place = length - 1; sum && place >= 0; place -= 1) {
    if (shifted === weighted) return place;
    shifted = doubled(shifted);
  }
  return NaN;
}

/** The group of four of a place, from 1. @param {number} place */
const groupOf = (place) => Math.floor(place / groupLength) + 1;

/** The first group that was typed with too few or too many letters. @param {string} text */
function unevenGroup(text) {
  const groups = text.trim().split(/[\s\p{Pd}]+/u);
  return groups.length === length / groupLength
    ? groups.findIndex((group) => group.length !== groupLength) + 1
    : 0;
}

/**
 * The fault of a code: the name of a text with its values, or null.
 * @param {string} text
 * @returns {{name: string, values?: Record<string, any>} | null}
 */
export function faultIn(text) {
  const typed = [...lettersOf(text)];
  const strange = typed.findIndex((letter) => !letters.includes(letter));
  if (strange >= 0) {
    return { name: 'wrong-sign', values: { group: groupOf(strange), sign: typed[strange] } };
  }
  if (typed.length !== length) {
    const group = unevenGroup(text);
    return group
      ? { name: 'wrong-size', values: { group } }
      : { name: 'wrong-length', values: { count: typed.length } };
  }
  const place = wrongPlace(typed.map((letter) => letters.indexOf(letter)));
  if (place === -1) return null;
  return place >= 0
    ? { name: 'wrong-group', values: { group: groupOf(place) } }
    : { name: 'wrong-letters' };
}

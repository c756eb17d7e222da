// The page's own check of what a room promised: neither its author nor the server can change a
// word once the link is out.

import { digestOf } from '../views/digest.js';

/** What a link says of all promises of a room. @param {Room} room */
export const checkOf = async ({ rounds }) =>
  (await digestOf(rounds.map(({ commitment }) => commitment).join('\n')))?.slice(0, 16);

/** What a character is spelled with where an alphabet lacks it. */
const spellings = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ä: 'Æ',
  Ö: 'Ø',
  Ĳ: 'IJ',
  ẞ: 'SS',
  ß: 'SS',
  Ş: 'Ș',
  Ţ: 'Ț',
};
/** Where a language has a letter of its own instead. */
const neighbours = { sv: { Æ: 'Ä', Ø: 'Ö' }, fi: { Æ: 'Ä' } };

/**
 * A character as the letters that it counts as.
 * @param {string} sign
 * @param {string} letters of the alphabet
 * @param {string} language
 */
function foldedSign(sign, letters, language) {
  const upper = sign.toLocaleUpperCase(language);
  const spelled = neighbours[language]?.[upper] ?? spellings[upper] ?? spellings[sign] ?? sign;
  const [base] = sign.toLocaleLowerCase(language).normalize('NFD');
  const candidates = [sign, upper, spelled, base.toLocaleUpperCase(language)];
  return candidates.find((text) => [...text].every((one) => letters.includes(one))) ?? sign;
}

/**
 * A word as it is played: in capitals, and in the letters of its alphabet.
 * @param {string} word
 * @param {{letters: string, language: string | null}} alphabet
 */
export const folded = (word, { letters, language }) =>
  [...word.trim().normalize('NFC').replace(/[’ʼ]/g, "'")]
    .map((sign) => foldedSign(sign, letters, language ?? 'en')).join('');

/**
 * Whether the room's promises are of just these words; undefined where that cannot be computed.
 * @param {Room} room as the author gets it, with nonces
 * @param {string[]} words a round each, or all those of a trap
 */
export async function promises(room, words) {
  const played = words.map((word) => folded(word, room));
  const texts = room.kind === 'trap' ? [played.join('\n')] : played;
  if (texts.length !== room.rounds.length) return false;
  const digests = await Promise.all(
    room.rounds.map(({ nonce }, i) => digestOf(`${nonce}:${texts[i]}`)),
  );
  if (digests.includes(undefined)) return undefined;
  return digests.every((digest, i) => digest === room.rounds[i].commitment);
}

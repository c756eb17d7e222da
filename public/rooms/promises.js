// Whether a room keeps what its link says: neither its author nor the server can change a word once
// the link is out.

import { digestOf } from '../parts/digest.js';

/** What a link says of all promises of a room. @param {Room} room */
export const checkOf = async ({ rounds }) =>
  (await digestOf(rounds.map(({ commitment }) => commitment).join('\n')))?.slice(0, 32);

/** Whether a room's promises are those of its link. @param {Place} place @param {Room} room */
async function keepsLink({ check }, room) {
  const found = await checkOf(room);
  return check && found ? found.startsWith(check) : undefined;
}

/** Whether a room's promises are of just the lines that it shows its author. @param {Room} room */
async function keepsLines({ kind, rounds, lines }) {
  if (!lines) return undefined;
  const words = lines.map(({ word }) => word);
  const texts = kind === 'trap' ? [words.join('\n')] : words;
  if (texts.length !== rounds.length) return false;
  const digests = await Promise.all(rounds.map(({ nonce }, i) => digestOf(`${nonce}:${texts[i]}`)));
  if (digests.includes(undefined)) return undefined;
  return digests.every((digest, i) => digest === rounds[i].commitment);
}

/** The letters of a word without their marks, in capitals: alphabets differ in these. */
const bareLetters = (word) => word.normalize('NFKD').toUpperCase().replace(/\P{L}/gu, '');

/** Whether lines were surely taken as they were sent. @param {Room} room @param {string[]} sent */
const isAsSent = ({ lines }, sent) =>
  lines.length === sent.length &&
  lines.every(({ word }, i) => bareLetters(word) === bareLetters(sent[i]));

/**
 * What the promises of a room are worth, as the name of a text.
 * @param {Place} place
 * @param {Room} room
 * @param {string[]} [sent] the words that it was just made of
 */
export async function verdictOn(place, room, sent) {
  const [link, lines] = await Promise.all([keepsLink(place, room), keepsLines(room)]);
  if (lines === false) return sent ? 'changed-words' : 'broken-promise';
  if (link === false) return 'broken-promise';
  if (sent && !lines) return 'unchecked';
  if (sent) return isAsSent(room, sent) ? 'kept-words' : 'taken-words';
  if (link) return 'checked';
  return crypto.subtle || !place.check ? 'no-promise' : 'unchecked';
}

/**
 * What a game's commitment is over, by the kind of its room.
 * @type {Record<string, (game: Game) => string>}
 */
const promised = {
  words: ({ answer }) => answer,
  trap: ({ trap }) => trap.join('\n'),
  rounds: ({ seed }) => seed,
};

/**
 * Whether a game is what its room promised, and the room what its link did, as the name of a text.
 * @param {Place} place
 * @param {Room} room
 * @param {Game} game
 */
export async function verdictOnGame(place, room, game) {
  const digest = await digestOf(`${game.nonce}:${promised[room.kind](game)}`);
  if (!digest) return 'unchecked';
  const isKept = await keepsLink(place, room);
  const isOther = digest !== room.rounds[game.room.round - 1].commitment;
  if (isKept === false || isOther) return 'broken-promise';
  return isKept ? 'checked' : 'no-promise';
}

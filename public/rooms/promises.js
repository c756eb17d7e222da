// The link of a room, and the check that the room keeps its promises: neither the author nor the
// server can change a word after the link is sent.

import { digestOf } from '../parts/digest.js';
import { tailOf } from '../rules/rooms.js';

/** The link of a room; with its key it is the author's own. @param {Place} place */
export const linkTo = (place) => `${location.href.split('#')[0]}#${tailOf(place)}`;

/** The check of a room's promises, which its link contains. @param {Room} room */
export const checkOf = async ({ rounds }) =>
  (await digestOf(rounds.map(({ commitment }) => commitment).join('\n')))?.slice(0, 32);

/** Whether a room's promises are those of its link. @param {Place} place @param {Room} room */
async function keepsLink({ check }, room) {
  const found = await checkOf(room);
  return check && found ? found.startsWith(check) : undefined;
}

/** Whether a room's promises are about the lines that it shows its author. @param {Room} room */
async function keepsLines({ kind, rounds, lines }) {
  if (!lines) return undefined;
  const words = lines.map(({ word }) => word);
  const texts = kind === 'trap' ? [words.join('\n')] : words;
  if (texts.length !== rounds.length) return false;
  const digests = await Promise.all(rounds.map(({ nonce }, i) => digestOf(`${nonce}:${texts[i]}`)));
  if (digests.includes(undefined)) return undefined;
  return digests.every((digest, i) => digest === rounds[i].commitment);
}

/** The capitals of a word without marks, because alphabets differ in these. */
const bareLetters = (word) => word.normalize('NFKD').toUpperCase().replace(/\P{L}/gu, '');

/** Whether lines were surely taken as they were sent. @param {Room} room @param {string[]} sent */
const isAsSent = ({ lines }, sent) =>
  lines.length === sent.length &&
  lines.every(({ word }, i) => bareLetters(word) === bareLetters(sent[i]));

/**
 * The verdict on a room's promises, as the name of a text.
 * @param {Place} place
 * @param {Room} room
 * @param {string[]} [sent] the words with which it was just made
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
 * The text that a game's commitment is about, by the kind of its room.
 * @type {Record<string, (game: Game) => string>}
 */
const promised = {
  words: ({ answer }) => answer,
  trap: ({ trap }) => trap.join('\n'),
  rounds: ({ seed }) => seed,
};

/**
 * The verdict on a game and its room's promise, and on the room and its link, as a text's name.
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

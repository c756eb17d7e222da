// The texts and the style of playing together, loaded with its first view.

import { animalIn } from '../drawing/seats.js';
import { addStyle } from '../parts/elements.js';
import { firstGameIn, opponentOf } from '../offers.js';
import { exactReason } from '../rules/rooms/lines.js';
import { state } from '../state.js';
import { count, loadTexts, reasonOf, t } from '../texts.js';

/** A text by its name. @type {Texts} */
export let text;

/** @type {Texts} */
let ofBoard;

/** Loads texts and style once. */
export async function furnishRooms() {
  const files = [loadTexts('rooms'), loadTexts('scenes'), addStyle('rooms/rooms.css')];
  [text, ofBoard] = /** @type {any[]} */ (await Promise.all(files));
}

/** The animal of a seat. @param {number} seat */
export const animalOf = (seat) => animalIn(ofBoard('animals'), seat);

/** The line on the board about the player's seat. @param {number} seat */
export const youAre = (seat) => ofBoard('you-are', { animal: animalOf(seat) });

/** The reason of a failure. @param {Failure} error */
export const reasonFor = (error) => text(error.code) ?? reasonOf(error);

/**
 * The reason for a refused line.
 * @param {{line: number, reason: string}} refused
 * @param {string[]} written
 */
export function refusalOf(refused, written) {
  const reason = exactReason(refused, written, state.making.card);
  return text('refused-line', { line: refused.line, reason: text(`line-${reason}`) ?? reason });
}

/** The opponent in a room: rounds use the opponents' lists, and a trap is always the devil's. */
export function opponentIn({ mistakes, evil, cunning, language }) {
  const list = new URLSearchParams(firstGameIn(language, state.lists)).get('list');
  return opponentOf({ list, mistakes, evil, cunning }, state.lists);
}

/** The sentence on how the computer plays. @param {Room} room */
export const playsText = ({ evil, kind, rounds }) =>
  evil || kind === 'trap'
    ? `${t('it-cheats')} ${t('never-lies')}`
    : `${text(rounds.length > 1 ? 'fair-words' : 'fair')} ${t('intro')}`;

/** The number of words or rounds, as a text. @param {Room} room */
export function sizeText(room) {
  const { kind, length, rounds: { length: n } } = room;
  if (kind === 'rounds') return text('is-rounds', { n, cunning: t(opponentIn(room)) });
  if (n > 1) return `${count('words-in-all', n)}.`;
  return length ? `${count('letters-in-all', length)}.` : '';
}

/** @param {Room} room */
export const losesText = ({ mistakes }) => text('loses', { mistakes: count('mistakes', mistakes) });

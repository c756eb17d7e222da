// A word for a friend: its result, the tally of two who send each other words, and the next word.

import { makerView } from '../drawing/makers.js';
import { $, createElement } from '../page.js';
import { build } from '../parts/elements.js';
import { pairOf } from '../rules/pairs.js';
import { noteWord, tallyHere } from '../store/pairs.js';
import { capitalized, count } from '../texts.js';
import { animalOf, text } from './texts.js';

/**
 * The numbers of words that both of a pair have found.
 * @param {Place} place
 * @param {number} seat the other's animal
 */
export function talliesOf(place, seat) {
  const found = tallyHere(pairOf(place));
  return found
    ? [createElement('p.tally', text('tally', { ...found, animal: animalOf(seat) }))]
    : [];
}

/** A friend's result with the word. @param {RoomRow} row */
function outcomeOf({ seat, rounds: [result] }) {
  const animal = capitalized(animalOf(seat));
  if (!result) return text('word-begun', { animal });
  const mistakes = result.status === 'won' ? count('mistakes', result.mistakes) : '';
  return `${animal}: ${text(result.status, { mistakes })}.`;
}

/**
 * Draws a word's result for its author, and counts it.
 * @param {HTMLElement} view @param {Place} place @param {Room} room
 */
export function drawFriend(view, place, room) {
  const rows = room.results ?? [];
  const ended = rows.flatMap(({ rounds }) => rounds);
  if (ended.length) {
    const isFound = ended.some(({ status }) => status === 'won');
    noteWord(pairOf(place), room.id, isFound ? 'other' : '');
  }
  const said = rows.length ? rows.map(outcomeOf) : [text('word-waits')];
  const shown = JSON.stringify([said, tallyHere(pairOf(place))]);
  if (view.dataset.shown === shown && view.children.length) return;
  view.dataset.shown = shown;
  // One button is the main one.
  $('room-author').querySelector('.buttons > button')?.classList.toggle('main', !ended.length);
  const seat = rows[0]?.seat ?? 1;
  const another = () =>
    build('button.main', { 'data-do': 'room', value: `${room.id} word` }, text('another-word'));
  view.replaceChildren(
    ...(rows.length ? [makerView(seat, null)] : []),
    build('div', { role: 'status' }, ...said.map((line) => createElement('p.say', line))),
    ...talliesOf(place, seat),
    ended.length ? createElement('p.do', another()) : '',
  );
}

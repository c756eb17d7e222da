// A word for a friend: its result, the tally of two who send each other words, and the next word.

import { letterOf, makerView } from '../drawing/makers.js';
import { openEnvelope } from '../drawing/poses.js';
import { $, createElement } from '../page.js';
import { build, sayView } from '../parts/elements.js';
import { pairOf } from '../rules/rooms/remembered.js';
import { setStage } from '../stage/frame.js';
import { noteWord, tallyHere } from '../store/rooms.js';
import { capitalized, capitals, count } from '../texts.js';
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
  const mistakes = count('mistakes', result.mistakes);
  return text(result.status === 'won' ? 'word-found' : 'word-missed', { animal, mistakes });
}

/**
 * Puts the friend on the stage, with an envelope that is open once the word is found.
 * @param {Room} room
 * @param {RoomRow} row
 */
function drawStage({ lines }, { seat, rounds: [result] }) {
  const isFound = result?.status === 'won';
  const holds = isFound ? openEnvelope(120, 174, capitals(lines[0].word)) : letterOf();
  const actor = makerView(seat, holds);
  setStage($('room-stage'), { kind: 'calm', actor, rays: isFound ? 'gold' : '' });
}

/**
 * Draws a word's result for its author, and counts it.
 * @param {HTMLElement} view @param {Place} place @param {Room} room
 */
export function drawFriend(view, place, room) {
  const rows = room.results ?? [];
  const ended = rows.flatMap(({ rounds }) => rounds);
  const pair = pairOf(place);
  if (ended.length) {
    const isFound = ended.some(({ status }) => status === 'won');
    noteWord(pair, room.id, isFound ? 'other' : '');
  }
  const said = rows.length ? rows.map(outcomeOf) : [text('word-waits')];
  const shown = JSON.stringify([said, tallyHere(pair)]);
  if (view.dataset.shown === shown && view.children.length) return;
  view.dataset.shown = shown;
  // One button is the main one.
  $('room-author').querySelector('.buttons > button')?.classList.toggle('main', !ended.length);
  const seat = rows[0]?.seat ?? 1;
  const another = { 'data-do': 'room', value: `${room.id} word` };
  if (rows.length) drawStage(room, rows[0]);
  view.replaceChildren(
    build('div', { role: 'status' }, ...said.map((line) => sayView(line))),
    ...talliesOf(place, seat),
    ended.length ? createElement('p.do', build('button.main', another, text('another-word'))) : '',
  );
}

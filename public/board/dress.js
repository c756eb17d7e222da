// How the page is dressed for a room, for a clue, or with another drawing than the gallows: its
// name, its picture, which seat one has, and the clue. Nobody is hanged in a room.

import { makerOf, makerSeat } from '../drawing/makers.js';
import '../drawing/scenes.js';
import { animalIn, hueOf, seatPicture } from '../drawing/seats.js';
import { $, createElement, elements, handwrite, writeAttribute, writeText } from '../page.js';
import { call } from '../server.js';
import { update } from '../state.js';
import { knownPlace, rememberRoom } from '../store/rooms.js';
import { loadTexts } from '../texts.js';

const text = await loadTexts('scenes');
const ownName = document.querySelector('[property="og:title"]').getAttribute('content');

/** What signs are called, by themselves: a screen reader passes over most of them. */
export const signNames = Object.fromEntries(
  text('signs').split(' | ').map((each) => [each[0], each.slice(2)]),
);

/** Once is enough. */
let asked = '';

/** Remembers a room that was entered elsewhere. @param {string} id */
async function learn(id) {
  if (asked === id) return;
  asked = id;
  rememberRoom({ id }, await call(`/room?id=${id}`));
  update();
}

/** What this browser knows of a room. @param {string} id @returns {Place} */
function roomOf(id) {
  const known = knownPlace(id);
  if (!known.card) learn(id).catch(() => {});
  return known;
}

/** @param {string} name */
function writeName(name) {
  const heading = document.querySelector('h1');
  if (heading.dataset.name === name) return;
  heading.dataset.name = name;
  heading.style.height = 'auto';
  handwrite(heading, name);
  // A long one is smaller: the board is below.
  const size = Math.min(1, Math.max(0.62, 14 / name.length));
  elements('h1 > [aria-hidden]')[0].style.setProperty('font-size', `${size}em`);
}

/** A line of its own before another element. @param {string} id @param {string} next */
function lineOf(id, next) {
  if ($(id)) return $(id);
  const line = Object.assign(createElement('p'), { id, hidden: true });
  $(next).before(line);
  return line;
}

/** The line above the terms: a live region, which is there before it says anything. */
function seatLine() {
  const line = lineOf('your-seat', 'terms');
  line.setAttribute('role', 'status');
  return line;
}

/** At the word, and large: all the help there is. @param {string | null} [clue] */
function writeClue(clue) {
  const line = lineOf('the-clue', 'word');
  line.style.setProperty('font-size', '1.15rem');
  line.style.setProperty('text-wrap', 'balance');
  line.hidden = !clue;
  writeText('the-clue', clue ? text('clue-is', { clue: `\u2068${clue}\u2069` }) : '');
}

/** Which round it is, of how many where this browser knows; nothing of an only one. */
const writeRound = ({ round }, rounds) =>
  writeText('terms', rounds === 1 ? '' : text(rounds ? 'round-of' : 'round', { round, rounds }));

/** Which seat one has; the clue, which stands at the word, is heard with it. @param {any} room */
function writeSeat(room) {
  const line = seatLine();
  const wanted = room ? `${room.id} ${room.round}` : '';
  if ((line.dataset.shown ?? '') === wanted) return;
  line.dataset.shown = wanted;
  line.hidden = !room;
  if (!room) return;
  const picture = seatPicture(room.seat);
  const clue = createElement('span.vh', room.clue ? ` ${text('clue-is', room)}` : '');
  const animal = animalIn(text('animals'), room.seat);
  line.replaceChildren(picture, ' ', text('you-are', { animal }), clue);
}

/** Puts the maker of a room in the devil's place. @param {Game} game */
export function drawMaker(game) {
  const shown = `${game.room.id} ${game.id}`;
  if ($('stage').dataset.shown === shown) return;
  $('stage').dataset.shown = shown;
  $('actor').setAttribute('class', 'devil maker');
  const seat = makerSeat(game.room.id);
  $('actor').style.setProperty('--hue', hueOf(seat));
  $('actor').replaceChildren(...makerOf(seat));
  $('stage').style.setProperty('--wide', '1');
  $('stage').style.setProperty('--air', '.3');
  for (const slip of elements('#stage > .slip')) slip.remove();
}

/** Dresses the page; the name of its picture. @param {State} now */
export function dressFor({ game, looks }) {
  const { title, scene, rounds } = game?.room ? roomOf(game.room.id) : {};
  const picture = scene ?? looks.scene;
  // Also what is shared has this name.
  document.title = picture === 'gallows' ? ownName : text('guess-the-word');
  document.documentElement.dataset.look = picture === 'gallows' ? '' : 'class';
  // The browser's own bar is of the same sky.
  const sky = getComputedStyle(document.documentElement).getPropertyValue('--sky').trim();
  for (const bar of elements('[name=theme-color]')) writeAttribute(bar, 'content', sky);
  writeName(title ?? document.title);
  // Whoever only looks on has none.
  writeSeat(game?.room?.seat ? game.room : undefined);
  writeClue(game?.clue);
  $('who').hidden = Boolean(game?.room);
  if (game?.room) writeRound(game.room, rounds);
  return picture;
}

// The page's look in a room, with a clue, or with another drawing than the gallows: its title, its
// picture, the player's seat, and the clue. Nobody is hanged in a room.

import { makerOf, makerSeat } from '../drawing/makers.js';
import '../drawing/scenes.js';
import { animalIn, hueOf, seatPicture } from '../drawing/seats.js';
import { $, createElement, elements, handwrite, writeAttribute, writeText } from '../page.js';
import { addStyle } from '../parts/elements.js';
import { call } from '../server.js';
import { update } from '../state.js';
import { knownPlace, rememberRoom } from '../store/rooms.js';
import { loadTexts } from '../texts.js';

const [text] = await Promise.all([loadTexts('scenes'), addStyle('stage/stage.css')]);
const ownName = document.querySelector('[property="og:title"]').getAttribute('content');

/** The names of signs, because a screen reader skips most signs. */
export const signNames = Object.fromEntries(
  text('signs').split(' | ').map((each) => [each[0], each.slice(2)]),
);

/** The room that was asked for last, so that each is asked for once. */
let asked = '';

/** Remembers a room that was entered elsewhere. @param {string} id */
async function learn(id) {
  if (asked === id) return;
  asked = id;
  rememberRoom({ id }, await call(`/room?id=${id}`));
  update();
}

/** This browser's record of a room. @param {string} id @returns {Place} */
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
  // A long name is smaller, to leave space for the board.
  const size = Math.min(1, Math.max(0.62, 14 / name.length));
  elements('h1 > [aria-hidden]')[0].style.setProperty('font-size', `${size}em`);
}

/** A new line before another element. @param {string} id @param {string} next */
function lineOf(id, next) {
  if ($(id)) return $(id);
  const line = Object.assign(createElement('p'), { id, hidden: true });
  $(next).before(line);
  return line;
}

/** The line above the terms: a live region, which must exist before its first text. */
function seatLine() {
  const line = lineOf('your-seat', 'terms');
  line.setAttribute('role', 'status');
  return line;
}

/** Writes the clue large at the word, as the only help. @param {string | null} [clue] */
function writeClue(clue) {
  const line = lineOf('the-clue', 'word');
  line.style.setProperty('font-size', '1.15rem');
  line.style.setProperty('text-wrap', 'balance');
  line.hidden = !clue;
  writeText('the-clue', clue ? text('clue-is', { clue: `\u2068${clue}\u2069` }) : '');
}

/** The round, and of how many if known; empty if there is only one. */
const writeRound = ({ round }, rounds) =>
  writeText('terms', rounds === 1 ? '' : text(rounds ? 'round-of' : 'round', { round, rounds }));

/** The player's seat; a screen reader reads the clue with it. @param {any} room */
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
  $('stage').style.setProperty('--air', '.08');
  for (const slip of elements('#stage > .slip')) slip.remove();
}

/** Dresses the page, and returns the name of its picture. @param {State} now */
export function dressFor({ game, looks, room }) {
  const { title, scene, rounds } = game?.room ? roomOf(game.room.id) : {};
  const picture = scene ?? looks.scene;
  // Shared links use this title, too.
  document.title = picture === 'gallows' ? ownName : text('guess-the-word');
  // An open room has its own look.
  const shown = room && $('room').open ? room.room.scene ?? looks.scene : picture;
  document.documentElement.dataset.look = shown === 'gallows' ? '' : 'class';
  // The browser's bar gets the colour of the sky.
  const sky = getComputedStyle(document.documentElement).getPropertyValue('--sky').trim();
  for (const bar of elements('[name=theme-color]')) writeAttribute(bar, 'content', sky);
  writeName(title ?? document.title);
  // A spectator does not have a seat.
  writeSeat(game?.room?.seat ? game.room : undefined);
  writeClue(game?.clue);
  $('who').hidden = Boolean(game?.room);
  if (game?.room) writeRound(game.room, rounds);
  return picture;
}

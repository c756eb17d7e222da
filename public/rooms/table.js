// The results of a room: a table of seats by rounds.

import { createElement } from '../page.js';
import { count } from '../texts.js';
import { build, tableOf } from '../parts/elements.js';
import { seatPicture } from './seats.js';
import { text } from './texts.js';

/** @param {RoomResult | undefined} result */
function cellView(result) {
  if (!result) return createElement('td');
  const { status, mistakes } = result;
  const spoken = status === 'won'
    ? text('won', { mistakes: count('mistakes', mistakes) })
    : text(status);
  const marks = { won: `✓ ${mistakes}`, lost: '✗', forgotten: '–' };
  const cell = createElement(`td.${status}`, createElement('span.vh', spoken));
  cell.append(build('span', { 'aria-hidden': 'true' }, marks[status]));
  return cell;
}

/** How many rounds a seat won. @param {RoomResult[]} rounds */
const winsOf = (rounds) => rounds.filter(({ status }) => status === 'won').length;

/** @param {RoomRow} row @param {Room} room */
function rowView({ seat, rounds }, room) {
  const isOwn = seat === room.seat;
  const head = build('th', { scope: 'row' }, seatPicture(seat), text('seat', { seat }));
  if (isOwn) head.append(' ', createElement('small', text('you')));
  const row = createElement('tr', head);
  if (room.rounds.length > 1) row.append(createElement('td', winsOf(rounds)));
  row.append(
    ...room.rounds.map((_, i) => cellView(rounds.find(({ round }) => round === i + 1))),
  );
  row.setAttribute('aria-current', String(isOwn));
  return row;
}

/** @param {RoomRow[]} rows @param {Room} room */
function resultsView(rows, room) {
  const isOne = room.rounds.length === 1;
  const heads = [
    text('seats'),
    ...(isOne ? [text('result')] : [text('won-rounds'), ...room.rounds.map((_, i) => i + 1)]),
  ];
  // Many rounds are wider than a phone.
  return build(
    'div.scroller',
    { tabindex: 0, role: 'region', 'aria-label': text('results') },
    tableOf(text('results'), heads, rows.map((row) => rowView(row, room))),
  );
}

/** Why one sees no more than this. @param {Room} room */
function noteOf({ results, table, seats }) {
  if (results) return seats ? '' : text('nobody-yet');
  return text(table === 'author' ? 'results-never' : 'results-later');
}

/** The table as far as somebody may see it. @param {Room} room */
export function tableView(room) {
  const own = room.own.length ? [{ seat: room.seat, rounds: room.own }] : [];
  const rows = room.results ?? own;
  const note = noteOf(room);
  return [
    ...(rows.length ? [resultsView(rows, room)] : []),
    ...(note ? [createElement('p', createElement('small', note))] : []),
  ];
}

/** The first round that somebody has not played, from 1; 0 if there is none. @param {Room} room */
export function nextRound({ rounds, own }) {
  const played = new Set(own.map(({ round }) => round));
  return rounds.findIndex((_, i) => !played.has(i + 1)) + 1;
}

// The results of a room: a table of seats by rounds; for its author with names, in an order of
// choice, and with the words that were hard.

import { createElement, handwrite } from '../page.js';
import { attempt, state, update } from '../state.js';
import { count } from '../texts.js';
import { build, tableOf } from '../parts/elements.js';
import { seatPicture } from '../drawing/seats.js';
import { wordsView } from './author/author.js';
import { carefulButton } from './author/careful.js';
import { costOf, nextRound, sorted, timesIn, winsOf } from '../rules/rooms.js';
import { nameOf, writeName } from '../store/rooms.js';
import { fetchTable } from './links.js';
import { animalOf, text } from './texts.js';

const spokenOf = ({ status, mistakes }) =>
  text(status, { mistakes: status === 'won' ? count('mistakes', mistakes) : '' });

/** What the mark of a round says, by the dearest that was won. @param {RoomResult[]} rounds */
export function legendOf(rounds) {
  const [won] = rounds.filter(({ status }) => status === 'won')
    .sort((a, b) => b.mistakes - a.mistakes);
  return won ? text('legend', { n: won.mistakes, mistakes: count('mistakes', won.mistakes) }) : '';
}

/** @param {RoomResult | undefined} result */
function cellView(result, kind = 'td') {
  if (!result) return createElement(kind);
  const { status, mistakes } = result;
  const marks = { won: kind === 'td' ? `✓ ${mistakes}` : '✓', lost: '✗', forgotten: '–' };
  const cell = createElement(`${kind}.${status}`, createElement('span.vh', spokenOf(result)));
  cell.append(build('span', { 'aria-hidden': 'true' }, marks[status]));
  return cell;
}

/** The field for a name; Enter leads to the next. @param {string} room @param {number} seat */
function nameView(room, seat) {
  const input = build('input', {
    class: 'name',
    'aria-label': text('name-of', { seat }),
    dir: 'auto',
  });
  input.value = nameOf(room, seat);
  input.placeholder = `✎ ${animalOf(seat)}`;
  input.onchange = () => writeName(room, seat, input.value);
  input.onkeydown = ({ key }) => {
    const all = [...document.querySelectorAll('#room-table .name')];
    if (key === 'Enter') /** @type {any} */ (all[all.indexOf(input) + 1])?.focus();
  };
  return input;
}

/** Takes a seat away; asks first. @param {number} seat @param {Author} author */
function removeButton(seat, { remove }) {
  // A cross says that a round was lost.
  const button = carefulButton('⊖', 'sure', () => remove(seat), 'button.remove');
  button.setAttribute('aria-label', text('remove-seat', { seat }));
  return button;
}

/** @param {RoomRow} row @param {Room} room @param {Author} [author] */
function rowView({ seat, rounds }, room, author) {
  const isOwn = seat === room.seat;
  const animal = animalOf(seat);
  const head = build('th', { scope: 'row' }, seatPicture(seat));
  if (author) {
    head.setAttribute('aria-label', `${text('seat', { seat })}, ${animal}`);
    // Paper has both: the animal, and where a name is written.
    head.append(createElement('span.on-paper', animal), nameView(room.id, seat));
  } else head.append(animal);
  if (isOwn) head.append(' ', createElement('small', text('you')));
  const row = build('tr', { 'data-seat': seat }, head);
  const all = room.rounds.length;
  if (all > 1) row.append(createElement('td', `${winsOf(rounds)}/${all}`));
  row.append(
    ...room.rounds.map((_, i) => cellView(rounds.find(({ round }) => round === i + 1))),
  );
  if (author) row.append(createElement('td', removeButton(seat, author)));
  row.setAttribute('aria-current', String(isOwn));
  return row;
}

/**
 * The number of a round, and to its author the word once it is over: a class may look on.
 * @param {Room} room @param {RoomRow[]} rows @param {number} i
 */
const headOf = ({ lines, language, closed }, rows, i) => {
  const isOver = closed || rows.every(({ rounds }) => rounds.some(({ round }) => round === i + 1));
  const word = isOver && lines?.[i].word || '';
  return createElement('span', `${i + 1} `, build('bdi', { lang: language ?? 'en' }, word));
};

/** What the numbers count. @param {Room} room */
const numbersHead = ({ lines, rounds: { length } }) =>
  createElement(
    'tr',
    build('td', { colspan: 2 }),
    build('th', { scope: 'colgroup', colspan: length }, text(lines ? 'a-word' : 'rounds')),
  );

/** @param {RoomRow[]} rows @param {Room} room @param {Author} [author] */
function resultsView(rows, room, author) {
  const isOne = room.rounds.length === 1;
  const heads = [
    text('name'),
    ...(isOne
      ? [text('result')]
      : [text('won-rounds'), ...room.rounds.map((_, i) => headOf(room, rows, i))]),
    ...(author ? [createElement('span.vh', text('remove'))] : []),
  ];
  const title = author ? createElement('span.vh', text('results')) : text('results');
  const table = tableOf(title, heads, rows.map((row) => rowView(row, room, author)));
  if (author) {
    const legend = legendOf(rows.flatMap(({ rounds }) => rounds));
    const signs = [legend, `⊖\xa0${text('remove')}`].filter(Boolean).join(', ');
    table.caption.append(build('small', { 'aria-hidden': 'true' }, signs));
    if (!isOne) table.tHead.prepend(numbersHead(room));
  }
  // Many rounds are wider than a phone.
  return build(
    'div.scroller',
    { tabindex: 0, role: 'region', 'aria-label': text('results') },
    table,
  );
}

/** The reason why the reader sees no more than this. @param {Room} room */
function noteOf({ results, table, seat, seats, closed, board }) {
  if (board === 'shared') return '';
  if (results) return seats || closed ? '' : text('nobody-yet');
  if (!seat) return '';
  return text(table === 'author' ? 'results-never' : 'results-later');
}

const smallView = (said) => createElement('p', createElement('small', said));

/** @param {string} note */
function emptyView(note) {
  const view = createElement('p.dare');
  handwrite(view, note);
  return view;
}

// The order --------------------------------------------------------------------------------------

/** How much was found, and what it cost. @param {RoomResult[]} own */
export const foundOf = (own) =>
  `${text('found')}: ${winsOf(own)}/${own.length}, ${count('mistakes', costOf(own))}`;

const orderOf = () => state.room?.order ?? 'seat';

const playersOf = ({ seats }) => text('players', { n: seats });

/**
 * How many have come, and the order of several results.
 * @param {Room} room @param {() => void} again @param {Author} author
 */
function headView(room, again, { place }) {
  const view = createElement('p.field', createElement('b', playersOf(room)));
  if ((room.results ?? []).filter(({ rounds }) => rounds.length).length < 2) return view;
  const select = build('select', { id: 'table-order' });
  const names = { seat: text('arrival'), result: text('result'), time: text('time') };
  select.append(...Object.entries(names).map(([value, name]) => new Option(name, value)));
  select.value = orderOf();
  select.onchange = async () => {
    const order = select.value;
    const table = order === 'time' ? await fetchTable(place).catch(() => undefined) : undefined;
    const times = table && timesIn(table);
    update({ room: { ...state.room, order, times } });
    again();
  };
  view.append(build('label', { for: 'table-order' }, text('order')), select);
  return view;
}

/**
 * Those who have no result yet, and how to remove them.
 * @param {RoomRow[]} rows @param {Author} author @param {RoomRow[]} all
 */
function idleView(rows, { place, remove }, all) {
  const seats = rows.map(({ seat }) =>
    build(
      'span',
      { 'data-seat': seat },
      seatPicture(seat),
      nameOf(place.id, seat) || animalOf(seat),
      ' ',
    )
  );
  return createElement(
    'div.idle',
    // The number who have come is shown above.
    rows.length < all.length ? createElement('p', text('idle', { n: rows.length })) : '',
    createElement('p.come', ...seats),
    carefulButton(`⊖ ${text('remove-idle')}`, 'sure', () => remove('idle'), 'button.remove'),
  );
}

// What is shown ----------------------------------------------------------------------------------

/** The table as far as somebody may see it. @param {Room} room @param {Author} [author] */
export function tableView(room, author) {
  const all = room.results ?? [];
  const played = all.filter(({ rounds }) => rounds.length);
  const rows = sorted(played, author ? orderOf() : 'seat', state.room?.times);
  const idle = all.filter(({ rounds }) => !rounds.length);
  const note = noteOf(room);
  return [
    ...(author && room.board === 'shared' ? [marksView(room)] : []),
    ...(rows.length ? [resultsView(rows, room, author)] : []),
    ...(author && rows.length ? [smallView(`✎ ${text('names-stay')}`)] : []),
    ...(author && idle.length ? [idleView(idle, author, all)] : []),
    ...(author ? wordsView(room) : []),
    ...(note ? [room.results ? emptyView(note) : smallView(note)] : []),
  ];
}

/**
 * Draws the table; where somebody has scrolled to, the focus, what is typed and what is open stay.
 * @param {HTMLElement} place
 * @param {Room} room
 * @param {Author} [author]
 */
export function drawTable(place, room, author) {
  const isOpen = Boolean(place.querySelector('.words[open]'));
  const { scrollLeft = 0, scrollTop = 0 } = place.querySelector('.scroller') ?? {};
  // Someone who writes a name or chooses an order is not disturbed.
  const isBusy = document.activeElement?.matches('#room-table .name, #table-order');
  if (isBusy && place.querySelector('.scroller')) return renewCells(place, room);
  const again = () => {
    (/** @type {any} */ (document.activeElement))?.blur?.();
    drawTable(place, room, author);
    attempt(() => document.getElementById('table-order')?.focus());
  };
  place.replaceChildren(...tableView(room, author));
  if (author && room.seats) place.prepend(headView(room, again, author));
  Object.assign(place.querySelector('.scroller') ?? {}, { scrollLeft, scrollTop });
  Object.assign(place.querySelector('.words') ?? {}, { open: isOpen });
}

/** Writes new results into the rows. @param {HTMLElement} place @param {Room} room */
function renewCells(place, room) {
  place.querySelector('.field b')?.replaceChildren(playersOf(room));
  for (const row of room.results ?? []) {
    const line = place.querySelector(`tr[data-seat="${row.seat}"]`);
    const cells = [...rowView(row, room).children];
    [...line?.children ?? []].forEach((cell, i) => i && cells[i] && cell.replaceWith(cells[i]));
  }
}

/** One's own rounds, a mark or a number each; the next is shaded. @param {Room} room */
export const marksView = (room) =>
  createElement(
    'ol.marks',
    ...room.rounds.map((_, i) => {
      const result = room.own.find(({ round }) => round === i + 1);
      const mark = cellView(result, 'li');
      if (!result) mark.append(i + 1);
      mark.setAttribute('aria-current', String(!room.closed && nextRound(room) === i + 1));
      return mark;
    }),
  );

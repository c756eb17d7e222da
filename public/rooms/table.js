// The results of a room: a table of seats and rounds, for its author with names, a choice of order,
// and folded parts.

import { createElement, elements, handwrite } from '../page.js';
import { state, update } from '../state.js';
import { count } from '../texts.js';
import { build, tableOf } from '../parts/elements.js';
import { seatPicture } from '../drawing/seats.js';
import { carefulButton } from './author/careful.js';
import { fetchTable, foldsView } from './author/folds.js';
import { costOf, nextRound, sorted, winsOf } from '../rules/rooms.js';
import { timesIn } from '../rules/rooms/sheets.js';
import { nameOf, writeName } from '../store/rooms.js';
import { animalOf, text } from './texts.js';

const spokenOf = ({ status, mistakes }) =>
  text(status, { mistakes: status === 'won' ? count('mistakes', mistakes) : '' });

/** @param {RoomResult | undefined} result */
function cellView(result, kind = 'td') {
  if (!result) return createElement(kind);
  const { status, mistakes } = result;
  const marks = { won: kind === 'td' ? `✓ ${mistakes}` : '✓', lost: '✗', forgotten: '–' };
  const cell = createElement(`${kind}.${status}`, createElement('span.vh', spokenOf(result)));
  cell.append(build('b', { 'aria-hidden': 'true' }, marks[status]));
  return cell;
}

/** The meanings of the marks, with the most mistakes of a won round. @param {RoomRow[]} rows */
function legendOf(rows) {
  const rounds = rows.flatMap((row) => row.rounds);
  const [won] = rounds.filter(({ status }) => status === 'won')
    .sort((a, b) => b.mistakes - a.mistakes);
  const marks = [won, rounds.find(({ status }) => status === 'lost')].filter(Boolean)
    .map((one) =>
      createElement(`span.${one.status}`, cellView(one).lastChild, ` ${spokenOf(one)}`)
    );
  const off = createElement('span.off-paper', `⊖ ${text('remove')}`);
  // A screen reader hears the words in the cells.
  return build('p', { class: 'legend', 'aria-hidden': 'true' }, ...marks, off);
}

/** The field for a name (Enter leads to the next), and its printed form. @param {RoomRow} row */
function nameViews(room, row) {
  const { seat } = row;
  const input = build('input', {
    class: 'name',
    'aria-label': text('name-of', { seat }),
    dir: 'auto',
  });
  const printed = build('b', { class: 'on-paper', dir: 'auto' }, nameOf(room, row));
  input.value = nameOf(room, row);
  input.placeholder = animalOf(seat);
  input.onchange = () => {
    writeName(room, row, input.value);
    printed.replaceChildren(input.value.trim());
  };
  input.onkeydown = ({ key }) => {
    if (key !== 'Enter') return;
    const all = [...document.querySelectorAll('#room-table .name')];
    // After the last name the table follows the room again.
    input.blur();
    /** @type {any} */ (all[all.indexOf(input) + 1])?.focus();
  };
  return [input, printed];
}

/** The button that removes a seat, after a question. @param {RoomRow} row @param {Author} author */
function removeButton({ seat, id }, { seats }) {
  // Not a cross, which means a lost round.
  const remove = () => seats({ remove: id ?? String(seat) });
  const button = carefulButton('⊖', 'sure', remove, 'button.remove');
  button.setAttribute('aria-label', text('remove-seat', { seat }));
  return button;
}

/** @param {RoomRow} row @param {Room} room @param {Author} [author] */
function rowView(row, room, author) {
  const { seat, rounds } = row;
  const isOwn = seat === room.seat;
  const animal = animalOf(seat);
  const head = build('th', { scope: 'row' }, seatPicture(seat));
  if (author) {
    head.setAttribute('aria-label', `${text('seat', { seat })}, ${animal}`);
    // Paper has both the animal and a space for the name.
    head.append(createElement('span.on-paper', animal, ' '), ...nameViews(room.id, row));
  } else head.append(animal);
  if (isOwn) head.append(' ', createElement('small', text('you')));
  const view = build('tr', { 'data-seat': seat }, head);
  const all = room.rounds.length;
  if (all > 1) view.append(createElement('td', `${winsOf(rounds)}/${all}`));
  view.append(
    ...room.rounds.map((_, i) => cellView(rounds.find(({ round }) => round === i + 1))),
  );
  if (author) view.append(createElement('td', removeButton(row, author)));
  view.setAttribute('aria-current', String(isOwn));
  return view;
}

/**
 * The number of a round, and for the author its word, shown only after most have played it because
 * a class may be watching, but always printed.
 * @param {Room} room @param {RoomRow[]} rows @param {number} i
 */
function headOf({ lines, language, closed }, rows, i) {
  const ends = rows.filter(({ rounds }) => rounds.some(({ round }) => round === i + 1)).length;
  const word = build('bdi', { lang: language ?? 'en' }, lines?.[i].word ?? '');
  word.classList.toggle('on-paper', !closed && ends * 2 <= rows.length);
  return createElement('span', `${i + 1} `, word);
}

/** The head above the numbers. @param {Room} room */
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
  if (author && !isOne) table.tHead.prepend(numbersHead(room));
  // Many rounds scroll, because they are wider than a phone.
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

/** The number of words found, and the mistakes. @param {RoomResult[]} own */
export const foundOf = (own) =>
  `${text('found')}: ${winsOf(own)}/${own.length}, ${count('mistakes', costOf(own))}`;

const orderOf = () => state.room?.order ?? 'seat';

const playersOf = ({ seats }) => text('players', { n: seats });

/**
 * The number of players, and the choice of order.
 * @param {Room} room @param {() => void} again @param {Author} author
 */
function headView(room, again, { place }) {
  const view = createElement('p.field', createElement('b', playersOf(room)));
  if (room.locked) view.append(createElement('small', text('is-locked')));
  if ((room.results ?? []).filter(({ rounds }) => rounds.length).length < 2) return view;
  const select = build('select', { id: 'table-order' });
  const names = { seat: text('arrival'), result: text('result'), time: text('time') };
  select.append(...Object.entries(names).map(([value, name]) => new Option(name, value)));
  select.value = orderOf();
  select.onchange = async () => {
    const order = select.value;
    const table = order === 'time' ? await fetchTable(place).catch(() => undefined) : undefined;
    const times = table && timesIn(table);
    if (state.room?.room.id !== room.id) return;
    update({ room: { ...state.room, order, times } });
    again();
  };
  view.append(build('label', { for: 'table-order' }, text('order')), select);
  return view;
}

/**
 * The players without a result, and the buttons for removing them.
 * @param {RoomRow[]} rows @param {Author} author @param {RoomRow[]} all
 */
function idleView(rows, author, all) {
  const { place, seats } = author;
  const views = rows.map((row) =>
    build(
      'span',
      { 'data-seat': row.seat },
      seatPicture(row.seat),
      nameViews(place.id, row)[0],
      createElement('span.on-paper', nameOf(place.id, row) || animalOf(row.seat)),
      removeButton(row, author),
    )
  );
  return createElement(
    'div.idle',
    // The number of players is shown above.
    rows.length < all.length ? createElement('p', text('idle', { n: rows.length })) : '',
    createElement('p.come', ...views),
    carefulButton(
      `⊖ ${text('remove-idle')}`,
      'sure',
      () => seats({ remove: 'idle' }),
      'button.remove',
    ),
  );
}

/** The part of the table that the viewer may see. @param {Room} room @param {Author} [author] */
export function tableView(room, author) {
  const all = room.results ?? [];
  const played = all.filter(({ rounds }) => rounds.length);
  const rows = sorted(played, author ? orderOf() : 'seat', state.room?.times);
  const idle = all.filter(({ rounds }) => !rounds.length);
  const note = noteOf(room);
  return [
    ...(author && room.board === 'shared' ? [marksView(room)] : []),
    ...(rows.length ? [resultsView(rows, room, author)] : []),
    ...(author && rows.length
      ? [legendOf(rows), smallView(createElement('span.off-paper', text('names-stay')))]
      : []),
    ...(author && idle.length ? [idleView(idle, author, all)] : []),
    ...(author ? [foldsView(room, author, all, rows)] : []),
    ...(note ? [room.results ? emptyView(note) : smallView(note)] : []),
  ];
}

/** The room and the order that the table shows. */
let shown = '';

/** @param {Element} view */
const labelOf = (view) => view.getAttribute('aria-label') ?? view.textContent;

/**
 * Draws the table if it has changed, keeping the scroll position, the focus, typed text and open
 * parts.
 * @param {HTMLElement} place
 * @param {Room} room
 * @param {Author} [author]
 */
export function drawTable(place, room, author) {
  const now = JSON.stringify([room, orderOf()]);
  if (now === shown && place.firstChild) return;
  const opened = [...place.querySelectorAll('details[open]')].map(({ className }) => className);
  const { scrollLeft = 0, scrollTop = 0 } = place.querySelector('.scroller') ?? {};
  // A redraw would disturb the writing of a name, the choice of an order or a question.
  const isBusy = document.activeElement?.matches(
    '#room-table :is(.name, .take *, .several *), #table-order',
  ) || place.querySelector('[data-asks]');
  if (isBusy) return renewCells(place, room);
  shown = now;
  const held = place.contains(document.activeElement) && labelOf(document.activeElement);
  const again = () => {
    (/** @type {any} */ (document.activeElement))?.blur?.();
    drawTable(place, room, author);
    document.getElementById('table-order')?.focus();
  };
  place.replaceChildren(...tableView(room, author));
  if (author && room.seats) place.prepend(headView(room, again, author));
  Object.assign(place.querySelector('.scroller') ?? {}, { scrollLeft, scrollTop });
  for (const view of place.querySelectorAll('details')) view.open = opened.includes(view.className);
  if (!held) return;
  elements('#room-table :is(button, summary, .scroller)').find((one) => labelOf(one) === held)
    ?.focus({ preventScroll: true });
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

/** The player's own rounds as marks or numbers, the next one shaded. @param {Room} room */
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

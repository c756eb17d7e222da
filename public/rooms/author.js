// What only the author of a room has: which words were hard, paper, what goes on a wall,
// and behind one button the rest: the table as a file, its words again, closing.

import { $, createElement } from '../page.js';
import { t } from '../texts.js';
import { build, buttonOf, tableOf } from '../parts/elements.js';
import { copy, passOn } from '../parts/passing.js';
import { fetchTable, linkTo, nameOf, tableAt } from './links.js';
import { arrivalsView, projectorButtons, sheetView, winsOf } from './projector.js';
import { text } from './texts.js';

// Words -------------------------------------------------------------------------------------------

/**
 * How a room's words went, the hardest first.
 * @param {Room} room
 */
function wordsByHardness({ rounds, results, lines }) {
  const played = (results ?? []).flatMap((row) => row.rounds)
    .filter(({ status }) => status !== 'forgotten');
  const words = rounds.map((_, i) => {
    const ends = played.filter(({ round }) => round === i + 1);
    const found = winsOf(ends);
    const mistakes = ends.reduce((sum, end) => sum + end.mistakes, 0) / (ends.length || 1);
    return { round: i + 1, line: lines?.[i], ends: ends.length, found, mistakes };
  });
  const shareOf = ({ found, ends }) => ends ? found / ends : 1;
  return words.map((word) => ({ ...word, share: shareOf(word) }))
    .sort((a, b) => a.share - b.share || b.mistakes - a.mistakes);
}

/** The table of words. @param {Room} room */
export function wordsView(room) {
  const rows = wordsByHardness(room).filter(({ ends }) => ends).map((word) => {
    const bar = createElement('i', `${word.found}/${word.ends}`);
    const line = createElement('span.bar', bar);
    line.style.setProperty('--bar', String(word.share));
    const name = build('bdi', { lang: room.language ?? 'en' }, word.line?.word ?? word.round);
    return createElement(
      'tr',
      build('th', { scope: 'row' }, name),
      createElement('td', line),
      createElement('td', (Math.round(word.mistakes * 10) / 10).toLocaleString()),
    );
  });
  if (!rows.length || room.kind === 'trap') return [];
  const heads = [text('a-word'), text('found'), text('missed-letters')];
  const title = text('by-word');
  return [
    createElement(
      'details.words',
      createElement('summary', title),
      tableOf(createElement('span.vh', title), heads, rows),
    ),
  ];
}

/** A word as so many blanks. @param {string} word */
const blanksOf = (word) =>
  createElement(
    'span.blanks',
    ...[...word].map((sign) =>
      createElement(/\p{L}/u.test(sign) ? 'i' : 'b', /\p{L}/u.test(sign) ? '' : sign)
    ),
  );

/** A page for pupils, and one with the answers. @param {Room} room @param {string} title */
const paperView = ({ lines, letters, language }, title) =>
  ['for-pupils', 'answers'].map((page) =>
    createElement(
      'section.page',
      createElement('h2', page === 'answers' ? `${title}: ${text(page)}` : title),
      createElement(
        'ol',
        ...lines.map(({ word, clue }) =>
          createElement(
            'li',
            page === 'answers' ? build('b', { lang: language ?? 'en' }, word) : blanksOf(word),
            createElement('p', clue ?? ''),
            page === 'answers' ? '' : createElement('p.strike', [...letters].join(' ')),
          )
        ),
      ),
    )
  );

// Buttons -----------------------------------------------------------------------------------------

/** Prints one part of the view. @param {'sheet' | 'table' | 'paper'} part */
function print(part) {
  document.documentElement.dataset.print = part;
  const words = $('room').querySelector('.words') ?? /** @type {any} */ ({});
  const { open } = words;
  words.open = true;
  globalThis.print();
  words.open = open;
}

/** A button that asks before it acts. @param {string} label @param {() => unknown} action */
export function carefulButton(label, sure, action, kind = 'button.careful') {
  const button = buttonOf(label, () => {
    button.textContent = text(sure);
    button.onclick = action;
  }, kind);
  return button;
}

const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/**
 * The server's table with the names, as spreadsheets read it.
 * @param {string} room its id
 * @param {string} table
 */
function withNames(room, table) {
  const lines = table.trim().split('\r\n').map((line, i) => {
    const [seat, ...others] = line.split(',');
    return [seat, i ? quoted(nameOf(room, Number(seat))) : 'name', ...others].join(',');
  });
  // By the mark at its start they know that it is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A file of the table, with the names. @param {Place} place @param {Room} room */
function fileLink(place, room) {
  const href = tableAt(place);
  const link = build('a', { href, download: `${room.title ?? 'hangman'}.csv` }, text('file'));
  link.onclick = async (event) => {
    if (link.href.startsWith('blob:')) return;
    event.preventDefault();
    const table = withNames(room.id, await fetchTable(place));
    link.href = URL.createObjectURL(new Blob([table], { type: 'text/csv' }));
    link.click();
    URL.revokeObjectURL(link.href);
    link.href = href;
  };
  return link;
}

/** The words that fewer than half found. @param {Room} room */
const hardWords = (room) =>
  wordsByHardness(room).filter(({ ends, share }) => ends && share < 0.5).map(({ line }) => line);

/** What can be printed or kept of a room. @param {any} place @param {Room} room */
const papers = (place, room) => [
  buttonOf(text('print-sheet'), () => print('sheet')),
  buttonOf(text('print-table'), () => print('table')),
  room.kind === 'words' && room.lines ? buttonOf(text('print-paper'), () => print('paper')) : '',
  fileLink(place, room),
];

/** A menu that lies on the sheet, so that nothing moves; a click beside it closes it. */
function moreView(...groups) {
  const more = createElement(
    'details.more',
    createElement('summary', text('more')),
    createElement('div.menu', ...groups),
  );
  // What it half covers is not to be hit.
  more.ontoggle = () => {
    $('room-table').inert = more.open;
  };
  // It returns nothing: false would undo what the click does.
  $('room').onclick = ({ target }) => {
    more.open &&= more.contains(target);
  };
  more.onkeydown = (event) => {
    if (event.key !== 'Escape' || !more.open) return;
    event.preventDefault();
    more.open = false;
  };
  return more;
}

/**
 * Asks for the form of a card, filled with what a room had.
 * @param {[card: string, given: Partial<Room>]} detail
 */
const makeAgain = (...detail) => $('room').dispatchEvent(new CustomEvent('again', { detail }));

/**
 * Its buttons, one that matters, and behind "More" what is seldom wanted; then what goes on a wall
 * or on paper.
 * @param {Place} place
 * @param {Room} room
 * @param {{act: (path: string) => unknown, turn: HTMLElement | ''}} does
 */
export function authorPart(place, room, { act, turn }) {
  const link = linkTo({ ...place, key: undefined });
  const { lines, kind, closed, title } = room;
  const isWords = kind === 'words' && lines;
  const hard = isWords ? hardWords(room) : [];
  const again = () => makeAgain(isWords ? 'class' : 'trap', room);
  // A trap and one word are for friends, and a phone is no projector.
  const isForFriends = kind === 'trap' || (lines?.length === 1 && place.card !== 'class');
  const isPassedOn = isForFriends || matchMedia('(max-width: 43.99rem)').matches;
  const [first, second] = ['button.main', 'button'];
  const share = buttonOf(t('share'), () => passOn('url', link), isPassedOn ? first : second);
  const [fill, back] = isForFriends ? [] : projectorButtons(isPassedOn ? second : first);
  const another = lines ? buttonOf(text('same-again'), again, closed ? first : second) : '';
  const hardAgain = hard.length
    ? buttonOf(
      text('missed-again', { n: hard.length }),
      () => makeAgain('class', { ...room, lines: hard }),
    )
    : '';
  const more = moreView(
    createElement('div', turn, closed ? '' : another, hardAgain),
    // Friends need no paper.
    isForFriends ? '' : createElement('div', ...papers(place, room)),
    createElement(
      'div',
      buttonOf(text('copy-own'), () => copy(linkTo(place))),
      createElement('small', text('own-is')),
    ),
    closed ? '' : createElement(
      'div',
      carefulButton(text('close-room'), 'close-sure', () => act('/room/close')),
    ),
  );
  const shown = isPassedOn ? [share, fill, back] : [fill, share, back];
  const main = closed ? [another] : shown.filter(Boolean);
  return [
    createElement('div.buttons', ...main, more),
    ...(closed ? [] : [sheetView(room, link), arrivalsView(room)]),
    isWords ? createElement('div.paper', ...paperView(room, title ?? text('some-words'))) : '',
  ];
}

// The author's parts of a room's view: paper, the projector, and in a menu the rest: the same words
// again, the hard ones, closing.

import { svg } from '../../drawing/lettering.js';
import { $, createElement } from '../../page.js';
import { t } from '../../texts.js';
import { build, buttonOf } from '../../parts/elements.js';
import { copy, passOn } from '../../parts/passing.js';
import { areWrong, momentOf } from '../../rules/rooms/clock.js';
import { hardWords } from '../../rules/rooms.js';
import { linkTo } from '../promises.js';
import { timesView } from '../making/fields.js';
import { carefulButton } from './careful.js';
import { arrivalsView, projectorButtons, sheetView } from './projector.js';
import { text } from '../texts.js';

/** A word as blanks. @param {string} word */
const blanksOf = (word) =>
  createElement(
    'span.blanks',
    ...[...word].map((sign) =>
      createElement(/\p{L}/u.test(sign) ? 'i' : 'b', /\p{L}/u.test(sign) ? '' : sign)
    ),
  );

/** A printed page for pupils, and one with the answers. @param {Room} room @param {string} title */
const paperView = ({ lines, letters, language }, title) =>
  ['for-pupils', 'answers'].map((page) =>
    createElement(
      'section.page',
      createElement('h2', page === 'answers' ? `${title}: ${text(page)}` : title),
      page === 'answers' ? '' : createElement('p.to-fill', `${text('name')}:`, createElement('i')),
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

/** Prints one part of the view. @param {string} part */
function print(part) {
  document.documentElement.dataset.print = part;
  const words = $('room').querySelector('.words') ?? /** @type {any} */ ({});
  const { open } = words;
  words.open = true;
  globalThis.print();
  words.open = open;
}

/** Line drawings for the entries of the menu. @type {Record<string, string>} */
const icons = {
  play: 'M8 4v16l12-8Z',
  again: 'M8 8h12v12H8ZM4 16V4h12',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  key: 'M11 13l9-9M17 7l3 3M4 16a4 4 0 1 1 8 0 4 4 0 1 1-8 0',
  lock: 'M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3',
  code: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  clock: 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0M12 7v5l4 2',
  door: 'M6 20V4h12v16M3 20h18M14 12v1',
};

/** Gives a button a drawing. @param {string} name @param {Element} button */
function withIcon(name, button) {
  const path = svg('path', { d: icons[name] });
  button.prepend(svg('svg', { viewBox: '0 0 24 24' }, path));
  return button;
}

/** An entry that opens below itself. @param {string} icon @param {string} name */
const folded = (icon, name, ...parts) =>
  createElement('details', withIcon(icon, createElement('summary', text(name))), ...parts);

/** The entries for printing. @param {Room} room */
const papers = ({ kind, lines }) =>
  folded(
    'print',
    'print',
    ...['sheet', 'table', ...(kind === 'words' && lines ? ['paper'] : [])]
      .map((part) => buttonOf(text(`print-${part}`), () => print(part))),
  );

/** The switch for new players, and their code. @param {Room} room @param {Act} act */
const doorViews = ({ locked }, act) => [
  withIcon(
    'lock',
    buttonOf(
      text(locked ? 'unlock' : 'lock'),
      () => act('/room/seats', { lock: String(!locked) }),
    ),
  ),
  withIcon(
    'code',
    carefulButton(text('change-code'), 'code-sure', () => act('/room/code'), 'button'),
  ),
];

/** The fields for changing the opening and closing times. @param {Room} room @param {Act} act */
function movingView(room, act) {
  const said = build('small', { role: 'status' });
  const view = createElement('div.times');
  const set = buttonOf(text('set-times'), () => {
    const [opensAt, closesAt] = [...view.querySelectorAll('input')]
      .map(({ value }) => momentOf(value));
    if (areWrong(opensAt, closesAt)) said.replaceChildren(text('bad-times'));
    else void act('/room/times', { opensAt, closesAt });
  });
  view.append(...timesView(room, 'room'), set, said);
  return folded('clock', 'times', view);
}

/** A menu that lies on the sheet, so that nothing moves; a click beside it closes it. */
function moreView(...groups) {
  const more = createElement(
    'details.more',
    createElement('summary', text('more')),
    createElement('div.menu', ...groups),
  );
  // The table that it half covers must not take clicks.
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
 * The author's buttons: the main one, a "More" menu with rare ones, and those for wall and paper.
 * @param {Place} place
 * @param {Room} room
 * @param {{act: Act, make: Make, turn: HTMLElement | ''}} does
 */
export function authorPart(place, room, { act, make, turn }) {
  const link = linkTo({ ...place, key: undefined });
  const { lines, kind, closed, title } = room;
  const isWords = kind === 'words' && lines;
  const hard = isWords ? hardWords(room) : [];
  const again = () => make(isWords ? 'class' : 'trap', room);
  // A trap or a single word is for friends, who do not need a projector.
  const isForFriends = kind === 'trap' || (lines?.length === 1 && place.card !== 'class');
  const isPassedOn = isForFriends || matchMedia('(max-width: 43.99rem)').matches;
  const [first, second] = ['button.main', 'button'];
  const share = buttonOf(t('share'), () => passOn('url', link), isPassedOn ? first : second);
  const [fill, back] = isForFriends ? [] : projectorButtons(isPassedOn ? second : first);
  const another = lines ? buttonOf(text('same-again'), again, closed ? first : second) : '';
  const tried = turn && turn.querySelector('button');
  if (tried) withIcon('play', tried);
  const hardAgain = hard.length
    ? withIcon(
      'again',
      buttonOf(
        text('missed-again', { n: hard.length }),
        () => make('class', { ...room, lines: hard }),
      ),
    )
    : '';
  const more = moreView(
    createElement('div', turn, closed ? '' : another && withIcon('again', another), hardAgain),
    // Friends need no paper.
    isForFriends ? '' : createElement('div', papers(room)),
    createElement(
      'div',
      withIcon('key', buttonOf(text('copy-own'), () => copy(linkTo(place)))),
      createElement('small', text('own-is')),
    ),
    isForFriends
      ? ''
      : createElement('div', ...(closed ? [] : doorViews(room, act)), movingView(room, act)),
    closed ? '' : createElement(
      'div',
      withIcon(
        'door',
        carefulButton(text('close-room'), 'close-sure', () => act('/room/close')),
      ),
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

// The words of a replay, with the guessed letter marked; and the groups of a guess: beside the
// picture a word of the largest that was let go, under a button all of them.

import { inked, isKnown } from '../drawing/lettering.js';
import { createElement } from '../page.js';
import { capitals, count, mark } from '../texts.js';
import { standingFor } from '../rules/turns.js';

/** The parts of a text, its letters as keys. @param {string} text */
export const keyed = (text) =>
  text.split(mark).map((part, i) => (i % 2 ? createElement('bdi', part) : part));

/** An example as its list writes it. @param {Family} family @param {number} i */
const wordOf = ({ examples, texts }, i) => texts?.[i] ?? examples[i];

/**
 * An example in which a letter can be seen.
 * @param {Family} family
 * @param {number} i
 * @param {string} letter
 */
function wordView(family, i, letter) {
  const places = [...family.examples[i]];
  const spellings = wordOf(family, i).split(' / ').map((spelling) => {
    const signs = [...spelling];
    // A sign that counts as several letters shifts the places after it.
    const isLetter = (sign, place) =>
      signs.length === places.length ? places[place] === letter : sign === letter;
    return signs.map((sign, place) => (isLetter(sign, place) ? createElement('u', sign) : sign));
  });
  const view = createElement(
    'b.word',
    ...spellings.flatMap((signs, n) => [n ? ' / ' : '', ...signs]),
  );
  view.normalize();
  return view;
}

const PIECE = 12; // signs in a line: a longer word continues in the next line

/** Writes an element's text by hand, if its letters have strokes, its marked ones underlined. */
export function inkOver(element) {
  const text = capitals(element.textContent);
  const marked = [...element.querySelectorAll('u')].map((u) => capitals(u.textContent)).join('');
  if (!text || !isKnown(text)) return element;
  const pieces = text.split(' ').flatMap((word) => word.match(RegExp(`.{1,${PIECE}}`, 'gu')) ?? []);
  const drawing = createElement('span.inks', ...pieces.map((piece) => inked(piece, marked)));
  drawing.setAttribute('aria-hidden', 'true');
  const spoken = createElement('span.vh', ...element.childNodes);
  element.replaceChildren(spoken, drawing);
  return element;
}

/** An example on a slip. @param {Family} family @param {number} i @param {string} letter */
const slipView = (family, i, letter) =>
  createElement('span.slip', inkOver(wordView(family, i, letter)));

const FEW = 4; // a reply has up to five of each group

/**
 * All words before a guess, if they are few, each with a letter marked.
 * @param {Guessed} turn
 * @param {string} letter
 */
export function fewView({ families, before }, letter) {
  if (before > FEW) return '';
  const words = families.flatMap((family) =>
    family.examples.flatMap((_, i) => [wordView(family, i, letter), ' '])
  );
  return createElement('div', ...words);
}

/** Marks the words in an element with their language, for screen readers, and their direction. */
export function markWords(element, { language = 'en', direction = 'ltr' }) {
  for (const word of element.querySelectorAll('.word, .letter, .answer, bdi, code')) {
    word.lang = language;
    word.dir = direction;
  }
}

/** More of the words let go, on slips for the eyes. */
function fanView({ letter, others }) {
  const [first] = others;
  const slips = others.flatMap((family) => family.examples.map((_, i) => [family, i]))
    .filter(([family, i]) => family !== first || i !== standingFor(first)).slice(0, 6)
    .map(([family, i]) => slipView(family, i, letter));
  const fan = createElement('span.fan', ...slips);
  fan.setAttribute('aria-hidden', 'true');
  return fan;
}

/**
 * The largest group let go, with the reason if it was bigger than the kept one.
 * @param {Guessed} turn
 * @param {Element | string} button for all groups
 */
export function labelView(turn, options, button) {
  const { letter, after, others: [family] } = turn;
  const view = createElement(
    'div.label',
    slipView(family, standingFor(family), letter),
    ' ',
    button,
  );
  if (options.evil && family.entries > after) {
    view.append(' ', createElement('strong', options.t('easier')));
  }
  view.append(fanView(turn));
  return view;
}

/**
 * A word as a button that shows its meaning below its group.
 * @param {Family} family
 * @param {number} i
 */
function askedView(family, i, letter, { ask, language }) {
  const button = createElement('button.asked', wordView(family, i, letter));
  button.addEventListener('click', async () => {
    const group = button.closest('li');
    const line = group?.querySelector('.meaning') ?? createElement('p.meaning');
    line.setAttribute('role', 'status');
    group?.append(line);
    const meaning = await ask(family.examples[i]).catch(() => null);
    const word = createElement('b.word', button.textContent);
    word.lang = language;
    const text = createElement('span', meaning?.text ?? '–');
    text.lang = meaning?.language ?? 'en';
    line.replaceChildren(word, ' ', text);
  });
  return button;
}

/** @param {Family} family */
function familyView(family, letter, options) {
  const { t } = options;
  const view = options.ask ? askedView : wordView;
  const { pattern, entries, examples, kept } = family;
  return createElement(
    kept ? 'li.kept' : 'li',
    createElement('code', pattern.replaceAll('_', '-')),
    ' ',
    t(kept ? 'kept' : 'family', { n: entries }),
    ' ',
    ...examples.flatMap((_, i) => [i ? ', ' : '', view(family, i, letter, options)]),
  );
}

/**
 * @param {Guessed} turn
 * @param {number} i
 */
export function groupsView(turn, i, options) {
  const groups = createElement('ul.groups');
  const gone = turn.before - turn.after;
  const number = inkOver(createElement('b', `-${count('words-in-all', gone)}`));
  number.setAttribute('aria-hidden', 'true');
  const spoken = createElement('span.vh', `${turn.letter}: ${count('words-in-all', gone)}`);
  const button = createElement('button', spoken, number);
  const show = (open) => {
    groups.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    button.closest('li')?.classList.toggle('open', open);
  };
  groups.id = `sieve-groups-${i}`;
  button.setAttribute('aria-controls', groups.id);
  show(false);
  button.addEventListener('click', () => {
    if (!groups.firstChild) {
      groups.append(...turn.families.map((family) => familyView(family, turn.letter, options)));
      markWords(groups, options);
    }
    show(groups.hidden);
  });
  return { button, groups };
}

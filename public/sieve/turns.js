// Words of a replay, with the guessed letter marked.

import { inked, isKnown } from '../drawing/lettering.js';
import { createElement } from '../page.js';
import { capitals, mark } from '../texts.js';

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
export function wordView(family, i, letter) {
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
export const slipView = (family, i, letter) =>
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

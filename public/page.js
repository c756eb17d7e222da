// Elements: finds, creates, fills and opens them, without knowing the game.

import { inked } from './drawing/lettering.js';
import { capitals, mark, t } from './texts.js';

/** @returns {any} */
export const $ = (id) => document.getElementById(id);

/** @returns {any[]} */
export const elements = (selector) => [...document.querySelectorAll(selector)];

/** `createElement('p.kept', 'text', child)`: an element with its classes. @returns {any} */
export function createElement(kind, ...children) {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElement(tag);
  element.className = classes.join(' ');
  element.append(...children);
  return element;
}

/** The parts of a text, with the words that listed() marked in their language. */
const partsOf = (text, language) =>
  String(text).split(mark).map((part, i) =>
    i % 2 ? Object.assign(createElement('bdi', part), language && { lang: language }) : part
  );

/**
 * Writes a text into an element unless it is already there: a screen reader would repeat it.
 * @param {string} [language] of the words that listed() marked in it
 */
export function writeText(id, text, language) {
  const parts = partsOf(text, language);
  if ($(id).textContent === String(text).split(mark).join('')) return;
  $(id).replaceChildren(...parts);
}

/** Writes a text with drawn letters for its part `drawn`; without one, in the page's font. */
export function writeByHand(id, text, language, drawn = text) {
  const element = $(id);
  if (element.dataset.written === `${drawn}${text}`) return;
  element.dataset.written = `${drawn}${text}`;
  const parts = partsOf(text, language);
  const written = capitals(String(drawn).split(mark).join('').replace(/\u00a0$/, ''));
  element.replaceChildren(
    ...(drawn ? [createElement('span.vh', ...parts), drawnWords(written)] : parts),
  );
}

/** Writes an attribute unless it has that value already. */
export function writeAttribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/** Words in drawn letters, which screen readers skip. @param {string} text */
export function drawnWords(text) {
  const sentences = text.match(/\S.*?(?:[.!?;](?= )|$)/g) ?? [];
  const drawing = createElement(
    'span',
    ...sentences.flatMap((sentence) => {
      const words = sentence.split(' ').filter(Boolean).map((word) =>
        createElement(/\d/.test(word) ? 'span.ink.number' : 'span.ink', inked(word))
      );
      return [createElement('span.phrase', ...words), ' '];
    }),
  );
  drawing.setAttribute('aria-hidden', 'true');
  return drawing;
}

/** Writes a text in drawn letters, and as hidden text for screen readers. */
export function handwrite(element, text, written = capitals(text)) {
  element.replaceChildren(createElement('span.vh', text.replaceAll('*', '')), drawnWords(written));
}

/** Makes bubbles no wider than their balanced lines. */
const hugging = new ResizeObserver((stages) => {
  for (const { target } of stages) {
    const [bubble] = /** @type {any} */ (target.getElementsByClassName('bubble'));
    if (!bubble) continue;
    bubble.style.cssText = '';
    // Without room above, sentences share lines.
    if (bubble.offsetTop < 0) bubble.style.setProperty('--phrase', 'inline');
    const inks = [...bubble.querySelectorAll('span.ink')];
    const ends = inks.map((ink) => ink.offsetLeft + ink.offsetWidth);
    if (ends[0]) bubble.style.width = `${Math.max(...ends) + inks[0].offsetLeft + 2}px`;
  }
});

/** Fits a stage's bubble to its text. */
export function hug(stage) {
  hugging.unobserve(stage);
  hugging.observe(stage);
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');

/** Animates an element, unless the reader wants less motion. @param {Element} element */
export function move(element, frames, options) {
  if (!quiet.matches) element.animate(frames, options);
}

quiet.addEventListener('change', () => document.getAnimations().forEach((one) => one.cancel()));

/** A text whose **words** are bold. */
function marked(text) {
  return text.split('**').map((part, i) => (i % 2 ? createElement('b', part) : part));
}

/**
 * Fills the elements that have a data attribute with the texts that it names.
 * @param {string} attribute
 * @param {(name: string) => string} textOf
 * @param {ParentNode} [part] of the page
 */
export function fillTexts(attribute, textOf, part = document) {
  for (const element of /** @type {any} */ (part.querySelectorAll(`[data-${attribute}]`))) {
    element.append(...marked(textOf(element.dataset[attribute])));
  }
}

/** Writes the title, marked as English, because Turkish capitals would make it EVİL. */
export const writeTitle = () =>
  handwrite(document.querySelector('h1'), document.title, document.title.toUpperCase());

/**
 * Fills the texts and labels that the markup names.
 * @param {ParentNode} part of the page
 */
export function translate(part) {
  for (const element of /** @type {any} */ (part.querySelectorAll('[data-label]'))) {
    element.setAttribute('aria-label', t(element.dataset.label));
  }
  fillTexts('text', t, part);
}

/** The open dialogs, and other views that Back closes; the topmost last. @type {any[]} */
const stack = [];

// Each of them has an entry in the browser's history, so that Back closes it like Esc.
let isGoingBack = false;

/** Adapts the history to the number of open views. */
export function matchHistory() {
  const depth = history.state?.depth ?? 0;
  if (isGoingBack) return;
  for (let entry = depth + 1; entry <= stack.length; entry += 1) {
    history.pushState({ depth: entry }, '');
  }
  isGoingBack = stack.length < depth;
  if (isGoingBack) history.go(stack.length - depth);
}

addEventListener('popstate', () => {
  const depth = history.state?.depth ?? 0;
  if (!isGoingBack) stack.slice(depth).reverse().forEach((view) => view.close());
  isGoingBack = false;
  noteOpen();
});

/** Names the open dialogs for the style sheet. */
function noteOpen() {
  const isOpen = stack.filter(({ open }) => open);
  stack.splice(0, stack.length, ...isOpen);
  document.documentElement.dataset.open = stack.map(({ id }) => id).join(' ');
  matchHistory();
}

// Esc closes dialogs too; the event does not bubble.
addEventListener('close', noteOpen, { capture: true });

export function open(id) {
  if ($(id).open) return;
  const title = $(id).querySelector('h2[data-text]');
  if (title) handwrite(title, t(title.dataset.text));
  $(id).showModal();
  stack.push($(id));
  noteOpen();
}

/** Adds a view without a dialog, and returns its end. @param {() => void} back what Back does */
export function openOver(back) {
  const view = {
    id: '',
    open: true,
    close() {
      view.open = false;
      back();
    },
  };
  stack.push(view);
  noteOpen();
  return () => {
    if (!view.open) return;
    view.open = false;
    noteOpen();
  };
}

export function closeOne(dialog) {
  dialog.close();
  noteOpen();
}

export function closeAll() {
  for (const dialog of elements('dialog[open]')) dialog.close();
  noteOpen();
}

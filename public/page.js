// Elements: finding, making, filling and opening them. Nothing here knows the game.

import { glyph } from './lettering.js';
import { capitals, mark, t } from './texts.js';

/** @returns {any} */
export const $ = (id) => document.getElementById(id);

/** @returns {any[]} */
export const elements = (selector) => [...document.querySelectorAll(selector)];

/** `make('p.kept', 'text', child)`: an element with its classes. @returns {any} */
export function make(kind, ...children) {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElement(tag);
  element.className = classes.join(' ');
  element.append(...children);
  return element;
}

/**
 * Writes a text where it is another one, so that nothing is announced twice.
 * @param {string} [language] of the words that `listed` marked in it
 */
export function put(id, text, language) {
  const parts = String(text).split(mark);
  if ($(id).textContent === parts.join('')) return;
  $(id).replaceChildren(...parts.map((part, i) => (i % 2 ? Object.assign(make('span', part), { lang: language }) : part)));
}

/** Writes an attribute where it is another one. */
export function set(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/** Writes a text in letters drawn by hand, and keeps it readable for those who do not see them. */
export function ink(element, text, written = capitals(text)) {
  const words = written.split(' ').map((word) => make('span.ink', ...[...word].map(glyph)));
  const drawing = make('span', ...words);
  drawing.setAttribute('aria-hidden', 'true');
  element.replaceChildren(make('span.vh', text.replaceAll('*', '')), drawing);
}

/** A text whose **words** are bold. */
function marked(text) {
  return text.split('**').map((part, i) => (i % 2 ? make('b', part) : part));
}

/** Writes the texts that elements name in a `data-` attribute. @param {string} attribute */
export function write(attribute, tell) {
  for (const element of elements(`[data-${attribute}]`)) element.append(...marked(tell(element.dataset[attribute])));
}

/** Fills what the markup leaves to the language: texts and labels by their names. */
export function translate() {
  // English in every language: Turkish would make it EVİL.
  ink(document.querySelector('h1'), document.title, document.title.toUpperCase());
  for (const element of elements('[data-label]')) element.setAttribute('aria-label', t(element.dataset.label));
  write('text', t);
}

/** Tells the style sheet which dialogs are open. */
function noteOpen() {
  document.documentElement.dataset.open = elements('dialog[open]').map(({ id }) => id).join(' ');
}

// Esc closes dialogs too; the event does not bubble.
addEventListener('close', noteOpen, { capture: true });

/** Turns the card over, where the browser can show it. */
function turn(change) {
  if (document.startViewTransition) document.startViewTransition(change);
  else change();
}

export function open(id) {
  if ($(id).open) return;
  const title = $(id).querySelector('h2[data-text]');
  if (title) ink(title, t(title.dataset.text));
  $(id).showModal();
  noteOpen();
}

export const turnTo = (id) => turn(() => open(id));

export function closeOne(dialog) {
  const close = () => { dialog.close(); noteOpen(); };
  if (dialog.id === 'settings') turn(close);
  else close();
}

export function closeAll() {
  for (const dialog of elements('dialog[open]')) dialog.close();
  noteOpen();
}

/** Asks before something is lost: resolves to whether to go on. @param {string} what @returns {Promise<boolean>} */
export function confirmed(what, text = what, tell = t) {
  const ask = $('ask');
  ink($('ask-title'), tell(`ask-${what}`));
  put('ask-text', tell(`ask-${text}-text`));
  put('yes', tell(`ask-${what}-yes`));
  ask.returnValue = '';
  open('ask');
  return new Promise((resolve) => { ask.onclose = () => resolve(ask.returnValue === 'yes'); });
}

/** Copies a text, or shows it selected where copying is refused. */
export async function copy(text) {
  const plain = text.split(mark).join('');
  const done = await navigator.clipboard?.writeText(plain).then(() => true, () => false);
  ink($('copy-title'), t(done ? 'copied' : 'to-copy'));
  $('copy-text').value = plain;
  open('copy');
  $('copy-text').select();
}

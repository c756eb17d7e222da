// Parts that views add to their markup: style sheets, buttons, tables.

import { oddsOf } from '../offers.js';
import { createElement, handwrite, writeAttribute } from '../page.js';
import { t } from '../texts.js';

/** Adds a style sheet, and waits until it is loaded. @param {string} href */
export function addStyle(href) {
  if (document.head.querySelector(`[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const style = Object.assign(createElement('link'), { rel: 'stylesheet', href });
    style.onload = resolve;
    style.onerror = resolve;
    document.head.append(style);
  });
}

/** An element with attributes. @param {string} kind @param {Record<string, any>} attributes */
export function build(kind, attributes, ...children) {
  const element = createElement(kind, ...children);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The sentence of a view, in drawn letters. @param {string} text @param {Element[]} more */
export function sayView(text, ...more) {
  const view = createElement('p.say');
  handwrite(view, text);
  view.append(...more);
  return view;
}

/** A button that does something. @param {string} text @param {() => unknown} action */
export const buttonOf = (text, action, kind = 'button') =>
  Object.assign(createElement(kind, text), { type: 'button', onclick: action });

/** A bar for the rate of players who win. @param {number} rate of 100 */
export function rateBar(rate, text = '') {
  const bar = build('i', { 'aria-hidden': 'true' }, text, createElement('u'));
  bar.style.setProperty('--rate', `${rate}%`);
  return bar;
}

/** Gives the button of a preset a face, and its rate as a bar. */
export function drawFace(button, face, rate) {
  const note = button.lastElementChild;
  button.prepend(face);
  if (!rate) return;
  const { won, of } = oddsOf(rate);
  note.replaceChildren(createElement('span.vh', note.textContent), rateBar(rate, `${won}/${of}`));
}

/** A table with heads above its columns. @param {string} caption @param {HTMLElement[]} rows */
export function tableOf(caption, heads, rows) {
  const cells = heads.map((head) => build('th', { scope: 'col' }, head));
  return createElement(
    'table',
    createElement('caption', caption),
    createElement('thead', createElement('tr', ...cells)),
    createElement('tbody', ...rows),
  );
}

/**
 * Fills an element with a button for each preset, and marks the present one.
 * @param {HTMLElement} place
 * @param {import('../offers.js').Preset[]} presets
 * @param {string} action of app.js
 * @param {string} current query
 */
export function drawPresets(place, presets, action, current) {
  const shown = presets.map(({ query }) => query).join();
  if (shown && place.dataset.shown !== shown) {
    place.replaceChildren(...presets.map(({ name, rate, query }) => {
      const note = rate ? createElement('small', t('rate', oddsOf(rate))) : '';
      const button = createElement('button', createElement('b', t(name)), note);
      button.dataset.do = action;
      button.value = query;
      return button;
    }));
  }
  place.dataset.shown = shown;
  for (const button of place.querySelectorAll('button')) {
    writeAttribute(button, 'aria-pressed', button.value === current);
  }
}

// Parts that views add to their markup: style sheets, buttons, tables, lines of forms.

import { createElement, handwrite } from '../page.js';

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

/** A labelled input. @param {string} id @param {string} label @param {HTMLElement} input */
export function field(id, label, input) {
  input.id = id;
  return createElement('p.field', build('label', { for: id }, label), input);
}

/** A choice. @param {string} id @param {string} label @param {string[][]} options values, names */
export function select(id, label, options) {
  const input = build('select', {});
  input.append(...options.map(([value, name]) => new Option(name, value)));
  return field(id, label, input);
}

/** A choice among pictures. @param {any[][]} options values, names, pictures */
export const picksOf = (name, options) =>
  options.map(([value, label, ...pictures]) => {
    const input = build('input', { type: 'radio', name, value, 'aria-label': label });
    return createElement('label', input, ...pictures);
  });

/** A slider, with its number beside it. @param {string} id @param {string} label */
export function slider(id, label, { min, max, value }) {
  const input = build('input', { type: 'range', min, max, value });
  const output = build('output', { for: id, 'aria-live': 'off' }, String(value));
  input.addEventListener('input', () => output.replaceChildren(input.value));
  const line = field(id, label, input);
  line.append(output);
  return line;
}

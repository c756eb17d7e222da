// Labelled lines of a form.

import { createElement } from '../page.js';
import { build } from './elements.js';

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

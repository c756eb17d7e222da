// What views bring along when they are opened: a dialog of their own, and its style sheet.

import { $, createElement, handwrite, open } from '../page.js';
import { mark, t } from '../texts.js';

/** Adds a style sheet, and waits until it is there. @param {string} href */
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

/** A button that does something. @param {string} text @param {() => unknown} action */
export const buttonOf = (text, action, kind = 'button') =>
  Object.assign(createElement(kind, text), { type: 'button', onclick: action });

/** A labelled input. @param {string} id @param {string} label @param {HTMLElement} input */
export const field = (id, label, input) => {
  input.id = id;
  return createElement('p.field', build('label', { for: id }, label), input);
};

/**
 * Adds a closed dialog to the page, with a title and a button that closes it.
 * @param {string} kind such as `dialog.back`
 * @param {string} id
 * @param {string} title
 */
export function addDialog(kind, id, title, ...children) {
  const heading = build('h2', { id: `${id}-title` });
  handwrite(heading, title);
  const close = build('button', {
    'data-do': 'close',
    'aria-label': t('close'),
    'aria-describedby': `${id}-title`,
  }, '×');
  const bar = createElement('div.bar-of-title', heading, close);
  document.body.append(
    build(kind, { id, 'aria-labelledby': `${id}-title` }, bar, ...children),
  );
}

/** Copies a text, or shows it selected where copying is refused. */
export async function copy(text) {
  const plain = text.split(mark).join('');
  const done = await navigator.clipboard?.writeText(plain).then(() => true, () => false);
  handwrite($('copy-title'), t(done ? 'copied' : 'to-copy'));
  $('copy-text').value = plain;
  open('copy');
  $('copy-text').select();
}

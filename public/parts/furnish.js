// The markup, texts and style that all views share, loaded with the first view.

import { translate } from '../page.js';
import { learn } from '../texts.js';
import { addStyle } from './elements.js';

/** The markup, parsed by the browser: scripts may not. @returns {Promise<Document>} */
const loadMarkup = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', 'views/views.html');
    request.responseType = 'document';
    request.onload = () => (request.status === 200 ? resolve(request.response) : reject(request));
    request.onerror = reject;
    request.send();
  });

async function load() {
  const [{ body }] = await Promise.all([
    loadMarkup(),
    learn('views'),
    addStyle('stage/stage.css'),
    addStyle('views/views.css'),
  ]);
  translate(body);
  for (const bar of body.querySelectorAll('.bar-of-title')) {
    bar.append(document.querySelector('.hill').cloneNode(true));
  }
  document.body.append(...body.children);
}

/** @type {Promise<void> | undefined} */
let furnished;

export async function furnish() {
  furnished ??= load();
  try {
    await furnished;
  } catch (error) {
    furnished = undefined;
    throw error;
  }
}

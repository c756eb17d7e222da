// Reports that a part of the page could not be loaded, and offers to try again.

import { $, closeOne, open, writeText } from '../page.js';
import { call, Refusal } from '../server.js';
import { attempt, state, update } from '../state.js';
import { reasonOf } from '../texts.js';

/** The failure of a module to load. */
export const missing = new Refusal('view');

/** Reports a failure, and offers to try again. */
export function fail(error, action, wish) {
  const said = reasonOf(navigator.onLine ? error : { code: 'offline' });
  update({ trouble: { said, action, wish } });
}

/** @param {State} now */
export function drawTrouble({ trouble }) {
  if (trouble) {
    writeText('trouble-is', trouble.said);
    open('trouble');
  } else if ($('trouble').open) closeOne($('trouble'));
}

/** Reloads the page, which then does what was requested. */
function startAnew(wish) {
  attempt(() => {
    sessionStorage.hangmanWish = JSON.stringify(wish);
  });
  location.reload();
}

/** Tries once more, then reloads, because browsers may remember a module's failure. */
export async function tryAgain() {
  const { action, wish } = state.trouble;
  update({ trouble: undefined });
  try {
    await call('/');
    await action();
  } catch (error) {
    if (error === missing) startAnew(wish);
    else fail(error, action, wish);
  }
}

/** Returns, once, the request from before a reload. */
export function takeWish() {
  const wish = attempt(() => JSON.parse(sessionStorage.hangmanWish)) ?? {};
  attempt(() => sessionStorage.removeItem('hangmanWish'));
  return wish;
}

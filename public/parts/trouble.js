// What the page does where a part of it does not come: it says so, and offers to try again.

import { $, closeOne, open, writeText } from '../page.js';
import { call, Refusal } from '../server.js';
import { attempt, state, update } from '../state.js';
import { reasonOf } from '../texts.js';

/** The failure of a module that did not come. */
export const missing = new Refusal('view');

/** Says what went wrong, and offers to try again. */
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

/** Loads the page anew, which then does what was wanted. */
function startAnew(wish) {
  attempt(() => {
    sessionStorage.hangmanWish = JSON.stringify(wish);
  });
  location.reload();
}

/** Once more; then the page anew, since browsers may remember that a module did not come. */
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

/** Returns what was wanted before the page was loaded anew, once. */
export function takeWish() {
  const wish = attempt(() => JSON.parse(sessionStorage.hangmanWish)) ?? {};
  attempt(() => sessionStorage.removeItem('hangmanWish'));
  return wish;
}

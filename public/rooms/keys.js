// What is typed while the board of a round opens is meant for it.

/** @type {KeyboardEvent[]} */
let caught = [];
let isCatching = false;

const note = (event) => caught.push(event);

/** Notes keys from now on; those of an earlier call stay while it goes on. */
export function catchKeys() {
  if (isCatching) return;
  isCatching = true;
  caught = [];
  addEventListener('keydown', note);
}

export function stopCatching() {
  isCatching = false;
  removeEventListener('keydown', note);
}

/** Types them again, on the board. */
export function replayKeys() {
  for (const event of caught) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  }
  caught = [];
}

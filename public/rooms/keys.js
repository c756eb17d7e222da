// What is typed while the board of a round opens is meant for it.

/** @type {KeyboardEvent[]} */
let caught = [];

const note = (event) => caught.push(event);

/** Notes keys from now on. */
export function catchKeys() {
  stopCatching();
  caught = [];
  addEventListener('keydown', note);
}

export const stopCatching = () => removeEventListener('keydown', note);

/** Types them again, on the board. */
export function replayKeys() {
  for (const event of caught) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  }
  caught = [];
}

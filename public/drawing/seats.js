// The small picture of a seat, drawn from its number, so that a child finds its row: a face with a
// head, something on it, eyes and a mouth. The first 400 seats differ, neighbours in all parts.

import { svg } from './lettering.js';

const heads = [
  'M4 13a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z',
  'M5 6h14v15h-14z',
  'M12 5l9 16h-18z',
  'M12 4l8 9l-8 9l-8 -9z',
  'M7 6h10l4 8l-4 7h-10l-4 -7z',
];
const hats = [
  '',
  'M6 8l-2 -6l5 3M18 8l2 -6l-5 3',
  'M12 5v-4',
  'M7 5v-3h10v3',
  'M6 6l2 -5l4 3l4 -3l2 5',
];
const eyes = [
  'M9.5 12v.1M14.5 12v.1',
  'M8.5 12h2M13.5 12h2',
  'M8.5 11l2 1.5M15.5 11l-2 1.5',
  'M12 12v.1',
];
const mouths = ['M9 16q3 3 6 0', 'M9.5 17h5', 'M9.5 17.5q2.5 -3 5 0', 'M12 16.5v1'];

/** @param {number} seat from 1 */
export function seatPicture(seat) {
  const n = seat - 1;
  const [fives, hundreds] = [Math.floor(n / 5), Math.floor(n / 100)];
  const face = [heads[n % 5], hats[(n + fives) % 5], eyes[n % 4], mouths[(n + hundreds) % 4]];
  const picture = svg('svg', { viewBox: '0 0 24 24', class: 'seat', 'aria-hidden': 'true' });
  picture.style.setProperty('--hue', String(Math.round(seat * 137.5) % 360));
  picture.append(...face.filter(Boolean).map((d) => svg('path', { d })));
  return picture;
}

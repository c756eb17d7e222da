// The picture by which a child finds its row: an animal, with dots to tell equal animals apart.

import { svg } from './lettering.js';

// Filled shapes and lines, in the order of the names.
const animals = [
  [
    'M4 3l5 4h6l5-4v10a8 8 0 0 1-16 0z',
    'M9 12v.1M15 12v.1M11 15h2l-1 1zM1 14l5 1M1 18l5-1M23 14l-5 1M23 18l-5-1',
  ],
  [
    'M1 13q8-10 15 0l7-6v12l-7-6q-7 10-15 0z',
    'M6 12v.1M9.5 9q3 4 0 8',
  ],
  [
    'M8 11q-5-10-1-10q3 0 4 8h2q1-8 4-8q4 0-1 10a6 6 0 1 1-8 0z',
    'M9.5 14v.1M14.5 14v.1M11 17h2l-1 1zM12 18v1',
  ],
  [
    'M3 14a8 6 0 0 1 16 0a8 6 0 0 1-16 0z',
    'M9 8.5v11M14 8.5v11M19 14h4M6 13v.1M10 8q-5-8 0-7q3 1 2 7q1-7 5-6q3 1-2 6',
  ],
  [
    'M2 3l7 5h6l7-5l-2 11l-8 8l-8-8z',
    'M8 12l2 1M16 12l-2 1M4 14q5 0 8 8q3-8 8-8',
  ],
  [
    'M3 18a8 11 0 0 1 16 0z',
    'M19 16q0-5 3-4q3 2-3 6M21 14v.1M6 18v3M16 18v3M9 18l-2-4l4-3l4 3l-2 4M11 11v-4',
  ],
  [
    'M4 3l4 3h8l4-3v11a8 8 0 0 1-16 0z',
    'M6 11a3 3 0 0 1 6 0a3 3 0 0 1-6 0M12 11a3 3 0 0 1 6 0a3 3 0 0 1-6 0M9 11v.1M15 11v.1',
    'M11 16l1 2l1-2',
  ],
  [
    'M4 12a4 4 0 1 1 6-4h4a4 4 0 1 1 6 4q4 9-8 9t-8-9z',
    'M7 8v.1M17 8v.1M6 15q6 5 12 0',
  ],
  [
    'M12 1l3 3l4-1v4l4 3l-2 4l1 4l-4 1l-2 4l-4-2l-4 2l-2-4l-4-1l1-4l-2-4l4-3v-4l4 1z',
    'M6 12a6 6 0 0 1 12 0a6 6 0 0 1-12 0M10 11v.1M14 11v.1M11 14h2l-1 1zM12 15v1',
  ],
  [
    'M6 21q-2-19 6-19t6 19z',
    'M8 21q-2-11 4-13q6 2 4 13M10 6v.1M14 6v.1M11 9h2l-1 2zM6 11l-4 6M18 11l4 6',
  ],
  [
    'M23 18q-2-6-6-7l-1-5l-2 3l-2-5l-2 4l-4-2v4l-4 0l2 3l-3 2l2 1l-2 2z',
    'M18 14v.1M23 18v.1M17 11q-4 2-3 7M6 18v3M17 18v3',
  ],
  [
    'M1 14l4-2q3-5 8-5l4-4v5q5 4 4 9l2 5l-4-2l-4 2l2-5q-4 1-8 0q-2 3-4 3l1-4q-3 0-5-2z',
    'M7 12v.1M4 15l4 0',
  ],
  [
    'M8 8l-6-2l3 4h3l1 10q1 3 3 3t3-3l1-10h3l3-4l-6 2z',
    'M10 8v-5h-1M14 8v-5h1M10 11v.1M14 11v.1M11 20v.1M13 20v.1M12 13v1M11 17h2',
  ],
  [
    'M5 15a7 5 0 0 1 14 0a7 5 0 0 1-14 0z',
    'M10 10v-3M14 10v-3M6 13l-4-4q-1-6 4-6l-2 4h3q0 3-4 3M18 13l4-4q1-6-4-6l2 4h-3q0 3 4 3',
    'M5 17l-3 3M7 19l-1 3M19 17l3 3M17 19l1 3M10 16q2 2 4 0',
  ],
  [
    'M5 9a3 3 0 1 1 4-4h6a3 3 0 1 1 4 4a8 8 0 1 1-14 0z',
    'M7 13a2 2 0 1 1 3-1zM17 13a2 2 0 1 0-3-1zM11 16h2l-1 1zM10 19q2 1 4 0',
  ],
  [
    'M2 14q7-2 10 1q-3-5-1-10q3-5 8-2l3 4h-5q-3 0-1 4q6 10-4 11q-9 0-10-8z',
    'M17 5v.1M7 17q4 3 7-1',
  ],
];

/** The animal of a seat, with the number from the second of a kind on. @param {string} names */
export function animalIn(names, seat) {
  const name = names.split(', ')[(seat - 1) % animals.length];
  return seat > animals.length ? `${name} ${seat}` : name;
}

/** The colour of a seat. @param {number} seat from 1 */
export const hueOf = (seat) => String(Math.round(seat * 137.5) % 360);

/** @param {number} seat from 1 */
export function seatPicture(seat) {
  const before = Math.floor((seat - 1) / animals.length);
  const dots = Array.from({ length: before }, (_, i) => `M${23 - 2 * i} 1v.1`).join('');
  const picture = svg('svg', { viewBox: '0 0 24 24', class: 'seat', 'aria-hidden': 'true' });
  picture.style.setProperty('--hue', hueOf(seat));
  const [body, ...lines] = animals[(seat - 1) % animals.length];
  picture.append(svg('path', { d: body }), svg('path', { d: lines.join('') + dots }));
  return picture;
}

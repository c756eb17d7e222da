// The animals by which children find their rows: a head in the devil's hand, with dots to tell
// equal animals apart. Their bodies are in makers.js.

import { HEAD, oval, shape } from './devil.js';
import { svg } from './lettering.js';

const WHITES = oval(98, 82, 15, 17) + oval(142, 82, 15, 17);
const PUPILS = oval(101, 85, 7) + oval(145, 85, 7);
const BROWS = 'M84 57L109 67M131 58Q144 48 157 60';
const NOSE = 'dark m-4 50q4-3 8 0 0 4-4 4-4 0-4-4z|';
const GRIN = 'line m0 54v3|mouth m-10 56q11 4 22-2-1 10-10 11-10-1-12-9z';
const SNOUT = NOSE + GRIN;
const BEAK = 'mouth m-8 52q8 3 17-2-1 14-9 14-6 0-8-12z|' +
  'beak m-12 52q5-8 12-8 7 0 12 8-12 5-24 0z';

/**
 * For each animal: the parts behind the head, those on it, options. A part is a class and a path:
 * x counts from the middle, a unit is two pixels, `=` mirrors it to the other side.
 * @type {any[][]}
 */
const animals = [
  // Cat
  [
    '=solid m6 24q9-17 17-19 7 11 3 36z|=deep m16 21q4-8 6-10 3 7 2 16z',
    SNOUT + '|=thin m20 53 10-3m-10 7 9 2|thin m-6 23v4m6-5v6m6-5v4',
  ],
  // Fish
  [
    'solid deep m-23 33q5-22 34-29-3 6 0 10l6-1q-3 9 1 20zm39 13q8-20 19-21-6 20 0 41-13-2-19-20z',
    'mouth m-10 56q10-3 20-1-1 9-10 9-9 0-10-8z|line m24 35q5 10 0 21',
    { at: 'translate(-4 15) scale(.92)' },
  ],
  // Hare
  [
    'solid m4 26q-2-24 6-26 10 2 8 28zm-8 0q0-21-10-24-14 2-17 20 6 3 10-4 4-1 3 12z|' +
    'deep m8 22q-1-16 2-17 5 2 4 18z',
    NOSE + 'line m-11 54q6 5 11 0 5 5 12-2|white m-4 57h8v7q-4 2-8 0zm4 0v7',
  ],
  // Bee
  [
    '=page m17 41q5-28 16-24 9 11-8 35z|=line m6 23q1-13 9-14|=solid deep ' + oval(15.5, 8.5, 3),
    'mouth m-11 50q11 4 23-2-1 11-11 11-10 0-12-9z|dark m-24 55q24 14 48 0l-3 5q-21 13-42 0z',
    { up: 6 },
  ],
  // Fox
  [
    '=solid m4 24q14-14 23-22 6 18 0 40z|=dark m21 7 6-5q3 7 3 15-5-4-9-10z',
    '=belly m-1 54q13 2 18-5 7-3 16 2-9 8-18 11-8 6-16 7z|' + SNOUT,
    {
      head: 'm0 22c15-1 23 7 25 15l9 13q-8 10-19 13-8 7-15 7-7 0-15-7-11-3-19-13l9-13' +
        'c2-8 10-16 25-15z',
    },
  ],
  // Turtle
  [
    'solid deep m-35 58q-2-52 35-54 37 2 35 54-35 12-70 0z|' +
    '=thin m0 4v16m0-3 13 6m0 0 6-13m1 21 13-3',
    'mouth m-12 54q13 4 26-2-2 12-12 12-11 0-14-10z|=line m4 48v.1',
    { at: 'translate(17 23) scale(.86)' },
  ],
  // Owl
  [
    '=solid m4 25q14-7 23-20 6 20 0 40z',
    '=belly ' + oval(11, 42, 13.5) + '|' + BEAK,
    { up: -2 },
  ],
  // Frog
  [
    '=solid ' + oval(12, 27, 12.5),
    'mouth m-22 50q22 7 45-3-3 17-22 17-20 0-23-14z|=line m4 42v.1',
    {
      up: 30,
      brows: '',
      head: 'm-32 49c0-12 14-17 32-17 18 0 32 5 32 17 0 14-14 21-32 21-18 0-32-7-32-21z',
    },
  ],
  // Lion
  [
    '=solid deep m-1 5q6-6 15-4-2 4 0 7 8-3 14 4-4 2-4 6 9 2 12 12-5 0-6 3 7 6 5 18-5-3-7-2 ' +
    '2 9-4 18-4-5-7-3-6 8-18 8|=solid ' + oval(20, 31, 7),
    '=belly m-1 53q12-4 13 3-1 11-13 11z|' + SNOUT,
    { at: 'translate(19 26) scale(.84)' },
  ],
  // Penguin
  [
    'line m-1 21q-2-7-7-8m8 8q0-10 6-11',
    '=belly m-1 35q8-10 19-5 9 10 3 24-6 12-22 12z|' + BEAK,
    { kind: 'solid deep' },
  ],
  // Hedgehog
  [
    '=solid deep m-1 2 7 8 7-9 4 10 10-4-1 11 10 3-5 9 7 10-7 5 4 12-10 1-3 11h-23',
    '=belly m-1 37q9-12 20-5 8 10 2 23-7 11-22 11z|' + SNOUT,
    { at: 'translate(14 23) scale(.88)' },
  ],
  // Dolphin
  [
    'solid m-5 26q1-19 21-24-5 13 3 27z|=solid m22 52q15 2 16 16-12 0-18-4z',
    '=belly m-1 52q17-5 20 2-5 13-20 13z|mouth m-14 53q14 3 30-3-3 16-14 16-13 0-16-13z|' +
    'solid m-14 53q2-6 14-7 13 0 16 5-16 7-30 2z',
  ],
  // Giraffe
  [
    '=solid m4 25 2-14h5l2 14z|=solid deep ' + oval(8.5, 8, 5) +
    '|=solid m18 33q10-11 18-6-2 12-16 14z',
    'page m-24 60q2-10 24-10 22 0 24 10 0 11-24 11-24 0-24-11z|=line m5 53v1|' +
    'mouth m-12 57q13 5 26-2-2 11-12 11-11 0-14-9z|deep m-6 25q0-3 6-3 7 0 6 3-2 5-6 3-4 2-6-3z',
    {
      up: 2,
      head: 'm0 20c15 0 23 8 22 20-1 9 3 30-22 30-25 0-21-21-22-30-1-12 7-20 22-20z',
    },
  ],
  // Crab
  [
    '=solid deep m25 46q-7-24 4-35l0 11 8-6q4 16-6 30z|=line m25 62 10 5m-14-1 7 7|' +
    '=solid m6 37 1-15h7l1 15z',
    'mouth m-17 49q17 5 35-2-2 14-17 14-15 0-18-12z',
    {
      up: 36,
      head: 'm-31 50c1-13 15-17 31-17 16 0 30 4 31 17-2 14-15 18-31 18-16 0-29-4-31-18z',
    },
  ],
  // Panda
  [
    '=solid deep ' + oval(21, 24, 9),
    '=dark m12 30q11 1 12 14-3 11-12 10-9-2-10-11 2-12 10-13z|' + SNOUT,
  ],
  // Swan
  [
    '=solid m8 72c14 1 30-4 29-28q-4 7-9 4-1 8-7 6-1 8-13 7z|' +
    'solid m-9 74c5-25-12-27-9-54l24 8c-4 19 12 24 9 46',
    'beak m15 47q16-3 28 9-13 8-26 4z|dark m12 42q11-4 11 5-4 7-4 14-11-3-7-19z|' +
    'line m-2 55q12 8 24 1 11-2 20 0',
    { up: 2, at: 'translate(27 -1) scale(.66)' },
  ],
];

/** Parts as elements. @param {string} parts */
const drawn = (parts) =>
  parts.split('|').flatMap((part) => {
    const [, twice, kind, d] = part.match(/(=?)([a-z ]+) (m.+)/i);
    return (twice ? [1, -1] : [1]).map((side) => {
      const path = shape(kind, d);
      path.setAttribute('transform', `translate(120) scale(${2 * side} 2)`);
      return path;
    });
  });

/** An animal's head, as figureOf() takes it. @param {number} seat from 1 */
export function animalHead(seat) {
  const [back, front, differences] = animals[(seat - 1) % animals.length];
  const { at = '', up = 0, head, kind = 'solid', brows = BROWS } = differences ?? {};
  const face = svg(
    'g',
    { transform: at },
    ...(head ? drawn(`${kind} ${head}`) : [shape(kind, HEAD)]),
    ...drawn(front),
    svg(
      'g',
      { transform: `translate(0 ${-up})` },
      svg('g', { class: 'eyes' }, shape('white', WHITES), shape('pupil', PUPILS)),
      shape('line', brows),
    ),
  );
  return [...drawn(back), face];
}

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
  const dots = Array.from({ length: before }, (_, i) => oval(186 - 14 * i, 8, 4)).join('');
  const picture = svg('svg', {
    viewBox: '48 0 144 144',
    class: 'devil seat',
  });
  picture.style.setProperty('--hue', hueOf(seat));
  picture.append(...animalHead(seat), shape('solid deep', dots));
  return picture;
}

// The man of the gallows, free.

import { pathOf, placeOf, svg } from '../drawing/lettering.js';

const strokes = [
  'QhnhnnQntnthQh',
  'QnQs',
  'QojmKe',
  'QowmWe',
  'QspuOw',
  'QsruSw',
  'OwmxMx',
  'SwuxUx',
  'OjOk SjSk',
  'OlqnSl',
];
/** Arms that do not wave, for a crowd. @type {Record<number, string>} */
const calm = { 2: 'QoooNr', 3: 'QosoTr' };

const onBoard = (name) => [...name].map((place) => 8 * placeOf(place));

/** @param {boolean} [isCalm] */
export const manView = (isCalm = false) =>
  svg(
    'svg',
    { class: 'man', viewBox: isCalm ? '92 50 72 138' : '74 24 108 164', 'aria-hidden': 'true' },
    ...strokes.map((stroke, i) =>
      svg('path', { d: pathOf((isCalm && calm[i]) || stroke, /../g, onBoard) })
    ),
  );

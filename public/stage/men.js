// The man of the gallows, free.

import { pathOf, placeOf, svg } from '../drawing/lettering.js';

const strokes = [
  'QhnhnnQntnthQh',
  'QnQs',
  'QpjqKe',
  'QpwqWe',
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

/** A medal on the chest, and a crown. */
const medal = [
  ['medal', 'M119 107L128 120L137 107'],
  [
    'medal gold',
    'M128 112L133 123L145 124L136 132L139 143L128 137L117 143L120 132L111 124L123 123Z',
  ],
];
const crown = [['medal gold', 'M109 67L105 49L117 58L128 44L139 58L151 49L147 67Q128 61 109 67Z']];

/** @param {{isCalm?: boolean, hasMedal?: boolean, hasCrown?: boolean}} [kind] */
export const manView = ({ isCalm, hasMedal, hasCrown } = {}) =>
  svg(
    'svg',
    { class: 'man', viewBox: isCalm ? '92 50 72 138' : '74 24 108 164' },
    ...strokes.map((stroke, i) =>
      svg('path', { d: pathOf((isCalm && calm[i]) || stroke, /../g, onBoard) })
    ),
    ...[...(hasMedal ? medal : []), ...(hasCrown ? crown : [])].map(([kind, d]) =>
      svg('path', { class: kind, d })
    ),
  );

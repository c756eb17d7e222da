// The man of the gallows, free.

import { oval } from '../drawing/devil.js';
import { pathOf, placeOf, svg } from '../drawing/lettering.js';

const strokes = [
  'QgmgmnQnunugQg',
  'QnQs',
  'QpjqKe',
  'QpwqWe',
  'QspuOw',
  'QsruSw',
  'OwmxMx',
  'SwuxUx',
];
/** Arms that do not wave, for a crowd. @type {Record<number, string>} */
const calm = { 2: 'QoooNr', 3: 'QosoTr' };

const onBoard = (name) => [...name].map((place) => 8 * placeOf(place));

/** Eyes and a laugh. */
const features = oval(119, 74, 3.2, 4.6) + oval(137, 74, 3.2, 4.6) +
  'M114 84Q128 90 142 84Q139 98 128 98Q117 98 114 84Z';

/** A medal on the chest, and a crown. */
const medal = [
  ['medal', 'M119 107L128 120L137 107'],
  [
    'medal gold',
    'M128 112L133 123L145 124L136 132L139 143L128 137L117 143L120 132L111 124L123 123Z',
  ],
];
const crown = [['medal gold', 'M104 66L99 43L114 54L128 35L142 54L157 43L152 66Q128 58 104 66Z']];

/** @param {{isCalm?: boolean, hasMedal?: boolean, hasCrown?: boolean}} [kind] */
export const manView = ({ isCalm, hasMedal, hasCrown } = {}) =>
  svg(
    'svg',
    { class: 'man', viewBox: isCalm ? '92 44 72 144' : '74 24 108 164' },
    ...strokes.map((stroke, i) =>
      svg('path', { d: pathOf((isCalm && calm[i]) || stroke, /../g, onBoard) })
    ),
    svg('path', { class: 'features', d: features }),
    ...[...(hasMedal ? medal : []), ...(hasCrown ? crown : [])].map(([kind, d]) =>
      svg('path', { class: kind, d })
    ),
  );

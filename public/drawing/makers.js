// The author of a room: an animal, always the same for a room, with a sealed envelope.

import { oval, shape } from './devil.js';
import { svg } from './lettering.js';
import { envelope } from './poses.js';
import { hueOf, seatPicture } from './seats.js';

/** The animal of a room's maker, as a seat has it. @param {string} id */
export const makerSeat = (id) =>
  1 + [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 16;

/** An animal, and what it holds; in the box of a devil. @param {number} seat */
export function makerOf(seat, holds = envelope(120, 150, 118)) {
  const [fur, lines] = seatPicture(seat).children;
  fur.setAttribute('class', 'fur');
  lines.setAttribute('class', 'fur-line');
  const animal = svg('g', { transform: 'translate(42 62) scale(6.5)' }, fur, lines);
  return [animal, ...holds, shape('fur', oval(66, 186, 13) + oval(174, 186, 13))];
}

/** The animal as a separate drawing. @param {number} seat @param {Element[]} [holds] */
export function makerView(seat, holds) {
  const view = svg('svg', {
    class: 'devil maker',
    viewBox: '20 46 200 198',
    'aria-hidden': 'true',
  });
  view.style.setProperty('--hue', hueOf(seat));
  view.append(...makerOf(seat, holds));
  return view;
}

// The author of a room: an animal, always the same for a room, with a sealed envelope.

import { figureOf, limb, shape } from './devil.js';
import { inkedAt, svg } from './lettering.js';
import { envelope } from './poses.js';
import { animalHead, hueOf } from './seats.js';

/** The animal of a room's maker, as a seat has it. @param {string} id */
export const makerSeat = (id) =>
  1 + [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 16;

const TUFT = 'M30 132q22 28 0 42q-22-14 0-42Z';

/** How thick a tail is, and its end, by animal. @type {Record<number, [number, string]>} */
const tails = { 0: [11, ''], 4: [22, TUFT], 8: [7, TUFT], 12: [6, TUFT] };

const tailOf = ([wide, end]) => [
  ...limb('M88 216C40 236 22 202 30 164', wide),
  shape('solid deep', end),
];

/** The sealed envelope of a maker; one with a title shows the side where it is written. */
export function letterOf(title = '') {
  const lines = title.match(/.{1,14}(?=\s|$)|\S{14}/gu)?.slice(0, 3) ?? [];
  if (!lines.length) return envelope(120, 154, 104);
  const size = lines.length > 2 ? 15 : 18;
  const top = 195 - (size + 2) * (lines.length - 1) / 2;
  return [
    shape('page', 'M68 154H172V223H68Z'),
    shape('seal', 'M156 158H168V171H156Z'),
    svg(
      'g',
      { class: 'address' },
      ...lines.map((line, i) => inkedAt(line.trim(), 120, top + i * (size + 2), size, 74)),
    ),
  ];
}

/** An animal, and what it holds, if anything; in the box of a devil. @param {number} seat */
export function makerOf(seat, holds = letterOf()) {
  const tail = tails[(seat - 1) % 16];
  return figureOf({
    fat: 0.35,
    rung: 0,
    mood: 'smiles',
    holds,
    head: animalHead(seat),
    tail: tail && tailOf(tail),
  });
}

/** The animal as a separate drawing. @param {number} seat @param {Element[]} [holds] */
export function makerView(seat, holds) {
  const view = svg('svg', {
    class: 'devil maker',
    viewBox: '20 0 200 242',
  });
  view.style.setProperty('--hue', hueOf(seat));
  view.append(...makerOf(seat, holds));
  return view;
}

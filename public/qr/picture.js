// A QR code as a picture.

import { svg } from '../drawing/lettering.js';
import { modulesOf } from './symbol.js';

/** The light modules that a reader needs on each side. */
const quietZone = 4;

/**
 * A text as a picture for cameras, dark on light in every look of the page.
 * @param {string} text at most 213 bytes
 * @param {string} label what a screen reader says
 */
export function qrPicture(text, label) {
  const modules = modulesOf(text);
  const size = modules.length + 2 * quietZone;
  const paint = { stroke: 'none', 'shape-rendering': 'crispEdges' };
  const squares = modules.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : ''))
  );
  return svg(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, class: 'qr', role: 'img', 'aria-label': label },
    svg('rect', { width: size, height: size, fill: '#fff', ...paint }),
    svg('path', { d: squares.join(''), fill: '#000', ...paint }),
  );
}

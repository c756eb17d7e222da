// Draws the letters that A to Z do not have. Beside the grid of lettering.js there are two small
// ones:
// a stroke after ^ stands over its letter, which makes room, and one after , under it.

import { gridIn, pathOf, strokes, svg } from '../board/lettering.js';
import { strokes as marks } from './marks.js';

const [whole, lowered] = [gridIn(1.5, 2, 3, 4.5), gridIn(1.5, 4.6, 3, 3.85)];
const small = { '^': gridIn(3, -4, 2.2, 1.2), ',': gridIn(1.5, 20, 3, 1.2) };

/** The scripts with strokes in modules of their own. */
const scripts = { greek: /\p{Script=Greek}/u, cyrillic: /\p{Script=Cyrillic}/u };

const known = { ...strokes, ...marks };

/**
 * The strokes of a sign: its own, or its letter's and those of the marks on it.
 * @param {string} sign
 */
function strokesOf(sign) {
  const parts = sign in known ? [sign] : [...sign.normalize('NFD')];
  return parts.every((part) => part in known) ? parts.map((part) => known[part]).join(' ') : '';
}

/** All strokes of a sign as one path. @param {string} text */
function shapeOf(text) {
  const letter = text.includes('^') ? lowered : whole;
  return text.split(' ').map((stroke) => {
    const mark = small[stroke[0]];
    return mark ? pathOf(stroke.slice(1), /./g, mark) : pathOf(stroke, /./g, letter);
  }).join('');
}

/**
 * Draws a sign; where it has no strokes, what is there stays.
 * @param {SVGElement} drawing
 * @param {string} sign
 */
export async function drawOther(drawing, sign) {
  const script = Object.keys(scripts).find((name) => scripts[name].test(sign));
  if (script && !strokesOf(sign)) Object.assign(known, (await import(`./${script}.js`)).strokes);
  const text = strokesOf(sign);
  if (text) drawing.replaceChildren(svg('path', { d: shapeOf(text) }));
}

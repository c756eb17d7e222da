// The lines of the sieve: their places in pixels, and as SVG.

import { colourOf, headOf, limb } from '../drawing/devil.js';
import '../drawing/poses.js';
import { svg } from '../drawing/lettering.js';

const STREAM = 0.8; // of the width; the strands need the rest
const FULL = 8; // words that fill the stream; with fewer it still has room for their number
const NECK = 6;
const HEAD = 132; // how wide a head is drawn
const [SHINE, BROAD] = [10, 30]; // where light falls on the stream, and how broad it is there
const [THINNEST, THICKEST, RIM, TUCKED] = [7, 34, 4.5, 14];

/** The stream's share of the column, by the cube root; `most` words fill it. */
export const shareOf = (words, most) => STREAM * Math.cbrt(words / Math.max(most, FULL));

const widthOf = (words, most, width) => width * shareOf(words, most);

// Parts of a path. A point is [x, y].
const move = (to) => `M${to.join(' ')}`;
const lineTo = (...points) => points.map((point) => `L${point.join(' ')}`).join('');
const bendTo = (control, to) => `Q${[control, to].flat().join(' ')}`;
const curveTo = (first, second, to) => `C${[first, second, to].flat().join(' ')}`;

export const canvas = () => svg('svg', { class: 'flow' });

const path = (name, d) => svg('path', { class: name, d });

/** A part of the devil's body: its area and its edges. */
const stream = (area, edge) => [path('stream', area), path('edge', edge)];

/** The light on the stream's left side. */
const shineIn = (top, bottom) => path('shine', move([SHINE, top]) + lineTo([SHINE, bottom]));

/** Fills the SVG of a part of the picture with the result of `lines` for its size. */
function draw(part, lines) {
  const picture = part.querySelector('svg');
  const box = picture.getBoundingClientRect();
  if (!box.width) return;
  picture.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  picture.replaceChildren(...lines(box));
}

/** The middle of an element's first line, below the top of the part. */
function middleOf(element, top) {
  const [first] = element.getClientRects();
  return first.top + first.height / 2 - top;
}

/**
 * The words let go, as an arm from the stream's right edge to under the slip of paper. It is as
 * thick as the stream becomes narrower. Its rim is below the stream: both look like one body.
 */
function armLines(from, to, width, y) {
  const thickness = Math.min(THICKEST, Math.max(THINNEST, from - to));
  const [x, end] = [from - thickness / 2, width + TUCKED];
  // It begins a little below the seam of two rows, through which a dark rim would show.
  const d = move([x, 2]) + curveTo([x, y], [x + (end - x) / 4, y], [end, y]);
  return ['rim', 'strand'].map((name, i) => {
    const line = path(name, d);
    line.setAttribute('stroke-width', String(thickness + (i ? -RIM : RIM)));
    line.setAttribute('pathLength', '1');
    return line;
  });
}

/**
 * One guess: the stream narrows, and an arm runs to the slip that leaves it.
 * @param {HTMLElement} row
 * @param {{before: number, after: number, most: number, label: Element | null}} guess
 */
export const drawRow = (row, { before, after, most, label }) =>
  draw(row, ({ width, height, top }) => {
    const [from, to] = [before, after].map((words) => widthOf(words, most, width));
    const bend = label ? middleOf(label, top) : 1;
    const right = curveTo([from, bend / 2], [to, bend / 2], [to, bend]) + lineTo([to, height]);
    const area = `${move([0, 0])}${lineTo([from, 0])}${right}${lineTo([0, height])}Z`;
    const edges = move([0, 0]) + lineTo([0, height]) + move([from, 0]) + right;
    const [rim, arm] = label ? armLines(from, to, width, bend) : [];
    const shine = to > BROAD && shineIn(0, height);
    return [rim, ...stream(area, edges), shine, arm].filter(Boolean);
  });

/**
 * The head above the stream, and its shoulders.
 * @param {HTMLElement} part
 * @param {{most: number, rung: number, mood: string}} head
 */
export const drawHead = (part, { most, rung, mood }) =>
  draw(part, (box) => {
    const [width, height] = [widthOf(most, most, box.width), box.height];
    const scale = Math.max(width, 60) / HEAD;
    const chin = /** @type {HTMLElement} */ (part.querySelector('.left')).offsetTop;
    const [top, corner] = [chin - 18 * scale, Math.min(26, width / 2)];
    const edge = move([0, height]) + lineTo([0, top + corner]) +
      bendTo([0, top], [corner, top]) + lineTo([width - corner, top]) +
      bendTo([width, top], [width, top + corner]) + lineTo([width, height]);
    const head = svg('g', {
      class: `devil ${colourOf(rung)}`,
      transform: `translate(${width / 2} ${chin}) scale(${scale}) translate(-120 -137)`,
    }, ...headOf({ rung, mood, look: [5, 3] }));
    return [...stream(`${edge}Z`, edge), shineIn(top + corner, height), head];
  });

/**
 * The last words as a narrowing tail, which swings to the answer and ends in a barb.
 * @param {HTMLElement} part
 * @param {{after: number, most: number, label: Element}} end
 */
export const drawEnd = (part, { after, most, label }) =>
  draw(part, ({ width, top }) => {
    const [from, y] = [widthOf(after, most, width), middleOf(label, top)];
    const [root, tip] = [y * 0.7, width - 16];
    const neckWide = Math.min(NECK, from);
    const right = curveTo([from, root * 0.6], [neckWide, root * 0.4], [neckWide, root]);
    const area = `${move([0, 0])}${lineTo([from, 0])}${right}${lineTo([0, root])}Z`;
    const edges = move([0, 0]) + lineTo([0, root]) + move([from, 0]) + right;
    const [lowest, rise] = [[neckWide / 2, y + 24], [tip * 0.4, y + 22]];
    const neck = move([neckWide / 2, root - 2]) +
      curveTo(lowest, rise, [tip * 0.6, y]) +
      curveTo([tip * 0.8, y - 22], [tip * 0.85, y], [tip, y]);
    const barb = `${move([width, y])}l-20 -12q8 12 0 24Z`;
    return [...stream(area, edges), ...limb(neck, NECK), path('barb', barb)];
  });

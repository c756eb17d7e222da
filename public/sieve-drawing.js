// The lines of the sieve: where they run, in pixels, and as SVG. Knows sizes only, neither words nor texts.

import { svg } from './lettering.js';

const STREAM = 0.8; // of the width; the rest is room for the strands to swing
const FULL = 26; // words that fill it: who starts with fewer is thin from the start
const NECK = 6;
const [THINNEST, THICKEST, MOST_HAIRS] = [1.75, 22, 7];

/** The stream's width, of a column that all of `most` words would fill: by the logarithm, and one word is still something. */
const widthOf = (words, most, width) => (width * STREAM * Math.log1p(words)) / Math.log1p(Math.max(most, FULL));

export const canvas = () => svg('svg', { class: 'flow', 'aria-hidden': 'true', preserveAspectRatio: 'none' });
const line = (name, d) => svg('path', { class: name, d });
const filled = (body, edge) => [line('ground', body), line('stream', body), line('edge', edge)];

/** Fills the SVG of a part of the picture with what `lines` makes for its size. */
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

/** Strands are as thick as their share of what the stream loses; where one would be too thick, all shrink alike. */
function thicknessesOf(strands, loss) {
  const sizes = strands.map(({ size }) => size);
  const sum = sizes.reduce((total, size) => total + size, 0);
  const scale = Math.min(loss, (THICKEST * sum) / Math.max(...sizes));
  return sizes.map((size) => Math.max(THINNEST, (size / sum) * scale));
}

/** A strand of several groups is a bundle of hairs, frayed at its end. */
function fray({ groups, y, had }, thickness) {
  const count = Math.max(1, Math.min(groups, MOST_HAIRS, Math.floor(thickness / THINNEST)));
  const hair = thickness / count;
  return Array.from({ length: count }, (_, i) => ({ had, hair, y: y + (i - (count - 1) / 2) * (hair + 1.5) }));
}

/** Strands leave the stream's right edge at the top of the row, the outermost first, and run to their labels. */
function strandLines(strands, from, to, width) {
  const thicknesses = thicknessesOf(strands, from - to);
  let edge = from;
  return strands.flatMap((strand, i) => fray(strand, thicknesses[i])).map(({ had, hair, y }) => {
    const x = edge - hair / 2;
    edge -= hair;
    const strand = line(had ? 'strand had' : 'strand', `M${x} 0C${x} ${y} ${x + (width - x) * 0.25} ${y} ${width} ${y}`);
    strand.setAttribute('stroke-width', String(hair));
    strand.setAttribute('pathLength', '1');
    return strand;
  });
}

/**
 * One guess: the stream narrows, and each strand runs to the element that tells of it.
 * @param {HTMLElement} row
 * @param {{before: number, after: number, most: number, strands: {size: number, groups: number, had: boolean, label: Element}[]}} guess
 */
export const drawRow = (row, { before, after, most, strands }) => draw(row, ({ width, height, top }) => {
  const [from, to] = [before, after].map((words) => widthOf(words, most, width));
  const placed = strands.map((strand) => ({ ...strand, y: middleOf(strand.label, top) }));
  const bend = Math.max(1, ...placed.map(({ y }) => y));
  const right = `C${from} ${bend / 2} ${to} ${bend / 2} ${to} ${bend}V${height}`;
  return [...strandLines(placed, from, to, width),
    ...filled(`M0 0H${from}${right}H0Z`, `M0 0V${height}M${from} 0${right}`)];
});

/**
 * The head from which the stream hangs: horned where the computer cheats, else under a halo; a thin one has no face.
 * @param {HTMLElement} part
 * @param {{most: number, evil: boolean, glad: boolean}} head
 */
export const drawHead = (part, { most, evil, glad }) => draw(part, (box) => {
  const [width, height, top] = [widthOf(most, most, box.width), box.height, 20];
  const [middle, size, bend] = [width / 2, Math.min(1.5, width / 80), Math.min(16, width / 2)];
  const edge = `M0 ${height}V${top + bend}Q0 ${top} ${bend} ${top}H${width - bend}Q${width} ${top} ${width} ${top + bend}V${height}`;
  const horn = (x, way) => `M${x} ${top}q${-9 * way} -6 ${-4 * way} -18q${3 * way} 10 ${13 * way} 18Z`;
  const eye = (x, way) => `M${x - way} ${top + 8 * size}l${evil ? 8 * way : 0} ${5 * size}`;
  const mouth = `M${middle - 13 * size} ${top + (glad ? 20 : 25) * size}q${13 * size} ${(glad ? 10 : -9) * size} ${26 * size} 0`;
  return [...filled(`${edge}Z`, edge),
    evil ? line('barb', horn(9 * size, size) + horn(width - 9 * size, -size)) : line('edge', `M${middle - 16} 8a16 5 0 1 0 32 0a16 5 0 1 0 -32 0`),
    line('edge', size < 0.5 ? '' : eye(middle - 11 * size, size) + eye(middle + 11 * size, -size) + mouth)];
});

/**
 * What is left narrows to a tail, which swings to the answer and ends in a barb.
 * @param {HTMLElement} part
 * @param {{after: number, most: number, label: Element}} end
 */
export const drawEnd = (part, { after, most, label }) => draw(part, ({ width, top }) => {
  const [from, y, tip] = [widthOf(after, most, width), middleOf(label, top), width - 16];
  const root = y * 0.7;
  const right = `C${from} ${root * 0.6} ${NECK} ${root * 0.4} ${NECK} ${root}`;
  return [...filled(`M0 0H${from}${right}H0Z`, `M0 0V${root}M${from} 0${right}`),
    line('neck', `M${NECK / 2} ${root - 2}C${NECK / 2} ${y + 24} ${tip * 0.4} ${y + 22} ${tip * 0.6} ${y}S${tip * 0.85} ${y} ${tip} ${y}`),
    line('barb', `M${width} ${y}L${tip - 4} ${y - 12}Q${tip + 4} ${y} ${tip - 4} ${y + 12}Z`)];
});

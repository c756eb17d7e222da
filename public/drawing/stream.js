// The words left as one stream, from the devil's head to the tip of its tail.

import { svg } from './lettering.js';

const [WIDTH, HEIGHT] = [300, 44];
const [NECK, HEAD, END] = [3, 30, 262]; // how thin it gets; from where to where it narrows
const FEWEST_STEPS = 8; // so that each of the first guesses takes an equal part
export const FULL = 26; // words that fill it: a game of fewer has a thin stream from the start

const middle = HEIGHT - 18;

/** The stream's width, by the root of the share. */
const widthOf = (words, most) =>
  NECK + (HEIGHT - 16 - NECK) * Math.sqrt(Math.max(0, words - 1) / Math.max(most, FULL));

/** Where the stream narrows to its next width, for each guess, and how wide it is then. */
function stations(left) {
  const step = (END - HEAD) / Math.max(FEWEST_STEPS, left.length);
  const places = left.map((words, i) => ({
    x: HEAD + i * step,
    half: widthOf(words, left[0]) / 2,
  }));
  const end = { ...places[places.length - 1], x: END };
  places[0].half = Math.max(9, places[0].half);
  return [...places, end];
}

/** One edge of the stream, above (-1) or below (1) its middle. */
function edgeOf(places, side) {
  const yOf = ({ half }) => middle + side * half;
  return places.slice(1).map((to, i) => {
    const from = places[i];
    const bend = (from.x + to.x) / 2;
    return `C${bend} ${yOf(from)} ${bend} ${yOf(to)} ${to.x} ${yOf(to)}`;
  }).join('');
}

/** A horn with its foot at `x` and `y`; `wide` is negative for the one on the right. */
export const hornOf = (x, y, wide, high) =>
  `M${x} ${y}Q${x - 9 * wide} ${y - 6 * high} ${x - 4 * wide} ${y - 18 * high}` +
  `Q${x - wide} ${y - 8 * high} ${x + 9 * wide} ${y}Z`;

/** Eyes and mouth around `x`, below the head's edge at `y`. */
export function faceOf(x, y, [wide, high], { evil, glad }) {
  const eye = (side) =>
    `M${x + side * 12 * wide} ${y + 8 * high}L${x + side * (evil ? 4 : 12) * wide} ${
      y + 13 * high
    }`;
  const corners = y + (glad ? 20 : 25) * high;
  const bow = corners + (glad ? 10 : -9) * high;
  return `${eye(-1)}${eye(1)}M${x - 13 * wide} ${corners}Q${x} ${bow} ${x + 13 * wide} ${corners}`;
}

/** The barb of the tail, with its point at `x` and `y`. */
export const barbOf = (x, y, size) =>
  `M${x} ${y}l${-20 * size} ${-12 * size}q${8 * size} ${12 * size} 0 ${24 * size}Z`;

/** The thin end of the stream. */
function tailOf({ x, half }) {
  const tip = WIDTH - 8;
  const taper = `C${x + 14} ${middle - half} ${x + 8} ${middle - 1.5} ${tip} ${middle - 1.5}`;
  const back = `V${middle + 1.5}C${x + 6} ${middle + 1.5} ${x + 8} ${middle + half} ${x} ${
    middle + half
  }`;
  return taper + back;
}

/**
 * Draws the stream into an SVG element.
 * @param {Element} picture
 * @param {readonly number[]} left how many words there were before the first and after each guess
 */
export function drawStream(picture, left) {
  const places = stations(left);
  const [first, last] = [places[0], places[places.length - 1]];
  const [top, bottom] = [middle - first.half, middle + first.half];
  const start = `M${HEAD} ${bottom}H12Q0 ${bottom} 0 ${middle}Q0 ${top} 12 ${top}H${HEAD}`;
  const backwards = [...places].reverse();
  const horns = hornOf(5, top, 0.78, 0.67) + hornOf(23, top, -0.78, 0.67);
  const glad = last.half > NECK / 2; // not yet cornered
  const size = first.half / 22;
  const face = faceOf(14, top + 9 * size, [0.54, size], { evil: true, glad });
  picture.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  picture.replaceChildren(
    svg('path', {
      class: 'stream',
      d: `${start}${edgeOf(places, -1)}${tailOf(last)}${edgeOf(backwards, 1)}Z`,
    }),
    svg('path', { class: 'barb', d: barbOf(WIDTH - 1, middle, 0.5) + horns }),
    svg('path', { class: 'edge', d: face }),
  );
}

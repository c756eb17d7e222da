// The words left as one stream that runs from the devil's head to the tip of its tail: it narrows
// with each guess. Knows numbers only, neither words nor letters.

import { svg } from '../board/lettering.js';

const [WIDTH, HEIGHT] = [300, 44];
const [NECK, HEAD, END] = [3, 30, 262]; // how thin it gets; from where to where it narrows
const FEWEST_STEPS = 8; // so that each of the first guesses takes an equal part
const FULL = 26; // words that fill it: a game of fewer has a thin stream from the start

const middle = HEIGHT - 18;

/** The stream's width, by the logarithm. */
const widthOf = (words, most) =>
  NECK + ((HEIGHT - 16 - NECK) * Math.log(Math.max(1, words))) / Math.log(Math.max(most, FULL));

/** Where the stream narrows to its next width, for each guess, and how wide it is then. */
function stations(left) {
  const step = (END - HEAD) / Math.max(FEWEST_STEPS, left.length);
  const places = left.map((words, i) => ({
    x: HEAD + i * step,
    half: widthOf(words, left[0]) / 2,
  }));
  return [...places, { ...places[places.length - 1], x: END }];
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

/** A horn on the head, with its foot at `x`; `way` is 1 for the left one and -1 for the right. */
const hornOf = (x, top, way) =>
  `M${x} ${top}Q${x - 7 * way} ${top - 4} ${x - 3 * way} ${top - 12}` +
  `Q${x - way} ${top - 5} ${x + 7 * way} ${top}Z`;

/** The head: horns, two slanted eyes, a mouth that smiles until it is cornered. */
function headOf(half, isCornered) {
  const [top, size] = [middle - half, half / 14];
  const eye = (way) => `M${14 - 7 * way} ${middle - 4 * size}L${14 - 3 * way} ${middle - 1 * size}`;
  const [corner, bow] = isCornered ? [8, 3] : [5, 10];
  const mouth = `M7 ${middle + corner * size}Q14 ${middle + bow * size} 21 ${
    middle + corner * size
  }`;
  return [
    svg('path', { class: 'barb', d: hornOf(5, top, 1) + hornOf(23, top, -1) }),
    svg('path', { class: 'edge', d: half < 8 ? '' : eye(1) + eye(-1) + mouth }),
  ];
}

/** The thin end of the stream, and the barb on it. */
function tailOf({ x, half }) {
  const tip = WIDTH - 8;
  const taper = `C${x + 14} ${middle - half} ${x + 8} ${middle - 1.5} ${tip} ${middle - 1.5}`;
  const back = `V${middle + 1.5}C${x + 6} ${middle + 1.5} ${x + 8} ${middle + half} ${x} ${
    middle + half
  }`;
  const barb = `M${tip + 7} ${middle}L${tip - 3} ${middle - 6}Q${tip} ${middle} ${tip - 3} ` +
    `${middle + 6}Z`;
  return { taper: taper + back, barb };
}

/**
 * Draws the stream into an SVG element.
 * @param {Element} picture
 * @param {readonly number[]} left how many words there were before the first and after each guess
 */
export function drawStream(picture, left) {
  const places = stations(left);
  const [first, last] = [places[0], places[places.length - 1]];
  const { taper, barb } = tailOf(last);
  const [top, bottom] = [middle - first.half, middle + first.half];
  const start = `M${HEAD} ${bottom}H12Q0 ${bottom} 0 ${middle}Q0 ${top} 12 ${top}H${HEAD}`;
  const backwards = [...places].reverse();
  picture.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  picture.replaceChildren(
    svg('path', {
      class: 'stream',
      d: `${start}${edgeOf(places, -1)}${taper}${edgeOf(backwards, 1)}Z`,
    }),
    svg('path', { class: 'barb', d: barb }),
    ...headOf(first.half, last.half <= NECK / 2),
  );
}

// The devil: he is as fat as he has words, and his horns show how evil he is. Without horns he is
// the honest opponent, under a halo; in a class he is a round beast. His box is 240 by 240, with
// his feet on its lower edge. Parts that the first letter does not need are in poses.js.

import { inkedAt, svg } from './lettering.js';

/** A path with a class. */
export const shape = (kind, d) => svg('path', { class: kind, d });

/** Draws something for the left side (-1) and the right (1). */
export const both = (draw) => [-1, 1].map(draw).join('');

export const oval = (x, y, rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** An arm or a tail: a thick line with an outline. */
export const limb = (d, wide = 12) => [
  svg('path', { class: 'limb-ink', d, 'stroke-width': wide + 5 }),
  svg('path', { class: 'limb', d, 'stroke-width': wide }),
];

/** Eyes, by the place they look at. @type {Record<string, (x: number, y: number) => Element[]>} */
export const eyes = {
  open: (x, y) => [
    shape(
      'white',
      'M81 76Q94 70 113 86Q110 100 97 99Q83 97 81 76Z' +
        'M159 76Q146 70 127 86Q130 100 143 99Q157 97 159 76Z',
    ),
    shape('pupil', both((side) => oval(120 + side * 21 + x, 88 + y, 4.6))),
  ],
  wide: (x, y) => [
    shape('white', both((side) => oval(120 + side * 21, 84, 14, 16))),
    shape('pupil', both((side) => oval(120 + side * 21 + x, 86 + y, 4))),
  ],
};

/** Mouths by class and path. @type {Record<string, string[][]>} */
export const mouths = {
  grin: [
    ['mouth', 'M88 103Q120 117 153 101Q147 125 120 124Q97 123 88 103Z'],
    ['tooth', 'M98 107L103 116L108 110ZM133 110L139 115L143 106Z'],
  ],
  spit: [
    ['mouth', oval(122, 112, 11, 10)],
    ['line', 'M180 111L194 104M178 122L198 114'],
  ],
  gulp: [
    ['line', 'M104 114Q112 106 120 113Q128 120 136 111'],
    ['line', 'M84 106Q78 112 84 118M156 106Q162 112 156 118'],
  ],
  smile: [['line', 'M92 106Q120 128 148 106']],
  happy: [['mouth', 'M92 103Q120 112 148 103Q144 125 120 125Q96 125 92 103Z']],
};

/** @type {Record<string, string>} */
export const brows = {
  evil: 'M76 66L110 82M164 66L130 82',
  sly: 'M76 72L110 82M164 60L132 76',
  up: 'M82 66Q94 56 110 60M158 66Q146 56 130 60',
  none: '',
};

/** Eyes, brows, mouth and arms by mood. @type {Record<string, string[]>} */
export const moods = {
  waits: ['open', 'evil', 'grin', 'draw'],
  teases: ['open', 'sly', 'grin', 'draw'],
  spits: ['open', 'sly', 'spit', 'draw'],
  gulps: ['wide', 'up', 'gulp', 'belly'],
  frets: ['wide', 'up', 'gulp', 'draw'],
  // Faces of lists.
  grins: ['open', 'sly', 'grin', ''],
  calm: ['wide', 'up', 'smile', ''],
};

/** The gentler parts for a class. @type {Record<string, string>} */
const gentle = {
  open: 'wide',
  evil: 'up',
  sly: 'up',
  flat: 'none',
  grin: 'happy',
  eager: 'happy',
  shut: 'wide',
  laugh: 'happy',
};

const hornOf = (side, long) => {
  const x = (n) => 120 + side * n;
  return `M${x(40)} 64C${x(54)} 58 ${x(62)} ${46 - long / 2} ${x(55)} ${34 - long}` +
    `C${x(48)} ${46 - long * 0.4} ${x(34)} ${44 - long * 0.1} ${x(14)} 45Z`;
};

export const HEAD = 'M120 42C154 40 175 58 174 88C173 118 152 137 120 137C88 137 67 118 66 88' +
  'C65 58 86 40 120 42Z';
const SHADE = 'M146 47C166 55 175 71 174 88C173 118 152 137 120 137C106 137 94 133 86 127' +
  'C126 132 158 120 159 88C159 70 156 58 146 47Z';
const EARS = 'M70 92L50 74Q50 96 66 110ZM170 92L190 74Q190 96 174 110Z';

/** The part of a head behind the face: a halo, round ears, or horns and pointed ears. */
function aboveHead(rung) {
  if (!rung) return [shape('halo', oval(120, 24, 36, 9))];
  if (isClass()) return [shape('solid', both((side) => oval(120 + side * 40, 50, 17)))];
  const long = 6 + rung * 6;
  return [shape('solid deep', hornOf(-1, long) + hornOf(1, long)), shape('solid', EARS)];
}

/** Eyes, brows and mouth. */
function faceOf({ mood, look = [3, 3] }) {
  const isBeast = isClass();
  const [eye, brow, mouth] = moods[mood].map((name) => (isBeast && gentle[name]) || name);
  const drawn = mouths[mouth].filter(([kind]) => !(isBeast && kind === 'tooth'));
  return [
    svg('g', { class: 'eyes' }, ...eyes[eye](look[0], look[1])),
    shape('line', brows[brow]),
    ...drawn.map(([kind, d]) => shape(kind, d)),
    ...(mouth === 'wavy' ? [shape('drop', 'M182 50Q194 66 184 72Q172 68 182 50Z')] : []),
  ];
}

export const headOf = ({ rung, mood, look }) => [
  ...aboveHead(rung),
  shape('solid', HEAD),
  shape('shade', SHADE),
  shape('shine', 'M78 80Q82 58 104 51'),
  ...faceOf({ mood, look }),
];

export const hand = (x, y) => shape('solid', oval(x, y, 10));

export const pencilAt = (x, y) => [
  shape(
    'pencil',
    `M${x - 17} ${y + 22}L${x + 14} ${y - 32}L${x + 24} ${y - 26}L${x - 7} ${y + 28}Z`,
  ),
  shape('tip', `M${x + 14} ${y - 32}L${x + 30} ${y - 46}L${x + 24} ${y - 26}Z`),
  hand(x - 1, y + 1),
];

/** On a thin body the hand stays beside the number. */
export const restingArm = ({ left, l, half }) =>
  limb(`M${l} 136C${left - 6} 142 ${left - 14} 172 ${left + Math.min(18, half * 0.7 - 24)} 184`);

/** Arms by pose; left and right are the body's sides, l and r the shoulders. */
export const poses = {
  draw: (body) => [
    ...restingArm(body),
    ...limb(
      `M${body.r} 136C${Math.max(168, body.right - 8)} 134 ${body.right + 8} 176 ${
        body.right + 16
      } 152`,
    ),
    ...pencilAt(body.right + 18, 150),
  ],
  belly: ({ left, right, l, r }) => [
    ...limb(`M${l} 136C${left - 12} 142 ${left - 24} 196 ${left + 16} 213`),
    ...limb(`M${r} 136C${right + 12} 142 ${right + 24} 196 ${right - 16} 213`),
  ],
};

/** The tail, drawn before everything else; it swings up beside him. */
function tailOf(left) {
  const [x, y] = [Math.max(20, left - 24), 160];
  return [
    ...limb(`M${left + 14} 212C${left - 30} 234 ${Math.max(6, left - 42)} 196 ${x} ${y}`, 5),
    shape('solid deep', `M${x} ${y - 22}L${x + 15} ${y + 3}Q${x} ${y - 5} ${x - 15} ${y + 3}Z`),
  ];
}

/** Half the width of a body. @param {number} fat */
export const halfOf = (fat) => 36 + 52 * fat;

function bodyOf(half) {
  const neck = Math.min(23, half * 1.1);
  const x = (n) => 120 + half * n;
  return `M${120 - neck} 112C${x(-1.02)} 124 ${x(-1.22)} 176 ${x(-0.96)} 212C${x(-0.8)} 232 ${
    x(0.8)
  } 232 ${x(0.96)} 212C${x(1.22)} 176 ${x(1.02)} 124 ${120 + neck} 112Z`;
}

/** The side of a body that has no light. */
function shadeOf(half) {
  const x = (n) => 120 + half * n;
  return `M${x(0.9)} 138C${x(1.1)} 160 ${x(1.08)} 196 ${x(0.96)} 212C${x(0.8)} 232 ${x(-0.8)} 232 ${
    x(-0.96)
  } 212C${x(-0.4)} 224 ${x(0.5)} 222 ${x(0.76)} 206C${x(0.96)} 190 ${x(0.98)} 160 ${x(0.9)} 138Z`;
}

function bulkOf(half) {
  const foot = (side) => {
    const at = (n) => 120 + side * (half * 0.28 + n);
    return `M${at(6)} 240C${at(-4)} 222 ${at(31)} 214 ${at(43)} 240Z`;
  };
  return [
    shape('shade', oval(120, 239, half + 16, 8)),
    shape('solid deep', both(foot)),
    shape('solid', bodyOf(half)),
    shape('shade', shadeOf(half)),
  ];
}

/** The words left and their unit, for which a thin belly has no room. */
function countOf(count, unit, half) {
  const hasUnit = unit && half > 37;
  return [
    inkedAt(count, 120, hasUnit ? 168 : 176, 39, half * 1.1),
    ...(hasUnit ? [inkedAt(unit, 120, 200, Math.min(17, Math.max(13, half / 4)), half * 1.2)] : []),
  ];
}

/**
 * A whole figure. `fat` is from -0.45 (a stick) to 1; `crossed` is drawn across a stick, `count`
 * and `unit` on a belly; `was` is how fat he was, `holds` is the drawing of an envelope, `head`
 * another's head, `arms` a pose in place of the mood's.
 */
export function figureOf(
  { fat = 0.5, rung = 2, mood = 'waits', count = '', unit = '', ...rest },
) {
  const { holds, look, crossed, tail, head, arms: pose, was } = /** @type {any} */ (rest);
  const half = halfOf(fat);
  const neck = Math.min(23, half * 1.1);
  const body = { left: 120 - half, right: 120 + half, l: 122 - neck, r: 118 + neck, half };
  const arms = poses[pose ?? moods[mood][3]]?.(body) ?? [];
  const [high, low] = [half * 0.78 + 6, half * 0.9 + 9];
  const belly = `M120 132C${120 - high} 132 ${120 - low} 218 120 220C${120 + low} 218 ${
    120 + high
  } 132 120 132Z`;
  const inside = crossed
    ? crossed
    : holds
    ? []
    : [shape('belly', belly), ...(count ? countOf(count, unit, half) : [])];
  return [
    ...(was > fat ? [shape('was', bodyOf(halfOf(was)))] : []),
    ...(tail ?? (rung && !isClass() ? tailOf(body.left) : [])),
    svg('g', { class: 'bulk' }, ...bulkOf(half), ...inside),
    ...arms,
    ...(holds ?? []),
    ...(holds ? [hand(70, 196), hand(170, 196)] : []),
    svg('g', { class: 'head' }, ...(head ?? headOf({ rung, mood, look }))),
  ];
}

/**
 * The width of his belly by the logarithm of the words left, because eyes compare ratios; two words
 * have room for their number, and one leaves a stick.
 */
export const fatOf = (words, most) =>
  words > 1 ? (Math.log(words) / Math.log(Math.max(most, 100))) ** 1.3 : -0.45;

/** @type {Record<string, number>} */
const rungs = { gentle: 1, sly: 2, evil: 4, devil: 6 };

/** How evil an opponent looks, 0 for the honest one. @param {string} name */
export const rungOf = (name) => rungs[name] ?? 0;

/** The class of an opponent's colour. @param {number} rung */
export const colourOf = (rung) => (!rung ? 'honest' : isClass() ? '' : `r${rung}`);

/** Draws the face of a rung into an SVG element. @param {Element} picture @param {number} rung */
export function drawDevil(picture, rung, mood) {
  const top = rung ? 28 - 6 * rung : 8;
  picture.setAttribute('viewBox', `44 ${top} 152 ${142 - top}`);
  picture.setAttribute('class', `devil face ${colourOf(rung)}`);
  picture.replaceChildren(...headOf({ rung, mood, look: [0, 3] }));
}

/** Whether the page has the look for a class. */
export const isClass = () => document.documentElement.dataset.look === 'class';

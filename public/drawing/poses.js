// The devil's poses later in a game, at its end and in other views; importing this adds them to
// devil.js.

import {
  both,
  brows,
  drawDevil,
  eyes,
  hand,
  limb,
  moods,
  mouths,
  oval,
  pencilAt,
  poses,
  restingArm,
  rungOf,
  shape,
} from './devil.js';
import { inkedAt, svg } from './lettering.js';

Object.assign(eyes, {
  half: (x, y) => [
    shape('white', 'M84 84H112Q110 99 98 99Q86 99 84 84ZM128 84H156Q154 99 142 99Q130 99 128 84Z'),
    shape('pupil', both((side) => oval(120 + side * 21 + x, 90 + y, 4.4))),
  ],
  shut: () => [shape('line', 'M80 78L110 88L82 96M160 78L130 88L158 96')],
  asleep: () => [shape('line', 'M82 86Q97 98 112 87M128 87Q143 98 158 86')],
});

Object.assign(mouths, {
  smirk: [
    ['line', 'M93 110Q121 122 150 101M146 97Q152 100 152 107'],
    ['tooth', 'M130 113L135 121L139 109Z'],
  ],
  eager: [
    ['white', 'M84 102Q120 112 156 102Q156 126 120 127Q84 126 84 102Z'],
    ['thin', 'M96 105V124M108 107V126M120 108V127M132 107V126M144 105V124'],
  ],
  wavy: [['line', 'M96 118Q104 108 112 115Q120 121 128 113Q136 106 145 116']],
  laugh: [
    ['mouth', 'M80 100Q120 108 160 100Q162 133 120 136Q78 133 80 100Z'],
    ['tongue', 'M98 129Q104 116 121 120Q138 115 143 129Q132 135 120 135Q108 135 98 129Z'],
    ['tooth', 'M90 102L97 114L104 104ZM136 104L143 114L150 102Z'],
  ],
  sulk: [['line', 'M98 119Q120 104 142 119M110 126H130']],
  sorry: [['line', 'M100 118Q120 108 140 118']],
  snore: [['mouth', oval(120, 113, 8, 6)]],
});

Object.assign(brows, { sad: 'M80 76L108 64M160 76L132 64', flat: 'M80 76L112 80M160 76L128 80' });

const hanging = (x, side) =>
  limb(`M${x} 136C${x + 17 * side} 152 ${x + 23 * side} 178 ${x + 15 * side} 200`);

const palm = (side) => {
  const x = (n) => 120 + side * n;
  return `M${x(8)} 84Q${x(6)} 70 ${x(24)} 70Q${x(46)} 72 ${x(44)} 90Q${x(40)} 104 ${x(22)} 102` +
    `Q${x(6)} 98 ${x(8)} 84Z`;
};

Object.assign(poses, {
  lean: (body) => [
    ...restingArm(body),
    ...limb(`M${body.r} 134C${body.right + 10} 140 ${body.right + 26} 172 ${body.right + 38} 146`),
    ...pencilAt(body.right + 38, 144),
  ],
  wag: (body) => {
    const x = body.right + 32;
    return [
      ...restingArm(body),
      ...limb(`M${body.r} 136C${x - 10} 156 ${x + 8} 130 ${x} 96`),
      ...limb(`M${x} 94L${x + 4} 66`, 8),
      hand(x, 96),
      shape(
        'wagging',
        `M${x + 20} 62Q${x + 26} 72 ${x + 22} 84M${x - 16} 62Q${x - 20} 72 ${x - 16} 82`,
      ),
    ];
  },
  cheeks: ({ l, r }) => [
    ...limb(`M${l} 140C58 152 46 138 62 112`),
    ...limb(`M${r} 140C182 152 194 138 178 112`),
  ],
  hold: ({ l, r }) => [
    ...limb(`M${l} 138C${l - 54} 138 ${l - 64} 204 70 196`),
    ...limb(`M${r} 138C${r + 54} 138 ${r + 64} 204 170 196`),
  ],
  up: ({ left, right, l, r }) => [
    ...limb(`M${l} 136C${left - 8} 130 ${Math.min(44, left - 6)} 92 ${Math.min(38, left)} 8`),
    ...limb(`M${r} 136C${right + 8} 130 ${Math.max(196, right + 6)} 92 ${Math.max(202, right)} 8`),
  ],
  hang: ({ l, r }) => [...hanging(l, -1), ...hanging(r, 1)],
  cross: ({ l, r }) => [
    ...limb(`M${l} 138C${l - 30} 158 96 182 142 166`),
    ...limb(`M${r} 138C${r + 30} 158 144 182 98 166`),
  ],
  flag: ({ l, r }) => [
    ...hanging(l, -1),
    ...limb(`M${r} 136C${r + 34} 150 206 146 204 116`),
    shape('pole', 'M206 148L196 -6'),
    shape('flag', 'M196 -6Q220 -22 240 -8T286 -14L290 40Q264 54 244 42T200 48Z'),
    shape('solid', oval(204, 116, 10)),
  ],
});

Object.assign(moods, {
  wags: ['half', 'flat', 'smirk', 'wag'],
  cornered: ['wide', 'up', 'wavy', 'cheeks'],
  eager: ['wide', 'evil', 'eager', 'lean'],
  smiles: ['wide', 'up', 'smile', 'hold'],
  glad: ['wide', 'up', 'happy', 'hold'],
  glares: ['open', 'evil', 'eager', ''],
  laughs: ['shut', 'none', 'laugh', 'up'],
  sulks: ['half', 'sad', 'sulk', 'cross'],
  beaten: ['wide', 'up', 'wavy', 'hang'],
  surrenders: ['half', 'up', 'wavy', 'flag'],
  sorry: ['wide', 'sad', 'sorry', 'hold'],
  sleeps: ['asleep', 'none', 'snore', 'hang'],
  // He spits in fear, because he is thin.
  coughs: ['wide', 'up', 'spit', 'draw'],
  asks: ['half', 'sly', 'smirk', 'belly'],
  waitsQuietly: ['half', 'flat', 'smirk', 'belly'],
  plots: ['open', 'evil', 'grin', 'belly'],
});

/** The mood of each while waiting. @type {Record<string, string>} */
export const faces = { gentle: 'gulps', sly: 'grins', evil: 'waits', devil: 'glares' };

/** An opponent's face, waiting for a game unless another mood is given. */
export function devilOf(name, mood = faces[name] ?? 'calm') {
  const face = svg('svg', {});
  drawDevil(face, rungOf(name), mood);
  return face;
}

/** A sealed envelope, its middle at x, its upper edge at y. */
export function envelope(x, y, wide = 96) {
  const high = wide * 0.66;
  const [left, right, low] = [x - wide / 2, x + wide / 2, y + high];
  const seal = y + high * 0.56;
  return [
    shape('page', `M${left} ${y}H${right}V${low}H${left}Z`),
    shape(
      'thin',
      `M${left} ${low}L${x - wide * 0.12} ${y + high / 2}M${right} ${low}L${x + wide * 0.12} ${
        y + high / 2
      }`,
    ),
    shape('page', `M${left} ${y}L${x} ${y + high * 0.62}L${right} ${y}Z`),
    shape('seal', oval(x, seal, wide * 0.13)),
    shape('star', `M${x} ${seal - 5}V${seal + 5}M${x - 5} ${seal}H${x + 5}`),
  ];
}

/** A figure that asks for a game: with a secret in his belly, or a sealed envelope. */
export const askingOf = (rung, mood = rung ? 'plots' : 'smiles') => ({
  rung,
  mood,
  fat: 0.7,
  ...(rung ? { arms: 'belly', count: '?' } : { arms: 'hold', holds: envelope(120, 160) }),
});

/** A sign across a stick: he has one word left. */
export function signOn(text) {
  const wide = Math.min(200, text.length * 16 + 40);
  const strip = (inset, kind) => {
    const round = 25 - inset;
    const [left, right] = [120 - wide / 2 + inset, 120 + wide / 2 - inset];
    return shape(
      kind,
      `M${left + round} ${154 + inset}H${right - round}a${round} ${round} 0 0 1 0 ${2 * round}H${
        left + round
      }a${round} ${round} 0 0 1 0 ${-2 * round}Z`,
    );
  };
  return [strip(0, 'solid'), strip(9, 'belly'), inkedAt(text, 120, 179, 21, wide - 34)];
}

export const coveringHands = () => [
  ...limb('M99 140C60 150 56 112 88 92'),
  ...limb('M141 140C180 150 184 112 152 92'),
  shape('solid', palm(-1) + palm(1)),
  shape('thin', 'M90 100V84M102 101V82M138 101V82M150 100V84'),
];

/** An open envelope and its word; the middle at x, the upper edge at y. */
export function openEnvelope(x, y, word, wide = 96) {
  const high = wide * 0.66;
  const [left, right, low] = [x - wide / 2, x + wide / 2, y + high];
  const across = Math.max(wide * 0.84, Math.min(190, word.length * 21 + 26)) / 2;
  return [
    shape('page inside', `M${left} ${y}L${x} ${y - high / 2}L${right} ${y}Z`),
    ...(word
      ? [
        shape('page', `M${x - across} ${y - 46}H${x + across}V${y + 14}H${x - across}Z`),
        svg('g', { class: 'found' }, inkedAt(word, x, y - 21, 32, 2 * across - 20)),
      ]
      : []),
    shape('page', `M${left} ${y}L${x} ${y + high / 2}L${right} ${y}V${low}H${left}Z`),
    shape(
      'thin',
      `M${left} ${low}L${x - wide * 0.14} ${y + high * 0.44}M${right} ${low}L${x + wide * 0.14} ${
        y + high * 0.44
      }`,
    ),
  ];
}

/** A plug that is pulled out, for a missing network. */
export const plugAt = (x, y) => [
  ...limb(`M${x + 60} 226C${x + 30} 250 ${x + 20} 236 ${x} ${y}`, 5),
  shape(
    'plug',
    `M${x + 2} ${y - 10}H${x - 16}Q${x - 24} ${y} ${x - 16} ${y + 10}H${x + 2}Z` +
      `M${x - 20} ${y - 5}H${x - 32}M${x - 20} ${y + 5}H${x - 32}`,
  ),
];

// Letters drawn by hand. A stroke is a path through points of this grid, five by five:
//
//   A B C D E      A capital is a corner or an end, a small letter a bend:
//   F G H I J      "UCY" goes up to the middle of the top and down again,
//   K L M N O      "AuyE" down in a bow and up again.
//   P Q R S T
//   U V W X Y      Blanks part the strokes of one sign. A stroke after ^ is drawn
//                  small over the letter, which makes room; one after , under it.

const strokes = {
  A: 'UCY LN',
  B: 'UAdiKoyU',
  C: 'JeauyT',
  D: 'UAeyU',
  E: 'EAUY KN',
  F: 'EAU KN',
  G: 'JeauyOM',
  H: 'AU EY KO',
  I: 'CW BD VX',
  J: 'EyuP',
  K: 'AU EKY',
  L: 'AUY',
  M: 'UAMEY',
  N: 'UAYE',
  O: 'CeyuaC',
  P: 'UAejK',
  Q: 'CeyuaC SY',
  R: 'UAejKY',
  S: 'JeaktyuP',
  T: 'AE CW',
  U: 'AuyE',
  V: 'AWE',
  W: 'AVHXE',
  X: 'AY EU',
  Y: 'AME MW',
  Z: 'AEUY',
  '-': 'LN',
  _: 'UY',
  "'": 'CH',
  '!': 'CR WW',
  '?': 'FaejmR WW',
  '*': 'VCXFJV',
};

/** Where to find the strokes of other letters: each script has a module, and marks.js what goes with all. */
const scripts = { greek: /\p{Script=Greek}/u, cyrillic: /\p{Script=Cyrillic}/u };

const isCorner = (name) => name[0] < 'a';
const shaky = (n) => n + Math.random() - 0.5;

/** The place of a letter in the alphabet, from 0. @param {string} name */
export const placeOf = (name) => parseInt(name, 36) - 10;

/**
 * Strokes as the `d` of an SVG path, each time a little different, as hands draw.
 * @param {string} text strokes parted by blanks
 * @param {RegExp} naming how the name of one point looks
 * @param {(name: string) => number[]} pointOf
 */
export function pathOf(text, naming, pointOf) {
  return text.split(' ').map((stroke) => {
    const names = stroke.match(naming);
    const points = names.map(pointOf);
    return points.map(([x, y], i) => {
      if (isCorner(names[i])) return `${i ? 'L' : 'M'}${shaky(x)} ${shaky(y)}`;
      const [nextX, nextY] = points[i + 1];
      const end = isCorner(names[i + 1]) ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2];
      return `Q${x} ${y} ${end}`;
    }).join('');
  }).join('');
}

/** Points of a grid in a box, given by its left and top and the distances of its points. */
const grid = (left, top, across, down) => (name) =>
  [left + across * (placeOf(name) % 5), top + down * Math.floor(placeOf(name) / 5)];

const [whole, lowered] = [grid(1, 2, 3.2, 4.5), grid(1, 5.6, 3.2, 3.6)];
const small = { '^': grid(3, -2.6, 2.2, 1.2), ',': grid(1, 20, 3.2, 1.2) };

/** All strokes of a sign as one path. @param {string} text */
function drawn(text) {
  const letter = text.includes('^') ? lowered : whole;
  return text.split(' ').map((stroke) => {
    const mark = small[stroke[0]];
    return mark ? pathOf(stroke.slice(1), /./g, mark) : pathOf(stroke, /./g, letter);
  }).join('');
}

/** An element of a drawing. */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The strokes of a sign: its own, or its letter's and those of the marks on it. @param {string} sign */
function strokesOf(sign) {
  const parts = sign in strokes ? [sign] : [...sign.normalize('NFD')];
  return parts.every((part) => part in strokes) ? parts.map((part) => strokes[part]).join(' ') : '';
}

/** Learns the strokes of a sign's script. @param {string} sign */
async function learn(sign) {
  const script = Object.keys(scripts).find((name) => scripts[name].test(sign));
  const names = script ? ['marks', script] : ['marks'];
  const modules = await Promise.all(names.map((name) => import(`./letters/${name}.js`)));
  Object.assign(strokes, ...modules.map((module) => module.strokes));
}

function shapeOf(sign) {
  const text = strokesOf(sign);
  return text ? svg('path', { d: drawn(text) }) : svg('text', { x: 7.5, y: 20, 'text-anchor': 'middle' }, sign);
}

/** One sign, drawn; in the reader's own font until its strokes are there, or where there are none. @param {string} sign */
export function glyph(sign) {
  const drawing = svg('svg', { viewBox: '0 0 15 23' }, shapeOf(sign));
  if (!strokesOf(sign)) {
    void learn(sign).then(() => drawing.replaceChildren(shapeOf(sign)), () => undefined);
  }
  return drawing;
}

// Letters and paths as hands draw them. A stroke goes through points of this grid, five by five:
//
//   A B C D E      A capital is a corner or an end, a small letter a bend:
//   F G H I J      "UCY" goes up to the middle of the top and down again,
//   K L M N O      "AuyE" down in a bow and up again.
//   P Q R S T      Blanks part the strokes of one sign. One after ^ stands over its letter, which
//   U V W X Y      makes room, and one after , under it.

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

/** An element of a drawing. */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Points of the grid in a box, by its left and top and the distances of its points. */
const gridIn = (left, top, across, down) => (name) => [
  left + across * (placeOf(name) % 5),
  top + down * Math.floor(placeOf(name) / 5),
];

const [whole, lowered] = [gridIn(1.5, 2, 3, 4.5), gridIn(1.5, 4.6, 3, 3.85)];
const small = { '^': gridIn(3, -4, 2.2, 1.2), ',': gridIn(1.5, 20, 3, 1.2) };

/** The strokes of a sign: its own, or its letter's and those of its marks. @param {string} sign */
function pathsOf(sign) {
  const parts = sign in strokes ? [sign] : [...sign.normalize('NFD')];
  if (!parts.every((part) => part in strokes)) return [];
  const text = parts.map((part) => strokes[part]).join(' ');
  const letter = text.includes('^') ? lowered : whole;
  const d = text.split(' ').map((stroke) => pathOf(stroke, /\w/g, small[stroke[0]] ?? letter));
  return [svg('path', { d: d.join('') })];
}

/**
 * One sign, drawn; one beyond A to Z in the reader's font until its strokes come.
 * @param {string} sign
 */
export function glyph(sign) {
  const drawing = svg('svg', { viewBox: '0 0 15 23' }, ...pathsOf(sign));
  if (/['’]/.test(sign)) drawing.style.margin = '0 -.2em';
  if (drawing.firstChild) return drawing;
  drawing.append(svg('text', { x: 7.5, y: 20, 'text-anchor': 'middle' }, sign));
  import('./marks.js').then(({ strokesFor }) => strokesFor(sign)).then((more) => {
    Object.assign(strokes, more);
    if (pathsOf(sign).length) drawing.replaceChildren(...pathsOf(sign));
  }).catch(() => {});
  return drawing;
}

// Letters and paths as hands draw them. A stroke goes through points of this grid, five by five:
//
//   A B C D E      A capital is a corner or an end, a small letter a bend:
//   F G H I J      "UCY" goes up to the middle of the top and down again,
//   K L M N O      "AuyE" down in a bow and up again.
//   P Q R S T      Blanks separate the strokes of a sign. A stroke after ^ goes above its letter,
//   U V W X Y      which makes room; one after , goes below.
//
// A sign is as wide as its strokes: an I needs less room than an M.

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
  0: 'CeyuaC',
  1: 'GCW',
  2: 'FaeoUY',
  3: 'AEMoyuP',
  4: 'XDPT',
  5: 'EAKoyU',
  6: 'DfuyoL',
  7: 'AEV',
  8: 'CeoMkaC MoyWukM',
  9: 'VteakN',
  '-': 'LN',
  _: 'UY',
  "'": 'CH',
  '’': 'CH',
  '.': 'WW',
  ',': 'RV',
  '!': 'CR WW',
  '?': 'FaejmR WW',
  '*': 'VCXFJV',
  ' ': '',
  '\u00a0': '',
};

/** How much wider than others a letter is drawn. @type {Record<string, number>} */
const widths = { M: 1.3, W: 1.35, O: 1.1, Q: 1.1, N: 1.05, J: .85, L: .85, E: .9, F: .88, S: .95 };

const HEIGHT = 23;
const isCorner = (name) => name[0] < 'a';
const shaky = (n) => n + 0.8 * (Math.random() - 0.5);

/** The place of a letter in the alphabet, from 0. @param {string} name */
export const placeOf = (name) => parseInt(name, 36) - 10;

/**
 * Strokes as the `d` of an SVG path, slightly different each time, as if by hand.
 * @param {string} text strokes separated by blanks
 * @param {RegExp} naming the form of a point's name
 * @param {(name: string) => number[]} pointOf
 */
export function pathOf(text, naming, pointOf) {
  return text.split(' ').map((stroke) => {
    const names = stroke.match(naming);
    const points = names.map(pointOf);
    return points.map(([x, y], i) => {
      if (isCorner(names[i])) {
        return `${i ? 'L' : 'M'}${shaky(x).toFixed(1)} ${shaky(y).toFixed(1)}`;
      }
      const [nextX, nextY] = points[i + 1];
      const end = isCorner(names[i + 1]) ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2];
      return `Q${x} ${y} ${end}`;
    }).join('');
  }).join('');
}

/** An element of a drawing, which screen readers skip unless it has a role. */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (tag === 'svg' && !attributes.role) element.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const columnOf = (name) => placeOf(name) % 5;

/** Points of the grid in a box, by its left and top and the distances of its points. */
const gridIn = (left, top, across, down) => (name) => [
  left + across * columnOf(name),
  top + down * Math.floor(placeOf(name) / 5),
];

/** The strokes of a sign: its own, or its letter's and those of its marks. @param {string} sign */
function strokesOf(sign) {
  const parts = sign in strokes ? [sign] : [...sign.normalize('NFD')];
  if (parts.every((part) => part in strokes)) return parts.map((part) => strokes[part]).join(' ');
}

/** The `d` of a sign at `x`, and where the next begins. */
function signAt(sign, x) {
  const text = strokesOf(sign);
  // A blank, or a sign whose strokes are not loaded.
  if (!text) return { d: '', next: x + (text === '' ? 8 : 15) };
  const own = text.split(' ').filter((stroke) => !'^,'.includes(stroke[0]));
  const columns = [...own.join('')].map(columnOf);
  const [low, high] = [Math.min(...columns), Math.max(...columns)];
  const across = 3 * (widths[sign.normalize('NFD')[0]] ?? 1);
  const [left, middle] = [x + 2.6 - across * low, x + 2.6 + across * (high - low) / 2];
  const [top, down] = text.includes('^') ? [4.6, 3.85] : [2, 4.5];
  const small = {
    '^': gridIn(middle - 4.4, -4, 2.2, 1.2),
    ',': gridIn(middle - 6, 20, 3, 1.2),
  };
  const d = text.split(' ').map((stroke) =>
    pathOf(stroke, /\w/g, small[stroke[0]] ?? gridIn(left, top, across, down))
  );
  return { d: d.join(''), next: x + 5.2 + across * (high - low) };
}

/** Draws signs into an SVG element, those in `marked` as a separate path. */
function drawSigns(drawing, text, marked) {
  let x = 0;
  const paths = { ink: '', marked: '' };
  const unknown = [];
  for (const sign of text) {
    const { d, next } = signAt(sign, x);
    const isMarked = d && marked.includes(sign);
    // Underlined for people who do not see the colour.
    paths[isMarked ? 'marked' : 'ink'] += isMarked ? `${d}M${x + 1} 27H${next - 1}` : d;
    if (!d && sign.trim()) unknown.push(svg('text', { x: (x + next) / 2, y: 20 }, sign));
    x = next;
  }
  const shown = Object.entries(paths).filter(([, d]) => d)
    .map(([name, d]) => svg('path', { d, class: name }));
  drawing.setAttribute('viewBox', `0 0 ${x.toFixed(1)} ${HEIGHT}`);
  // Measured in heights, so that the size of the text decides.
  drawing.style.width = `${(x / HEIGHT * 0.95).toFixed(3)}em`;
  drawing.replaceChildren(...shown, ...unknown);
}

/** Whether the strokes of all signs of a text are loaded. @param {string} text */
export const isKnown = (text) => [...text].every((sign) => strokesOf(sign) !== undefined);

/** Loads the strokes of letters beyond A to Z if the text has any. @param {string} text */
export async function learnStrokes(text) {
  if (isKnown(text)) return;
  const more = await (await import('./marks.js')).strokesFor(text);
  Object.assign(strokes, more.strokes);
  Object.assign(widths, more.widths);
}

/**
 * A word in one drawing, as high as its text; signs beyond A to Z are in the reader's font until
 * their strokes are loaded.
 * @param {string} text in capitals
 * @param {string} [marked] letters drawn as a separate path
 */
export function inked(text, marked = '') {
  const drawing = svg('svg', { class: 'hand' });
  drawSigns(drawing, text, marked);
  if (!isKnown(text)) {
    learnStrokes(text).then(() => drawSigns(drawing, text, marked)).catch(() => {});
  }
  return drawing;
}

/** A word within a drawing, centred at x and as wide as `most` at most. */
export function inkedAt(text, x, y, high, most) {
  const path = svg('path', { class: 'letters' });
  const draw = () => {
    let [d, wide] = ['', 0];
    for (const sign of text) {
      const drawn = signAt(sign, wide);
      d += drawn.d;
      wide = drawn.next;
    }
    const scale = Math.min(high, (most * HEIGHT) / wide) / HEIGHT;
    const [left, top] = [x - (scale * wide) / 2, y - (scale * HEIGHT) / 2];
    path.setAttribute('d', d);
    path.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`);
  };
  draw();
  if (!isKnown(text)) learnStrokes(text).then(draw).catch(() => {});
  return path;
}

/** One sign, drawn. @param {string} sign */
export const glyph = (sign) => inked(sign);

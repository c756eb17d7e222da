// XML and HTML as text, read sign by sign: the page's policy lets no script hand markup to the
// browser's own parser.

/** @typedef {{name: string, attributes: Record<string, string>, children: Part[]}} Node */
/** @typedef {Node | string} Part */

const named = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&', shy: '' };

/** A text with its entities read. @param {string} text */
const decoded = (text) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, digits, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The end of a tag: a `>` outside quotes. @param {string} text @param {number} from */
function endOf(text, from) {
  let quote = '';
  for (let place = from; place < text.length; place += 1) {
    const sign = text[place];
    if (quote ? sign === quote : sign === '>') {
      if (!quote) return place;
      quote = '';
    } else if (!quote && (sign === '"' || sign === "'")) quote = sign;
  }
  return text.length;
}

/** Markup that is not an element: its start and its end. */
const others = [['<!--', '-->'], ['<![CDATA[', ']]>'], ['<?', '?>'], ['<!', '>']];

/** @param {string} tag between its brackets */
function readTag(tag) {
  const [, slash, name, rest] = tag.match(/^(\/?)([\w:-]+)([^]*)$/) ?? [];
  const attributes = Object.fromEntries(
    [...(rest ?? '').matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      .map(([, key, one, other]) => [key, decoded(one ?? other)]),
  );
  return { name, isEnd: Boolean(slash), isEmpty: tag.endsWith('/'), attributes };
}

/** The parts of a text: tags, and texts between them. @param {string} text */
function* partsOf(text) {
  let place = 0;
  while (place < text.length) {
    const start = text.indexOf('<', place);
    if (start !== place) {
      const end = start < 0 ? text.length : start;
      yield decoded(text.slice(place, end));
      place = end;
      continue;
    }
    const [opener, closer] = others.find(([sign]) => text.startsWith(sign, start)) ?? ['<', ''];
    const found = closer ? text.indexOf(closer, start + opener.length) : endOf(text, start);
    const end = found < 0 ? text.length : found;
    const inner = text.slice(start + opener.length, end);
    if (opener === '<![CDATA[') yield inner;
    else if (opener === '<') yield /^\/?[a-z]/i.test(inner) ? readTag(inner) : `<${inner}>`;
    place = end + (closer.length || 1);
  }
}

const deepest = 99;

/** The tree of an XML text, whose end closes all elements. @param {string} text @returns {Node} */
export function readMarkup(text) {
  const root = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const part of partsOf(text)) {
    const { children } = open[open.length - 1];
    if (typeof part === 'string') children.push(part);
    else if (part.isEnd) {
      const place = open.map(({ name }) => name).lastIndexOf(part.name);
      if (place > 0) open.length = place;
    } else {
      const node = { name: part.name, attributes: part.attributes, children: [] };
      children.push(node);
      if (!part.isEmpty && open.length < deepest) open.push(node);
    }
  }
  return root;
}

/**
 * All elements of a name below a node.
 * @param {Node} node
 * @param {string} name
 * @returns {Node[]}
 */
export const allIn = (node, name) =>
  node.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : allIn(child, name)
  );

/** The text below a node. @param {Node | undefined} node @returns {string} */
export const textIn = (node) =>
  node?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';

/** A text in one line. @param {string} text */
export const tidy = (text) => text.replace(/\s+/g, ' ').trim();

/** HTML as plain text in one line. @param {string} html */
export const plain = (html) =>
  tidy([...partsOf(html)].map((part) => (typeof part === 'string' ? part : ' ')).join(''));

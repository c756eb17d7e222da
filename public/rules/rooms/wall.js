// The layout of seats on a wall, so that all fit.

/** The smallest text, in pixels. */
const leastText = 6;
/** The smallest name, in pixels; if names would be smaller, seats show numbers. */
const leastName = 8;
/** The size of text relative to its picture, and of a line relative to its text. */
const [text, line] = [0.3, 1.25];
/** The usual width of a letter relative to its height. */
const letter = 0.62;

/** The most letters of a name on a wall. */
const mostLetters = 14;

/** A name cut for a wall, because one long name makes all too small. @param {string} name */
export const shortName = (name) =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name;

/** The smallest wanted size of a name relative to its picture. */
const share = 0.25;

/** The size at which a text of this length fits. */
const fitting = (wide, length) => (0.95 * wide) / (letter * length);

/**
 * The columns that allow the largest pictures and names, with the sizes of picture, text, names and
 * notes; 0 for names or notes too small to read.
 * @param {{
 *   count: number, width: number, height: number, lines: number, name: number, note: number
 * }} wall `count` seats in a space, with `lines` of text below each; `name` and `note`: the letters
 *   of the longest
 */
export function wallOf({ count, width, height, lines, name, note }) {
  let best = { columns: 1, size: 0, text: leastText, name: 0, note: 0, worth: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const wide = width / columns;
    const high = (0.95 * height) / Math.ceil(count / columns);
    const even = high / (1 + lines * line * text);
    const small = text * even < leastText;
    const size = Math.floor(Math.min(0.95 * wide, small ? high - lines * line * leastText : even));
    const written = Math.max(leastText, text * size);
    const fits = Math.min(written, fitting(wide, name));
    const notes = Math.min(0.8 * written, fitting(wide, note));
    // If names do not fit, a layout counts half.
    const worth = Math.min(size, (fits < leastName ? written / 2 : fits) / share);
    if (worth <= best.worth) continue;
    best = {
      columns,
      size,
      text: written,
      name: fits < leastName ? 0 : fits,
      note: notes < leastText ? 0 : notes,
      worth,
    };
  }
  return best;
}

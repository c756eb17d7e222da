// How seats stand on a wall, so that the wall shows all of them whole.

/** Nothing is smaller, in pixels. */
const leastText = 6;
/** A name in smaller letters is none: its number stands there. */
const leastName = 8;
/** Text beside a picture of size 1, and the height of a line beside its text. */
const [text, line] = [0.3, 1.25];
/** Width of a letter beside its height, as wide as most are. */
const letter = 0.62;

/** A name is to be at least so large beside its picture, before there are more columns. */
const share = 0.25;

/** The size of letters by which a text fits. */
const fitting = (wide, length) => (0.95 * wide) / (letter * length);

/**
 * The columns that leave pictures and names largest, and the sizes of picture and text, of names
 * and of notes; these are 0 where they would be too small to read.
 * @param {{
 *   count: number, width: number, height: number, lines: number, name: number, note: number
 * }} wall how many seats, the space, the lines of text below each, letters of the longest name and
 *   of the longest note
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
    // A wall without names is half as good.
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

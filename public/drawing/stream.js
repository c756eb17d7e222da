// A face, horns and a barb as the replay and the help draw them.

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

// The devil's sentence about a guess, by how many words it cost him.

/**
 * The name of the sentence about a guess, and the number of words in it: those lost, or those left.
 * @param {boolean} hit
 * @param {number} before
 * @param {number} after
 * @param {number} [all] of the game's words
 */
export function sentenceAbout(hit, before, after, all = before) {
  const gone = before - after;
  const share = gone / before;
  if (hit) return share > 0.6 ? { name: 'gave-most', n: gone } : { name: 'gave', n: after };
  if (!gone) return { name: 'none-had', n: after };
  const isThin = before < all && 5 * after <= all && share >= 0.3;
  if (after > 5 && isThin) return { name: 'starving', n: after };
  if (after > 1 && after <= 5) return { name: 'last-few', n: after };
  return { name: share > 0.6 ? 'spat-most' : share < 0.3 ? 'spat-few' : 'spat', n: gone };
}

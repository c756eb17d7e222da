// The devil's face: under a halo, or with horns as long as it is evil.

import { svg } from './lettering.js';

const HEAD = 'M32 25C47 24 54 34 53 46C52 59 44 67 32 67C20 67 12 59 11 46C10 34 17 24 32 25Z';
const HALO = 'M18 13C19 7 45 7 46 13C46 19 18 19 18 13Z';

/** A horn on the left (1) or right (-1) that is so long. @param {number} side */
function hornOf(side, long) {
  const x = (n) => 32 - side * n;
  return `M${x(19)} 36Q${x(26)} ${32 - long / 2} ${x(18)} ${27 - long}` +
    `Q${x(17)} ${30 - long / 2} ${x(5)} 26Z`;
}

/** @type {Record<string, string>} Eyes and mouth by the mood; a dot is a stroke of no length. */
const faces = {
  laughs: 'M17 38L27 43M47 38L37 43M18 49C24 52 40 52 46 49C45 66 19 66 18 49Z',
  grins: 'M19 39L27 43M45 39L37 43M19 51Q32 63 45 51',
  beaten: 'M19 43L27 39M45 43L37 39M21 58Q32 47 43 58M55 30Q59 36 56 38Q53 37 55 30Z',
  smiles: 'M24 41V42M40 41V42M20 50Q32 62 44 50',
  sorry: 'M24 42V43M40 42V43M20 37L26 35M44 37L38 35M24 56Q32 50 40 56',
};

/**
 * Draws a face into an SVG element.
 * @param {Element} picture
 * @param {number} rung from 0, honest, to 6
 * @param {keyof typeof faces} mood
 */
export function drawDevil(picture, rung, mood) {
  const above = rung ? hornOf(1, 3 * rung + 4) + hornOf(-1, 3 * rung + 4) : HALO;
  picture.setAttribute('viewBox', '0 0 64 70');
  picture.setAttribute('class', rung ? 'devil' : 'devil honest');
  picture.replaceChildren(
    svg('path', { class: rung ? 'horns' : '', d: above }),
    svg('path', { fill: 'var(--board)', d: HEAD }),
    svg('path', { class: 'head', d: HEAD }),
    svg('path', { class: mood === 'laughs' ? 'laugh' : '', d: faces[mood] }),
  );
}

/** @type {Record<string, number>} */
const rungs = { gentle: 1, sly: 2, evil: 4, devil: 6 };

/** How evil an opponent looks; the honest one not at all. @param {string} name */
export const rungOf = (name) => rungs[name] ?? 0;

/** Those who do not grin. @type {Record<string, string>} */
const moods = { gentle: 'smiles', devil: 'laughs' };

/** The face of an opponent, that waits for a game or has lost it. @param {string} name */
export function devilOf(name, mood = moods[name] ?? (rungOf(name) ? 'grins' : 'smiles')) {
  const face = svg('svg', { 'aria-hidden': 'true' });
  drawDevil(face, rungOf(name), /** @type {any} */ (mood));
  return face;
}

// The results of others: bars with a figure for each number of mistakes, and a sentence, which is
// all that a screen reader says.

import { createElement } from '../page.js';
import { t } from '../texts.js';
import { manView } from './men.js';

/** @param {Bar} bar */
function barView({ label, count, share, isOwn, isApart }) {
  const view = createElement(
    `li${isOwn ? '.own' : ''}${isApart ? '.apart' : ''}`,
    ...(isOwn ? [manView({ isCalm: true }), createElement('em', t('fared-you'))] : []),
    createElement('small', count ? count.toLocaleString(document.documentElement.lang) : ''),
    createElement('i'),
    createElement('b', /^\p{L}/u.test(label) ? t(label) : label),
  );
  view.style.setProperty('--share', String(share));
  return view;
}

/**
 * Draws the results of others, or nothing if they are not known.
 * @param {HTMLElement} place
 * @param {Fared | undefined} fared
 */
export function drawFared(place, fared) {
  place.hidden = !fared;
  if (!fared) return place.replaceChildren();
  const bars = createElement('ol.bars', ...fared.bars.map(barView));
  bars.setAttribute('aria-hidden', 'true');
  return place.replaceChildren(
    createElement(
      'p',
      createElement('b', t(fared.name, fared.values)),
      ' ',
      createElement('small', t('fared-here')),
    ),
    bars,
  );
}

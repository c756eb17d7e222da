// Rules by which an author frees seats: without a name, few guesses, late arrival.

import { createElement } from '../../page.js';
import { build } from '../../parts/elements.js';
import { momentOf } from '../../rules/rooms/clock.js';
import { nameOf } from '../../store/rooms.js';
import { text } from '../texts.js';
import { carefulButton } from './careful.js';

/** A rule with a value to set. @param {HTMLElement} input @param {() => unknown} remove */
const ruleView = (label, input, remove) =>
  createElement(
    'p.field',
    createElement('label', `${label} `, input),
    carefulButton(`⊖ ${text('remove')}`, 'sure', remove, 'button.remove'),
  );

/**
 * The rules; nothing if the server gives seats no ids.
 * @param {RoomRow[]} rows
 * @param {Author} author
 */
export function removingView(rows, { place, seats }) {
  if (!rows.length || rows.some(({ id }) => !id)) return [];
  const named = rows.filter((row) => nameOf(place.id, row));
  const others = rows.length - named.length;
  const guesses = build('input', { type: 'number', min: 0, max: 99, value: 1 });
  const time = build('input', { type: 'datetime-local' });
  const unnamed = named.length && others
    ? carefulButton(
      `⊖ ${text('remove-unnamed', { n: others })}`,
      'sure',
      () => seats({ keep: named.map(({ id }) => id).join(',') }),
      'button.remove',
    )
    : '';
  return [createElement(
    'details.several',
    createElement('summary', text('remove-several')),
    unnamed,
    ruleView(text('guesses-at-most'), guesses, () => seats({ idle: guesses.value })),
    ruleView(text('came-after'), time, () => time.value && seats({ after: momentOf(time.value) })),
  )];
}

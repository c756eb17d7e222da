// Clues for a class, from the meanings of its language: a button for each word and one for all, or
// a link to the line for typing one; and drawn easy words with clues.

import { $, createElement } from '../../page.js';
import { call } from '../../server.js';
import { state } from '../../state.js';
import { build, buttonOf } from '../../parts/elements.js';
import { hasMeanings } from '../../parts/meanings.js';
import { write } from './pasting.js';
import { reasonFor, text } from '../texts.js';

/** A line for the field of a class, without "noun:". */
const lineOf = (word, clue) => `${word} = ${clue.replace(/^\w+: /, '')}`;

/** The number of words that are drawn. */
const drawn = 20;

/**
 * A button that fills the field with easy English words, if the server has them.
 * @param {() => void} chooseEnglish makes English the language of the room
 */
export function drawnView(chooseEnglish) {
  const draw = buttonOf(text('draw-easy'), async () => {
    try {
      const { lines } = await call('/room', { list: 'easy', draw: String(drawn), try: 'true' });
      chooseEnglish();
      const written = $('making-lines').value.trim();
      const isNew = ({ word }) => !new RegExp(`^${word}\\b`, 'im').test(written);
      const added = lines.filter(isNew).map(({ word, clue }) => lineOf(word, clue));
      write([written, ...added].filter(Boolean).join('\n'));
      const { length: n } = lines;
      if (n < drawn) $('making-said').replaceChildren(text('few-clues', { n }));
    } catch (error) {
      $('making-said').replaceChildren(reasonFor(error));
    }
  });
  draw.hidden = !state.lists.some(({ id, meanings }) => id === 'easy' && meanings);
  return draw;
}

export const cluesView = () => build('ul', { id: 'making-clues', hidden: '' });

/**
 * The lines without a clue, each with a possible clue if there is one.
 * @param {Record<string, string>} settings
 * @param {{rounds?: any[], refused?: any[]}} reply to a trial
 */
function offersFor(settings, { rounds, refused }) {
  const lines = settings.words.split('\n').map((line, place) => ({ line, place }));
  const list = state.lists.find(({ id }) => id === settings.list);
  if (!lines.some(({ line }) => line) || !list || !hasMeanings(list)) return [];
  const bad = new Set(refused?.map(({ line }) => line - 1));
  return lines.filter(({ line, place }) => line && !bad.has(place))
    .map(({ line, place }, i) => ({ word: line, place, clue: rounds?.[i]?.suggestion }))
    .filter(({ word }) => !word.includes('\t'));
}

/** @param {{word: string, place: number, clue?: string}[]} offers */
function take(offers) {
  const area = $('making-lines');
  const lines = area.value.split('\n');
  for (const { word, place, clue } of offers) {
    if (lines[place]?.trim() === word) lines[place] = lineOf(word, clue ?? '');
  }
  write(lines.join('\n'));
  const [{ place, clue }] = offers;
  if (clue) return;
  const end = lines.slice(0, place + 1).join('\n').length;
  area.focus();
  area.setSelectionRange(end, end);
}

/** Offers clues. @param {Record<string, string>} settings @param {any} reply to a trial */
export function showClues(settings, reply) {
  const offers = offersFor(settings, reply);
  const list = $('making-clues');
  const known = offers.filter(({ clue }) => clue);
  const items = offers.sort((a, b) => Number(!a.clue) - Number(!b.clue)).map((offer) => {
    const { word, clue } = offer;
    const label = clue ? lineOf(word, clue) : text('own-clue', { word });
    const button = buttonOf(label, () => take([offer]), clue ? 'button' : 'button.link');
    button.dir = 'auto';
    return createElement('li', button);
  });
  const all = createElement('li', buttonOf(text('take-all'), () => take(known)));
  list.replaceChildren(
    createElement('li', text('clues-are')),
    ...(known.length > 1 ? [all] : []),
    ...items,
  );
  list.hidden = !offers.length;
}

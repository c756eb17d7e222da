// A room by its words: which were hard, and a sheet of them for pupils on paper.

import { createElement } from '../page.js';
import { build, tableOf } from '../parts/elements.js';
import { text } from './texts.js';

/**
 * How a room's words went, the hardest first.
 * @param {Room} room
 */
export function wordsByHardness({ rounds, results, lines }) {
  const played = (results ?? []).flatMap((row) => row.rounds)
    .filter(({ status }) => status !== 'forgotten');
  const words = rounds.map((_, i) => {
    const ends = played.filter(({ round }) => round === i + 1);
    const found = ends.filter(({ status }) => status === 'won').length;
    const mistakes = ends.reduce((sum, end) => sum + end.mistakes, 0) / (ends.length || 1);
    return { round: i + 1, line: lines?.[i], ends: ends.length, found, mistakes };
  });
  const shareOf = ({ found, ends }) => ends ? found / ends : 1;
  return words.map((word) => ({ ...word, share: shareOf(word) }))
    .sort((a, b) => a.share - b.share || b.mistakes - a.mistakes);
}

/** The table of words. @param {Room} room */
export function wordsView(room) {
  const rows = wordsByHardness(room).filter(({ ends }) => ends).map((word) => {
    const bar = createElement('i', `${word.found}/${word.ends}`);
    const line = createElement('span.bar', bar);
    line.style.setProperty('--bar', String(word.share));
    const name = build('bdi', { lang: room.language ?? 'en' }, word.line?.word ?? word.round);
    return createElement(
      'tr',
      build('th', { scope: 'row' }, name),
      createElement('td', line),
      createElement('td', (Math.round(word.mistakes * 10) / 10).toLocaleString()),
    );
  });
  if (!rows.length || room.kind === 'trap') return [];
  const heads = [text('a-word'), text('found'), text('missed-letters')];
  const title = text('by-word');
  return [
    createElement('details.words', createElement('summary', title), tableOf(title, heads, rows)),
  ];
}

/** A word as so many blanks. @param {string} word */
const blanksOf = (word) =>
  createElement(
    'span.blanks',
    ...[...word].map((sign) =>
      createElement(/\p{L}/u.test(sign) ? 'i' : 'b', /\p{L}/u.test(sign) ? '' : sign)
    ),
  );

/** A page for pupils, and one with the answers. @param {Room} room @param {string} title */
export const paperView = ({ lines, letters, language }, title) =>
  ['for-pupils', 'answers'].map((page) =>
    createElement(
      'section.page',
      createElement('h2', page === 'answers' ? `${title}: ${text(page)}` : title),
      createElement(
        'ol',
        ...lines.map(({ word, clue }) =>
          createElement(
            'li',
            page === 'answers' ? build('b', { lang: language ?? 'en' }, word) : blanksOf(word),
            createElement('p', clue ?? ''),
            page === 'answers' ? '' : createElement('p.strike', [...letters].join(' ')),
          )
        ),
      ),
    )
  );

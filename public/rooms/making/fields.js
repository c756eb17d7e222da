// The fields of each card's form, in addition to the common ones.

import { devilOf } from '../../drawing/poses.js';
import { scenes } from '../../drawing/pictures.js';
import { opponentsIn } from '../../offers.js';
import { createElement } from '../../page.js';
import { localOf } from '../../rules/rooms/clock.js';
import { state } from '../../state.js';
import { capitalized, t, wordsLanguage } from '../../texts.js';
import { build, field, picksOf, select, slider } from '../../parts/elements.js';
import { nameOf } from '../../parts/terms.js';
import { cluesView, drawnView } from './clues.js';
import { pasteInto, readView } from './pasting.js';
import { text } from '../texts.js';

/** Whether a card takes one word. @param {string} card */
export const isOne = (card) => card === 'word' || card === 'phone';

/** An input with its label as the placeholder. @param {string} id @param {string} label */
const lineOf = (id, label, maxlength) =>
  build('input', { id, dir: 'auto', maxlength, 'aria-label': label, placeholder: label });

/** The label above a slip of paper. @param {string} id */
const overOf = (id, label) => createElement('p.above', build('label', { for: id }, label));

/** A slip of paper for one word, large, and its clue. */
function wordView() {
  const id = 'making-a-word';
  const word = { id, dir: 'auto', required: '', maxlength: 64, autocapitalize: 'characters' };
  return [
    overOf(id, text('a-word')),
    createElement(
      'div.slip',
      build('input', { ...word, placeholder: text('your-word') }),
      lineOf('making-clue', text('clue'), 80),
    ),
    build('small', { id: 'making-hint' }),
  ];
}

/** A slip of paper for the words. @param {Fill} fill */
function slipView(fill) {
  const { card } = state.making;
  const area = build('textarea', { id: 'making-lines', dir: 'auto', required: '' });
  // The same text makes the box as high as its words, with an example in its first empty line.
  const like = createElement('div.like', createElement('span'));
  const slip = createElement('div.slip', area, like);
  const below = createElement(`p.field.${card}`, build('b', { id: 'making-count' }));
  area.onpaste = pasteInto;
  if (card === 'class') {
    slip.prepend(lineOf('making-name', text('title'), 60));
    like.append(text('lines-like'));
    below.prepend(drawnView(() => fill({ language: null })));
  }
  return [overOf('making-lines', text(`${card}-lines`)), slip, below, readView()];
}

/** The place for what a pupil will see, or for the devil of a trap. */
export const seenView = () => createElement('div.seen.sky', build('div', { id: 'making-seen' }));

const roundsView = () => slider('making-rounds', text('rounds'), { min: 1, max: 20, value: 5 });

function opponentsView() {
  const { lists, compiling } = state;
  const picks = picksOf(
    'making-opponent',
    opponentsIn(wordsLanguage(lists), lists, compiling)
      .map(({ name, query }) => [query, t(name), devilOf(name), createElement('b', t(name))]),
  );
  picks[0].control.checked = true;
  return build(
    'p',
    { class: 'pick', role: 'radiogroup', 'aria-label': t('opponent') },
    ...picks,
  );
}

/** The languages of the lists, each with its largest list. */
function languagesView() {
  const bySize = [...state.lists].sort((a, b) => a.entries - b.entries);
  const lists = new Map(bySize.map(({ language, id }) => [language ?? 'en', id]));
  const options = [...lists].map(([language, id]) => [id, capitalized(nameOf(language))])
    .sort(([, a], [, b]) => a.localeCompare(b, document.documentElement.lang));
  const view = select('making-list', t('language'), options);
  view.querySelector('select').value = lists.get(wordsLanguage(state.lists) ?? 'en');
  view.hidden = lists.size < 2;
  return view;
}

function sceneView() {
  const names = Object.keys(scenes);
  const view = select('making-scene', t('drawn'), names.map((name) => [name, t(name)]));
  const { scene } = state.looks;
  // A class does not get the gallows by default.
  const usual = state.making.card === 'class' ? 'snowman' : 'gallows';
  view.querySelector('select').value = scene && scene !== 'gallows' ? scene : usual;
  return view;
}

const mistakesView = () =>
  slider('making-mistakes', t('mistakes-allowed'), { min: 1, max: 26, value: 8 });

/** The choice between a board for each and a shared one, and of its turns. @param {string} card */
function boardView(card) {
  if (isOne(card)) return [];
  const names = (name, values) => values.map((value) => [value, text(`${name}-${value}`)]);
  const turns = select('making-turns', text('turns'), names('turns', ['any', 'seats']));
  turns.hidden = true;
  return [
    select('making-board', text('played-on'), names('board', ['own', 'shared'])),
    turns,
  ];
}

/** The opening and closing times, in this browser's time zone. @param {Partial<Room>} [room] */
export const timesView = ({ opensAt, closesAt } = {}, kind = 'making') =>
  Object.entries({ opens: opensAt, closes: closesAt }).map(([name, moment]) =>
    field(
      `${kind}-${name}`,
      text(name),
      build('input', { type: 'datetime-local', value: localOf(moment) }),
    )
  );

/** The rarely changed settings. */
export function moreView() {
  const { card } = state.making;
  const table = select('making-table', text('seen-by'), [
    ['all', text('seen-all')],
    ['author', text('seen-author')],
  ]);
  return build(
    'details',
    { id: 'making-more' },
    createElement('summary', text('more'), ' ', build('small', { id: 'making-rest' })),
    card === 'same'
      ? field('making-name', text('title'), build('input', { dir: 'auto', maxlength: 60 }))
      : languagesView(),
    isOne(card) || card === 'class' ? mistakesView() : '',
    ...boardView(card),
    card === 'phone' ? '' : table,
    sceneView(),
    ...timesView(),
  );
}

/**
 * The fields of each card.
 * @type {Record<string, (fill: Fill) => Node[]>}
 */
export const fieldsOf = {
  word: wordView,
  phone: wordView,
  trap: (fill) => [
    ...slipView(fill),
    seenView(),
    build('p', { id: 'making-worth', role: 'status' }),
    mistakesView(),
  ],
  same: () => [opponentsView(), roundsView()],
  class: (fill) => [...slipView(fill), cluesView()],
};

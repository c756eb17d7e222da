// Making a room: a form for each of the four kinds.

import { devilOf } from '../drawing/devil.js';
import '../drawing/poses.js';
import { makerView } from '../drawing/makers.js';
import { scenes } from '../drawing/pictures.js';
import { openEnvelope } from '../drawing/poses.js';
import { opponentsIn } from '../offers.js';
import { $, createElement, handwrite, open, writeText } from '../page.js';
import { call } from '../server.js';
import { state, update } from '../state.js';
import { capitals, count, nameOf, t, wordsLanguage } from '../texts.js';
import { loadLists } from '../game.js';
import { build, buttonOf } from '../parts/elements.js';
import { field, picksOf, select, slider } from '../parts/fields.js';
import { guestOf } from './cards.js';
import { peekOver, setStage } from '../stage/frame.js';
import { cluesView, drawnView, showClues } from './clues.js';
import { pasteInto, readView } from './pasting.js';
import { checkOf } from './promises.js';
import { showRoom } from './room.js';
import { unmarked } from '../rules/paste.js';
import { reasonFor, refusalOf, text } from './texts.js';
import { showWorth } from './worth.js';

/** The fields of each card, beside those of all. */
const fieldsOf = {
  word: wordView,
  trap: () => [
    ...slipView(),
    build('p', { id: 'making-worth', role: 'status' }),
    mistakesView(),
  ],
  same: () => [opponentsView(), roundsView()],
  class: () => [...slipView(), cluesView()],
};

/** Connects the form. */
export function mountMaking() {
  const form = $('making-form');
  form.onsubmit = (event) => {
    event.preventDefault();
    void make();
  };
  let timer = 0;
  form.oninput = () => {
    update({ making: { ...state.making, once: drawDigits() } });
    // A line that was mended is not refused again.
    $('making-said').replaceChildren();
    drawForm();
    clearTimeout(timer);
    timer = setTimeout(ask, 500);
  };
}

/** Asks the server once nobody has typed for a moment. */
function ask() {
  // The author has gone on and wants nothing.
  if (!$('making').open) return;
  const { card } = state.making;
  if (card === 'trap') void showWorth(settingsChosen(), (mistakes) => fill({ mistakes }));
  if (card === 'class') void preview().catch(() => {});
}

/** Says which lines of a class cannot be played, before it is made; offers clues for the others. */
async function preview() {
  const { once } = state.making;
  const settings = settingsChosen();
  const reply = settings.words.trim() ? await call('/room', { ...settings, try: 'true' }) : {};
  if (!$('making').open || state.making.once !== once) return;
  showClues(settings, reply);
  if (reply.refused?.length) showRefused(reply.refused);
}

// Fields -----------------------------------------------------------------------------------------

/** A line to write on, that says itself what for. @param {string} id @param {string} label */
const lineOf = (id, label, maxlength) =>
  build('input', { id, dir: 'auto', maxlength, 'aria-label': label, placeholder: label });

/** What is above a slip of paper. @param {string} id */
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
  ];
}

/** A slip of paper for the words. */
function slipView() {
  const { card } = state.making;
  const area = build('textarea', { id: 'making-lines', dir: 'auto', required: '' });
  const slip = createElement('div.slip', area);
  const below = createElement('p.field', build('b', { id: 'making-count' }));
  area.onpaste = pasteInto;
  if (card === 'class') {
    slip.prepend(lineOf('making-name', text('title'), 60));
    area.placeholder = text('lines-like');
    below.prepend(drawnView(() => fill({ language: null })));
  }
  return [overOf('making-lines', text(`${card}-lines`)), slip, below, readView()];
}

/** Draws what follows from what was filled in; the box is as high as its words. */
function drawForm() {
  const area = $('making-lines');
  if (area) {
    const { length } = linesWritten().filter(Boolean);
    writeText('making-count', length ? count('words-in-all', length) : '');
    area.style.height = '';
    area.style.height = `${area.scrollHeight + 3}px`;
  }
  writeText('making-rest', restOf($('making-more')));
  if (state.making.card === 'word') drawWord($('making-a-word').value);
}

/** The word in an envelope, which its maker holds. @param {string} word */
function drawWord(word) {
  const holds = word ? openEnvelope(120, 150, capitals(word).slice(0, 14), 118) : undefined;
  setStage($('making-stage'), { actor: makerView(7, holds) });
}

/** The settings under "More". @param {HTMLElement} more */
const restOf = (more) =>
  [...more.querySelectorAll('.field:not([hidden]) :is(#making-list, [type=range], #making-scene)')]
    .map((/** @type {any} */ input) =>
      input.selectedOptions?.[0].label ?? count('mistakes', Number(input.value))
    ).join(', ');

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
    { class: 'pick strip', role: 'radiogroup', 'aria-label': text('opponent') },
    ...picks,
  );
}

/** The languages of the lists, each with its largest list. */
function languagesView() {
  const bySize = [...state.lists].sort((a, b) => a.entries - b.entries);
  const lists = new Map(bySize.map(({ language, id }) => [language ?? 'en', id]));
  const options = [...lists].map(([language, id]) => [id, nameOf(language)]);
  const view = select('making-list', t('language'), options);
  view.querySelector('select').value = lists.get(wordsLanguage(state.lists) ?? 'en');
  view.hidden = lists.size < 2;
  return view;
}

/** What is drawn for all who play in it. */
function sceneView() {
  const names = Object.keys(scenes);
  const view = select('making-scene', t('drawn'), names.map((name) => [name, t(name)]));
  const { scene } = state.looks;
  // Nobody is hanged in a school.
  const usual = state.making.card === 'class' ? 'snowman' : 'gallows';
  view.querySelector('select').value = scene && scene !== 'gallows' ? scene : usual;
  return view;
}

const mistakesView = () =>
  slider('making-mistakes', t('mistakes-allowed'), { min: 1, max: 26, value: 8 });

/** What few change. */
function moreView() {
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
    card === 'word' || card === 'class' ? mistakesView() : '',
    table,
    sceneView(),
  );
}

/** Fills the form with what a room had. @param {Partial<Room>} given */
function fill({ title, lines, mistakes, table, scene, language }) {
  const isOffered = ({ id }) =>
    [...$('making-list')?.options ?? []].some(({ value }) => value === id);
  const list = state.lists.find((one) => one.language === language && isOffered(one));
  const values = {
    name: title,
    lines: lines?.map(({ word, clue }) => (clue ? `${word} = ${clue}` : word)).join('\n'),
    mistakes,
    table,
    scene,
    list: list?.id,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = $(`making-${name}`);
    if (!input || value === undefined || value === null) continue;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Opens the form of a card. @param {string} card @param {Partial<Room>} [given] */
export async function showMaking(card, given) {
  const form = $('making-form');
  const { taps } = state;
  await loadLists();
  if (state.taps !== taps) return;
  handwrite($('making-title'), text(card));
  $('making').classList.toggle('staged', card === 'word');
  peekOver($('making'), guestOf(card));
  update({ making: { card, once: drawDigits() } });
  form.replaceChildren();
  form.append(
    ...fieldsOf[card](),
    build('p', { id: 'making-said', role: 'status' }),
    createElement('button.main', text('make')),
    moreView(),
  );
  open('making');
  if (given) fill(given);
  drawForm();
  form.querySelector(given ? '.main' : ':required, [type=radio]').focus();
}

// What is sent -----------------------------------------------------------------------------------

/** The lines that were written: a word, or a word, a tab and a clue. */
function linesWritten() {
  const { card } = state.making;
  if (card === 'word') {
    return [['a-word', 'clue'].map((name) => $(`making-${name}`).value.trim()).join('\t').trim()];
  }
  const lines = $('making-lines').value.split('\n').map(unmarked);
  return lines.map((line) => (card === 'class' ? line.replace(/\s*[=\t]\s*/, '\t') : line).trim());
}

/** @returns {Record<string, string>} */
function settingsChosen() {
  const { card } = state.making;
  const title = $('making-name')?.value.trim();
  const common = { table: $('making-table').value, scene: $('making-scene').value };
  if (title) Object.assign(common, { title });
  if (card === 'same') {
    const settings = Object.fromEntries(
      new URLSearchParams($('making-form').elements['making-opponent'].value),
    );
    return { ...settings, rounds: $('making-rounds').value, ...common };
  }
  return {
    [card === 'trap' ? 'trap' : 'words']: linesWritten().join('\n'),
    list: $('making-list').value,
    mistakes: $('making-mistakes').value,
    ...common,
  };
}

const wordsOf = (lines) => lines.filter(Boolean).map((line) => line.split('\t')[0]);

const drawDigits = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

async function make() {
  const { card, once } = state.making;
  const [sent, settings] = [card === 'same' ? [] : wordsOf(linesWritten()), settingsChosen()];
  try {
    writeText('making-said', '');
    const room = await call('/room', { ...settings, once });
    const check = await checkOf(room);
    $('making').close();
    const { id, key, title, scene } = room;
    void showRoom({ id, key, check, card, title, scene, room, sent });
  } catch (error) {
    if (error.lines?.length) showRefused(error.lines);
    else writeText('making-said', reasonFor(error));
  }
}

/** Says of each refused line why, and offers to go on without them. @param {any[]} refused */
function showRefused(refused) {
  const written = linesWritten();
  const items = refused.map((one) =>
    createElement('li', refusalOf(one), ' ', createElement('bdi', written[one.line - 1] ?? ''))
  );
  const without = buttonOf(text('without-lines'), () => {
    const bad = new Set(refused.map(({ line }) => line - 1));
    $('making-lines').value = $('making-lines').value.split('\n').filter((_, i) => !bad.has(i))
      .join('\n');
    void make();
  });
  const isSome = $('making-lines') && refused.length < written.filter(Boolean).length;
  $('making-said').replaceChildren(createElement('ul.refused', ...items), isSome ? without : '');
}

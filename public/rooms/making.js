// Making a room: a form for each of the four kinds.

import { opponentsIn } from '../offers.js';
import { $, createElement, handwrite, open, writeText } from '../page.js';
import { call } from '../server.js';
import { state, update } from '../state.js';
import { count, nameOf, t, wordsLanguage } from '../texts.js';
import { loadLists } from '../game.js';
import { build, buttonOf } from '../parts/elements.js';
import { checkOf } from './promises.js';
import { showRoom } from './room.js';
import { reasonFor, text } from './texts.js';

/** The fields of each card, beside those of all. */
const fieldsOf = {
  word: () => [createElement('div', pairView()), buttonOf(text('another'), addPair)],
  trap: () => [linesView('trap-lines', 6), build('p', { id: 'making-worth', role: 'status' })],
  same: () => [roundsView(), opponentsView()],
  class: () => [linesView('class-lines', 8)],
};

/** Connects the form. */
export function mountMaking() {
  const form = $('making-form');
  form.onsubmit = (event) => {
    event.preventDefault();
    void make();
  };
  form.oninput = () => state.making === 'trap' && askWorth();
}

// Fields -----------------------------------------------------------------------------------------

/** A labelled input. @param {string} id @param {string} label @param {HTMLElement} input */
function field(id, label, input) {
  input.id = id;
  return createElement('p.field', build('label', { for: id }, label), input);
}

const pairs = () => $('making-form').querySelectorAll('.pair');

/** A word and a clue. */
function pairView() {
  const number = pairs().length + 1;
  const input = (name, more) =>
    field(`making-${name}-${number}`, text(name), build('input', { name, dir: 'auto', ...more }));
  return createElement(
    'div.pair',
    input('a-word', { required: '', maxlength: '64', autocapitalize: 'characters' }),
    input('clue', { maxlength: '80' }),
  );
}

function addPair() {
  const list = pairs()[0].parentElement;
  list.append(pairView());
  list.lastChild.querySelector('input').focus();
}

const linesView = (label, rows) =>
  field('making-lines', text(label), build('textarea', { rows, dir: 'auto', required: '' }));

function slider(id, label, { min, max, value }) {
  const input = build('input', { type: 'range', min, max, value });
  const output = build('output', { for: id, 'aria-live': 'off' }, String(value));
  input.addEventListener('input', () => output.replaceChildren(input.value));
  const line = field(id, label, input);
  line.append(output);
  return line;
}

const roundsView = () => slider('making-rounds', text('rounds'), { min: 1, max: 20, value: 5 });

function select(id, label, options) {
  const input = build('select', {});
  input.append(...options.map(([value, name]) => new Option(name, value)));
  return field(id, label, input);
}

function opponentsView() {
  const opponents = opponentsIn(wordsLanguage(state.lists), state.lists, state.compiling);
  return select(
    'making-opponent',
    text('opponent'),
    opponents.map(({ name, query }) => [
      query,
      t(name),
    ]),
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

function commonFields() {
  const own = state.making !== 'same';
  return [
    ...(own ? [languagesView()] : []),
    ...(own
      ? [slider('making-mistakes', t('mistakes-allowed'), { min: 1, max: 26, value: 8 })]
      : []),
    select('making-table', text('seen-by'), [
      ['all', text('seen-all')],
      ['author', text('seen-author')],
    ]),
  ];
}

/** Opens the form of a card. @param {string} card */
export async function showMaking(card) {
  const form = $('making-form');
  handwrite($('making-title'), text(card));
  await loadLists();
  update({ making: card });
  form.replaceChildren();
  form.append(
    createElement('p', text(`${card}-is`)),
    ...fieldsOf[card](),
    ...commonFields(),
    build('p', { id: 'making-said', role: 'status' }),
    createElement('p', createElement('button.main', text('make'))),
  );
  open('making');
  form.querySelector('input, textarea, select').focus();
}

// What is sent -----------------------------------------------------------------------------------

/** The lines that were written: a word, or a word, a tab and a clue. */
function linesWritten() {
  const card = state.making;
  if (card === 'word') {
    return [...pairs()].map((pair) => {
      const [word, clue] = [...pair.querySelectorAll('input')].map(({ value }) => value.trim());
      return clue ? `${word}\t${clue}` : word;
    });
  }
  const lines = $('making-lines').value.split('\n');
  return lines.map((line) => (card === 'class' ? line.replace(/\s*[=\t]\s*/, '\t') : line).trim());
}

/** @returns {Record<string, string>} */
function settingsChosen() {
  const card = state.making;
  const table = $('making-table').value;
  if (card === 'same') {
    const settings = Object.fromEntries(new URLSearchParams($('making-opponent').value));
    return { ...settings, rounds: $('making-rounds').value, table };
  }
  return {
    [card === 'trap' ? 'trap' : 'words']: linesWritten().join('\n'),
    list: $('making-list').value,
    mistakes: $('making-mistakes').value,
    table,
  };
}

const wordsOf = (lines) => lines.filter(Boolean).map((line) => line.split('\t')[0]);

async function make() {
  const card = state.making;
  const [sent, settings] = [card === 'same' ? [] : wordsOf(linesWritten()), settingsChosen()];
  try {
    writeText('making-said', '');
    const room = await call('/room', settings);
    const check = await checkOf(room);
    $('making').close();
    void showRoom({ id: room.id, key: room.key, check, card, room, sent });
  } catch (error) {
    writeText('making-said', reasonFor(error));
  }
}

// What a trap is worth ---------------------------------------------------------------------------

const quiet = 400;
let timer = 0;

/** Asks what the trap is worth, once nobody has typed for a moment. */
function askWorth() {
  clearTimeout(timer);
  timer = setTimeout(() => void showWorth(), quiet);
}

async function showWorth() {
  if (!$('making-worth')) return;
  const settings = settingsChosen();
  const said = settings.trap.includes('\n') ? await worthOf(settings) : '';
  const isStill = $('making-worth') &&
    String(Object.values(settings)) === String(Object.values(settingsChosen()));
  if (isStill) writeText('making-worth', said);
}

/** @param {Record<string, string>} settings */
async function worthOf(settings) {
  try {
    const { worth, mistakes } = await call('/room', { ...settings, try: 'true' });
    if (worth === null) return text('worth-unknown');
    if (worth === 0) return text('worth-none');
    const least = text('worth', { n: worth });
    return worth < mistakes
      ? least
      : `${least} ${text('worth-unwinnable', { mistakes: count('mistakes', mistakes) })}`;
  } catch (error) {
    return reasonFor(error);
  }
}

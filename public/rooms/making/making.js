// Making a room: a form for each of the four kinds.

import { letterOf, makerView } from '../../drawing/makers.js';
import { openEnvelope } from '../../drawing/poses.js';
import { sceneOf } from '../../drawing/scenes.js';
import { loadLists, refuse } from '../../game.js';
import { $, closeOne, createElement, handwrite, open, writeText } from '../../page.js';
import { build } from '../../parts/elements.js';
import { areWrong, momentOf } from '../../rules/rooms/clock.js';
import { parted, unmarked } from '../../rules/paste.js';
import { call } from '../../server.js';
import { peekOver, setStage } from '../../stage/frame.js';
import { state, update } from '../../state.js';
import { capitals, count } from '../../texts.js';
import { guestOf } from '../cards.js';
import { rememberRoom } from '../../store/rooms.js';
import { mayLeave } from '../../views/ask.js';
import { checkOf } from '../promises.js';
import { showRoom } from '../room.js';
import { begin } from '../round.js';
import { reasonFor, text } from '../texts.js';
import { showClues } from './clues.js';
import { fieldsOf, isOne, moreView, seenView } from './fields.js';
import { dropMended, showRefused, showWorth } from './judged.js';

/** The parts of forms in which something was typed. @type {Map<string, Element[]>} */
const drafts = new Map();

export function mountMaking() {
  const form = $('making-form');
  form.onsubmit = (event) => {
    event.preventDefault();
    void make();
  };
  let timer = 0;
  form.oninput = () => {
    const { card } = state.making;
    update({ making: { ...state.making, once: drawDigits() } });
    drafts.set(state.making.key, [...form.children]);
    dropMended(card === 'same' ? [] : linesWritten(), make);
    drawForm();
    clearTimeout(timer);
    timer = setTimeout(ask, 500);
  };
}

/** Asks the server after a pause in typing. */
function ask() {
  // The author has closed the form.
  if (!$('making').open) return;
  const { card } = state.making;
  if (card === 'trap') {
    const allow = (mistakes) => fill({ mistakes });
    void showWorth(settingsChosen(), linesWritten(), allow, drawForm);
  }
  if (card === 'class') void preview().catch(() => {});
}

/** Shows a class's refused lines before it is made, and offers clues for the others. */
async function preview() {
  const { once } = state.making;
  const settings = settingsChosen();
  const reply = settings.words.trim() ? await call('/room', { ...settings, try: 'true' }) : {};
  if (!$('making').open || state.making.once !== once) return;
  showClues(settings, reply);
  if (reply.refused?.length) showRefused(reply.refused, linesWritten(), make);
  else dropMended([], make);
}

/** Draws the parts that depend on the fields. */
function drawForm() {
  const area = $('making-lines');
  if (area) {
    const { length } = linesWritten().filter(Boolean);
    writeText('making-count', length ? count('words-in-all', length) : '');
    const like = area.nextSibling;
    like.firstChild.textContent = area.value && `${area.value}\n`;
    like.classList.toggle('taught', area.value.includes('='));
    drawBeside(length);
  }
  const isShared = $('making-board')?.value === 'shared';
  if ($('making-turns')) $('making-turns').parentNode.hidden = !isShared;
  writeText('making-rest', restOf($('making-more')));
  const { card } = state.making;
  const isClass = card === 'class' && $('making-scene').value !== 'gallows';
  $('making').dataset.look = isClass ? 'class' : '';
  if (isOne(card)) drawWord($('making-a-word').value);
}

/** Draws what a pupil will see, or the devil with a trap's words in his belly. */
function drawBeside(words) {
  const place = $('making-seen');
  if (state.making.card === 'class') {
    const actor = makerView(5, letterOf(capitals($('making-name').value)));
    return setStage(place, { actor, aside: sceneOf($('making-scene').value), shout: text('dare') });
  }
  const { mood = 'asks' } = place.dataset;
  const fat = Math.min(1, Math.log(words || 1) / 4);
  setStage(place, { who: { rung: 6, fat, mood, count: words ? String(words) : '' } });
}

/** Draws the word in the envelope that its maker holds. @param {string} word */
function drawWord(word) {
  const holds = word ? openEnvelope(120, 172, capitals(word).slice(0, 14), 92) : undefined;
  setStage($('making-stage'), { actor: makerView(7, holds) });
}

/** The settings under "More", as one line. @param {HTMLElement} more */
const restOf = (more) =>
  [...more.querySelectorAll('.field:not([hidden]) :is(#making-list, [type=range], #making-scene)')]
    .map((/** @type {any} */ input) =>
      input.selectedOptions?.[0].label ?? count('mistakes', Number(input.value))
    ).join(', ');

/** Fills the form with a room's values. @param {Partial<Room>} given */
function fill({ title, lines, mistakes, table, scene, language, board }) {
  const isOffered = ({ id }) =>
    [...$('making-list')?.options ?? []].some(({ value }) => value === id);
  const list = state.lists.find((one) => one.language === language && isOffered(one));
  const values = {
    name: title,
    lines: lines?.map(({ word, clue }) => (clue ? `${word} = ${clue}` : word)).join('\n'),
    mistakes,
    table,
    scene,
    board,
    list: list?.id,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = $(`making-${name}`);
    if (!input || value === undefined || value === null) continue;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The length of the word that this one answers. @param {number} n */
const lastHad = (n) => text('last-had', { letters: count('letters-in-all', n) });

/**
 * Opens the form of a card.
 * @param {string} card
 * @param {Partial<Room> & {pair?: string}} [given]
 */
export async function showMaking(card, given) {
  const form = $('making-form');
  const { taps } = state;
  await loadLists();
  if (state.taps !== taps) return;
  handwrite($('making-title'), text(card));
  $('making').classList.toggle('staged', isOne(card));
  // A trap's devil is large below.
  peekOver($('making'), guestOf(card === 'trap' ? 'word' : card));
  const key = JSON.stringify([card, given?.pair, given?.lines, given?.board]);
  const draft = drafts.get(key);
  update({ making: { card, once: drawDigits(), pair: given?.pair, key } });
  form.replaceChildren(
    ...draft ?? [
      ...fieldsOf[card](fill),
      build('p', { id: 'making-said', role: 'status' }),
      createElement('button.main', text(card === 'phone' ? 'hide-play' : 'make')),
      moreView(),
      card === 'class' ? seenView() : '',
    ],
  );
  open('making');
  if (given && !draft) fill(given);
  if (given?.length) writeText('making-hint', lastHad(given.length));
  drawForm();
  if (draft) ask();
  const isFull = given?.lines || (given && card === 'same');
  // A shared board has turns to choose.
  $('making-more').open = given?.board === 'shared';
  form.querySelector(isFull ? '.main' : ':required, [type=radio]').focus();
}

/** The author's lines: a word, or a word, a tab and a clue. */
function linesWritten() {
  const { card } = state.making;
  if (isOne(card)) {
    return [['a-word', 'clue'].map((name) => $(`making-${name}`).value.trim()).join('\t').trim()];
  }
  const lines = $('making-lines').value.split('\n').map(unmarked);
  return lines.map((line) => (card === 'class' ? parted(line) : line).trim());
}

/** @returns {Record<string, string>} */
function settingsChosen() {
  const { card } = state.making;
  const title = $('making-name')?.value.trim();
  const common = { table: $('making-table')?.value ?? 'all', scene: $('making-scene').value };
  if (title) Object.assign(common, { title });
  if ($('making-board')?.value === 'shared') {
    Object.assign(common, { board: 'shared', turns: $('making-turns').value });
  }
  for (const [name, id] of [['opensAt', 'making-opens'], ['closesAt', 'making-closes']]) {
    if ($(id).value) Object.assign(common, { [name]: momentOf($(id).value) });
  }
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
  const own = state.making;
  const { card, once, pair } = own;
  const [sent, settings] = [card === 'same' ? [] : wordsOf(linesWritten()), settingsChosen()];
  if (areWrong(settings.opensAt, settings.closesAt)) {
    writeText('making-said', text('bad-times'));
    return;
  }
  try {
    writeText('making-said', '');
    if (card === 'phone' && !await mayLeave()) return;
    const room = await call('/room', { ...settings, once });
    drafts.delete(own.key);
    const check = await checkOf(room);
    const { id, key, title, scene } = room;
    // Only a word for a friend begins a pair of players, who can send words back.
    const between = pair ?? (card === 'word' ? id : undefined);
    const place = { id, key, check, card, title, scene, ...(between && { pair: between }) };
    // The form was closed, or changed, meanwhile.
    if (!$('making').open || state.making !== own) return void rememberRoom(place, room);
    closeOne($('making'));
    if (card !== 'phone') return void showRoom({ ...place, room, sent });
    rememberRoom(place, room);
    await begin(place, 1);
  } catch (error) {
    if (state.making !== own) return;
    // The word was hidden before its round failed to begin.
    if (!$('making').open) return void refuse(error);
    if (error.lines?.length) showRefused(error.lines, linesWritten(), make);
    else writeText('making-said', reasonFor(error));
  }
}

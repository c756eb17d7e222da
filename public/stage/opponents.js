// The choice of opponent: face, mistakes, way of playing, and rate of wins.

import { loadLists } from '../game.js';
import { $, createElement, open } from '../page.js';
import { oddsOf, opponentsIn, presetsIn, queryOf } from '../offers.js';
import { devilOf, envelope } from '../drawing/poses.js';
import { svg } from '../drawing/lettering.js';
import { playerOf } from '../board/stage.js';
import { state } from '../state.js';
import { build } from '../parts/elements.js';
import { beatenIn } from '../parts/terms.js';
import { call } from '../server.js';
import { count, t, wordsLanguage } from '../texts.js';
import { setStage } from './frame.js';

/** The marks that distinguish offers with the same face: a speech line, a book. */
const marks = {
  phrases: 'M60 21H96V43H78L68 52V43H60ZM66 32H90',
  whole: 'M80 28Q70 22 63 25V49Q73 46 80 52Q87 46 97 49V25Q90 22 80 28V52',
};

/** The face of an offer, with its mark. @param {string} name */
export function faceOf(name) {
  const face = devilOf(name === 'whole' ? 'devil' : name);
  if (marks[name]) {
    face.setAttribute('viewBox', '44 0 238 142');
    face.append(
      svg('path', { class: 'mark', d: marks[name], transform: 'translate(44 0) scale(2.3)' }),
    );
  }
  return face;
}

/** A bar for the rate of players who win, if known. @param {number | undefined} rate of 100 */
function rateViews(rate) {
  if (!rate) return [];
  const odds = oddsOf(rate);
  const bar = build('i', { 'aria-hidden': 'true' }, `${odds.won}/${odds.of}`, createElement('u'));
  bar.style.setProperty('--rate', `${rate}%`);
  return [createElement('small.vh', t('rate', odds)), bar];
}

/** A button's opponent, who says something. @param {string} name */
export const sayingViews = (name, ...said) => [faceOf(name), createElement('span', ...said)];

/**
 * Offers a game against an opponent by a button, or hides it.
 * @param {HTMLButtonElement} button
 * @param {import('../offers.js').Preset} [next]
 */
export function offerOn(button, next) {
  button.hidden = !next;
  if (!next) return;
  button.value = next.query;
  button.replaceChildren(
    ...sayingViews(
      next.name,
      t('try', { who: t(next.name) }),
      next.rate ? createElement('small', t('rate', oddsOf(next.rate))) : '',
    ),
  );
}

/** The four opponents in the language of the words. */
export function opponentsHere() {
  const { lists, compiling } = state;
  return opponentsIn(wordsLanguage(lists), lists, compiling);
}

/** All that the page offers in the language of the words, from the honest opponent on. */
export function offersHere() {
  const presets = presetsIn(wordsLanguage(state.lists), state.lists);
  return [honestIn(presets), ...presets];
}

/** The mistakes that an offer allows. @param {import('../offers.js').Preset} preset */
export const mistakesOf = ({ query }) =>
  count('mistakes', Number(new URLSearchParams(query).get('mistakes')));

/** What an opponent does. @param {string} name */
export const wayOf = (name) => t(`${name === 'with-clue' ? 'honest' : name}-does`);

/** The honest opponent's sealed word. */
const letterView = () =>
  svg('svg', { class: 'devil honest letter', viewBox: '0 0 104 72' }, ...envelope(52, 4));

/** The names of the opponents whom the player has beaten. @type {Set<string>} */
let beaten = new Set();

/** @param {import('../offers.js').Preset} preset */
function rowOf(preset, isPresent) {
  const { name, rate, query } = preset;
  const isHonest = name === 'honest';
  return build(
    'button.row',
    { 'data-do': 'dare', value: query, ...(isPresent && { 'aria-current': 'true' }) },
    faceOf(name),
    createElement(
      beaten.has(name) ? 'span.beaten' : 'span',
      createElement('b', t(name)),
      beaten.has(name) ? createElement('small.vh', t('today-won')) : '',
      createElement('small', wayOf(name)),
    ),
    createElement(
      'span.rate',
      createElement('b', mistakesOf(preset)),
      ...(isHonest ? [letterView()] : rateViews(rate)),
    ),
  );
}

/** The honest opponent, with the sly one's list and mistakes. @param {any[]} presets */
export const honestIn = (presets) => ({
  name: 'honest',
  query: presets.find(({ name }) => name === 'sly').query.replace('evil=true', 'evil=false'),
});

/** The offer of the present game, or else its opponent's. @param {any[]} offers */
function presentIn(offers) {
  const { game, lists } = state;
  if (!game) return undefined;
  const own = { game: queryOf(game.settings), name: playerOf(game, lists) };
  return offers.find(({ query }) => query === own.game) ??
    offers.find(({ name }) => name === own.name);
}

/** Shows rows; equal ones stay: one may be pressed. */
function fill(place, rows) {
  if (place.innerHTML !== rows.map((row) => row.outerHTML).join('')) place.replaceChildren(...rows);
}

/** Fills the view with the opponents of the present lists, then the offers of other words. */
function draw() {
  const { lists, compiling } = state;
  const known = [...lists.map(({ id }) => id), ...compiling];
  const there = ({ query }) => !lists.length || known.some((id) => query.startsWith(`list=${id}&`));
  const offers = offersHere().filter(there);
  const present = presentIn(offers);
  const isOther = ({ name }) => name === 'phrases' || name === 'whole';
  const rowsOf = (some) => some.map((offer) => rowOf(offer, offer === present));
  const others = rowsOf(offers.filter(isOther));
  fill($('opponents-list'), rowsOf(offers.filter((offer) => !isOther(offer))));
  fill($('opponents-words'), others);
  $('opponents-words').parentElement.hidden = !others.length;
}

export async function showOpponents() {
  const asking = state.game ? playerOf(state.game, state.lists) : 'sly';
  setStage($('opponents-stage'), {
    kind: 'half',
    actor: devilOf(asking),
    bubble: t('who-next'),
    shout: t('who-next'),
  });
  draw();
  open('opponents');
  await loadLists();
  draw();
  const { scores } = await call('/history').catch(() => ({ scores: [] }));
  beaten = new Set(scores.map(beatenIn));
  draw();
}

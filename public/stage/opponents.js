// The choice of opponent: face, way of playing, and rate of wins.

import { loadLists } from '../game.js';
import { $, createElement, open } from '../page.js';
import { oddsOf, presetsIn, queryOf } from '../offers.js';
import { devilOf } from '../drawing/poses.js';
import { state } from '../state.js';
import { rateBar } from '../parts/elements.js';
import { t, wordsLanguage } from '../texts.js';
import { rungInPlay, setStage } from './frame.js';

/** @param {import('../offers.js').Preset} preset */
function rowOf({ name, rate, query }, isPresent) {
  const does = createElement('small', t(`${name}-does`));
  const note = rate ? [rateBar(rate), createElement('small', t('rate', oddsOf(rate)))] : [];
  const row = createElement(
    'button.row',
    devilOf(name === 'whole' ? 'devil' : name),
    createElement('span', createElement('b', t(name)), does),
    createElement('span.rate', ...note),
  );
  Object.assign(row, { value: query });
  row.dataset.do = 'dare';
  if (isPresent) row.setAttribute('aria-current', 'true');
  return row;
}

/** Adds the honest opponent, with the sly one's list and mistakes. */
function withHonest(presets) {
  const sly = presets.find(({ name }) => name === 'sly');
  const query = sly.query.replace('evil=true', 'evil=false');
  const order = ['honest', 'gentle', 'sly', 'evil', 'devil', 'phrases', 'whole'];
  return [{ name: 'honest', query }, ...presets]
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** Fills the view with the opponents of the present lists. */
function draw() {
  const { game, lists, compiling } = state;
  const known = [...lists.map(({ id }) => id), ...compiling];
  const there = ({ query }) => !lists.length || known.some((id) => query.startsWith(`list=${id}&`));
  const rows = withHonest(presetsIn(wordsLanguage(lists), lists)).filter(there);
  const current = game && queryOf(game.settings);
  $('opponents-list').replaceChildren(...rows.map((row) => rowOf(row, row.query === current)));
}

export async function showOpponents() {
  setStage($('opponents-stage'), {
    kind: 'half',
    who: { rung: rungInPlay(), fat: 0.5, mood: 'plots' },
    bubble: t('who-next'),
  });
  draw();
  open('opponents');
  await loadLists();
  draw();
}

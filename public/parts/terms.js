// Settings in words.

import { oddsOf, opponentOf, presets, presetsIn, queryOf } from '../offers.js';
import { state } from '../state.js';
import { t } from '../texts.js';

/** The week's games that no opponent has. @type {import('../offers.js').Preset[]} */
const week = [
  { name: 'monday', rate: 78, query: 'list=easy&length=any&mistakes=4&evil=false&cunning=classic' },
  {
    name: 'saturday',
    rate: 27,
    query: 'list=medium&length=any&mistakes=5&evil=true&cunning=diabolical',
  },
  {
    name: 'sunday',
    rate: 21,
    query: 'list=medium&length=any&mistakes=4&evil=true&cunning=diabolical',
  },
];

/** The name of the opponent of a win. @param {Score} score */
export const beatenIn = (score) =>
  opponentOf({ ...score, mistakes: score.mistakesAllowed }, state.lists);

/**
 * The rate at which a casual player wins with these settings, if it was measured.
 * @param {Settings} settings
 * @param {WordList[]} lists
 */
export function rateOf(settings, lists) {
  const language = lists.find(({ id }) => id === settings.list)?.language;
  const known = [...week, ...presets, ...presetsIn(language, lists)]
    .find(({ query }) => query === queryOf(settings));
  return known?.rate ? `${t('rate', oddsOf(known.rate))}.` : '';
}

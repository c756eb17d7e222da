// Settings and days in words.

import { opponentOn, presets, presetsIn, queryOf } from '../offers.js';
import { capitals, t, untilThen, weekdayOf } from '../texts.js';

/** The days' games that are no opponent's. @type {import('../offers.js').Preset[]} */
const week = [
  { name: 'monday', rate: 80, query: 'list=easy&length=any&mistakes=4&evil=false&cunning=classic' },
  {
    name: 'saturday',
    rate: 21,
    query: 'list=medium&length=any&mistakes=5&evil=true&cunning=diabolical',
  },
  {
    name: 'sunday',
    rate: 17,
    query: 'list=medium&length=any&mistakes=4&evil=true&cunning=diabolical',
  },
];

/**
 * How often a casual player wins with these settings, where it was measured.
 * @param {Settings} settings
 * @param {WordList[]} lists
 */
export function rateOf(settings, lists) {
  const language = lists.find(({ id }) => id === settings.list)?.language;
  const known = [...week, ...presets, ...presetsIn(language, lists)]
    .find(({ query }) => query === queryOf(settings));
  return known?.rate ? `${t('rate', known)}.` : '';
}

/** A moment by the clock of whoever reads. @param {string} moment */
const timeOf = (moment) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' })
    .format(new Date(moment));

/** When the next game of the day starts, by the clock here too; and who plays. @param {Daily} of */
export function nextOf({ endsAt }) {
  const name = weekdayOf(endsAt, 'long');
  const next = t('next', { when: `${untilThen(endsAt)} (${timeOf(endsAt)})` });
  return `${next} ${capitals(name[0])}${name.slice(1)}\u00a0–\u2060\u00a0${t(opponentOn(endsAt))}.`;
}

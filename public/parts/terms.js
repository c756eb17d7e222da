// Settings, lists and languages in words.

import { oddsOf, opponentOf, presets, presetsIn, queryOf } from '../offers.js';
import { language, state } from '../state.js';
import { capitalized, t } from '../texts.js';

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
  const spoken = lists.find(({ id }) => id === settings.list)?.language;
  const known = [...week, ...presets, ...presetsIn(spoken, lists)]
    .find(({ query }) => query === queryOf(settings));
  return known?.rate ? `${t('rate', oddsOf(known.rate))}.` : '';
}

/** The name of a language in another one, by default the page's. @param {string} code */
export function nameOf(code, reader = language) {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(code);
  } catch {
    return code;
  }
}

/**
 * A shipped list's title in the page's language; undefined for an operator's list.
 * @param {string} plain title
 * @param {string | null} of which language it is
 */
function translatedTitle(plain, of) {
  if (!of) return t(`list:${plain}`);
  // "German easy", as the server makes it from a file's name.
  const [, name, tier] = /^(\S+)(?: (\S+))?$/.exec(plain) ?? [];
  if (language === 'en' || name !== nameOf(of, 'en').split(' ')[0]) return undefined;
  const own = nameOf(of);
  return tier ? t(`list:${tier}`, { title: own }) : own;
}

/** A list's title, without its size. @param {WordList} list */
export function titleOf(list) {
  const plain = list.title.replace(/ \([\d,]+\)$/, '');
  const title = translatedTitle(plain, list.language);
  return title ? capitalized(title) : plain;
}

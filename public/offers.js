// The games that the page offers by name, with how many of 100 a casual player wins; measured by
// benchmarks/difficulty/presets.py, which reads this table.

/** @typedef {{name: string, rate?: number, query: string}} Preset */

/** @type {Preset[]} */
export const presets = [
  { name: 'gentle', rate: 86, query: 'list=easy&length=any&mistakes=5&evil=false&cunning=classic' },
  {
    name: 'phrases',
    rate: 71,
    query: 'list=idioms&length=any&mistakes=6&evil=false&cunning=classic',
  },
  { name: 'fair', rate: 60, query: 'list=medium&length=any&mistakes=6&evil=false&cunning=classic' },
  { name: 'sly', rate: 42, query: 'list=medium&length=any&mistakes=5&evil=true&cunning=classic' },
  { name: 'evil', rate: 15, query: 'list=words&length=any&mistakes=9&evil=true&cunning=classic' },
  {
    name: 'devil',
    rate: 3,
    query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical',
  },
];

/** The games of the days, Monday first. @type {Preset[]} */
export const week = [
  { name: 'monday', rate: 95, query: 'list=easy&length=any&mistakes=7&evil=false&cunning=classic' },
  {
    name: 'tuesday',
    rate: 80,
    query: 'list=medium&length=any&mistakes=9&evil=true&cunning=classic',
  },
  {
    name: 'wednesday',
    rate: 66,
    query: 'list=medium&length=any&mistakes=7&evil=false&cunning=classic',
  },
  {
    name: 'thursday',
    rate: 54,
    query: 'list=words&length=any&mistakes=12&evil=true&cunning=classic',
  },
  {
    name: 'friday',
    rate: 36,
    query: 'list=words&length=any&mistakes=11&evil=true&cunning=classic',
  },
  {
    name: 'saturday',
    rate: 21,
    query: 'list=words&length=any&mistakes=10&evil=true&cunning=classic',
  },
  {
    name: 'sunday',
    rate: 11,
    query: 'list=words&length=any&mistakes=10&evil=true&cunning=diabolical',
  },
];

const englishOnly = ['phrases', 'fair'];

/**
 * The presets with the lists of a language: an easy, a medium and the largest one. Without rates
 * but for English, since nobody has measured them; English ones if the language has no list.
 * @param {string | null} language
 * @param {WordList[]} lists
 * @returns {Preset[]}
 */
export function presetsIn(language, lists) {
  const own = lists.filter((list) => list.language === (language ?? 'en'));
  if (!own.length) return presets;
  const named = (ending) => own.find(({ id }) => id.endsWith(ending))?.id;
  const largest = own.reduce((one, other) => (other.entries > one.entries ? other : one)).id;
  const easy = named('-easy') ?? largest;
  const ids = { easy, medium: named('-medium') ?? easy, words: largest };
  const translated = (query) => query.replace(/^list=(\w+)/, (_, id) => `list=${ids[id]}`);
  return presets.filter(({ name }) => !englishOnly.includes(name))
    .map(({ name, query }) => ({ name, query: translated(query) }));
}

const rungs = ['gentle', 'sly', 'evil', 'devil'];

/**
 * The four opponents, from gentle to diabolical, as far as the server has their lists.
 * @param {string | null} language
 * @param {WordList[]} lists
 * @param {string[]} compiling the ids of further lists
 */
export const opponentsIn = (language, lists, compiling) =>
  presetsIn(language, lists).filter(({ name, query }) =>
    rungs.includes(name) &&
    [...lists.map(({ id }) => id), ...compiling].some((id) => query.startsWith(`list=${id}&`))
  );

/** A newcomer's first game, evil and yet one that a person can win. */
export const firstGameIn = (language, lists) =>
  presetsIn(language, lists).find(({ name }) => name === 'sly').query;

/** Settings as the endpoint takes them. @param {Settings} settings */
export const queryOf = ({ list, length, mistakes, evil, cunning }) =>
  `list=${list}&length=${length ?? 'any'}&mistakes=${mistakes}&evil=${evil}&cunning=${cunning}`;

// The games that the page offers by name, with how many of 100 a casual player wins; measured by
// benchmarks/difficulty/presets.py, which reads this table.

/** @typedef {{name: string, rate?: number, query: string}} Preset */

/** @type {Preset[]} */
export const presets = [
  {
    name: 'gentle',
    rate: 75,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=classic',
  },
  {
    name: 'phrases',
    rate: 74,
    query: 'list=idioms&length=any&mistakes=6&evil=false&cunning=classic',
  },
  { name: 'sly', rate: 65, query: 'list=medium&length=any&mistakes=6&evil=true&cunning=classic' },
  {
    name: 'evil',
    rate: 51,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=diabolical',
  },
  {
    name: 'devil',
    rate: 31,
    query: 'list=medium&length=any&mistakes=6&evil=true&cunning=diabolical',
  },
  {
    name: 'whole',
    rate: 2,
    query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical',
  },
];

/** The days' games that are no opponent's, which Tuesday to Friday are. @type {Preset[]} */
export const week = [
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

const rungs = ['gentle', 'sly', 'evil', 'devil'];

/**
 * How many mistakes the four opponents allow in other languages, and how many of 100 a casual
 * player wins. What was not measured allows as many as in English, without a rate.
 * @type {Record<string, number[][]>}
 */
const measured = {
  da: [[12, 70], [9, 56], [10, 46], [7, 34]],
  de: [[12, 72], [8, 58], [9, 49], [7, 38]],
  el: [[11, 82], [9, 64], [9, 44], [6, 32]],
  es: [[8, 71], [7, 62], [7, 50], [6, 37]],
  fi: [[12, 81], [11, 70], [10, 48], [8, 42]],
  fr: [[9, 76], [7, 66], [6, 44], [5, 32]],
  nb: [[15, 76], [10, 61], [10, 45], [8, 38]],
  nl: [[9, 66], [6, 58], [6, 48], [5, 45]],
  pl: [[20, 74], [14, 62], [17, 43], [11, 35]],
  pt: [[9, 78], [7, 62], [6, 47], [4, 39]],
  'pt-br': [[6, 72], [5, 66], [7, 54], [6, 45]],
  ro: [[10, 66], [8, 60], [8, 46], [7, 38]],
  ru: [[16, 80], [14, 72], [13, 58], [10, 48]],
  sv: [[16, 75], [12, 57], [12, 39], [11, 34]],
  tr: [[15, 71], [12, 56], [13, 50], [10, 31]],
  uk: [[16, 80], [15, 74], [15, 63], [11, 47]],
};

/**
 * A preset with a list of a language.
 * @param {Preset} preset
 * @param {string} list
 * @param {string | null} language
 */
function presetWith({ name, query }, list, language) {
  const [mistakes, rate] = measured[language]?.[rungs.indexOf(name)] ?? [];
  const own = query.replace(/^list=\w+/, `list=${list}`);
  return {
    name,
    rate,
    query: mistakes ? own.replace(/mistakes=\d+/, `mistakes=${mistakes}`) : own,
  };
}

/**
 * The presets with the lists of a language, a medium and the largest one; English ones if the
 * language has no list.
 * @param {string | null} language
 * @param {WordList[]} lists
 * @returns {Preset[]}
 */
export function presetsIn(language, lists) {
  const own = lists.filter((list) => list.language === (language ?? 'en'));
  if (!own.length) return presets;
  const words = own.reduce((one, other) => (other.entries > one.entries ? other : one)).id;
  const medium = own.find(({ id }) => id.endsWith('-medium'))?.id ?? words;
  return presets.filter(({ name }) => name !== 'phrases')
    .map((preset) => presetWith(preset, preset.name === 'whole' ? words : medium, language));
}

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

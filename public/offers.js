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
  da: [[12, 66], [9, 49], [10, 39], [7, 27]],
  de: [[12, 76], [8, 57], [9, 42], [7, 34]],
  el: [[11, 84], [10, 72], [10, 53], [7, 35]],
  es: [[8, 70], [6, 50], [6, 40], [5, 36]],
  fi: [[11, 66], [8, 52], [9, 41], [7, 35]],
  fr: [[9, 72], [6, 58], [7, 45], [5, 33]],
  nb: [[14, 72], [10, 61], [12, 50], [9, 35]],
  nl: [[9, 64], [6, 55], [6, 42], [5, 40]],
  pl: [[20, 69], [14, 62], [17, 47], [11, 38]],
  pt: [[9, 76], [7, 64], [6, 56], [4, 44]],
  'pt-br': [[9, 82], [7, 69], [7, 56], [6, 45]],
  ro: [[10, 64], [8, 58], [8, 50], [7, 39]],
  ru: [[16, 81], [14, 70], [13, 49], [10, 43]],
  sv: [[16, 72], [12, 52], [12, 37], [11, 31]],
  tr: [[16, 76], [14, 68], [14, 59], [11, 44]],
  uk: [[17, 83], [14, 71], [14, 50], [10, 39]],
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

/** Who plays, by name: an opponent, or whom other settings are like. */
export function opponentOf(settings, lists) {
  const query = queryOf({ ...settings, length: null });
  const language = lists.find(({ id }) => id === settings.list)?.language;
  const own = opponentsIn(language, lists, []).find((one) => one.query === query);
  const like = settings.cunning === 'classic' ? 'sly' : 'devil';
  return own?.name ?? (settings.evil ? like : 'honest');
}

const ladder = ['devil', 'honest', ...rungs, 'devil'];

/** Who plays the game of a day. */
export const opponentOn = (day) => ladder[new Date(day).getUTCDay()];

/** A newcomer's first game, evil and yet one that a person can win. */
export const firstGameIn = (language, lists) =>
  presetsIn(language, lists).find(({ name }) => name === 'sly').query;

/** Settings as the endpoint takes them. @param {Settings} settings */
export const queryOf = ({ list, length, mistakes, evil, cunning }) =>
  `list=${list}&length=${length ?? 'any'}&mistakes=${mistakes}&evil=${evil}&cunning=${cunning}`;

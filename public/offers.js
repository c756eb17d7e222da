// The games that the page offers by name, and how many of 100 a casual player wins.
// benchmarks/difficulty/presets.py measures it.

/** @typedef {{name: string, rate?: number, query: string}} Preset */

/** @type {Preset[]} */
export const presets = [
  {
    name: 'gentle',
    rate: 73,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=classic',
  },
  {
    name: 'phrases',
    rate: 81,
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
    rate: 37,
    query: 'list=medium&length=any&mistakes=6&evil=true&cunning=diabolical',
  },
  {
    name: 'whole',
    rate: 3,
    query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical',
  },
];

const rungs = ['gentle', 'sly', 'evil', 'devil'];

/**
 * Mistakes and rates of the four opponents in other languages; without a row as in English,
 * without a rate.
 * @type {Record<string, number[][]>}
 */
const measured = {
  da: [[14, 69], [11, 59], [11, 47], [8, 37]],
  de: [[13, 81], [11, 67], [12, 46], [8, 29]],
  el: [[10, 72], [8, 61], [9, 48], [6, 36]],
  es: [[9, 74], [7, 62], [7, 43], [6, 33]],
  fi: [[11, 78], [10, 68], [9, 50], [7, 41]],
  fr: [[10, 80], [7, 62], [7, 50], [5, 43]],
  hu: [[21, 72], [18, 63], [18, 55], [13, 36]],
  nb: [[14, 77], [11, 68], [12, 47], [9, 36]],
  nl: [[11, 70], [9, 61], [9, 53], [6, 41]],
  pl: [[20, 76], [15, 61], [15, 48], [9, 40]],
  pt: [[9, 74], [6, 63], [7, 48], [5, 34]],
  'pt-br': [[8, 76], [7, 66], [7, 46], [5, 35]],
  ro: [[11, 71], [10, 65], [9, 43], [7, 34]],
  ru: [[16, 78], [14, 67], [14, 50], [8, 34]],
  sv: [[17, 75], [15, 59], [14, 44], [10, 27]],
  tr: [[18, 73], [15, 63], [15, 53], [11, 39]],
  uk: [[16, 74], [12, 63], [14, 52], [9, 41]],
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

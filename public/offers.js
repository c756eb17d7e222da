// The games that the page offers by name, and how many of 100 a casual player wins.
// benchmarks/difficulty/presets.py measures it.

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

const rungs = ['gentle', 'sly', 'evil', 'devil'];

/**
 * The mistakes that the four opponents allow in other languages, and the rates. What was not
 * measured allows as many as in English, without a rate.
 * @type {Record<string, number[][]>}
 */
const measured = {
  da: [[14, 75], [11, 65], [11, 50], [8, 40]],
  de: [[13, 76], [11, 64], [11, 48], [7, 34]],
  el: [[10, 76], [8, 64], [9, 48], [6, 35]],
  es: [[9, 75], [7, 65], [7, 52], [6, 36]],
  fi: [[11, 71], [10, 62], [9, 46], [7, 37]],
  fr: [[10, 76], [7, 61], [7, 44], [5, 32]],
  hu: [[21, 75], [18, 66], [18, 54], [13, 34]],
  nb: [[14, 75], [11, 66], [12, 53], [9, 40]],
  nl: [[11, 73], [9, 63], [9, 54], [6, 40]],
  pl: [[20, 74], [15, 60], [15, 51], [9, 38]],
  pt: [[9, 77], [6, 63], [7, 45], [5, 38]],
  'pt-br': [[8, 75], [7, 65], [7, 42], [5, 34]],
  ro: [[11, 72], [10, 65], [9, 55], [7, 36]],
  ru: [[16, 74], [14, 63], [14, 55], [8, 38]],
  sv: [[17, 76], [15, 64], [14, 48], [10, 32]],
  tr: [[18, 75], [15, 67], [15, 48], [11, 30]],
  uk: [[16, 74], [12, 65], [14, 52], [9, 42]],
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

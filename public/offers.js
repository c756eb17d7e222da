// The games that the page offers by name, each with the rate of 100 that a casual player wins.
// benchmarks/difficulty/presets.py measures it.

/** @typedef {{name: string, rate?: number, query: string}} Preset */

/** @type {Preset[]} */
export const presets = [
  {
    name: 'gentle',
    rate: 73,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=classic',
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
    name: 'phrases',
    rate: 81,
    query: 'list=idioms&length=any&mistakes=6&evil=false&cunning=classic',
  },
  {
    name: 'whole',
    rate: 3,
    query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical',
  },
];

const rungs = ['gentle', 'sly', 'evil', 'devil'];

/**
 * A preset with a language's list, and the mistakes and rate that the server gives for its
 * opponents; if it gives none, English mistakes without a rate.
 * @param {Preset} preset
 * @param {string} list
 * @param {WordList['opponents']} opponents
 */
function presetWith({ name, query }, list, opponents) {
  const measured = opponents?.find((one) => one.name === name);
  const own = query.replace(/^list=\w+/, `list=${list}`);
  return {
    name,
    rate: measured?.rate,
    query: measured ? own.replace(/mistakes=\d+/, `mistakes=${measured.mistakes}`) : own,
  };
}

/**
 * The presets with a language's medium and largest list; with English lists if it has none.
 * @param {string | null} language
 * @param {WordList[]} lists
 * @returns {Preset[]}
 */
export function presetsIn(language, lists) {
  const own = lists.filter((list) => list.language === (language ?? 'en'));
  if (!own.length) return presets;
  const words = own.reduce((one, other) => (other.entries > one.entries ? other : one)).id;
  const opponents = own.find((list) => list.opponents)?.opponents;
  const medium = own.find(({ id }) => id.endsWith('-medium'))?.id ?? words;
  return presets.filter(({ name }) => name !== 'phrases')
    .map((preset) => presetWith(preset, preset.name === 'whole' ? words : medium, opponents));
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

/** The name of the opponent, or of the one whom other settings resemble. */
export function opponentOf(settings, lists) {
  const query = queryOf({ ...settings, length: null });
  const language = lists.find(({ id }) => id === settings.list)?.language;
  const own = opponentsIn(language, lists, []).find((one) => one.query === query);
  const like = settings.cunning === 'classic' ? 'sly' : 'devil';
  return own?.name ?? (settings.evil ? like : 'honest');
}

/** @type {any[]} */
const odds = '1/20 1/10 1/5 1/4 1/3 2/5 1/2 3/5 2/3 3/4 4/5 9/10'.split(' ')
  .map((text) => text.split('/').map(Number));

/**
 * The simple fraction next to a rate, because the players of another simulation win up to 15 of 100
 * games more or fewer.
 * @param {number} rate of 100
 */
export function oddsOf(rate) {
  const distance = ([won, of]) => Math.abs(100 * won / of - rate);
  const [won, of] = odds.reduce((one, other) => (distance(other) < distance(one) ? other : one));
  return { n: won, won, of };
}

const ladder = ['devil', 'honest', ...rungs, 'devil'];

/** The opponent of a day's game; the honest one if the operator has chosen the word. */
export const opponentOn = (day, evil = true) => ladder[evil ? new Date(day).getUTCDay() : 1];

/** A newcomer's first game: evil, but one that a person can win. */
export const firstGameIn = (language, lists) =>
  presetsIn(language, lists).find(({ name }) => name === 'sly').query;

/** Settings as the endpoint takes them. @param {Settings} settings */
export const queryOf = ({ list, length, mistakes, evil, cunning }) =>
  `list=${list}&length=${length ?? 'any'}&mistakes=${mistakes}&evil=${evil}&cunning=${cunning}`;

// The games that the page offers by name, with how often a casual player wins them; measured by
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
  {
    name: 'assignment',
    rate: 60,
    query: 'list=medium&length=any&mistakes=6&evil=false&cunning=classic',
  },
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

/** The server's default settings: a game that hardly anybody wins at first. */
export const defaults = 'list=words&length=9&mistakes=6&evil=true&cunning=classic';

/** A newcomer's first game: evil, and yet one that a person can win. */
export const firstGame = presets.find(({ name }) => name === 'sly').query;

/** The games of the first minute, from gentle to diabolical. */
export const choice = presets.filter(({ name }) =>
  ['gentle', 'sly', 'evil', 'devil'].includes(name)
);

/** Settings as the endpoint takes them. @param {Settings} settings */
export const queryOf = (settings) =>
  String(
    new URLSearchParams(/** @type {any} */ ({ ...settings, length: settings.length ?? 'any' })),
  );

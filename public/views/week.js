// The games of the days, with how many of 100 a casual player wins; measured by
// benchmarks/difficulty/presets.py, which reads this table.

/** The games of the days, Monday first. @type {import('../offers.js').Preset[]} */
export const week = [
  { name: 'monday', rate: 80, query: 'list=easy&length=any&mistakes=4&evil=false&cunning=classic' },
  {
    name: 'tuesday',
    rate: 74,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=classic',
  },
  {
    name: 'wednesday',
    rate: 65,
    query: 'list=medium&length=any&mistakes=6&evil=true&cunning=classic',
  },
  {
    name: 'thursday',
    rate: 51,
    query: 'list=medium&length=any&mistakes=7&evil=true&cunning=diabolical',
  },
  {
    name: 'friday',
    rate: 31,
    query: 'list=medium&length=any&mistakes=6&evil=true&cunning=diabolical',
  },
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

// The games that the page offers by name, with how often a casual player wins them; measured by
// benchmarks/difficulty/presets.py, which reads this table.

export const presets = [
  { name: 'gentle', rate: 86, query: 'list=easy&length=any&mistakes=5&evil=false&cunning=classic' },
  { name: 'phrases', rate: 71, query: 'list=idioms&length=any&mistakes=6&evil=false&cunning=classic' },
  { name: 'assignment', rate: 60, query: 'list=medium&length=any&mistakes=6&evil=false&cunning=classic' },
  { name: 'assignment-3', rate: 40, query: 'list=medium&length=any&mistakes=3&evil=false&cunning=classic' },
  { name: 'evil', rate: 15, query: 'list=words&length=any&mistakes=9&evil=true&cunning=classic' },
  { name: 'devil', rate: 3, query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical' },
];

/** Settings as the endpoint takes them. @param {Settings} settings */
export const queryOf = (settings) =>
  String(new URLSearchParams(/** @type {any} */ ({ ...settings, length: settings.length ?? 'any' })));

// Marks over and under letters, by the characters that combine with any; and the Latin letters
// beyond A to Z that are no such pair. The grids are those of lettering.js.

const marks = {
  '\u0300': '^BR', // grave
  '\u0301': '^DR', // acute
  '\u0302': '^PCT', // circumflex
  '\u0303': '^KbxO', // tilde
  '\u0304': '^PT', // macron
  '\u0306': '^FptJ', // breve
  '\u0307': '^MR ^MR', // dot
  '\u0308': '^LQ ^NS', // diaeresis
  '\u0309': '^BdnMR', // hook
  '\u030A': '^CdxvbC', // ring
  '\u030B': '^CQ ^ES', // double acute
  '\u030C': '^FRJ', // caron
  '\u031B': '^YtE', // horn
  '\u0323': ',MR', // dot below
  '\u0326': ',HQ', // comma below
  '\u0327': ',CHnsW', // cedilla
  '\u0328': ',DmrX', // ogonek
  '\u0331': ',PT', // line below

  Æ: 'UCE CWY KO',
  Œ: 'CauW ECWY MO',
  Ø: 'CeyuaC UE',
  Ł: 'BVY KH',
  Đ: 'UAeyU KM',
  Ð: 'UAeyU KM',
  Ħ: 'AU EY KO FJ',
  Ŧ: 'AE CW LN',
  Þ: 'AU FjtP',
  Ŋ: 'UAYE YxW',
  Ə: 'FaeyuKO',
  ẞ: 'UaeIMotyW',

  0: 'CeyuaC',
  1: 'GCW',
  2: 'FaeoUY',
  3: 'AEMoyuP',
  4: 'XDPT',
  5: 'EAKoyU',
  6: 'DfuyoL',
  7: 'AEV',
  8: 'CejMfaC MtyupM',
  9: 'VteakN',

  '’': 'CH',
  ʼ: 'CH',
  '·': 'MM',
  '–': 'LN',
  ':': 'HH RR',
  ';': 'HH RV',
  '¿': 'TyupmH CC',
};

/** The scripts with strokes in modules of their own. */
const scripts = { greek: /\p{Script=Greek}/u, cyrillic: /\p{Script=Cyrillic}/u };

/** The strokes that a sign beyond A to Z may be made of. @param {string} sign */
export async function strokesFor(sign) {
  const script = Object.keys(scripts).find((name) => scripts[name].test(sign));
  return script ? { ...marks, ...(await import(`./${script}.js`)).strokes } : marks;
}

// Marks above and below letters, by their combining characters; and the other Latin letters that
// are not such a pair. The grids are those of lettering.js.

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

  ʼ: 'CH',
  '·': 'MM',
  '–': 'LN',
  ':': 'HH RR',
  ';': 'HH RV',
  '¿': 'TyupmH CC',
  '¡': 'CC HW',
  '…': 'UU WW YY',
  '×': 'FT JP',
  '“': 'BG DI',
  '”': 'BG DI',
  '„': 'QV SX',
  '«': 'IMS GKQ',
  '»': 'HMR JOT',
  '+': 'LN HR',
  '/': 'EU',
  '(': 'CgqW',
  ')': 'CisW',
  '%': 'AA EU YY',
  '&': 'YgCimpuxO',
  '#': 'BV DX FJ PT',
  '@': 'YuaeoN HLRNH',
  '=': 'GI QS',
  '"': 'BG DI',
  '$': 'JeaktyuP CW',
  '€': 'JeauyT FH KM',
  '£': 'JeBVY UV KM',
  '¥': 'AME MW LN QS',
  '¢': 'IgqS CW',
  '₹': 'AE FJ AcmKX',
  '₽': 'VAejL PR',
  '₩': 'AVHXE KO',
};

/** The scripts with strokes in modules of their own. */
const scripts = { greek: /\p{Script=Greek}/u, cyrillic: /\p{Script=Cyrillic}/u };

/** The strokes that a text beyond A to Z may be made of, and their widths. @param {string} text */
export async function strokesFor(text) {
  const names = Object.keys(scripts).filter((name) => scripts[name].test(text));
  const more = await Promise.all(names.map((name) => import(`./${name}.js`)));
  return {
    strokes: Object.assign({}, marks, ...more.map(({ strokes }) => strokes)),
    widths: Object.assign({ Æ: 1.3, Œ: 1.3, Ø: 1.1 }, ...more.map(({ widths }) => widths)),
  };
}

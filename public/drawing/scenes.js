// The drawings that are loaded when one is chosen; importing this adds them to `scenes`.
// Points are those of pictures.js.

import { svg } from './lettering.js';
import { scenes, strokesOf } from './pictures.js';

// deno-fmt-ignore: a line for each part of a picture.
const more = {
  web: {
    strokes: [
      'MjMa', 'MjTd', 'MjWj', 'MjTp', 'MjMs', 'MjFp', 'MjCj', 'MjFd', // threads
      'MfngPg', 'PgpiRj', 'RjpkPm', 'PmnmMn', 'MnlmJm', 'JmjkHj', 'HjjiJg', 'JglgMf', // inner ring
      'McoeSe', 'SerhUj', 'UjrlSo', 'SoooMq', 'MqkoGo', 'GohlEj', 'EjhhGe', 'GekeMc', // outer ring
      'MsMu MukukyMyoyouMu', 'LvItHw LwIwHy LxJyIz NvQtRw NwQwRy NxPyQz', // spider
    ],
    // The spider sulks below a fly that got away, or smiles at one that hangs there, wrapped.
    won: {
      24: 'MsMu MukukyMyoyouMu LvItHw LwIwHy LxJyIz NvQtRw NwQwRy NxPyQz LxmwNx',
      25: 'VttttxVxxxxtVt VuspruVv VuypzuVv VtUr VtWr UyTz RzQz',
    },
    lost: {
      25: 'LvItHw LwIwHy LxJyIz NvQtRw NwQwRy NxPyQz LwmyNw ' +
        'TpVq VqtqtvVvxvxqVq UqXs TsWu VvrurxVv VvzuzxVv',
    },
    free: [25, 26],
  },

  // It melts.
  snowman: {
    strokes: [
      'CxhyNx', 'NxtwYx', // ground
      'MpfpfxMx', 'MpspsxMx', 'MjgjgpMp', 'MjrjrpMp', 'MdidijMj', 'MdpdpjMj', // three balls of snow
      'HeQe', 'JeJbPbPe', 'JdPd', // hat
      'KfKf NfNf', 'MgQhMh', 'JhliNi', // eyes, carrot, smile
      'IjmlQj', 'OkPoRo', // scarf
      'HmelDi', 'RmvmXk', 'EkDj EjEh VlVj WkXj', // arms
      'MlMl MnMn', 'MrMr MtMt MvMv', // buttons
      'UdsdshUh UdwdwhUh', 'UcUb RfQf XfYf UiUj SdRc WdXc ShRi WhXi', 'TeTe VeVe TfugVf', // the sun
      'DgDx', 'DgCcEcDg DgDd', // a broom
    ],
    won: { 13: 'KhljNi' },
    // Whole at first; each mistake removes a part, from the broom to the snow.
    order: [25, 24, 20, 19, 16, 17, 18, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    fills: {
      ...Object.fromEntries([2, 3, 4, 5, 6, 7].map((i) => [i, 'snow'])),
      9: 'dark',
      12: 'gold',
      21: 'gold',
    },
    lost: {
      2: 'MtbtbxMx', 3: 'MtwtwxMx', 4: 'MqgqgtMt', 5: 'MqrqrtMt', 6: 'MljljqMq', 7: 'MlolpqMq',
      8: 'HnPl', 9: 'InGjMhOl', 10: 'HmOk',
      11: 'LnLn OnOn', 12: 'MnQpOq', 13: 'LpmoNp',
      14: 'IqmsPq', 15: 'OrQvSv', 16: 'FtctCw', 17: 'TtwtXw', 18: 'CwAv CwBy XwXu XwYx',
      19: 'JvJv PvPv', 20: 'MuMu FwFw SwSw', 24: 'GqGr KuKv SrSs UuUv', 25: 'AxnvYx AznyYz',
    },
    free: [2, 21],
  },

  // It comes loose: sandbags, bands and ropes; with the last mistake off it goes.
  balloon: {
    strokes: [
      'CxhyNx', 'NxtwYx', // ground
      'IsJwMw', 'QsPwMw', 'HsRs', 'IuQu', 'LsLw NsNw', // basket
      'JnIs', 'PnQs', 'JnPn', // ropes, and the ring that they hang from
      'MadabfelJn', 'MavaxfulPn', 'MaMn', 'MajahfjlLn', 'MaparfplNn', // the balloon and its seams
      'CfmhWf', 'EjmlUj', // bands
      'JvEx', 'PvUx', 'EvEy UvUy', // moored
      'GtGuHuHtGt RtRuSuStRt', // sandbags
      'ArapCpcnEngnGphpHrAr', 'SpsnUnumWlxlXnynYpSp', // clouds
      'XcVdXe', 'BcDdBe', 'MaMa', // birds
    ],
    order: [20, 16, 15, 12, 14, 13, 8, 7, 9, 18, 17],
    fills: { 2: 'gold', 3: 'gold', 10: 'red', 11: 'red', 13: 'gold', 14: 'gold' },
    lost: {
      2: 'IhJlMl', 3: 'QhPlMl', 4: 'HhRh', 5: 'IjQj', 6: 'LhLl NhNl',
      7: 'JeIh', 8: 'PeQh', 9: 'JePe',
      10: 'MadabcelJe', 11: 'MavaxculPe', 12: 'MaMe', 13: 'MajahdjiLe', 14: 'MaparcpiNe',
      15: 'CcmdWc', 16: 'EfmgUf', 17: 'JviwHy', 18: 'PvqwRy', 20: 'DwDxExEwDw UwUxVxVwUw',
    },
    free: [26, 26],
  },
};

Object.assign(scenes, more);

/** A whole drawing. @param {string} name */
export const sceneOf = (name) =>
  svg('svg', { viewBox: '0 0 200 200', class: 'scene' }, ...strokesOf(name));

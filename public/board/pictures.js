// What a game draws: 26 strokes, of which a game of m mistakes shows n · 26 / m after n of them.
// A point is two letters, across and down, on a board of 25 by 25; capitals and small letters are
// corners and bends, as in lettering.js.

import { pathOf, placeOf, svg } from '../drawing/lettering.js';

// deno-fmt-ignore: a line for each part of the picture.
const scenes = {
  gallows: [
    'CxhyNx', 'NxtwYx', 'DxCv DxEv', // ground and grass
    'FxgmFb', 'HxgmHd', 'DxFu', 'JxHu', // post and its feet
    'EbkcSb', 'HdmcSd', 'SbtcSd', 'HhKd', 'HjMd', 'GgGn GpGt', // beam, braces, grain
    'QdQf', 'QfpfphQhrhrfQf', // rope and knot
    'QhnhnnQn', 'QhthtnQn', // head
    'QnQs', 'QoooNr', 'QosoTr', // body and arms
    'QspuNw', 'QsruTw', 'NwmxLw', 'TwuxVw', // legs and feet
    'OjPk OkPj RjSk RkSj', 'OmqlSm', // eyes and mouth
  ],
  web: [
    'MjMa', 'MjTd', 'MjWj', 'MjTp', 'MjMs', 'MjFp', 'MjCj', 'MjFd', // threads
    'MfngPg', 'PgpiRj', 'RjpkPm', 'PmnmMn', 'MnlmJm', 'JmjkHj', 'HjjiJg', 'JglgMf', // inner ring
    'McoeSe', 'SerhUj', 'UjrlSo', 'SoooMq', 'MqkoGo', 'GohlEj', 'EjhhGe', 'GekeMc', // outer ring
    'MsMu MukukyMyoyouMu', 'LvItHw LwIwHy LxJyIz NvQtRw NwQwRy NxPyQz', // spider
  ],
};

/** What changes once the game is won: the one on the gallows stands free. */
const freed = {
  18: 'QolpLj',
  19: 'QovpVj', // arms
  24: 'OjOk SjSk',
  25: 'OlqnSl', // eyes and mouth
};
const FIRST_FREE = 15;

const onBoard = (name) => [...name].map((place) => 8 * placeOf(place));

/** The strokes of a picture. @param {string} scene @param {boolean} isWon */
export const strokesOf = (scene, isWon) =>
  scenes[scene].map((stroke, i) => {
    const isFree = isWon && scene === 'gallows' && i >= FIRST_FREE;
    const d = pathOf(isFree && freed[i] || stroke, /../g, onBoard);
    return svg('path', { d, class: isFree ? 'freed' : '' });
  });

// What a game draws: 26 strokes, of which a game of m mistakes shows n · 26 / m after n of them.
// A point is two letters, across and down, on a board of 25 by 25; capitals and small letters are
// corners and bends, as in lettering.js.

import { pathOf, placeOf, svg } from './lettering.js';

/** What is drawn, what else at an end, and which strokes stand free when won. */
export const scenes = {
  // deno-fmt-ignore: a line for each part of the picture.
  gallows: {
    strokes: [
      'CxhyNx', 'NxtwYx', 'DxCv DxEv',
      'FxgmFb', 'HxgmHd', 'DxFu', 'JxHu',
      'EbkcSb', 'HdmcSd', 'SbtcSd', 'HhKd', 'HjMd', 'GgGn GpGt',
      'QdQf', 'QfpfphQhrhrfQf',
      'QhnhnnQn', 'QhthtnQn',
      'QnQs', 'QoooNr', 'QosoTr',
      'QspuNw', 'QsruTw', 'NwmxLw', 'TwuxVw',
      'OjPk OkPj RjSk RkSj', 'OmqlSm', // face
    ],
    // Arms, eyes and mouth.
    won: { 18: 'QolpLj', 19: 'QovpVj', 24: 'OjOk SjSk', 25: 'OlqnSl' },
    free: [15, 26],
  },
};

const onBoard = (name) => [...name].map((place) => 8 * placeOf(place));

/** The strokes of a picture. @param {string} [status] */
export const strokesOf = (name, status) =>
  scenes[name]?.strokes.map((stroke, i) => {
    const { free: [from, to], [status]: other } = scenes[name];
    const d = pathOf(other?.[i] ?? stroke, /../g, onBoard);
    return svg('path', { d, class: status === 'won' && i >= from && i < to ? 'freed' : '' });
  }) ?? [];

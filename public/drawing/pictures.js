// A game's picture: 26 strokes. If m mistakes lose, n mistakes show n · 26 / m strokes.
// A point is two letters, across and down, on a board of 25 by 25; capitals and small letters are
// corners and bends, as in lettering.js.

import { pathOf, placeOf, svg } from './lettering.js';

/** The strokes, those added at the end, and those changed when the game is won. */
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

/** @param {string} stroke @param {string} [kind] */
const pathFor = (stroke, kind = '') =>
  svg('path', { d: stroke && pathOf(stroke, /../g, onBoard), class: kind });

/** The strokes of a whole picture. @param {string} [status] */
export const strokesOf = (name, status) =>
  scenes[name]?.strokes.map((stroke, i) => {
    const { free: [from, to], fills, [status]: other } = scenes[name];
    const freed = status === 'won' && i >= from && i < to ? 'freed ' : '';
    return pathFor(other?.[i] ?? stroke, freed + (fills?.[i] ?? ''));
  }) ?? [];

/** The number of strokes that the mistakes so far draw. @param {Game} game */
export const shareOf = ({ mistakesAllowed }, mistakes, most = 26) =>
  Math.round((most * mistakes) / mistakesAllowed);

/**
 * The strokes that remain of a picture that is whole at first and loses some with each mistake.
 * @param {Game} game
 */
export function leftOfPicture(name, game) {
  const { order, lost = {}, fills } = scenes[name];
  if (game.status === 'lost') return strokesOf(name, 'lost');
  const gone = new Set(order.slice(0, shareOf(game, game.mistakes, order.length)));
  const whole = strokesOf(name, game.status);
  return whole.map((path, i) => gone.has(i) ? pathFor(lost[i] ?? '', fills?.[i]) : path);
}

/** Whether a mistake removes strokes of a picture. @param {string} name */
export const isTaken = (name) => Boolean(scenes[name]?.order);

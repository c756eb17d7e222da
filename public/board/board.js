// The board: picture, tally, word and status line.

import { isFirst } from '../game.js';
import { glyph, svg } from './lettering.js';
import { choice, queryOf } from '../offers.js';
import { $, createElement, writeAttribute, writeText } from '../page.js';
import { strokesOf } from './pictures.js';
import { cunningOf, spelled, t, titleOf } from '../texts.js';

const strokesInAll = 26;

/** Whether each guessed letter was a hit or a miss. @param {Game} game */
export const outcomesOf = (game) =>
  new Map(game.guesses.map(({ letter, positions }) => [letter, positions.length ? 'hit' : 'miss']));

function drawWord({ pattern, answer }) {
  const board = $('word');
  const shown = answer ?? pattern;
  const before = board.dataset.shown;
  if (shown === before) return;
  board.dataset.shown = shown;
  const [hidden, old] = [[...pattern], [...before ?? '']];
  const words = shown.split(' ');
  board.style.setProperty('--signs', signsOfALine(words));
  let place = -1;
  board.replaceChildren(...words.map((word) => {
    place += 1;
    return createElement(
      'span.run',
      ...[...word].map((sign) => {
        const cell = createElement(
          'span.cell',
          createElement('span.vh', sign.replace('_', '-')),
          glyph(sign),
        );
        cell.classList.toggle('blank', sign === '_');
        cell.classList.toggle('missed', sign !== hidden[place]);
        cell.classList.toggle('new', sign !== '_' && sign !== old[place]);
        place += 1;
        return cell;
      }),
    );
  }));
}

/** For how many signs a line needs room: phrases break between words into lines of about 15. */
function signsOfALine(words) {
  const signs = words.join(' ').length;
  const even = words.length > 1 ? Math.ceil(signs / Math.ceil(signs / 15)) + 3 : 7;
  return Math.max(even, ...words.map((word) => word.length));
}

let scene = '';

function drawPicture(game, looks) {
  const picture = $('picture');
  if (scene !== looks.scene) {
    scene = looks.scene;
    picture.replaceChildren(...strokesOf(scene).map((d) => svg('path', { d })));
  }
  if (!game) return;
  const drawn = Math.round((strokesInAll * game.mistakes) / game.mistakesAllowed);
  [...picture.children].forEach((path, i) => path.classList.toggle('drawn', i < drawn));
  writeAttribute(picture, 'aria-label', t('drawing', game));
}

function drawTally(game, lists) {
  const list = lists.find(({ id }) => id === game.settings.list);
  const misses = [...outcomesOf(game)].filter(([, outcome]) => outcome === 'miss');
  writeText('left', game.mistakesLeft);
  writeText('wrong', misses.map(([letter]) => letter).join(' ') || '–');
  writeText('terms', list ? `${titleOf(list)}, ${cunningOf(game.settings)}` : '');
}

/** @param {import('../offers.js').Preset} offer */
function offerOf({ name, rate, query }) {
  const offer = createElement(
    'button',
    createElement('b', t(name)),
    createElement('small', t('rate', { rate })),
  );
  offer.dataset.do = 'offer';
  offer.value = query;
  return offer;
}

/** Shows a newcomer, before the first guess, what this is and a choice of games. */
function drawWelcome(game, lists, isNewcomer) {
  $('welcome').hidden = !isNewcomer;
  writeAttribute($('card'), 'class', isNewcomer ? 'welcoming' : '');
  if (!isNewcomer) return;
  const offers = $('offers');
  if (!offers.children.length) offers.append(...choice.map(offerOf));
  for (const offer of offers.children) {
    offer.hidden = !lists.some(({ id }) => offer.value.startsWith(`list=${id}&`));
    writeAttribute(offer, 'aria-pressed', offer.value === queryOf(game.settings));
  }
}

/** @param {typeof import('../state.js').state} now */
export function drawBoard({ game, lists, looks, said, timesSaid, isBusy }) {
  writeAttribute($('card'), 'aria-busy', isBusy);
  // Screen readers skip a text they have just read: every second one ends in a no-break space.
  const words = game?.language ?? 'en';
  writeText('said', said + (timesSaid % 2 ? '' : '\u00a0'), words);
  $('retry').hidden = Boolean(game) || isBusy;
  document.documentElement.dataset.theme = looks.theme;
  document.documentElement.dataset.status = game?.status ?? '';
  drawPicture(game, looks);
  drawWelcome(game, lists, isFirst(game));
  if (!game) return;
  for (const id of ['word', 'wrong', 'keys', 'letter']) writeAttribute($(id), 'lang', words);
  drawWord(game);
  drawTally(game, lists);
  writeText('spoken', t('spoken', { pattern: spelled(game) }), words);
}

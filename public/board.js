// The board: picture, tally, word and status line.

import { isFirst } from './game.js';
import { glyph, svg } from './lettering.js';
import { choice, queryOf } from './offers.js';
import { $, make, put, set } from './page.js';
import { strokesOf } from './pictures.js';
import { cunningOf, spelled, t, titleOf } from './texts.js';

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
    return make('span.run', ...[...word].map((sign) => {
      const cell = make('span.cell', make('span.vh', sign.replace('_', '-')), glyph(sign));
      cell.classList.toggle('blank', sign === '_');
      cell.classList.toggle('missed', sign !== hidden[place]);
      cell.classList.toggle('new', sign !== '_' && sign !== old[place]);
      place += 1;
      return cell;
    }));
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
  set(picture, 'aria-label', t('drawing', game));
}

function drawTally(game, lists) {
  const list = lists.find(({ id }) => id === game.settings.list);
  const misses = [...outcomesOf(game)].filter(([, outcome]) => outcome === 'miss');
  put('left', game.mistakesLeft);
  put('wrong', misses.map(([letter]) => letter).join(' ') || '–');
  put('terms', list ? `${titleOf(list)}, ${cunningOf(game.settings)}` : '');
}

/** @param {import('./offers.js').Preset} offer */
function offerOf({ name, rate, query }) {
  const offer = make('button', make('b', t(name)), make('small', t('rate', { rate })));
  offer.dataset.do = 'offer';
  offer.value = query;
  return offer;
}

/** What a stranger meets before the first guess: what this is, and which games there are. */
function drawWelcome(game, lists, isStranger) {
  $('welcome').hidden = !isStranger;
  set($('card'), 'class', isStranger ? 'welcoming' : '');
  if (!isStranger) return;
  const offers = $('offers');
  if (!offers.children.length) offers.append(...choice.map(offerOf));
  for (const offer of offers.children) {
    offer.hidden = !lists.some(({ id }) => offer.value.startsWith(`list=${id}&`));
    set(offer, 'aria-pressed', offer.value === queryOf(game.settings));
  }
}

/** @param {typeof import('./state.js').state} now */
export function drawBoard({ game, lists, looks, said, timesSaid, isBusy }) {
  set($('card'), 'aria-busy', isBusy);
  // Screen readers skip a text they have just read: every second one ends in a no-break space.
  const words = game?.language ?? 'en';
  put('said', said + (timesSaid % 2 ? '' : '\u00a0'), words);
  $('retry').hidden = Boolean(game) || isBusy;
  document.documentElement.dataset.theme = looks.theme;
  document.documentElement.dataset.status = game?.status ?? '';
  drawPicture(game, looks);
  drawWelcome(game, lists, isFirst(game));
  if (!game) return;
  for (const id of ['word', 'wrong', 'keys', 'letter']) set($(id), 'lang', words);
  drawWord(game);
  drawTally(game, lists);
  put('spoken', t('spoken', { pattern: spelled(game) }), words);
}

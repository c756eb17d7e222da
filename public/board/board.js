// The board: picture, tally, word and status line.

import { isFirst } from '../game.js';
import { glyph } from '../drawing/lettering.js';
import { drawOpponents } from './choices.js';
import { $, createElement, writeAttribute, writeText } from '../page.js';
import { strokesOf } from '../drawing/pictures.js';
import { opponentOf, opponentOn } from '../offers.js';
import { drawStream } from '../drawing/stream.js';
import { update } from '../state.js';
import { count, dateOf, leftOf, spelled, t, titleOf } from '../texts.js';

const strokesInAll = 26;

/** Whether each guessed letter was a hit or a miss. @param {Game} game */
export const outcomesOf = (game) =>
  new Map(game.guesses.map(({ letter, positions }) => [letter, positions.length ? 'hit' : 'miss']));

/**
 * The signs of the cells: at the end those of the answer, with their accents if they fit.
 * @param {Game} game
 */
function signsOf({ pattern, answer, answerText }) {
  const signs = answer ?? pattern;
  return [...answerText ?? ''].length === [...signs].length ? answerText : signs;
}

/** @param {Game} game */
function drawWord(game) {
  const board = $('word');
  const shown = signsOf(game);
  const before = board.dataset.shown;
  if (shown === before) return;
  board.dataset.shown = shown;
  const [found, old] = [[...game.pattern], [...before ?? '']];
  const letters = [...game.answer ?? game.pattern];
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
        cell.classList.toggle('missed', letters[place] !== found[place]);
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

/** Comes late, for rooms, clues and other drawings. */
let dressFor;

function sceneOf(now) {
  const { scene } = now.looks;
  if (dressFor) return dressFor(now);
  if (!scene || (scene === 'gallows' && !(now.game?.room ?? now.game?.clue))) return scene;
  import('./dress.js').then((module) => {
    dressFor = module.dressFor;
    update();
  }).catch(() => {});
}

function drawPicture(now) {
  const { game } = now;
  const picture = $('picture');
  const scene = sceneOf(now);
  const shown = `${scene} ${game?.status}`;
  if (picture.dataset.shown !== shown) {
    picture.dataset.shown = shown;
    picture.replaceChildren(...strokesOf(scene, game?.status));
  }
  if (!game) return;
  const drawn = Math.round((strokesInAll * game.mistakes) / game.mistakesAllowed);
  [...picture.children].forEach((path, i) => path.classList.toggle('drawn', i < drawn));
  writeAttribute(picture, 'aria-label', t('drawing', game));
}

/** The day or the list, and who plays. */
function termsOf({ daily, date, settings }, lists) {
  const day = daily ?? date;
  if (day) return `${dateOf(day, 'medium')}, ${t(opponentOn(day))}`;
  const list = lists.find(({ id }) => id === settings.list);
  return list ? `${titleOf(list)}, ${t(opponentOf(settings, lists))}` : '';
}

function drawTally(game, lists) {
  const misses = [...outcomesOf(game)].filter(([, outcome]) => outcome === 'miss');
  writeText('left', game.mistakesLeft);
  writeText('wrong', misses.map(([letter]) => letter).join(' '));
  $('wrong').parentNode.hidden = !misses.length;
  if (!game.room) writeText('terms', termsOf(game, lists));
}

/** Offers the opponents before the first guess. */
function drawWelcome(now) {
  const { game } = now;
  const isOpen = game.status === 'playing' && !game.guesses.length && !game.room && !game.clue &&
    !game.endgame;
  $('welcome').hidden = !isOpen;
  $('card').className = isOpen ? (isFirst(game) ? 'welcoming first' : 'welcoming') : '';
  if (isOpen) drawOpponents($('offers'), now);
}

/** Shows how many words are left, where the game says so and the reader wants it. */
function drawLeft({ game, looks }) {
  const left = looks.counting && game.left;
  $('stream').hidden = !left;
  if (!left || $('stream').dataset.shown === String(left)) return;
  $('stream').dataset.shown = String(left);
  drawStream($('stream-picture'), left);
  writeText('words-left', count('words-left', left[left.length - 1]));
}

/** What only a screen reader says. */
function spokenOf({ game, looks, said }) {
  const left = looks.counting && game.left;
  const mistakes = leftOf(game);
  return [
    game.status !== 'playing' || said.includes(mistakes) ? '' : `${mistakes}.`,
    isFirst(game) ? `${t('it-cheats')} ${t('never-lies')} ${t('choose-a-game')}.` : '',
    game.room || game.guesses.length ? '' : game.clue,
    t('spoken', { pattern: spelled(game) }),
    left ? `${count('words-left', left[left.length - 1])}.` : '',
  ].filter(Boolean).join(' ');
}

/** @param {State} now */
export function drawBoard(now) {
  const { game, lists, looks, said, timesSaid, isBusy } = now;
  writeAttribute($('card'), 'aria-busy', isBusy);
  // Screen readers skip a text they have just read: every second one ends in a no-break space.
  const words = game?.language ?? 'en';
  writeText('said', said + (timesSaid % 2 ? '' : '\u00a0'), words);
  $('retry').hidden = Boolean(game) || isBusy;
  document.documentElement.dataset.theme = looks.theme;
  document.documentElement.dataset.status = game?.status ?? '';
  drawPicture(now);
  if (!game) return;
  drawWelcome(now);
  drawLeft(now);
  for (const id of ['word', 'wrong', 'keys', 'letter']) {
    writeAttribute($(id), 'lang', words);
    writeAttribute($(id), 'dir', game.direction ?? 'ltr');
  }
  drawWord(game);
  drawTally(game, lists);
  writeText('spoken', spokenOf(now), words);
}

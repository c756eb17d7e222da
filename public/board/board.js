// The board: picture, tally, word, and messages.

import { isFirst } from '../game.js';
import { glyph } from '../drawing/lettering.js';
import { isTaken, leftOfPicture, shareOf, strokesOf } from '../drawing/pictures.js';
import { $, createElement, hug, move, writeAttribute, writeByHand, writeText } from '../page.js';
import { oddsOf, opponentsIn, queryOf } from '../offers.js';
import { update } from '../state.js';
import { count, dateOf, leftOf, spelled, t, wordsLanguage } from '../texts.js';
import { drawPlayer, drawStage } from './stage.js';

/** Whether each guessed letter was a hit or a miss. @param {Game} game */
export const outcomesOf = (game) =>
  new Map(game.guesses.map(({ letter, positions }) => [letter, positions.length ? 'hit' : 'miss']));

/**
 * The signs in the cells: at the end the answer's, with accents if each fits into its cell.
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
  const newest = game.guesses.at(-1)?.positions ?? [];
  const drawn = `${game.id} ${shown} ${newest}`;
  if (board.dataset.shown === drawn) return;
  board.dataset.shown = drawn;
  const found = [...game.pattern];
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
        cell.classList.toggle('fixed', /[^\p{L}\p{M}_]/u.test(sign));
        cell.classList.toggle('missed', letters[place] !== found[place]);
        cell.classList.toggle('new', newest.includes(place));
        place += 1;
        return cell;
      }),
    );
  }));
}

/** The longest line in signs: phrases break between words into lines of about 15. */
function signsOfALine(words) {
  const signs = words.join(' ').length;
  const even = words.length > 1 ? Math.ceil(signs / Math.ceil(signs / 15)) + 3 : 7;
  return Math.max(even, ...words.map((word) => word.length));
}

/**
 * Loaded later, for rooms, clues, other drawings and the names of signs.
 * @type {typeof import('./dress.js') | undefined}
 */
let dress;

function sceneOf(now) {
  const { scene } = now.looks;
  if (dress) return dress.dressFor(now);
  const { room, clue, pattern = '' } = now.game ?? {};
  if (!scene || (scene === 'gallows' && !(room ?? clue) && !/[^\p{L}_ '-]/u.test(pattern))) {
    return scene;
  }
  import('./dress.js').then((module) => {
    dress = module;
    update();
  }).catch(() => {});
}

function drawPicture(now) {
  const { game } = now;
  const picture = $('picture');
  const scene = sceneOf(now);
  picture.dataset.scene = scene ?? '';
  const isWhole = Boolean(game) && isTaken(scene);
  const shown = `${scene} ${game?.status} ${isWhole ? game.mistakes : ''}`;
  if (picture.dataset.shown !== shown) {
    picture.dataset.shown = shown;
    picture.replaceChildren(
      ...(isWhole ? leftOfPicture(scene, game) : strokesOf(scene, game?.status)),
    );
  }
  if (!game) return;
  const [drawn, next] = [shareOf(game, game.mistakes), shareOf(game, game.mistakes + 1)];
  // The part that the last mistake would draw is visible.
  const isNear = game.status === 'playing' && game.mistakesLeft === 1;
  [...picture.children].forEach((path, i) => {
    path.classList.toggle('drawn', isWhole || i < drawn);
    path.classList.toggle('next', !isWhole && isNear && i >= drawn && i < next);
  });
}

/**
 * Loaded later, because the usual list needs no name.
 * @type {typeof import('../parts/terms.js') | undefined}
 */
let terms;

/** @param {WordList} list */
function titleOf(list) {
  if (terms) return terms.titleOf(list);
  import('../parts/terms.js').then((module) => {
    terms = module;
    update();
  }).catch(() => {});
  return '';
}

/** The game's day, its rate of wins, or its list. @param {State} now */
function termsOf({ game, lists, compiling }) {
  const { daily, date, settings, guesses } = game;
  const { lang, className } = document.documentElement;
  if (isFirst(game) && lang === 'en' && className === 'foreign') return t('english-too');
  if (daily ?? date) return dateOf(daily ?? date, 'medium');
  const language = lists.find(({ id }) => id === settings.list)?.language ?? wordsLanguage(lists);
  const own = opponentsIn(language, lists, compiling)
    .find(({ query }) => query === queryOf({ ...settings, length: null }));
  if (own?.rate && !guesses.length) return t('rate', oddsOf(own.rate));
  const list = lists.find(({ id }) => id === settings.list);
  return list && list.id !== 'medium' ? titleOf(list) : '';
}

/** @param {State} now */
function drawTally(now) {
  const { game } = now;
  const misses = [...outcomesOf(game)].filter(([, outcome]) => outcome === 'miss');
  writeByHand('left', String(game.mistakesLeft));
  $('lives').classList.toggle('cost', now.act.kind === 'miss' && game.mistakesLeft > 1);
  $('card').classList.toggle('near', game.status === 'playing' && game.mistakesLeft === 1);
  $('card').classList.toggle('one', now.looks.counting && game.left?.at(-1) === 1);
  writeText('lives-left', count('lives', game.mistakesLeft));
  writeText('wrong', misses.map(([letter]) => letter).join(' '));
  $('wrong').parentNode.hidden = !misses.length;
  writeText('who-plays', drawPlayer(now));
  if (game.room) return;
  writeText('terms', termsOf(now));
}

/** The text for screen readers only. */
function spokenOf({ game, looks, said }) {
  const left = looks.counting && game.left;
  const mistakes = leftOf(game);
  return [
    game.status !== 'playing' || said.includes(mistakes) ? '' : `${mistakes}.`,
    isFirst(game) ? `${t('it-cheats')} ${t('never-lies')}` : '',
    game.room || game.guesses.length ? '' : game.clue,
    t('spoken', { pattern: spelled(game, dress?.signNames) }),
    left ? `${count('words-left', left[left.length - 1])}.` : '',
  ].filter(Boolean).join(' ');
}

const pop = {
  duration: 180,
  delay: 120,
  easing: 'cubic-bezier(.3, 1.6, .6, 1)',
  fill: 'backwards',
};

/** @param {State} now */
function drawSaid({ game, act, said, timesSaid }) {
  const isPlain = act.kind === 'fault';
  const [bubble] = $('stage').getElementsByClassName('bubble');
  bubble.classList.toggle('plain', isPlain);
  bubble.classList.toggle('silent', !said);
  bubble.classList.toggle('long', said.length > 50);
  // Screen readers skip a repeated text, so every second one ends in a no-break space.
  if ($('said').dataset.said !== said) {
    $('said').dataset.said = said;
    move(bubble, [{ transform: 'scale(.6)', opacity: 0 }, {}], pop);
  }
  const text = said + (timesSaid % 2 ? '' : '\u00a0');
  writeByHand('said', text, game?.language ?? 'en', isPlain ? '' : text);
  hug($('stage'));
}

/** @param {State} now */
export function drawBoard(now) {
  const { game, looks, isBusy } = now;
  writeAttribute($('card'), 'aria-busy', isBusy);
  const words = game?.language ?? 'en';
  drawSaid(now);
  $('retry').hidden = Boolean(game) || isBusy;
  document.documentElement.dataset.theme = looks.theme;
  document.documentElement.dataset.status = game?.status ?? '';
  drawPicture(now);
  if (!game) {
    if (now.act.kind === 'fault' && !navigator.onLine) drawStage(now);
    return;
  }
  // A room without a cheat shows its author's animal.
  if (dress && game.room && !game.settings.evil) dress.drawMaker(game);
  else drawStage(now);
  for (const id of ['word', 'wrong', 'keys', 'letter']) {
    writeAttribute($(id), 'lang', words);
    writeAttribute($(id), 'dir', game.direction ?? 'ltr');
  }
  drawWord(game);
  drawTally(now);
  writeText('spoken', spokenOf(now), words);
}

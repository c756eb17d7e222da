// The stage of the board: the opponent, his message, and the words that leave him.

import {
  colourOf,
  drawDevil,
  fatOf,
  figureOf,
  halfOf,
  isClass,
  moods,
  rungOf,
} from '../drawing/devil.js';
import { inked } from '../drawing/lettering.js';
import { $, createElement, elements, move } from '../page.js';
import { opponentOf, opponentOn } from '../offers.js';
import { update } from '../state.js';
import { capitals, count, t } from '../texts.js';

/** The opponent's name. @param {Game} game @param {WordList[]} lists */
export const playerOf = ({ daily, date, settings }, lists) =>
  daily || date ? opponentOn(daily ?? date, settings.evil) : opponentOf(settings, lists);

/** The opponent's mood, by the name of his sentence or the kind of the guess. */
const moodAt = {
  'none-had': 'teases',
  'spat-few': 'frets',
  'last-few': 'frets',
  starving: 'coughs',
  miss: 'spits',
  hit: 'gulps',
  repeat: 'wags',
};

/** The opponent's mood. @param {State} now @param {number} [words] */
function moodOf({ game, act }, words) {
  if (act.kind === 'fault' && !navigator.onLine) return 'sleeps';
  if (!game.settings.evil) return 'smiles';
  if (words === 1) return 'cornered';
  if (game.mistakesLeft === 1 && !['hit', 'repeat'].includes(act.kind)) return 'eager';
  const mood = moodAt[act.name] ?? moodAt[act.kind] ?? (game.guesses.length ? 'waits' : 'teases');
  return mood === 'spits' && words && words ** 1.4 < game.left[0] ? 'coughs' : mood;
}

/** What stands under the words left: their unit, later all that he ate. */
const unitOf = (words, all) => words === all ? count('unit', words) : t('of-all', { n: all });

const numeral = (n) => capitals(n.toLocaleString(document.documentElement.lang));

/** The actor on the stage, as figureOf() takes him. @param {State} now */
function actorOf(now) {
  const { game, lists, looks } = now;
  // Without a network there may be no other.
  if (!game) return { rung: 2, mood: 'sleeps', fat: 0.3 };
  const name = playerOf(game, lists);
  const rung = rungOf(name);
  const left = looks.counting && game.left;
  const words = left && left.at(-1);
  const mood = moodOf(now, words);
  const isOne = words === 1;
  return {
    rung,
    mood,
    fat: left ? fatOf(words, left[0]) : rung ? 0.5 : 0.15,
    was: left && fatOf(left[0], left[0]),
    count: left && !isOne ? numeral(words) : '',
    // His hands would cover it.
    unit: left && mood !== 'gulps' ? capitals(unitOf(words, left[0])) : '',
    sign: isOne ? capitals(count('words-in-all', 1)) : '',
    look: mood === 'spits' || mood === 'eager' ? [5, 1] : [4, 4],
  };
}

/** An arc of slips in the actor's box: their places, angles and sizes. */
const places = [[199, 82, -5, .76], [197, 59, -5, .88], [205, 34, 3, 1]];

const shortened = (text) => (text.length > 14 ? `${text.slice(0, 13)}…` : text);

/**
 * The slips that fly after a guess: words that he let go, or the letter that he gave.
 * @param {State} now
 * @returns {{at: number[], text: string, given?: boolean}[]}
 */
function slipsOf({ game, act, looks }) {
  if (act.kind === 'hit' && act.name !== 'cornered' && game.settings.evil) {
    return [{ at: [180, 158, 9, 1], text: act.letter, given: true }];
  }
  if (act.kind !== 'miss' || !looks.counting) return [];
  const words = (game.letGo ?? []).map((word) => shortened(capitals(word.split(' / ')[0])));
  const gone = game.left?.at(-2) - game.left?.at(-1);
  const cost = gone ? [{ at: [6, 142, -9, .4], text: `-${numeral(gone)}`, given: true }] : [];
  return [...words.slice(0, 3).map((text, i) => ({ at: places[i], text })), ...cost];
}

function drawSlips(now) {
  for (const slip of elements('#stage > .slip')) slip.remove();
  $('stage').append(
    ...slipsOf(now).map(({ at: [x, y, turn, size], text, given }, i) => {
      const drawing = inked(text, given ? '' : now.act.letter);
      const slip = createElement(given ? 'span.slip.given' : 'span.slip', drawing);
      slip.setAttribute('aria-hidden', 'true');
      const style = {
        '--x': x,
        '--y': y,
        '--turn': `${turn}deg`,
        '--nth': i,
        '--size': size * Math.min(1, 9 / text.length),
      };
      for (const [name, value] of Object.entries(style)) {
        slip.style.setProperty(name, String(value));
      }
      return slip;
    }),
  );
}

/**
 * Poses that the first letter does not need.
 * @type {typeof import('../drawing/poses.js') | undefined}
 */
let more;

/** The moods that do not need `more`. */
const early = Object.keys(moods);

/** Whether a mood can be drawn now; redraws all once it can. @param {string} mood */
function canShow(mood) {
  if (more || early.includes(mood)) return true;
  import('../drawing/poses.js').then((module) => {
    more = module;
    update();
  }).catch(() => {});
  return false;
}

const beats = { duration: 500, iterations: 2, easing: 'ease-in-out' };

/** Animates a belly from its old width to its new one. @param {Element} bulk @param {number} old */
const swell = (bulk, old) =>
  move(bulk, [
    { transform: `scaleX(${old})` },
    { transform: 'scale(1.05, .94)', offset: 0.6 },
    { transform: 'none' },
  ], { duration: 320, easing: 'ease-out' });

/** Draws the opponent, and the effect of his last answer. @param {State} now */
export function drawStage(now) {
  const actor = actorOf(now);
  if (!canShow(actor.mood)) return;
  const shown = JSON.stringify([actor, now.act, now.game?.guesses.length, now.game?.id]);
  if ($('stage').dataset.shown === shown) return;
  $('stage').dataset.shown = shown;
  const holds = actor.rung ? undefined : more.envelope(120, 160);
  const crossed = actor.sign && more.signOn(actor.sign);
  const tail = actor.mood === 'sleeps' ? more.plugAt(60, 218) : undefined;
  $('actor').setAttribute('class', `devil ${colourOf(actor.rung)} ${actor.mood}`);
  $('actor').replaceChildren(...figureOf({ ...actor, holds, crossed, tail }));
  const before = Number($('stage').style.getPropertyValue('--fat') || actor.fat);
  swell($('actor').querySelector('.bulk'), halfOf(before) / halfOf(actor.fat));
  if (actor.mood === 'eager') move($('left'), [{}, { transform: 'scale(1.3)' }, {}], beats);
  $('stage').style.setProperty('--fat', String(actor.fat));
  $('stage').style.setProperty('--air', String((actor.rung ? 50 - 6 * actor.rung : 30) / 264));
  if (now.game) drawSlips(now);
}

/** Draws the opponent's face on the button for choosing another. @param {State} now */
export function drawPlayer({ game, lists }) {
  const name = playerOf(game, lists);
  const shown = `${name} ${isClass()}`;
  if ($('who').dataset.shown !== shown) {
    $('who').dataset.shown = shown;
    drawDevil($('who-face'), rungOf(name), rungOf(name) ? 'grins' : 'calm');
    drawDevil($('today-devil'), 4, 'waits');
  }
  return t(name);
}

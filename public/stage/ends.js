// The end of a game on the stage: the devil laughs and holds up the word, sulks beside the freed
// man, or gives up with a white flag; the honest one opens his envelope.

import { playerOf } from '../board/stage.js';
import { fatOf, isClass, rungOf } from '../drawing/devil.js';
import { glyph, inked, svg } from '../drawing/lettering.js';
import { isTaken, leftOfPicture, shareOf, strokesOf } from '../drawing/pictures.js';
import { makerSeat, makerView } from '../drawing/makers.js';
import { openEnvelope, signOn } from '../drawing/poses.js';
import { createElement } from '../page.js';
import { meaningOf } from '../parts/meanings.js';
import { state } from '../state.js';
import { answerOf, capitals, count, t } from '../texts.js';
import { figureView, setStage } from './frame.js';
import { manView } from './men.js';

/** The drawing at the end of the game. @param {Game} game */
export function pictureOf(game, scene = document.getElementById('picture').dataset.scene) {
  const name = scene || 'gallows';
  const shown = isTaken(name)
    ? leftOfPicture(name, game)
    : strokesOf(name, game.status).slice(0, shareOf(game, game.mistakes));
  for (const stroke of shown) stroke.classList.add('drawn');
  return svg('svg', {
    viewBox: '14 8 186 184',
    preserveAspectRatio: 'xMidYMax',
    class: 'scene',
  }, ...shown);
}

/** The freed man; for a class, without gallows, the untouched drawing. @param {Game} game */
const freedView = (game, prizes = {}) =>
  isClass() ? pictureOf({ ...game, mistakes: 0 }) : manView(prizes);

/** Whether a game was won without a mistake. @param {Game} game */
export const isPerfect = ({ status, mistakes }) => status === 'won' && !mistakes;

/** @param {Game} game */
const wordOn = (game) => capitals(answerOf(game) ?? '');

/** The end of a game without a devil. @param {Game} game */
function honestEnd(game) {
  const isLost = game.status === 'lost';
  // A freed man holds up the word; without one, its author shows it, below every chin.
  const isHeld = !isLost && !isClass();
  const word = game.answer && wordOn(game);
  const holds = !word
    ? undefined
    : isHeld
    ? openEnvelope(120, 168, '')
    : openEnvelope(120, 186, word, 80);
  return {
    kind: isLost ? 'sorry' : isPerfect(game) ? 'found best' : 'found',
    who: { rung: 0, fat: 0.15, mood: isLost ? 'sorry' : 'glad', holds, look: [4, 2] },
    // In a room, its author's animal.
    actor: game.room && makerView(makerSeat(game.room.id), holds),
    aside: isLost ? pictureOf(game) : freedView(game),
    shout: t(isLost ? 'lost' : 'won'),
    placard: isHeld ? word : undefined,
    rays: isLost ? isClass() ? '' : 'faint' : 'gold',
  };
}

/** Whether a game is one against the hardest opponent. @param {Game} game */
const isHardest = (game) => playerOf(game, state.lists) === 'devil';

/** The name of what a beaten devil says. @param {Game} game */
export const cryOf = (game) => isHardest(game) ? 'won-devil' : 'won-evil';

/** @param {Game} game @param {boolean} isBest */
function evilEnd(game, isBest) {
  const { left, pattern, status } = game;
  const words = left?.at(-1);
  const own = { rung: rungOf(playerOf(game, state.lists)) };
  const isCounted = state.looks.counting && words > 1;
  if (status === 'lost') {
    const fat = left ? Math.max(0, fatOf(words, left[0])) : 0.4;
    return {
      kind: words > 1 ? 'lost many' : 'lost',
      who: {
        ...own,
        mood: 'laughs',
        fat,
        // A thin belly's number would be small.
        crossed: isCounted && fat < 0.28 && signOn(capitals(count('words-in-all', words))),
        count: isCounted ? words.toLocaleString(document.documentElement.lang) : '',
        unit: isCounted ? capitals(count('unit', words)) : '',
      },
      aside: pictureOf(game),
      shout: t(isClass() ? 'lost' : 'lost-evil'),
      placard: wordOn(game),
      marked: [...pattern].filter((sign) => sign !== '_').join(''),
      rays: isClass() ? '' : 'red',
    };
  }
  const perfect = isPerfect(game);
  return {
    kind: perfect ? 'perfect best' : isBest ? 'won stamped' : 'won',
    who: { ...own, fat: -0.25, mood: perfect ? 'surrenders' : 'sulks', look: [-3, 3] },
    aside: freedView(game, { hasMedal: perfect || isBest, hasCrown: isHardest(game) }),
    shout: t(cryOf(game)),
    placard: wordOn(game),
    rays: 'gold',
  };
}

/** Shows two of other words on cards behind the sign. @param {Element} place */
export function fanOut(place, words) {
  const shown = words.slice(0, 2);
  const spares = shown.map((word) => createElement('span.placard.spare', inked(capitals(word))));
  place.querySelector('.over').prepend(...spares);
  return shown;
}

/** The answer, marked with its language. @param {string} kind of element @param {Game} game */
export const wordOf = (kind, game) =>
  Object.assign(createElement(kind, answerOf(game)), { lang: game.language ?? 'en' });

/** Shows a game's word and its meaning. @param {HTMLElement} place @param {Game} [game] */
export function showMeaning(place, game) {
  const meaning = game && meaningOf(game);
  place.lang = meaning?.language ?? 'en';
  place.replaceChildren(...(meaning ? [wordOf('b', game), ', ', meaning.text] : []));
}

/** The letters that took a game from one number of words left to another. @param {Game} game */
function lettersBetween({ guesses, left }, before, after) {
  const made = before === undefined ? [] : guesses.slice(left.indexOf(before), left.indexOf(after));
  const letters = made.map(({ letter, positions }) =>
    createElement(positions.length ? 'b' : 's', letter)
  );
  return createElement('small', ...letters);
}

/**
 * At most six figures of a devil who shrank, with his words and the letters before.
 * @param {Game} game
 */
function shrinkingViews(game) {
  const counts = [...new Set(game.left)];
  const steps = Math.min(counts.length, 6);
  const last = steps - 1;
  const countAt = (i) => counts[Math.round((i * (counts.length - 1)) / last)];
  const rung = rungOf(playerOf(game, state.lists));
  const [later, end] = game.status === 'lost' ? ['grins', 'laughs'] : ['gulps', 'beaten'];
  return Array.from({ length: steps }, (_, i) => {
    const words = countAt(i);
    const mood = i === last ? end : (['plots', 'grins'][i] ?? later);
    const view = figureView({ rung, mood, fat: fatOf(words, counts[0]) }, '6 -8 228 250');
    return createElement(
      'li',
      view,
      words.toLocaleString(document.documentElement.lang),
      lettersBetween(game, countAt(i - 1), words),
    );
  });
}

/** Whether an end shows how he shrank, by half or more; on phones the style sheet hides a loss. */
const isShrinking = (/** @type {Game} */ { left, status }) =>
  state.looks.counting && ['won', 'lost'].includes(status) && left?.[0] >= 2 * left?.at(-1);

/** The letters of a game, those in no word struck out. @param {Game} game */
const chipsOf = ({ guesses }) =>
  guesses.map(({ letter, positions }) =>
    createElement(positions.length ? 'li.hit' : 'li.miss', createElement('span', glyph(letter)))
  );

/**
 * Shows how the devil shrank; if he did not, the guessed letters.
 * @param {HTMLElement} place a list
 * @param {Game} [game] that is over
 */
export function drawCourse(place, game) {
  const isShrunk = game && isShrinking(game);
  const isOver = ['won', 'lost'].includes(game?.status);
  place.className = `${isShrunk ? 'shrunk' : 'chips'} ${game?.status}`;
  const views = isShrunk ? shrinkingViews(game) : isOver ? chipsOf(game) : [];
  place.style.setProperty('--letters', String(views.length));
  place.replaceChildren(...views);
}

/**
 * Puts the end of a game on a stage.
 * @param {Element} place
 * @param {Game} game
 * @param {boolean} [isBest] whether nobody can win with fewer mistakes
 */
export function showEnd(place, game, isBest = false) {
  const isVoid = !['won', 'lost'].includes(game.status);
  const isEvil = game.settings.evil && !isVoid;
  setStage(place, isEvil ? evilEnd(game, isBest) : honestEnd(game));
  const { answer, entries, status } = game;
  if (isBest || isPerfect(game)) {
    const stamp = createElement(
      'span.stamp',
      inked(capitals(t(isBest ? 'best-possible' : 'perfect'))),
    );
    // For a class, no sign has the word.
    place.querySelector('.placard')?.append(stamp);
  }
  // Other games know their words only from their replay.
  if (entries && status === 'lost') fanOut(place, entries.filter((word) => word !== answer));
}

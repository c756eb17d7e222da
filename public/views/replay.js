// The replay of a game, guess by guess, as a picture and a list, with the page's own check that the
// answers never contradict each other.

import { playerOf } from '../board/stage.js';
import { rungOf } from '../drawing/devil.js';
import { $, open, writeText } from '../page.js';
import { isElsewhere, sync } from '../game.js';
import { call } from '../server.js';
import { adviceOf, provedOf } from '../rules/coach.js';
import { isConsistent, readTurn, turningIn } from '../rules/turns.js';
import { drawSieve } from '../sieve/sieve.js';
import { leadOf, replayOf } from '../sieve/story.js';
import { state } from '../state.js';
import { answerOf, count, listed, loadTexts, reasonOf, resultOf, sizeOf, t } from '../texts.js';
import { addStyle } from '../parts/elements.js';
import { hasMeanings } from '../parts/meanings.js';
import { copy } from '../parts/passing.js';

const verdictOf = (game) =>
  t(isConsistent(game) ? 'fits' : 'misfit', { answer: listed(answerOf(game), game) });

/** @type {(name: string, values?: any) => string} */
let replayText;

/** Loads the texts and the style sheet of the replay. */
export async function mount() {
  [replayText] = await Promise.all([loadTexts('replay'), addStyle('sieve/sieve.css')]);
}

/** Asks once for the meanings of all words of a replay. @param {string} path */
function dictionaryOf(path) {
  let known;
  return async (/** @type {string} */ word) => {
    known ??= call(`${path}${path.includes('?') ? '&' : '?'}meanings=true`).then(({ turns }) =>
      new Map(
        turns.flatMap(({ families }) => families)
          .flatMap(({ examples, meanings }) => examples.map((one, i) => [one, meanings[i]])),
      )
    ).catch((error) => {
      known = undefined;
      throw error;
    });
    return (await known).get(word);
  };
}

/** The proved fact about all games like this one. @param {Replay} replay */
function provedText(replay) {
  const { name, mistakes } = provedOf(replay, game) ?? {};
  return name ? replayText(name, { mistakes: count('mistakes', mistakes) }) : '';
}

/** @param {Game} game */
const canAsk = ({ settings }) =>
  state.lists.some((list) => list.id === settings.list && hasMeanings(list));

/** @type {Game} */
let game;

/**
 * Shows the replay of a game.
 * @param {Game} shown the present game, or today's
 */
export async function showReplay(shown) {
  game = shown;
  $('replay-title').dataset.text = `replay-${shown.settings.evil}`;
  // A replay offers the next game, unless a room or the endgames do.
  writeText('replay-new', t(shown.daily || shown.date ? 'new' : 'again'));
  $('replay-new').hidden = shown !== state.game || Boolean(shown.room || shown.endgame);
  $('replay').dataset.game = shown.id;
  open('replay');
  for (const id of ['fits', 'proved']) writeText(id, '');
  $('turns').replaceChildren();
  try {
    const path = shown === state.game ? '/replay' : '/replay?daily=true';
    const replay = await call(await replayOf(path));
    if (game !== shown) return;
    writeText('fits', verdictOf(game), game.language ?? 'en');
    writeText('proved', provedText(replay));
    const turns = replay.turns.map(readTurn);
    const advice = adviceOf(game, turns, replayText);
    drawSieve($('turns'), replay, {
      t: replayText,
      advice,
      lead: leadOf(turns, game, advice, replayText),
      turning: turningIn(turns, {
        evil: game.settings.evil,
        won: game.status === 'won',
        point: advice.point,
      }),
      evil: game.settings.evil,
      rung: rungOf(playerOf(game, state.lists)),
      answer: answerOf(game),
      language: game.language ?? 'en',
      direction: game.direction,
      reducedMotion: matchMedia('(prefers-reduced-motion)').matches,
      ask: canAsk(game) ? dictionaryOf(path) : undefined,
    });
  } catch (error) {
    writeText('fits', reasonOf(error));
    // Another tab has begun a game: this view closes.
    if (isElsewhere(error.code)) await sync();
  }
}

export function copyReplay() {
  const head = `${document.title}: ${sizeOf(game)}, ${count('mistakes', game.mistakes)}. ${
    resultOf(game)
  }`;
  const sentences = [...$('turns').querySelectorAll('.sentence, .rest p')];
  const lines = sentences.map((line) => line.textContent);
  return copy([head, ...lines, $('fits').textContent].join('\n'));
}

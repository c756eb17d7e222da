// What the computer did, guess by guess, and a check of its own that it never contradicted itself.

import { $, copy, make, open, put } from './page.js';
import { call } from './server.js';
import { state } from './state.js';
import { count, reasonOf, resultOf, sizeOf, t } from './texts.js';

/** Whether the answer stands behind every answer given. @param {Game} game */
function isConsistent({ answer, guesses }) {
  const placesOf = (letter) => [...answer].flatMap((sign, place) => (sign === letter ? place : []));
  return guesses.every(({ letter, positions }) => positions.join() === placesOf(letter).join());
}

const verdictOf = (game) => t(isConsistent(game) ? 'fits' : 'misfit', { answer: game.answer });

/** @param {Turn} turn */
function sentenceOf({ letter, before, after, families }) {
  const isHit = families.find(({ kept }) => kept)?.pattern.includes(letter);
  const miss = before === after ? 'none' : 'miss';
  const kind = !state.game.settings.evil ? 'honest' : isHit ? 'hit' : miss;
  return t(`turn-${kind}`, { letter, before, after, had: before - after });
}

/** @param {Family} family */
function familyView({ pattern, entries, examples, kept }) {
  const text = t(kept ? 'kept' : 'family', { entries, examples: examples.join(', ') });
  return make(kept ? 'p.kept' : 'p', make('code', pattern.replaceAll('_', '-')), ` ${text}`);
}

/** @param {Turn} turn @param {Turn} first */
function turnView(turn, first) {
  const share = Math.log1p(turn.after) / Math.log1p(first.before);
  const groups = make('summary', count('groups', turn.familyCount));
  const line = make('p.bar', t('turn', turn));
  line.style.setProperty('--bar', share);
  return make('li', line, make('p', sentenceOf(turn)), make('details', groups, ...turn.families.map(familyView)));
}

let asText = '';

export async function showReplay() {
  const { game } = state;
  open('replay');
  asText = `${document.title}: ${sizeOf(game)}, ${count('mistakes', game.mistakes)}. ${resultOf(game)}`;
  try {
    /** @type {Replay} */
    const { turns } = await call('/replay');
    put('fits', verdictOf(game));
    // The sieve's place: drawSieve($('turns'), replay, …) draws picture and list.
    $('turns').replaceChildren(...turns.map((turn) => turnView(turn, turns[0])));
    asText = [asText, ...turns.map(sentenceOf), verdictOf(game)].join('\n');
  } catch (error) {
    put('fits', reasonOf(error));
    $('turns').replaceChildren();
  }
}

export const copyReplay = () => copy(asText);

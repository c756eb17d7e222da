// The end of a game: the result, and the proof that an honest computer kept its word.

import { $, handwrite, open, writeText } from '../page.js';
import { state } from '../state.js';
import { count, endOf, languages, resultOf, t } from '../texts.js';

/** Gives the proof the room of the board while it is open. */
export function mount() {
  $('proof').ontoggle = () => $('end').classList.toggle('tall', $('proof').open);
}

/** Shows how the game that was played here ended. @param {Game} game */
export function showEnding(game) {
  drawResult(game);
  open('end');
}

/** @param {Game} game */
function drawResult(game) {
  const { answer, candidates, language, nonce, settings } = game;
  handwrite($('end-title'), t(endOf(game)));
  writeText('end-text', resultOf(game), language ?? 'en');
  writeText('others', answer && settings.evil ? othersOf(candidates - 1) : '');
  for (const id of ['look-up', 'end-replay', 'end-share']) $(id).hidden = !answer;
  $('look-up').href = lookUpOf(game);
  $('proof').hidden = !nonce;
  $('proof').open = false;
  if (nonce) void drawProof(game, state.promise);
}

/**
 * Where the answer is explained: in the Wiktionary of its language, if the page knows it.
 * @param {Game} game
 */
function lookUpOf({ answer, language }) {
  const code = language in languages ? language : 'en';
  return `https://${code}.wiktionary.org/w/index.php?search=${
    encodeURIComponent(answer?.toLocaleLowerCase(code))
  }`;
}

const othersOf = (n) => (n ? count('others', n) : t('no-others'));

/**
 * The SHA-256 of a text, which browsers compute only on a safe connection.
 * @returns {Promise<string | undefined>}
 */
async function digestOf(text) {
  const sum = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return sum && [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {Game} game @param {string} promise what the first reply committed to */
async function drawProof({ answer, nonce }, promise) {
  const digest = await digestOf(`${nonce}:${answer}`);
  const verdict = !digest ? 'unproven' : digest === promise ? 'proven' : 'disproven';
  writeText('proven', t(verdict));
  writeText('how', `${t('promised', { promise, nonce })} ${digest ? t('compared') : ''}`);
}

// The end of a game: the result, what slipped through the player's fingers, and the proof that an
// honest computer kept its word.

import { drawOpponents } from '../board/choices.js';
import { loadLists } from '../game.js';
import { $, createElement, handwrite, open, writeText } from '../page.js';
import { queryOf } from '../offers.js';
import { call } from '../server.js';
import { drawStream } from '../drawing/stream.js';
import { leftIn, readTurn, wordView } from '../sieve/turns.js';
import { state } from '../state.js';
import { answerOf, count, languages, listed, resultOf, t } from '../texts.js';
import { digestOf } from '../parts/digest.js';
import { nextOf } from './terms.js';

/** Gives the proof the room of the board while it is open. */
export function mount() {
  $('proof').ontoggle = () => $('end').classList.toggle('tall', $('proof').open);
}

/** Shows how the game that was played here ended. @param {Game} game */
export function showEnding(game) {
  drawResult(game);
  open('end');
  leaveRoomForTheWord();
  $('end-day').hidden = true;
  if (game.daily) void drawDay().catch(() => {});
  // Without the replay the result stands alone; "What it did" says what is wrong.
  if (game.answer && game.settings.evil) void tellStory(game).catch(() => {});
}

/** After a game of the day: the player's days, and when the next one starts. */
async function drawDay() {
  const [{ drawFigures }, { daily }] = await Promise.all([import('./scores.js'), call('/history')]);
  drawFigures('end-days', daily);
  writeText('end-tomorrow', nextOf(state.daily));
  $('end-day').hidden = false;
}

/** Lets the dialog begin below the word; where the text is large, the word goes to the top. */
function leaveRoomForTheWord() {
  const word = $('word');
  scrollTo(0, 0);
  if (word.getBoundingClientRect().bottom > innerHeight / 2) word.scrollIntoView();
  const { bottom } = word.getBoundingClientRect();
  $('end').style.setProperty('--below', `${Math.round(bottom)}px`);
}

/** The name of the heading for a game's end. @param {Game} game */
const endOf = (
  { status, settings },
) => (status === 'lost' && settings.evil ? 'lost-evil' : status);

/** @param {Game} game */
function drawResult(game) {
  const { answer, candidates, language, nonce, room, settings, status } = game;
  const isEvil = Boolean(answer) && settings.evil;
  handwrite($('end-title'), t(endOf(game)));
  writeText('end-text', resultOf(game), language ?? 'en');
  writeText('others', isEvil ? othersOf(candidates - 1) : '');
  for (const id of ['look-up', 'end-report', 'end-share']) $(id).hidden = !answer;
  // rooms/after.js decides.
  $('end-replay').hidden = !answer || Boolean(room);
  drawRoom(game);
  $('look-up').href = lookUpOf(game);
  $('story').hidden = true;
  writeText('next-game', t(status === 'lost' ? 'gentler' : 'next-game'));
  // After a reload they wait for the lists.
  void loadLists().then(() => drawOffers(game)).catch(() => {});
  $('proof').hidden = !nonce || Boolean(room);
  $('proof').open = false;
  if (nonce && !room) void drawProof(game, state.promise);
}

/**
 * The button of the opponent one rung below that of a game.
 * @param {Settings} settings
 * @param {any[]} opponents
 */
function gentlerThan(settings, opponents) {
  const own = opponents.findIndex(({ value }) => value === queryOf(settings));
  const like = !settings.evil ? 0 : settings.cunning === 'classic' ? 2 : 3;
  return opponents[Math.max(0, (own < 0 ? like : own) - 1)];
}

/** Offers the opponents, after a loss the gentler one above all. @param {Game} game */
function drawOffers({ settings, status }) {
  drawOpponents($('end-offers'), state);
  const opponents = [...$('end-offers').children];
  const gentler = status === 'lost' ? gentlerThan(settings, opponents) : undefined;
  const current = queryOf(settings);
  for (const button of opponents) {
    button.classList.toggle('gentler', button === gentler && button.value !== current);
  }
}

/** What follows in a room, as its views draw it, takes the place of games. @param {Game} game */
function drawRoom({ room }) {
  for (const id of ['end-room', 'end-next']) {
    $(id).hidden = !room;
    $(id).replaceChildren();
  }
  for (const id of ['end-again', 'next-game', 'end-offers']) $(id).hidden = Boolean(room);
}

/** Which guess sent most words away. @param {Guessed[]} turns */
function worstOf(turns) {
  const lossOf = ({ before, after }) => before - after;
  return turns.reduce((worst, turn) => (lossOf(turn) > lossOf(worst) ? turn : worst));
}

/** What even a perfect player could not be sure of, where that is proved. */
function worthOf({ value }, game) {
  if (!value?.lower) return '';
  return t('worth', { mistakes: count('mistakes', value.lower), made: game.mistakes });
}

/** That it never had a word, and what the worst guess cost. */
function neverHad(turns, game) {
  const { before, after, letter } = worstOf(turns);
  if (before === after) return '';
  const values = { all: turns[0].before, gone: before - after, letter: listed(letter, game) };
  return t('never-had', values);
}

/**
 * The guess after which each word that was simulated cost more mistakes than there were left.
 * @param {Game} game
 * @param {Guessed[]} turns
 */
function fatalGuess({ mistakesAllowed }, turns) {
  let left = mistakesAllowed;
  return turns.find(({ hit, keptFamily: { mistakes } }) => {
    if (!hit) left -= 1;
    return left > 0 && mistakes && mistakes.findIndex((words) => words > 0) >= left;
  });
}

/** A word of each of the three largest groups let go. @param {Guessed[]} turns */
function slippedWords(turns) {
  const gone = turns.filter(({ others }) => others.length)
    .map(({ letter, others: [family] }) => ({ letter, family }));
  return gone.sort((a, b) => b.family.entries - a.family.entries).slice(0, 3)
    .map(({ letter, family }) => createElement('li', wordView(family, 0, letter)));
}

/** Shows the stream of an evil game, and after a loss what it cost. @param {Game} game */
async function tellStory(game) {
  const replay = await call('/replay');
  if (replay.game !== state.game?.id) return;
  const turns = replay.turns.map(readTurn);
  const language = game.language ?? 'en';
  const isLost = game.status === 'lost';
  drawStream($('end-stream'), leftIn(turns));
  writeText('worth', worthOf(replay, game));
  writeText('never-had', isLost ? neverHad(turns, game) : '', language);
  const fatal = isLost && fatalGuess(game, turns);
  writeText('fatal', fatal ? t('fatal', { letter: listed(fatal.letter, game) }) : '', language);
  const words = isLost ? slippedWords(turns) : [];
  $('slipped').hidden = !words.length;
  $('slipped-words').lang = language;
  $('slipped-words').replaceChildren(...words);
  $('story').hidden = false;
}

/**
 * Where the answer is explained: in the Wiktionary of its language, if the page knows it.
 * @param {Game} game
 */
function lookUpOf(game) {
  const { language } = game;
  const code = language in languages ? language.split('-')[0] : 'en';
  return `https://${code === 'nb' ? 'no' : code}.wiktionary.org/w/index.php?search=${
    encodeURIComponent(answerOf(game)?.split(' / ')[0].toLocaleLowerCase(code))
  }`;
}

/** What else the computer could have claimed. @param {number} n */
function othersOf(n) {
  if (!n) return t('no-others');
  return count(n <= 5 ? 'close-call' : 'others', n);
}

/** @param {Game} game @param {string} promise what the first reply committed to */
async function drawProof({ answer, answerText, nonce }, promise) {
  const digest = await digestOf(`${nonce}:${answer}`);
  const verdict = !digest ? 'unproven' : digest === promise ? 'proven' : 'disproven';
  writeText('proven', t(verdict));
  const sentences = [t('promised', { promise, nonce }), digest ? t('compared') : ''];
  // The sum is of the letters.
  if (answerText) sentences.push(`${nonce}:${answer}`);
  writeText('how', sentences.join(' '));
}

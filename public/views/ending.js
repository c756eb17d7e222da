// The end of a game: the picture on the stage, a sentence, a button. The rest is quieter.

import { gameOfToday, nextOf } from '../board/today.js';
import { loadLists, moves } from '../game.js';
import { isClass } from '../drawing/devil.js';
import { $, createElement, elements, open, writeByHand, writeText } from '../page.js';
import { opponentOf, opponentOn, queryOf } from '../offers.js';
import { call } from '../server.js';
import {
  cryOf,
  drawCourse,
  fanOut,
  isPerfect,
  showEnd,
  showMeaning,
  wordOf,
} from '../stage/ends.js';
import { adviceOf } from '../rules/coach.js';
import { endgameQuery } from '../rules/links.js';
import { readTurn } from '../rules/turns.js';
import { leftWords, replayOf, sentenceOf } from '../sieve/story.js';
import { endOf, languages, remember, say as sayOnBoard, state, update, watch } from '../state.js';
import { answerOf, count, loadTexts, resultOf, t } from '../texts.js';
import { digestOf } from '../parts/digest.js';
import { beatenIn } from '../parts/terms.js';
import { hearButton } from '../parts/voice.js';
import { endgamesOn } from '../rules/days.js';
import { faredIn } from '../rules/others.js';
import { drawFared } from '../stage/fared.js';
import { offerOn, offersHere, opponentsHere, sayingViews } from '../stage/opponents.js';
import { endsHere, noteEnd } from '../store/days.js';

export function mount() {
  $('end').onclose = stayAtHand;
  watch(drawEnd);
  drawEnd(state);
}

/** Shows the end of the game, if it is one to be shown. @param {State} now */
function drawEnd(now) {
  const game = endOf(now);
  const { dataset } = $('end');
  if (dataset.game === game?.id) return;
  dataset.game = game?.id ?? '';
  if (game) showEnding(game);
}

/** After a closed end, moves the focus to the next game's button and tells the way back. */
function stayAtHand() {
  const game = endOf(state);
  if (!game || game.id !== $('end').dataset.game) return;
  update({ endClosed: game.id });
  // The next game is on its way.
  if (moves) return;
  elements('#who, #board-next .main').at(-1).focus();
  sayOnBoard(`${resultOf(game)} ${t('shown-again')}`);
}

/** @param {Game} game */
function showEnding(game) {
  drawResult(game);
  // If the replay fails, only the result is shown.
  if (game.answer && !game.room?.isShared) {
    void tellStory(game).catch(() => isEvil(game) && say(game, resultOf(game)));
  }
  open('end');
  $('end-day').hidden = true;
  writeText('end-feat', '');
  if (game.status === 'won') void tellFeat(game).catch(() => {});
  if (game.daily) void drawDay().catch(() => {});
  drawFared($('end-others'), faredIn(game, game.endgame && endOfEndgame(game.endgame, game)));
  if (game.date || game.endgame) noteEnd(game);
  if (game.endgame && game.status === 'lost') {
    void import('./endgames.js').then(({ offerReturn }) => offerReturn(game))
      .catch(() => state.game?.id === game.id && say(game, resultOf(game)));
  }
}

/** Names a win that is the first against its opponent, or one of several in a row. */
async function tellFeat(/** @type {Game} */ { id }) {
  /** @type {[GameHistory, unknown]} */
  const [{ scores, streak, won }] = await Promise.all([call('/history'), loadLists()]);
  const own = scores.find(({ game }) => game === id);
  if (!own || id !== $('end').dataset.game) return;
  const who = beatenIn(own);
  // Without all wins nobody knows the first.
  const isFirst = won === scores.length && scores.filter((one) => beatenIn(one) === who).length < 2;
  const inRow = streak > 1 ? t('in-a-row', { n: streak }) : '';
  writeText('end-feat', isFirst ? t('first-win', { who: t(who) }) : inRow);
}

/** The earlier result of an endgame in this browser. @param {any} endgame @param {Game} game */
const endOfEndgame = ({ date, number }, { language }) =>
  endgamesOn(endsHere(), date, language)[number - 1];

/** After a game of the day: the player's days, and when the next one starts. */
async function drawDay() {
  const [{ drawFigures }, { daily }] = await Promise.all([import('./scores.js'), call('/history')]);
  $('end-days').hidden = daily.played < 2;
  drawFigures('end-days', daily);
  writeText('end-tomorrow', nextOf(state.daily));
  $('end-day').hidden = false;
}

/** @param {Game} game */
const isEvil = ({ answer, settings }) => Boolean(answer) && settings.evil;

/** @param {Game} game */
function drawResult(game) {
  const { answer, language, nonce, room, status } = game;
  writeText('end-title', t(titleOf(game)));
  showEnd($('end-stage'), game);
  const isSummit = isEvil(game) && game.status === 'won' && cryOf(game) === 'won-devil';
  $('end').classList.toggle('summit', isSummit);
  // The replay tells of an evil loss (for an endgame it may not come); the board has the word.
  const isTold = isEvil(game) && status === 'lost' && !game.endgame && !room?.isShared;
  if (status === 'won') sayFound(game);
  else if (isTold) say(game, '');
  else say(game, resultOf(game), isUnsealed(game) ? t('was-sealed') : undefined);
  showMeaning($('end-meaning'), game);
  drawCourse($('end-course'), game);
  drawButtons(game);
  for (const id of ['end-word', 'end-share']) $(id).hidden = !answer;
  $('look-up').href = lookUpOf(game);
  $('hear').replaceChildren(
    answer ? hearButton(t('hear'), answerOf(game).split(' / ')[0], language ?? 'en') : '',
  );
  for (const part of ['advice', 'room', 'next']) {
    $(`end-${part}`).replaceChildren();
  }
  delete $('end-room').dataset.game;
  // In a room, its own buttons replace those for games.
  $('end-again').hidden = Boolean(room);
  $('end-offer').hidden = true;
  if (game.endgame && status === 'won') drawOnward(game);
  // After a reload, the offer waits for the lists.
  void loadLists().then(() => drawOffer(game)).catch(() => {});
  $('proof').hidden = !nonce || Boolean(room);
  for (const id of ['end-word', 'proof']) $(id).open = false;
  if (nonce && !room) void drawProof(game, state.promise);
}

/** Whether the stage shows a lost game's word on the card from its envelope. @param {Game} game */
const isUnsealed = ({ answer, settings, status }) =>
  Boolean(answer) && !settings.evil && status === 'lost';

/** Writes the sentence of an end, and draws part of it. @param {Game} game @param {string} text */
function say({ language }, text, drawn = text) {
  // The word for screen readers, which a win appends, must not stay.
  delete $('end-text').dataset.written;
  writeByHand('end-text', text, language ?? 'en', drawn);
  $('end-text').classList.toggle('long', drawn.length > 60);
}

/** The name of the title of an end. @param {Game} game */
function titleOf(game) {
  if (isPerfect(game)) return 'perfect';
  if (!isEvil(game)) return game.status;
  return game.status === 'won' ? cryOf(game) : isClass() ? 'lost' : 'lost-evil';
}

/** Whether a win tells of words, which honest games do not count. @param {Game} game */
const isCornered = ({ left, status }) => status === 'won' && left?.[0] > 1;

/** Writes the sentence of a win, with the word for screen readers. @param {Game} game */
function sayFound(game, proved = '') {
  const { mistakes } = game;
  const found = isCornered(game) ? 'cornered-with' : 'found-with';
  const values = { mistakes: count('mistakes', mistakes) };
  const said = t(proved || (mistakes ? found : 'perfect-text'), values);
  // In a room, the word is its author's.
  const isOwn = mistakes && !game.settings.evil && !game.room;
  say(game, isOwn ? `${t('kept-word')} ${said}` : said);
  $('end-text').append(' ', wordOf('span.vh', game));
}

/**
 * Marks one button as the main one: after the first loss the replay, later the next game.
 * @param {Game} game
 */
function drawButtons(game) {
  const isFirstLoss = isEvil(game) && game.status === 'lost' && !game.room && !game.endgame &&
    ['', game.id].includes(state.looks.lost);
  if (isFirstLoss) remember({ lost: game.id });
  const [main, other] = isFirstLoss ? ['end-replay', 'end-again'] : ['end-again', 'end-replay'];
  writeText('end-replay', t(isFirstLoss ? 'see-what-i-did' : `replay-${game.settings.evil}`));
  // A day is played once, so the next game is another one.
  writeText('end-again', t(game.daily || game.date ? 'new' : 'again'));
  // In a room, rooms/round.js decides.
  $('end-replay').hidden = !game.answer || Boolean(game.room);
  for (const id of [main, other]) {
    $(id).className = id === main ? 'main' : '';
    $(id).autofocus = id === main;
  }
  $('end-next').after($(main), $(other));
}

/**
 * The next harder opponent than a game's, then all words; after a loss a gentler one.
 * @param {Game} game
 */
function nextOpponent({ settings, status }) {
  const opponents = opponentsHere();
  const own = opponents.findIndex(({ name }) => name === opponentOf(settings, state.lists));
  // More players beat the gentlest than the honest one.
  const next = own < 0 ? 0 : own + (status === 'lost' ? -1 : 1);
  const all = offersHere().find(({ name }) => name === 'whole');
  const isAll = queryOf({ ...settings, length: null }) === all.query;
  const isHarder = opponents.length && status === 'won' && !isAll;
  return opponents[next] ?? (isHarder ? all : undefined);
}

/** @param {Game} game */
function drawOffer(game) {
  // A lost endgame can be tried again instead.
  if (game.room || game.endgame) return;
  const next = nextOpponent(game);
  const offer = $('end-offer');
  offerOn(offer, next);
  // A winner's next step is a harder opponent.
  const isNext = Boolean(next) && game.status === 'won';
  $('end-buttons')[isNext ? 'prepend' : 'append'](offer);
  offer.classList.toggle('ahead', isNext);
  if (isNext) $('end-again').className = '';
  offer.dataset.do = next ? 'dare' : 'today';
  // Nobody is harder: what is left is today's game.
  if (next || game.status === 'lost' || !state.daily || gameOfToday(state)?.answer) return;
  const { date, settings: { evil } } = state.daily;
  const who = opponentOn(date, evil);
  const what = createElement('small', t('todays-game'));
  offer.replaceChildren(...sayingViews(who, t('try', { who: t(who) }), what));
  offer.hidden = false;
}

/** Offers the next endgame of the day after a solved one. @param {Game} game */
function drawOnward({ endgame: { date, number }, language }) {
  if (number > 2) return;
  const kind = t(`endgame-${number > 1 ? 'evil' : 'hard'}`);
  const button = createElement('button.main', `${t('today-go-on')}: ${kind}`);
  button.dataset.do = 'dare';
  button.value = endgameQuery(number + 1, date, language);
  button.autofocus = true;
  $('end-again').className = '';
  $('end-next').append(button);
}

/**
 * The coach's words about a game; for a loss with a letter that mattered, the end's own sentence.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Texts} text of the replay
 * @returns {{coached?: string, advice?: string}}
 */
function coachOn(game, turns, text) {
  if (!turns[0].best) return {};
  const { good, hints, point } = adviceOf(game, turns, text);
  // The replay has the reason.
  const [mattered] = hints.get(point) ?? [];
  const advice = [good, mattered].filter(Boolean).join(' ');
  return game.status === 'lost' && mattered ? { coached: advice } : { advice };
}

/** Adds the story from a game's replay. @param {Game} game */
async function tellStory(game) {
  // A lost endgame has its own text about the slip.
  if (game.endgame && game.status === 'lost') return;
  const path = await replayOf('/replay');
  // Only a coach can add something to an honest game.
  if (!game.settings.evil && !path.includes('letters')) return;
  const [replay, text] = await Promise.all([call(path), loadTexts('replay')]);
  if (replay.game !== state.game?.id) return;
  const turns = replay.turns.map(readTurn);
  const said = coachOn(game, turns, text);
  if (game.settings.evil) tellEvil(game, turns, replay.value, { ...said, text });
  else writeText('end-advice', said.advice, game.language ?? 'en');
}

/**
 * Says what is known from the replay of an evil game: the best win, the coach's advice, a loss.
 * @param {Game} game
 * @param {Guessed[]} turns
 * @param {Replay['value']} value
 * @param {{coached?: string, advice?: string, text: Texts}} said by the coach; the replay's texts
 */
function tellEvil(game, turns, value, { coached, advice = '', text }) {
  const isLost = game.status === 'lost';
  const isProved = !isLost && game.mistakes && game.mistakes <= value?.lower;
  if (isProved) {
    sayFound(game, 'proved-text');
    showEnd($('end-stage'), game, true);
  }
  writeText('end-advice', advice, game.language ?? 'en');
  if (!isLost) return;
  const told = coached ?? sentenceOf(turns, game);
  const left = fanOut($('end-stage'), leftWords(turns, game));
  const { after } = turns[turns.length - 1];
  if (!coached && !advice && state.looks.lost === game.id && left.length) {
    // Sign, cards and belly tell the rest.
    say(game, told, t('had-many', { n: after, all: turns[0].before }));
    const more = after - 1 - left.length;
    const rest = more ? [...left, text('escaped', { n: more })] : left;
    $('end-text').append(createElement('span.vh', ` ${rest.join(', ')}`));
  } else say(game, told);
}

/**
 * The address of the answer in its language's Wiktionary, if the page knows one.
 * @param {Game} game
 */
function lookUpOf(game) {
  const { language } = game;
  const code = languages.includes(language) ? language.split('-')[0] : 'en';
  return `https://${code === 'nb' ? 'no' : code}.wiktionary.org/w/index.php?search=${
    encodeURIComponent(answerOf(game)?.split(' / ')[0].toLocaleLowerCase(code))
  }`;
}

/** @param {Game} game @param {string} promise what the first reply committed to */
async function drawProof({ answer, nonce }, promise) {
  const sealed = `${nonce}:${answer}`;
  const digest = await digestOf(sealed);
  const verdict = !digest ? 'unproven' : digest === promise ? 'proven' : 'disproven';
  writeText('proven', t(verdict));
  writeText('how', `${t('promised', { promise, sealed })} ${digest ? t('compared') : ''}`);
}

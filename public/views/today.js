// Today's game: once a day, the same for all readers of a language.

import { gameOfToday, loadDaily, nextOf } from '../board/today.js';
import { loadLists, newGame } from '../game.js';
import { opponentOn } from '../offers.js';
import { rungOf } from '../drawing/devil.js';
import { askingOf } from '../drawing/poses.js';
import { $, closeAll, open, writeByHand, writeText } from '../page.js';
import { drawCourse, showEnd, showMeaning } from '../stage/ends.js';
import { figureView, setStage } from '../stage/frame.js';
import { call } from '../server.js';
import { mayLeave } from './ask.js';
import { showEndgames } from './endgames.js';
import { drawFigures } from './scores.js';
import { state } from '../state.js';
import { count, dateOf, loadTexts, reasonOf, resultOf, t } from '../texts.js';
import { rateOf } from '../parts/terms.js';
import { daysInto, forgivenIn, later } from '../rules/days.js';
import { faredIn } from '../rules/others.js';
import { drawFared } from '../stage/fared.js';
import { drawEarlier, drawWeek, partOf, waiting, weekdayOf } from './days.js';
import { queryOfDay } from './links.js';

const text = await loadTexts('rooms');

/**
 * Shows the game of the day, unless the day of a link is over. Returns whether it did.
 * @param {string} [date]
 */
export async function showToday(date = '') {
  const { taps } = state;
  let [said, isWrong] = ['', false];
  try {
    /** @type {[any, GameHistory, any]} */
    const [, { daily: days }] = await Promise.all([loadDaily(), call('/history'), loadLists()]);
    if (date && date < state.daily.date) return false;
    if (date.slice(0, 10) > state.daily.date) said = t('not-yet');
    draw(state.daily, days);
    // After the game the days in a row are enough.
    $('days').hidden = days.played < 2 || Boolean(gameOfToday(state)?.answer);
    // The days in a row stand beside the date.
    drawFigures('today-row', days, days.daysInRow > 1 ? [0, 1] : [0, 0]);
    drawFigures('days-numbers', days, [1]);
    $('earlier').hidden = !state.daily.days;
    // The day's view does not wait for them.
    void showEndgames().catch(() => {});
    if (state.daily.days) drawEarlier($('calendar'), state.daily, playDay);
  } catch (error) {
    [said, isWrong] = [reasonOf(error), true];
    if (state.daily) draw(state.daily);
    for (const id of ['today-play', 'today-share', 'today-replay']) {
      $(id).hidden = true;
    }
  }
  if (state.taps !== taps) return true;
  writeText('today-said', said);
  $('today-retry').hidden = !isWrong;
  open('today');
  return true;
}

/** The opponent and the mistakes that lose, or after the game those made. */
function termsOf({ date, settings }, played) {
  const [who, { mistakes: mistakesAllowed }] = [t(opponentOn(date, settings.evil)), settings];
  return played
    ? `${who}. ${t('mistakes-allowed')}: ${t('of', { ...played, mistakesAllowed })}.`
    : `${who}: ${count('mistakes', mistakesAllowed)}. ${rateOf(settings, state.lists)}`;
}

/** Draws today's opponent, or the game's end. @param {Daily} daily @param {string} says */
function drawDay({ date, settings, status }, played, says) {
  if (played?.answer) return showEnd($('today-stage'), played);
  const name = opponentOn(date, settings.evil);
  const rung = rungOf(name);
  const tomorrow = later(date, 1);
  const next = rungOf(opponentOn(tomorrow));
  return setStage($('today-stage'), {
    kind: 'daily saying',
    aside: figureView({
      rung: next,
      mood: waiting[next && daysInto(tomorrow)],
      fat: 0,
      look: [-6, 0],
    }),
    who: askingOf(rung, waiting[rung && daysInto(date)]),
    shout: `${t('today')}: ${t(name)}`,
    bubble: says,
    rays: status ? '' : rung ? 'red' : 'gold',
  });
}

/** @param {Daily} daily @param {DailyHistory} [days] */
function draw(daily, days) {
  const { date, settings, status } = daily;
  const { game } = state;
  const isOpen = game?.daily && game.status === 'playing';
  const isLate = isOpen && game.daily !== date && game.guesses.length;
  const isOver = status === 'won' || status === 'lost';
  const played = isOver && gameOfToday(state);
  const now = isLate
    ? t('yesterday', { date: dateOf(game.daily, 'long') })
    : status && `${t(`today-${status}`)} ${played?.answer ? resultOf(played) : ''}`.trim();
  writeByHand('today-date', partOf(date, { weekday: 'long', day: 'numeric', month: 'short' }));
  writeText('today-terms', termsOf(daily, played));
  const says = settings.evil ? t('it-cheats') : text('fair');
  drawDay(daily, played, says);
  drawWeek($('week'), daily);
  const forgiven = days && forgivenIn(daily, days);
  writeText('today-forgiven', forgiven ? t('forgiven', { day: weekdayOf(forgiven, 'long') }) : '');
  writeText('today-status', now || says);
  // The stage, which screen readers skip, shows the end, or what the opponent says.
  $('today-status').classList.toggle('vh', Boolean(!now || played?.answer));
  showMeaning($('today-meaning'), played || undefined);
  drawCourse($('today-course'), played?.guesses && played);
  const { others } = daily;
  drawFared($('today-others'), played ? faredIn({ ...played, others }) : undefined);
  writeText('today-next', nextOf(daily));
  // It is news for newcomers.
  $('today-is').hidden = isOver || days?.played > 1;
  $('today-play').hidden = isOver && !isLate;
  writeText('today-play', t(isOpen ? 'today-go-on' : 'today-play'));
  writeText('today-replay', t(`replay-${settings.evil}`));
  for (const id of ['today-share', 'today-replay']) {
    $(id).hidden = !played?.answer;
  }
}

/** Plays a day's game, or goes on with today's. @param {string} date or '' */
export async function playDay(date) {
  const isOpen = !date && state.game?.daily;
  if (!isOpen && !await mayLeave()) return;
  closeAll();
  await newGame(queryOfDay(date));
}

// Today's game: the same for everybody, once a day.

import { newGame } from '../game.js';
import { presets, queryOf, week } from '../offers.js';
import { $, closeAll, open, writeText } from '../page.js';
import { call } from '../server.js';
import { drawDays } from './scores.js';
import { state, update } from '../state.js';
import { dateOf, reasonOf, t, termsOf, untilThen } from '../texts.js';

/**
 * Shows the game of the day, unless the day of a link is over. Says whether it did.
 * @param {string} [date]
 */
export async function showToday(date) {
  try {
    /** @type {[Daily, GameHistory, any]} */
    const [daily, { daily: days }, lists] = await Promise.all([
      call('/daily'),
      call('/history'),
      call('/lists'),
    ]);
    if (date && date < daily.date) return false;
    update(lists);
    draw(daily);
    drawDays('days', days);
  } catch (error) {
    writeText('today-date', reasonOf(error));
    $('today-play').hidden = true;
  }
  open('today');
  return true;
}

/** @param {Daily} daily */
function draw({ date, endsAt, settings, status }) {
  const { game } = state;
  const isOpen = game?.daily && game.status === 'playing';
  const isLate = isOpen && game.daily !== date && game.guesses.length;
  const isOver = status === 'won' || status === 'lost';
  writeText('today-date', dateOf(date));
  writeText('today-terms', `${termsOf(settings, state.lists)}. ${rateOf(settings)}`);
  writeText(
    'today-status',
    isLate ? t('yesterday', { date: dateOf(game.daily) }) : t(`today-${status}`),
  );
  writeText('today-next', t('next', { when: untilThen(endsAt) }));
  writeText(
    'today-risk',
    !isOver && !isOpen && game?.status === 'playing' && game.guesses.length ? t('gives-up') : '',
  );
  $('today-play').hidden = isOver && !isLate;
  writeText('today-play', t(isOpen ? 'today-go-on' : 'today-play'));
  $('today-share').hidden = !(isOver && game?.daily === date);
}

/**
 * How often a casual player wins with these settings, where it was measured.
 * @param {Settings} settings
 */
function rateOf(settings) {
  const known = [...week, ...presets].find(({ query }) => query === queryOf(settings));
  return known ? t('casual-wins', known) : '';
}

export async function playToday() {
  closeAll();
  await newGame('daily=true');
}

// Today's game: its state and its button.

import { $, writeAttribute, writeText } from '../page.js';
import { call, serverTime } from '../server.js';
import { language, state, update } from '../state.js';
import { count, pageLanguage, t } from '../texts.js';

/** Asks for the state of today's game, in the page's language if the server has lists of it. */
export async function loadDaily() {
  const words = pageLanguage();
  update({ daily: await call(words ? `/daily?language=${words}` : '/daily') });
}

/** Asks for a new day's game, unless the view of the last one is open. */
export const renewDaily = () =>
  Date.parse(state.daily?.endsAt) < serverTime() && !$('today')?.open && loadDaily();

/** Today's game, if the server or the board has it. @param {State} now */
export const gameOfToday = ({ daily, game }) =>
  game?.daily && game.daily === daily?.date ? game : daily?.game;

/** The state of today's game; the board knows it first. @param {State} now */
function statusOf(now) {
  const { game } = now;
  if (game?.daily !== now.daily.date) return now.daily.status;
  return game.status !== 'playing' || game.guesses.length ? game.status : null;
}

const marks = { playing: '…', won: '✓', lost: '✗' };

/**
 * The time until the next game: in minutes in the last hour, at least one.
 * @param {Daily} daily
 * @return {[number, 'minute' | 'hour']}
 */
function until({ endsAt }) {
  const minutes = Math.max(1, Math.round((Date.parse(endsAt) - serverTime()) / 60000));
  return minutes < 60 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
}

/** The time until the next game, such as "7h". @param {Daily} daily */
function shortlyUntil(daily) {
  const [number, unit] = until(daily);
  return number.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'narrow' });
}

/** The weekday and time of the next game of the day. @param {Daily} daily */
export function nextOf(daily) {
  const who = new Date(daily.endsAt).toLocaleString(language, { weekday: 'long', timeZone: 'UTC' });
  return t('next', { who, when: new Intl.RelativeTimeFormat(language).format(...until(daily)) });
}

/** @param {State} now */
export function drawTodayButton(now) {
  const button = $('today-button');
  if (!now.daily) return;
  const status = statusOf(now);
  const mistakes = status === 'won' ? gameOfToday(now)?.mistakes ?? '' : '';
  const isOver = status === 'won' || status === 'lost';
  writeAttribute(button, 'data-status', status ?? 'new');
  writeText('today-mark', `${marks[status] ?? ''}${mistakes}`);
  writeText('today-time', isOver ? shortlyUntil(now.daily) : '');
  const spoken = [
    `${t('today')}:`,
    t(`today-${status}`),
    mistakes === '' ? '' : `${count('mistakes', mistakes)}.`,
    isOver ? nextOf(now.daily) : '',
  ];
  writeAttribute(button, 'aria-label', spoken.filter(Boolean).join(' '));
}

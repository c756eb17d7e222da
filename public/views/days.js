// The daily games: the week as seven devils, from a halo to long horns, and the last four weeks as
// buttons for playing them again.

import { drawDevil, rungOf } from '../drawing/devil.js';
import '../drawing/poses.js';
import { opponentOn } from '../offers.js';
import { createElement } from '../page.js';
import { build } from '../parts/elements.js';
import { svg } from '../drawing/lettering.js';
import { datesTo, daysInto, endsOf, later, weekOf } from '../rules/days.js';
import { endsHere } from '../store/days.js';
import { dateOf, t } from '../texts.js';

const marks = { won: '✓', lost: '×', missed: '—' };

/** A part of a date. @param {string} date @param {Intl.DateTimeFormatOptions} part */
export const partOf = (date, part) =>
  new Date(date).toLocaleString(document.documentElement.lang, { ...part, timeZone: 'UTC' })
    .replace(/\.$/, '');

/** The day of the week of a day, by its UTC date. @param {string} day @param {any} weekday */
export const weekdayOf = (day, weekday) => partOf(day, { weekday });

/** A date's day of the week, short, but whole for screen readers. @param {string} date */
function weekdayView(date) {
  const view = createElement('small', weekdayOf(date, 'short'));
  view.setAttribute('aria-hidden', 'true');
  return view;
}

/** @type {Record<string, any>} */
const moods = { won: 'beaten', lost: 'laughs' };
/** The faces of a week's days before their ends, from the honest one on. */
export const waiting = ['smiles', 'calm', 'asks', 'grins', 'waits', 'glares', 'eager'];

/** Draws a date's opponent after the game's end. @param {Element} face @param {string} end */
function drawFace(face, date, end) {
  const rung = rungOf(opponentOn(date));
  drawDevil(
    face,
    rung,
    rung ? moods[end] ?? waiting[daysInto(date)] : end === 'lost' ? 'sorry' : 'smiles',
  );
}

/** @param {string} date @param {string} end */
function devilView(date, end) {
  const face = svg('svg', {});
  drawFace(face, date, end);
  const said = [`${dateOf(date)}: ${t(opponentOn(date))}.`, end ? t(`today-${end}`) : ''];
  const mark = createElement('b', marks[end] ?? '');
  mark.setAttribute('aria-hidden', 'true');
  const spoken = createElement('span.vh', said.join(' '));
  const view = createElement('li', face, weekdayView(date), mark, spoken);
  view.dataset.status = end;
  return view;
}

/** Draws the week of a date. @param {Element} place @param {Daily} daily */
export function drawWeek(place, daily) {
  const endOf = endsOf(daily, endsHere());
  place.replaceChildren(
    ...weekOf(daily.date).map((date) => {
      const view = devilView(date, date <= daily.date ? endOf(date) : '');
      if (date === daily.date) view.setAttribute('aria-current', 'date');
      return view;
    }),
  );
}

/** @typedef {{status?: string, mark?: string, said?: string}} DayShown a day in the calendar */

/** @param {string} date @param {DayShown} shown @param {boolean} isFirst of all */
function dayView(date, shown, isFirst) {
  const { status = '', mark = '', said = '' } = shown;
  const month = isFirst || date.endsWith('-01')
    ? createElement('small', partOf(date, { month: 'short' }))
    : '';
  return build(
    'button',
    {
      value: date,
      'data-status': status,
      'aria-label': [dateOf(date), said].filter(Boolean).join(': '),
    },
    month,
    String(Number(date.slice(8))),
    createElement('b', mark),
  );
}

/**
 * Fills an element with days, in columns by day of the week.
 * @param {HTMLElement} calendar
 * @param {string[]} dates without a gap
 * @param {(date: string) => DayShown} shownOn
 * @param {(date: string) => unknown} choose the action of a day's button
 */
export function drawCalendar(calendar, dates, shownOn, choose) {
  const days = dates.map((date, i) => dayView(date, shownOn(date), !i));
  days[0].style.gridColumnStart = `${1 + daysInto(dates[0])}`;
  for (const day of days) day.onclick = () => choose(day.value);
  calendar.replaceChildren(...weekOf(dates[0]).map(weekdayView), ...days);
}

/** Fills an element with the four weeks before today. @param {HTMLElement} calendar */
export function drawEarlier(calendar, daily, choose) {
  const endOf = endsOf(daily, endsHere());
  drawCalendar(calendar, datesTo(later(daily.date, -1), 28), (date) => {
    const status = endOf(date);
    return { status, mark: marks[status], said: status && t(`today-${status}`) };
  }, choose);
}

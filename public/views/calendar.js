// The last four weeks of the games of the day: how each ended, and a button that plays it again.

import { createElement } from '../page.js';
import { dateOf, t, weekdayOf } from '../texts.js';

const [DAY, SHOWN] = [86_400_000, 28];

/** The dates before one, the latest last. @param {string} date */
function datesBefore(date) {
  const end = Date.parse(date);
  const nameOf = (daysAgo) => new Date(end - daysAgo * DAY).toISOString().slice(0, 10);
  return Array.from({ length: SHOWN }, (_, i) => nameOf(SHOWN - i));
}

/** A day of the week, above its column: what is spoken of a day has its name. */
function weekdayView(date) {
  const view = createElement('small', weekdayOf(date, 'short'));
  view.setAttribute('aria-hidden', 'true');
  return view;
}

const marks = { won: '✓', lost: '✗' };

/** @param {string} date @param {string | undefined} status */
function dayView(date, status) {
  const mark = createElement('b', marks[status] ?? '');
  const button = createElement('button', String(Number(date.slice(8))), mark);
  const spoken = [dateOf(date), status ? t(`today-${status}`) : ''].filter(Boolean).join(': ');
  button.dataset.do = 'play-day';
  button.dataset.status = status ?? '';
  button.value = date;
  button.setAttribute('aria-label', spoken);
  return button;
}

/**
 * Fills an element with the days before a date.
 * @param {Element} calendar
 * @param {string} date
 * @param {{date: string, status: string}[]} days how those ended that were played
 */
export function drawCalendar(calendar, date, days) {
  const ends = new Map(days.map((day) => [day.date, day.status]));
  const dates = datesBefore(date);
  calendar.replaceChildren(
    ...dates.slice(0, 7).map(weekdayView),
    ...dates.map((day) => dayView(day, ends.get(day))),
  );
}

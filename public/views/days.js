// The games of days: the week as seven devils, from a halo to long horns, the last four weeks as
// buttons that play them again, and the ends of earlier days, which this browser alone keeps.

import { drawDevil } from '../drawing/devil.js';
import { opponentOn } from '../offers.js';
import { createElement } from '../page.js';
import { svg } from '../drawing/lettering.js';
import { attempt } from '../state.js';
import { dateOf, t } from '../texts.js';

const [DAY, KEPT] = [86_400_000, 40];

/** A date so many days later. @param {string} date @param {number} days */
export const later = (date, days) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const marks = { won: '✓', lost: '×', missed: '—' };

/** A day's game as it is stored: those of two languages differ. */
const nameOf = (date, language) => (language ? `${date} ${language}` : date);

/** @returns {Record<string, string>} */
function stored() {
  const ends = attempt(() => JSON.parse(localStorage.hangmanDays));
  return ends && typeof ends === 'object' ? ends : {};
}

/** Notes how an earlier day's game ended here. @param {Game} game */
export function noteDay({ date, dailyLanguage, status }) {
  const ends = { ...stored(), [nameOf(date, dailyLanguage)]: status };
  const last = Object.entries(ends).sort().slice(-KEPT);
  attempt(() => {
    localStorage.hangmanDays = JSON.stringify(Object.fromEntries(last));
  });
}

/**
 * How the games of days ended: as the server counts them, else here; missed are those after the
 * first. @param {Daily} daily
 */
function endsOf({ date, days = [], dailyLanguage, status }) {
  const counted = new Map(days.map((day) => [day.date, day.status]));
  const here = stored();
  const [first = date] = [...counted.keys()].sort();
  return (day) =>
    counted.get(day) ?? (day === date ? status : undefined) ?? here[nameOf(day, dailyLanguage)] ??
      (first < day && day < date ? 'missed' : '');
}

/** A part of a date. @param {string} date @param {Intl.DateTimeFormatOptions} part */
const partOf = (date, part) =>
  new Date(date).toLocaleString(document.documentElement.lang, { ...part, timeZone: 'UTC' })
    .replace('.', '');

/** The day of the week of a day, by its UTC date. @param {string} day @param {any} weekday */
export const weekdayOf = (day, weekday) => partOf(day, { weekday });

/** Its day of the week, in short: spoken is its name. @param {string} date */
function weekdayView(date) {
  const view = createElement('small', weekdayOf(date, 'short'));
  view.setAttribute('aria-hidden', 'true');
  return view;
}

/** How many days after a Monday a date is. @param {string} date */
const daysInto = (date) => (new Date(date).getUTCDay() + 6) % 7;

/** @type {Record<string, any>} */
const moods = { won: 'beaten', lost: 'laughs' };

/** Draws who plays on a date, as the game left it. @param {Element} face @param {string} end */
export function drawFace(face, date, end) {
  const rung = daysInto(date);
  drawDevil(face, rung, rung ? moods[end] ?? 'grins' : end === 'lost' ? 'sorry' : 'smiles');
}

/** @param {string} date @param {string} end */
function devilView(date, end) {
  const face = svg('svg', { 'aria-hidden': 'true' });
  drawFace(face, date, end);
  const said = [`${dateOf(date)}: ${t(opponentOn(date))}.`, end ? t(`today-${end}`) : ''];
  const mark = createElement('b', marks[end] ?? '');
  mark.setAttribute('aria-hidden', 'true');
  const spoken = createElement('span.vh', said.join(' '));
  const view = createElement('li', face, weekdayView(date), mark, spoken);
  view.dataset.status = end;
  return view;
}

/** The seven dates of a date's week, Monday first. @param {string} date */
const weekOf = (date) => Array.from({ length: 7 }, (_, i) => later(date, i - daysInto(date)));

/** Draws the week of a date. @param {Element} place @param {Daily} daily */
export function drawWeek(place, daily) {
  const endOf = endsOf(daily);
  place.replaceChildren(
    ...weekOf(daily.date).map((date) => {
      const view = devilView(date, date <= daily.date ? endOf(date) : '');
      if (date === daily.date) view.setAttribute('aria-current', 'date');
      return view;
    }),
  );
}

/**
 * The missed day that a row of days was forgiven, the latest one.
 * @param {Daily} daily
 * @param {DailyHistory} history
 */
export function forgivenIn({ date, days = [], status }, { daysInRow }) {
  const played = new Set(days.map((day) => day.date));
  let after = status === 'won' || status === 'lost' ? 1 : 0;
  for (let day = later(date, -1); after < daysInRow; day = later(day, -1)) {
    if (!played.has(day)) return day;
    after += 1;
  }
  return undefined;
}

const SHOWN = 28;

/** @param {string} date @param {string} status @param {boolean} isFirst of all */
function dayView(date, status, isFirst) {
  const mark = createElement('b', marks[status] ?? '');
  const month = isFirst || date.endsWith('-01')
    ? createElement('small', partOf(date, { month: 'short' }))
    : '';
  const button = createElement('button', month, String(Number(date.slice(8))), mark);
  const spoken = [dateOf(date), status ? t(`today-${status}`) : ''].filter(Boolean).join(': ');
  button.dataset.do = 'play-day';
  button.dataset.status = status;
  button.value = date;
  button.setAttribute('aria-label', spoken);
  return button;
}

/** Fills an element with the days before today. @param {Element} calendar @param {Daily} daily */
export function drawCalendar(calendar, daily) {
  const endOf = endsOf(daily);
  const dates = Array.from({ length: SHOWN }, (_, i) => later(daily.date, i - SHOWN));
  calendar.replaceChildren(
    ...weekOf(daily.date).map(weekdayView),
    ...dates.map((day, i) => dayView(day, endOf(day), !i)),
  );
  calendar.querySelector('button').style.gridColumnStart = `${1 + daysInto(dates[0])}`;
}

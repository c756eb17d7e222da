// The games of days: the week as seven devils, from a halo to long horns, the last four weeks as
// buttons that play them again, and the ends of earlier days and of endgames, which this browser
// alone keeps.

import { drawDevil } from '../drawing/devil.js';
import { opponentOn } from '../offers.js';
import { createElement } from '../page.js';
import { build } from '../parts/elements.js';
import { svg } from '../drawing/lettering.js';
import { attempt } from '../state.js';
import { dateOf, t } from '../texts.js';

// A month of days with three endgames each, and some of another language.
const [DAY, KEPT] = [86_400_000, 160];

/** A date so many days later. @param {string} date @param {number} days */
export const later = (date, days) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

const marks = { won: '✓', lost: '×', missed: '—' };

/** A day's game or endgame as it is stored: those of two languages differ. */
const nameOf = (...parts) => parts.filter(Boolean).join(' ');

/** @returns {Record<string, string>} */
function stored() {
  const ends = attempt(() => JSON.parse(localStorage.hangmanDays));
  return ends && typeof ends === 'object' ? ends : {};
}

/**
 * Notes how an earlier day's game or an endgame ended here; an endgame that was won stays so.
 * @param {Game} game
 */
export function noteEnd({ date, dailyLanguage, endgame, language, status }) {
  const ends = stored();
  const name = endgame
    ? nameOf(endgame.date, language, endgame.number)
    : nameOf(date, dailyLanguage);
  if (!endgame || ends[name] !== 'won') ends[name] = status;
  const last = Object.entries(ends).sort().slice(-KEPT);
  attempt(() => {
    localStorage.hangmanDays = JSON.stringify(Object.fromEntries(last));
  });
}

/** How a date's three endgames ended here. @returns {(string | undefined)[]} */
export function endgamesOn(date, language) {
  const here = stored();
  return [1, 2, 3].map((number) => here[nameOf(date, language, number)]);
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
export const partOf = (date, part) =>
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

/** @typedef {{status?: string, mark?: string, said?: string}} DayShown what is known of it */

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
 * Fills an element with days, each below its day of the week.
 * @param {HTMLElement} calendar
 * @param {string[]} dates without a gap
 * @param {(date: string) => DayShown} shownOn
 * @param {(date: string) => unknown} choose what a day's button does
 */
export function drawCalendar(calendar, dates, shownOn, choose) {
  const days = dates.map((date, i) => dayView(date, shownOn(date), !i));
  days[0].style.gridColumnStart = `${1 + daysInto(dates[0])}`;
  for (const day of days) day.onclick = () => choose(day.value);
  calendar.replaceChildren(...weekOf(dates[0]).map(weekdayView), ...days);
}

/** So many dates up to one. @param {string} last @param {number} days */
export const datesTo = (last, days) =>
  Array.from({ length: days }, (_, i) => later(last, i + 1 - days));

/** Fills an element with the four weeks before today. @param {HTMLElement} calendar */
export function drawEarlier(calendar, daily, choose) {
  const endOf = endsOf(daily);
  drawCalendar(calendar, datesTo(later(daily.date, -1), 28), (date) => {
    const status = endOf(date);
    return { status, mark: marks[status], said: status && t(`today-${status}`) };
  }, choose);
}

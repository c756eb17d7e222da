// The calendar of the games of days, in UTC dates such as 2026-11-21, and how they ended.

const DAY = 86_400_000;

// A month of days with three endgames each, and some of another language.
const KEPT = 160;

/** The date that is some days later. @param {string} date @param {number} days */
export const later = (date, days) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** How many days after a Monday a date is. @param {string} date */
export const daysInto = (date) => (new Date(date).getUTCDay() + 6) % 7;

/** The seven dates of a date's week, Monday first. @param {string} date */
export const weekOf = (date) =>
  Array.from({ length: 7 }, (_, i) => later(date, i - daysInto(date)));

/** So many dates up to one. @param {string} last @param {number} days */
export const datesTo = (last, days) =>
  Array.from({ length: days }, (_, i) => later(last, i + 1 - days));

/** Whether a text is a date that the calendar has. @param {string} text */
export const isDate = (text) => {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

/** A day's game or endgame as it is stored: those of two languages differ. */
const nameOf = (...parts) => parts.filter(Boolean).join(' ');

/**
 * The ends of earlier days' games and of endgames, with another; a solved endgame stays solved.
 * @param {Record<string, string>} ends by their names
 * @param {Game} game
 * @returns {Record<string, string>}
 */
export function withEnd(ends, { date, dailyLanguage, endgame, language, status }) {
  const name = endgame
    ? nameOf(endgame.date, language, endgame.number)
    : nameOf(date, dailyLanguage);
  const end = endgame && ends[name] === 'won' ? 'won' : status;
  return Object.fromEntries(Object.entries({ ...ends, [name]: end }).sort().slice(-KEPT));
}

/**
 * How a date's three endgames ended.
 * @param {Record<string, string>} ends
 * @returns {(string | undefined)[]}
 */
export const endgamesOn = (ends, date, language) =>
  [1, 2, 3].map((number) => ends[nameOf(date, language, number)]);

/**
 * How the games of days ended: as the server counts them, else as this browser keeps them; missed
 * are those after the first.
 * @param {Daily} daily
 * @param {Record<string, string>} ends
 */
export function endsOf({ date, days = [], dailyLanguage, status }, ends) {
  const counted = new Map(days.map((day) => [day.date, day.status]));
  const [first = date] = [...counted.keys()].sort();
  return (/** @type {string} */ day) =>
    counted.get(day) ?? (day === date ? status : undefined) ?? ends[nameOf(day, dailyLanguage)] ??
      (first < day && day < date ? 'missed' : '');
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

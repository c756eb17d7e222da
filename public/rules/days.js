// The calendar of the daily games, in UTC dates such as 2026-11-21, and their results.

const DAY = 86_400_000;

// The results kept: a month of days with three endgames each, and some in another language.
const KEPT = 160;

/** The date some days later. @param {string} date @param {number} days */
export const later = (date, days) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The number of days since Monday. @param {string} date */
export const daysInto = (date) => (new Date(date).getUTCDay() + 6) % 7;

/** The seven dates of a date's week, Monday first. @param {string} date */
export const weekOf = (date) =>
  Array.from({ length: 7 }, (_, i) => later(date, i - daysInto(date)));

/** The given number of dates up to the last. @param {string} last @param {number} days */
export const datesTo = (last, days) =>
  Array.from({ length: days }, (_, i) => later(last, i + 1 - days));

/** Whether a text is a date of the calendar. @param {string} text */
export const isDate = (text) => {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

/** The stored name of a day's game or endgame, with its language. */
const nameOf = (...parts) => parts.filter(Boolean).join(' ');

/**
 * The results of earlier days' games and endgames, with one added; a solved endgame stays solved.
 * @param {Record<string, string>} ends results by the names of games
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
 * The results of a date's three endgames.
 * @param {Record<string, string>} ends
 * @returns {(string | undefined)[]}
 */
export const endgamesOn = (ends, date, language) =>
  [1, 2, 3].map((number) => ends[nameOf(date, language, number)]);

/**
 * The results of daily games from the server, or else from this browser; later days without a
 * result were missed.
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
 * The latest missed day that did not end the player's row of days.
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

// Settings and days in words.

import { capitals, count, cunningOf, t, titleOf, untilThen, weekdayOf } from '../texts.js';

/** @param {Settings} settings @param {WordList[]} lists */
export function termsOf(settings, lists) {
  const list = lists.find(({ id }) => id === settings.list);
  return t('terms', {
    list: list ? titleOf(list) : settings.list,
    size: settings.length ? count('letters-in-all', settings.length) : t('any-length'),
    mistakes: count('mistakes', settings.mistakes),
    cunning: cunningOf(settings),
  });
}

/** The computers of a week's first days; all others are diabolical. */
const kinds = ['honest', 'classic', 'classic'];

/** When the next game of the day starts, and what kind it is. @param {Daily} daily */
export function nextOf({ endsAt }) {
  const name = weekdayOf(endsAt, 'long');
  const kind = t(kinds[(new Date(endsAt).getUTCDay() + 6) % 7] ?? 'diabolical');
  const next = t('next', { when: untilThen(endsAt) });
  return `${next} ${capitals(name[0])}${name.slice(1)}\u00a0– ${kind}.`;
}

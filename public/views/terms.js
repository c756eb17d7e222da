// Settings in words.

import { count, cunningOf, t, titleOf } from '../texts.js';

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

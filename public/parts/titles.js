// The names of languages and lists in the page's language.

import { language } from '../state.js';
import { capitalized, t } from '../texts.js';

/** The name of a language in another one, by default the page's. @param {string} code */
export function nameOf(code, reader = language) {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(code);
  } catch {
    return code;
  }
}

/**
 * A shipped list's title in the page's language; undefined for an operator's list.
 * @param {string} plain title
 * @param {string | null} of which language it is
 */
function translatedTitle(plain, of) {
  if (!of) return t(`list:${plain}`);
  // "German easy", as the server makes it from a file's name.
  const [, name, tier] = /^(\S+)(?: (\S+))?$/.exec(plain) ?? [];
  if (language === 'en' || name !== nameOf(of, 'en').split(' ')[0]) return undefined;
  const own = nameOf(of);
  return tier ? t(`list:${tier}`, { title: own }) : own;
}

/** A list's title, without its size. @param {WordList} list */
export function titleOf(list) {
  const plain = list.title.replace(/ \([\d,]+\)$/, '');
  const title = translatedTitle(plain, list.language);
  return title ? capitalized(title) : plain;
}

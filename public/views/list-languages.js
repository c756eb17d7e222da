// The lists of the settings, in groups by language.

import { capitals, titleOf } from '../texts.js';

const languageOf = (list) => list.language ?? 'en';

/** The name of a language in the page's own language. @param {string} code */
function nameOf(code) {
  try {
    const name = new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of(
      code,
    );
    return capitals(name[0]) + name.slice(1);
  } catch {
    return code;
  }
}

/**
 * The languages of lists: the page's own, English, then the others by name.
 * @param {WordList[]} lists
 * @returns {string[]}
 */
function languagesOf(lists) {
  const first = [document.documentElement.lang, 'en'];
  const rank = (code) => (first.includes(code) ? first.indexOf(code) : first.length);
  return [...new Set(lists.map(languageOf))].sort((a, b) =>
    rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b))
  );
}

const optionOf = (list) => new Option(titleOf(list), list.id);

/**
 * The options of a select: in groups where there is more than one language.
 * @param {WordList[]} lists
 */
export function optionsOf(lists) {
  const languages = languagesOf(lists);
  if (languages.length < 2) return lists.map(optionOf);
  return languages.map((code) => {
    const group = document.createElement('optgroup');
    group.label = nameOf(code);
    group.append(...lists.filter((list) => languageOf(list) === code).map(optionOf));
    return group;
  });
}

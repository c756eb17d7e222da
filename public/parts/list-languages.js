// The lists of the settings, in groups by language.

import { capitals, nameOf, titleOf } from '../texts.js';

const languageOf = (list) => list.language ?? 'en';

/** @param {string} code */
function headingOf(code) {
  const name = nameOf(code);
  return capitals(name[0]) + name.slice(1);
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
    rank(a) - rank(b) || headingOf(a).localeCompare(headingOf(b))
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
    group.label = headingOf(code);
    group.append(...lists.filter((list) => languageOf(list) === code).map(optionOf));
    return group;
  });
}

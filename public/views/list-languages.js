// Lists and presets of the settings by language.

import { presets } from '../offers.js';
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

const englishOnly = ['phrases', 'assignment'];

/**
 * The presets; in another language with its shortest list and its longest, and without rates,
 * which nobody has measured.
 * @param {string | null} language
 * @param {WordList[]} lists
 * @returns {import('../offers.js').Preset[]}
 */
export function presetsIn(language, lists) {
  if (!language) return presets;
  const own = lists.filter((list) => list.language === language).sort((a, b) =>
    a.entries - b.entries
  );
  const listOf = (id) => own[id === 'words' ? own.length - 1 : 0].id;
  return presets.filter(({ name }) => !englishOnly.includes(name)).map(({ name, query }) => ({
    name,
    query: query.replace(/^list=(\w+)/, (_, id) => `list=${listOf(id)}`),
  }));
}

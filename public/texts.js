// Every sentence of the page: the texts of its language, and functions that fill them.

import { codesOf, language, languages, spoken } from './state.js';

/** @type {Record<string, any>} */
let texts;

/** A group of the language's other texts. @param {string} group */
const load = async (group) => (await import(`./texts/${language}-rest.js`))[group];

/** Waits for the texts of the page's language, and sets the document's language. */
export async function speak() {
  ({ texts } = await spoken);
  document.documentElement.lang = language;
  const isOwn = codesOf(navigator.language).includes(language);
  document.documentElement.className = isOwn ? 'own' : 'foreign';
}

/** The page's language as lists and games name it: null for English. @returns {string | null} */
export const pageLanguage = () => (language === 'en' ? null : language);

/**
 * The language of this reader's words: the browser's variant of the page's language, such as
 * Austrian German, if it has a list; else the page's language.
 * @param {WordList[]} lists
 */
export function wordsLanguage(lists) {
  const kinds = navigator.languages.map((tag) => tag.toLowerCase())
    .filter((tag) => tag.startsWith(`${language}-`) && !languages.includes(tag));
  const wanted = [...kinds, language, language.split('-')[0]];
  return wanted.find((kind) => lists.some((list) => list.language === kind)) ?? pageLanguage();
}

/**
 * A text with its places filled; numbers are in the language's format.
 * @param {string | Record<string, string>} text
 * @param {Record<string, any>} [values] `n` decides between plural forms.
 */
function format(text, values = {}) {
  const form = typeof text === 'object'
    ? text[new Intl.PluralRules(language).select(values.n)] ?? text.other
    : text;
  return form?.replace(/{(\w+)}/g, (_, place) => values[place]?.toLocaleString(language));
}

/** A text; in a class its tame form, if any, which calls nobody evil. */
const tame = (own, name) =>
  (document.documentElement.dataset.look === 'class' && own[`tame-${name}`]) || own[name];

/** The text of a name. @param {string} name @param {Record<string, any>} [values] */
export const t = (name, values) => format(tame(texts, name), values);

/** The mark around a list's words in a text; writeText() removes it. */
export const mark = /[\u2068\u2069]/;

/**
 * A word of a list, marked if the page speaks another language.
 * @param {string} word
 * @param {{language: string | null}} of
 */
export const listed = (
  word,
  of,
) => ((of.language ?? 'en') === language ? word : `\u2068${word}\u2069`);

/** Adds a group of texts to those that t() knows. @param {string} group */
export async function learn(group) {
  texts = { ...texts, ...(await load(group)) };
}

/** Loads a group of texts, as a function like t(). @param {string} group */
export async function loadTexts(group) {
  const own = await load(group);
  return (name, values) => format(tame(own, name), values);
}

/** A text in its language's capitals. @param {string} text */
export const capitals = (text) => text.toLocaleUpperCase(language);

/** A text with a capital at its start. @param {string} text */
export const capitalized = (text) => capitals(text[0]) + text.slice(1);

/** A number of things: `count('mistakes', 3)`. */
export const count = (name, n) => t(name, { n });

/** The number of letters of a pattern, and of words if there are several. @param {Game} game */
export function sizeOf({ pattern }) {
  const words = pattern.split(' ').filter((word) => /[\p{L}_]/u.test(word)).length;
  const letters = count('letters-in-all', [...pattern.replace(/[^\p{L}_]/gu, '')].length);
  return words > 1 ? `${count('words-in-all', words)}, ${letters}` : letters;
}

const spokenSigns = { _: 'blank', ' ': 'space', '-': 'hyphen', "'": 'apostrophe' };

/**
 * The pattern sign by sign, for a screen reader.
 * @param {Game} game
 * @param {Record<string, string>} [names] of other signs
 */
export const spelled = (game, names = {}) =>
  [...game.pattern].map((sign) =>
    sign in spokenSigns ? t(spokenSigns[sign]) : names[sign] ?? listed(sign, game)
  ).join(', ');

/** A day such as 2026-11-21. @param {string} day @param {any} [dateStyle] */
export const dateOf = (day, dateStyle = 'full') =>
  new Date(day).toLocaleDateString(language, { dateStyle, timeZone: 'UTC' });

/** The answer as its list writes it. @param {Game} game */
export const answerOf = ({ answer, answerText }) => answerText ?? answer;

/** The result in a sentence. @param {Game} game */
export const resultOf = (game) =>
  t(`${game.status}-text`, {
    answer: listed(answerOf(game), game),
    mistakes: count('mistakes', game.mistakes),
  });

/** The text for the mistakes left. @param {Game} game */
export const leftOf = (game) => count('left', game.mistakesLeft);

/**
 * The reason of a failure: for a code of the endpoint, or for a fault of the page.
 * @param {Failure} error
 * @param {Game} [game]
 */
export function reasonOf({ code, message, status }, game) {
  if (!code) return t('error:page', { message });
  const name = `error:${code}`;
  const left = game ? leftOf(game) : '';
  return t(name in texts ? name : 'error', {
    code: code === 'between' ? String(status) : code,
    left,
  });
}

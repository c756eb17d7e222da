// The readers of meanings: translations are for readers of another language than the words'.

import { pageLanguage } from '../texts.js';

const tongueOf = (code) => (code ?? 'en').split('-')[0];

/** @param {?string} language of the words @param {boolean} translated */
const isForReader = (language, translated) =>
  !translated || tongueOf(language) !== tongueOf(pageLanguage());

/** The meaning of a game's word, if it is for the page's reader. @param {Game} game */
export const meaningOf = ({ language, meaning }) =>
  meaning && isForReader(language, Boolean(language) && !meaning.language) ? meaning : undefined;

/** Whether a list has meanings for the reader. @param {WordList} list */
export const hasMeanings = ({ language, meanings, translated }) =>
  meanings && isForReader(language, translated);

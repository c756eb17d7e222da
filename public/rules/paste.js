// Word lists from other programs: a numbered list, a sheet, Quizlet, Anki, a glossary or a quiz of
// Moodle. Text that is not understood stays visible, and every change is reported.

import { allIn, plain, readMarkup, textIn, tidy } from './markup.js';

/** @typedef {{word: string, clue: string}} Row */

const lineOf = ({ word, clue }) => (clue ? `${word} = ${clue}` : word);

/** The rows of a Moodle glossary. @param {ReturnType<typeof readMarkup>} root @returns {Row[]} */
const fromGlossary = (root) =>
  allIn(root, 'ENTRY').map((entry) => {
    const [word, clue] = ['CONCEPT', 'DEFINITION'].map((name) =>
      plain(textIn(allIn(entry, name)[0]))
    );
    return { word, clue };
  });

/** A row from two of Moodle's elements. @returns {Row} */
const rowOf = (answer, question) => ({
  word: plain(textIn(allIn(answer, 'text')[0])),
  clue: plain(textIn(question)),
});

/**
 * The questions of a Moodle quiz that have a right answer.
 * @param {ReturnType<typeof readMarkup>} root
 */
const fromQuiz = (root) =>
  allIn(root, 'question').flatMap((question) => {
    const pairs = allIn(question, 'subquestion')
      .flatMap((one) =>
        allIn(one, 'answer').map((answer) => rowOf(answer, one.children.find(isText)))
      );
    const right = allIn(question, 'answer').find(({ attributes }) => attributes.fraction === '100');
    const asked = allIn(question, 'questiontext')[0];
    return pairs.length ? pairs : right ? [rowOf(right, asked)] : [];
  });

const isText = (child) => child.name === 'text';

/** Short answers in Moodle's GIFT: the first right answer is the word. @param {string} text */
function fromGift(text) {
  const questions = text.split(/\n\s*\n/).map((part) => part.replace(/^\s*\/\/.*$/gm, '').trim());
  return questions.filter(Boolean).map((question) => {
    const [, before, answers, after] = question.match(/^([^{]*)\{([^}]*)\}([^]*)$/) ?? [];
    const right = answers?.match(/=(?:%\d+%)?((?:\\.|[^=~#\\])+)/)?.[1];
    if (!right) return { word: tidy(question), clue: '' };
    const asked = `${before}${tidy(after) ? ` … ${after}` : ''}`;
    const clue = asked.replace(/^\s*::.*?::/s, '').replace(/^\s*\[\w+\]/, '');
    const unescaped = (part) => plain(part.replace(/\\([=~#{}:\\])/g, '$1'));
    return { word: unescaped(right), clue: unescaped(clue) };
  });
}

/** A number or a sign before each line of a list. */
const marker = /^\s*(?:\(?\d{1,3}[.)]|[-–—*•·▪●○◦‣])\s+(?=\S)/;

/** A line without its number or bullet. @param {string} line */
export const unmarked = (line) => line.replace(marker, '');

/**
 * A line with a tab between word and clue; a = becomes the tab, but not that of E=mc2.
 * @param {string} line
 */
export const parted = (line) =>
  line.includes('\t') ? line.replace(/\s*\t\s*/, '\t') : line.replace(
    /^(.*?)(?:\s+=\s*|=\s+)|^(\S[^=]+)=/,
    (_, word, joined) => `${word ?? joined}\t`,
  );

/** The cells of a line, separated by a sign; some are in quotes. @param {string} text */
function cellsOf(text, sign) {
  const quotes = `"((?:[^"]|"")*)"(?= *(?:${sign}|$))`;
  const cell = new RegExp(`(?:^|${sign}) *(?:${quotes}|([^${sign}]*))`, 'g');
  return [...text.matchAll(cell)]
    .map(([, quoted, bare]) => tidy(quoted?.replaceAll('""', '"') ?? bare));
}

/** The signs that may separate a word from its clue if every line has them. */
const between = [/;/, /,/, /\s[-–—]\s/, /:\s/];

/** The rows of a text; in a single line, semicolons or commas may separate them. */
function rowsOf(text, isAlone) {
  if (/\n/.test(text)) return text.split('\n');
  const parts = text.replace(/;$/, '').split(';');
  const isWhole = (sign) => parts.every((part) => sign.test(part));
  if (parts.length > 1 && [/[\t=]/, ...between].some(isWhole)) return parts;
  // Two parts may be a word and a clue with a comma.
  const list = [parts, text.split(',')].find(({ length }) => isAlone && length > 2);
  return list && !/[\t=|]/.test(text) ? list.map((part) => part.trim()).filter(Boolean) : [text];
}

/** The names of an Anki export's separators. */
const separators = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':' };

/**
 * The settings at the head of an Anki export.
 * @param {string[]} lines
 * @returns {Record<string, string>}
 */
const headOf = (lines) =>
  Object.fromEntries(
    lines.filter((line) => /^#[\w ]+:/.test(line)).map((line) => line.slice(1).split(/:(.*)/, 2)),
  );

/**
 * The notes of an Anki export, without Anki's own columns.
 * @param {string[]} lines
 * @returns {Row[]}
 */
function fromAnki(lines) {
  const head = headOf(lines);
  const sign = separators[head.separator?.toLowerCase()] ?? head.separator ?? '\t';
  const own = Object.entries(head).filter(([name]) => name.endsWith(' column'))
    .map(([, number]) => Number(number) - 1);
  return lines.filter((line) => line.trim() && !/^#[\w ]+:/.test(line)).map((line) => {
    const cells = cellsOf(line, sign === '|' ? '\\|' : sign).filter((_, i) => !own.includes(i));
    const [word, ...clue] = cells.map(plain);
    return { word, clue: clue.filter(Boolean).join(', ') };
  });
}

/** The rows of a table between bars, without its ruler. @param {string[]} rows */
const unbarred = (rows) =>
  rows.filter((row) => !/^[\s|:+-]+$/.test(row))
    .map((row) => row.replace(/^\s*\|/, '').replace(/\|\s*$/, '').split('|').map(tidy));

/** The sign between word and clue that all rows have, if any. @param {string[]} full */
function signIn(full) {
  if (full.some((row) => /[\t=]/.test(row))) return undefined;
  const signs = between.filter((one) => full.every((row) => one.test(row)));
  // The first counts, because a clue may have others.
  return signs.sort((a, b) => full[0].search(a) - full[0].search(b))[0];
}

/** The cells of a row. @param {string} row @param {RegExp | undefined} sign */
function cellsIn(row, sign) {
  if (sign && sign.source.length > 1) {
    const place = row.search(sign);
    return [tidy(row.slice(0, place)), tidy(row.slice(place).replace(sign, ''))];
  }
  return row.includes('\t') || sign
    ? cellsOf(row, sign?.source ?? '\t')
    : parted(row).split('\t').map(tidy);
}

/** Whether the first cells number the rows, except a heading. @param {string[][]} cells */
function isCounted(cells) {
  const rows = cells.filter(([first]) => first !== '');
  const numbers = rows.map(([first]) => Number(first.replace(/[.)]$/, '')));
  const counted = Number.isNaN(numbers[0]) ? numbers.slice(1) : numbers;
  return counted.length > 1 && rows.every(({ length }) => length > 1) &&
    counted.every((number, i) => !i || number === counted[i - 1] + 1);
}

/**
 * The rows of lines with a word and, after a tab, a = or a common sign, a clue.
 * @param {string} text
 * @param {boolean} isAlone whether the text is pasted on a new line
 * @returns {{rows: Row[], mends: string[]}}
 */
function fromLines(text, isAlone) {
  // A cell in quotes may be of several lines.
  const joined = text.replace(/\t"(?:[^"]|"")*"(?=\n|$)/g, (cell) => `\t${tidy(cell)}`);
  const lines = rowsOf(joined, isAlone);
  const bare = lines.map(unmarked);
  const full = bare.filter((row) => row.trim());
  const mends = [
    ...(bare.some((row, i) => row !== lines[i]) ? ['marks'] : []),
    ...(lines.length > 1 && !joined.includes('\n') ? ['split'] : []),
  ];
  const isBarred = full.length > 1 && full.every((row) => /\S.*\|.*\S/.test(row));
  const sign = full.length > 1 ? signIn(full) : undefined;
  const table = isBarred ? unbarred(full) : bare.map((row) => cellsIn(row, sign));
  const counted = isCounted(table);
  const rows = table.map((cells) => {
    const [word = '', ...clue] = counted ? cells.slice(1) : cells;
    return { word, clue: clue.filter(Boolean).join(', ') };
  });
  return { rows, mends: counted ? [...mends, 'index'] : mends };
}

/** The usual headings of columns of words, in the languages of the page. */
const heads = new Set(
  (
    'word words term terms vocabulary concept question answer definition meaning clue hint ' +
    'translation front back wort wörter begriff vokabel frage antwort bedeutung hinweis ' +
    'übersetzung vorderseite rückseite mot mots terme vocabulaire définition sens indice ' +
    'traduction palabra palabras término vocabulario definición significado pista traducción ' +
    'palavra palavras termo definição dica tradução woord woorden begrip betekenis ' +
    'omschrijving vertaling ord begreb begrep begrepp betydning betydelse ledetråd ' +
    'oversættelse oversettelse översättning sana sanat käsite merkitys vihje käännös ' +
    'määritelmä słowo słowa wyraz pojęcie definicja znaczenie podpowiedź tłumaczenie cuvânt ' +
    'cuvinte termen definiție indiciu traducere szó szavak fogalom jelentés meghatározás ' +
    'fordítás kelime sözcük terim anlam tanım ipucu çeviri λέξη λέξεις όρος ορισμός σημασία ' +
    'μετάφραση слово слова термин понятие определение значение подсказка перевод термін ' +
    'поняття визначення значення підказка переклад'
  ).split(' '),
);

// Vocabulary often has the names of two languages there.
const codes = 'cs da de el en es fi fr hu it la nb nl pl pt ro ru sv tr uk'.split(' ');
for (const reader of codes) {
  const names = new Intl.DisplayNames(reader, { type: 'language' });
  for (const code of codes) heads.add(names.of(code).toLowerCase());
}

/** Whether a row may be a heading; only the reader can tell. @param {Row} row */
const isHeading = ({ word, clue }) =>
  heads.has(word.toLowerCase()) && (!clue || heads.has(clue.toLowerCase()));

/** Whether only the first row has no clue, as a heading. @param {Row[]} rows */
const hasNoClueAlone = ([first, ...others]) =>
  !first.clue && others.length > 1 && others.every(({ word, clue }) => clue || !word);

const sameOf = ({ word }) => word.normalize('NFC').toLowerCase();

/**
 * The rows of a text, and what was left out.
 * @param {string} text
 * @param {boolean} isAlone
 */
function readRows(text, isAlone) {
  if (/<(CONCEPT|question)\b/.test(text)) {
    const root = readMarkup(text);
    const rows = [...fromGlossary(root), ...fromQuiz(root)].filter(({ word }) => word);
    if (rows.length) return { rows, mends: ['markup'] };
  } else if (/\{[^}]*=/.test(text)) return { rows: fromGift(text), mends: ['markup'] };
  const lines = text.split('\n');
  if (/^#(separator|html):/.test(text)) return { rows: fromAnki(lines), mends: ['markup'] };
  // A single line may be a clue.
  const isOne = lines.filter((line) => line.trim()).length < 2 && !/[\t]/.test(text);
  const { rows, mends } = fromLines(text, isAlone);
  return isOne && !mends.length && rows.length < 2 ? { rows: [], mends: [] } : { rows, mends };
}

/**
 * Lines for the form from any pasted text.
 * `text`: each word once; `all`: with repeated words; `twice`: these words; `heading`: a first line
 * that may be one; `mends`: `marks` before lines, an `index` column or `markup` left out, or a line
 * `split` into several.
 * @param {string} pasted
 * @param {boolean} [isAlone] whether it is pasted on a new line
 * @returns {{text: string, mends: string[], heading: string, twice: string[], all: string}}
 */
export function readPasted(pasted, isAlone = true) {
  const text = pasted.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const { rows, mends } = readRows(text, isAlone);
  if (!rows.length) return { text: pasted, mends: [], heading: '', twice: [], all: pasted };
  const first = rows.find(({ word }) => word);
  const isOdd = first && (isHeading(first) || hasNoClueAlone(rows.slice(rows.indexOf(first))));
  const heading = rows.length > 1 && isOdd ? lineOf(first) : '';
  const known = new Set();
  const [once, twice] = [[], []];
  for (const row of rows) {
    const isAgain = row.word !== '' && known.has(sameOf(row));
    (isAgain ? twice : once).push(row);
    known.add(sameOf(row));
  }
  const written = (some) => some.map(lineOf).join('\n');
  return {
    text: written(once),
    mends,
    heading,
    twice: twice.map(({ word }) => word),
    all: written(rows),
  };
}

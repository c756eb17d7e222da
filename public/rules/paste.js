// Lines as teachers have them elsewhere: a sheet's, Quizlet's with any of its signs, a glossary or
// short answers of Moodle's. What is not understood stays as it is, to be seen.

const line = (word, clue) => clue ? `${word} = ${clue}` : word;
const tidy = (text) => text.replace(/\s+/g, ' ').trim();

/** Markup as plain text. @param {string} text */
function plain(text) {
  const signs = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' };
  const read = (part) =>
    part.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name) => signs[name]);
  // A glossary's file has its markup escaped once more.
  return tidy(read(read(text.replace(/<!\[CDATA\[|\]\]>/g, '')).replace(/<[^>]*>/g, ' ')));
}

/** A glossary of Moodle's. @param {string} text */
const fromGlossary = (text) =>
  [...text.matchAll(/<ENTRY>([^]*?)<\/ENTRY>/g)].map(([, entry]) => {
    const [word, clue] = ['CONCEPT', 'DEFINITION'].map((name) =>
      plain(entry.match(`<${name}>([^]*?)</${name}>`)?.[1] ?? '')
    );
    return line(word, clue);
  }).join('\n');

/** Short answers in Moodle's GIFT: the first right answer is the word. @param {string} text */
function fromGift(text) {
  const questions = text.split(/\n\s*\n/).map((part) => part.replace(/^\s*\/\/.*$/gm, '').trim());
  return questions.filter(Boolean).map((question) => {
    const [, before, answers, after] = question.match(/^([^{]*)\{([^}]*)\}([^]*)$/) ?? [];
    const right = answers?.match(/=(?:%\d+%)?((?:\\.|[^=~#\\])+)/)?.[1];
    if (!right) return tidy(question);
    const asked = `${before}${tidy(after) ? ` … ${after}` : ''}`;
    const clue = asked.replace(/^\s*::.*?::/s, '').replace(/^\s*\[\w+\]/, '');
    const unescaped = (part) => plain(part.replace(/\\([=~#{}:\\])/g, '$1'));
    return line(unescaped(right), unescaped(clue));
  }).join('\n');
}

/** The cells of a line, between which a sign stands; some in quotes. @param {string} text */
function cellsOf(text, sign) {
  const quotes = `"((?:[^"]|"")*)"(?= *(?:${sign}|$))`;
  const cell = new RegExp(`(?:^|${sign}) *(?:${quotes}|([^${sign}]*))`, 'g');
  return [...text.matchAll(cell)]
    .map(([, quoted, bare]) => tidy(quoted?.replaceAll('""', '"') ?? bare));
}

/** What may stand between a word and its clue, where every line has it. */
const between = [/;/, /,/, /\s[-–—]\s/, /:\s/];

/** The rows of a text; semicolons may end them, in one line. @param {string} text */
function rowsOf(text) {
  const parts = text.trim().replace(/;$/, '').split(';');
  const isWhole = (sign) => parts.every((part) => sign.test(part));
  const isOneLine = !/[\r\n]/.test(text.trim());
  return isOneLine && [/[\t=]/, ...between].some(isWhole) ? parts : text.split(/\r\n?|\n/);
}

/** Lines of a word and, behind a tab, = or what all have, a clue. @param {string} text */
function fromLines(text) {
  // A cell in quotes may be of several lines.
  const rows = rowsOf(text.replace(/\t"(?:[^"]|"")*"(?=[\r\n]|$)/g, (cell) => `\t${tidy(cell)}`));
  const full = rows.filter((row) => row.trim());
  // One alone may be a clue.
  if (full.length < 2 && !text.includes('\t')) return text;
  const isInAll = (one) => full.every((row) => one.test(row));
  const signs = /[\t=]/.test(text) ? [] : between.filter(isInAll);
  // A clue may have others.
  const [sign] = signs.sort((a, b) => full[0].search(a) - full[0].search(b));
  return rows.map((row) => {
    if (sign && sign.source.length > 1) {
      const place = row.search(sign);
      return line(tidy(row.slice(0, place)), tidy(row.slice(place).replace(sign, '')));
    }
    const [word, ...clue] = row.includes('\t') || sign
      ? cellsOf(row, sign?.source ?? '\t')
      : row.split(/\s*=\s*/).map(tidy);
    return line(word, clue.filter(Boolean).join(', '));
  }).join('\n');
}

/** Lines as the form has them, of whatever was pasted. @param {string} text */
export function readPasted(text) {
  if (/<CONCEPT>/.test(text)) return fromGlossary(text) || text;
  if (/\{[^}]*=/.test(text)) return fromGift(text);
  return fromLines(text);
}

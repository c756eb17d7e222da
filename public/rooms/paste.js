// Lines as teachers have them elsewhere: a sheet's, Quizlet's (tab or comma), a glossary or short
// answers of Moodle's. What is not understood stays as it is, to be seen.

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

/** The cells of a line, between which commas stand; some in quotes. @param {string} text */
const cellsOf = (text) =>
  [...text.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)]
    .map(([, quoted, bare]) => tidy(quoted?.replaceAll('""', '"') ?? bare));

/**
 * Lines of a word and, behind a tab, = or comma, a clue. A comma counts where each line has one,
 * and none has another sign.
 * @param {string} text
 */
function fromLines(text) {
  const lines = text.split(/\r\n?|\n/);
  const full = lines.filter((one) => one.trim());
  const hasCommas = !/[\t=]/.test(text) && full.every((one) => one.includes(','));
  return lines.map((one) => {
    const [word, ...clue] = hasCommas ? cellsOf(one) : one.split(/\t|\s*=\s*/).map(tidy);
    return line(word, clue.filter(Boolean).join(', '));
  }).join('\n');
}

/** Lines as the form has them, of whatever was pasted. @param {string} text */
export function readPasted(text) {
  if (/<CONCEPT>/.test(text)) return fromGlossary(text);
  if (/\{[^}]*=/.test(text)) return fromGift(text);
  return fromLines(text);
}

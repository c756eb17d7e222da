// An author's refused lines: the reasons, and which lines are unchanged.

/** The most lines, and the longest clue. */
const [mostLines, longestClue] = [40, 80];

/**
 * The reason for a refused line, more exact than the server's.
 * @param {{line: number, reason: string}} refused
 * @param {string[]} written the lines as they were sent: a word, or a word, a tab and a clue
 * @param {string} card
 */
export function exactReason({ line, reason }, written, card) {
  if (reason === 'long' && line > mostLines) return 'many';
  if (reason !== 'clue') return reason;
  if (card === 'trap') return 'no-clue';
  const [, clue = ''] = (written[line - 1] ?? '').split('\t');
  return [...clue.trim()].length > longestClue ? 'clue-long' : 'clue';
}

/**
 * The refused lines that are still as they were sent.
 * @template {{line: number}} Refused
 * @param {Refused[]} refused
 * @param {string[]} sent
 * @param {string[]} written now
 */
export const unmended = (refused, sent, written) =>
  refused.filter(({ line }) => sent[line - 1] === written[line - 1]);

/** A text without its refused lines. @param {string} text @param {{line: number}[]} refused */
export function withoutLines(text, refused) {
  const bad = new Set(refused.map(({ line }) => line - 1));
  return text.split('\n').filter((_, i) => !bad.has(i)).join('\n');
}

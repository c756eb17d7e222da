// The turns of a replay: the groups that a guess kept and let go.

/** A letter in a text, drawn as a key so that I is not read as a word. @param {string} letter */
export const key = (letter) => `\u2068${letter}\u2069`;

/** Whether the words of a group have a letter. @param {Family} family @param {string} letter */
export const has = ({ pattern }, letter) => pattern.includes(letter);

/**
 * The index of the example that stands for its group where there is room for one. The first is the
 * best known. Examples that are known alike are in the order of the alphabet; then the one in the
 * middle is taken, because the first ones are alike in all groups.
 * @param {{examples: string[]}} family
 */
export function standingFor({ examples }) {
  const areAlike = examples.every((word, i) => !i || examples[i - 1] < word);
  return areAlike ? Math.floor(examples.length / 2) : 0;
}

/** @param {Turn} turn @returns {Guessed} */
export function readTurn(turn) {
  const keptFamily = turn.families.find(({ kept }) => kept);
  const others = turn.families.filter(({ kept }) => !kept);
  return { ...turn, keptFamily, hit: has(keptFamily, turn.letter), others };
}

/** The number of words before the first guess and after each guess. @param {any[]} turns */
export const leftIn = (turns) => [turns[0].before, ...turns.map(({ after }) => after)];

/**
 * Which sentence tells a lost evil game: at the first loss, or if every letter was in no word, that
 * the answer was one of several; later how close it was, or the letter whose answer let most words
 * go. The name of a text, its letter and number.
 * @param {Guessed[]} turns
 * @param {number} others the words left except the answer
 * @param {boolean} isFirst whether it is the first loss in this browser
 * @returns {{name: string, letter?: string, n?: number}}
 */
export function storyOf(turns, others, isFirst) {
  const [{ gone, letter }] = turns.filter(({ hit }) => !hit)
    .map(({ letter, before, after }) => ({ letter, gone: before - after }))
    .sort((a, b) => b.gone - a.gone);
  if (others && (isFirst || !gone)) return { name: 'one-of', n: others + 1 };
  if (others <= 5) return others ? { name: 'close-call', n: others } : { name: 'no-others' };
  return { name: 'dropped', letter, n: gone };
}

/**
 * The turn that decided a game: a coach's letter that mattered, without a text. Otherwise a letter
 * and the name of its text: in a lost evil game the largest dodge, in a won one the guess that left
 * one word, in an honest one the guess that told most.
 * @param {Guessed[]} turns
 * @param {{evil: boolean, won: boolean, point?: string}} game
 * @returns {{name?: string, letter?: string}}
 */
export function turningIn(turns, { evil, won, point }) {
  if (point) return { letter: point };
  const [name, worth] = !evil
    ? ['told-most', ({ before, after }) => before / after]
    : won
    ? ['had-me', ({ before, after }) => Number(before > after && after === 1)]
    : ['best-trick', ({ before, after, hit }) => (hit ? 0 : before - after)];
  const [most] = turns.map((turn) => ({ letter: turn.letter, worth: worth(turn) }))
    .sort((a, b) => b.worth - a.worth);
  return most.worth > Number(!evil) ? { name, letter: most.letter } : {};
}

/**
 * The index of the first letter that cost a perfect player more mistakes; -1 if none.
 * @param {Turn[]} turns
 */
export const slipIn = (turns) => turns.findIndex(({ yours, best }) => yours.needs > best.needs);

/** Whether the answer has each guessed letter just where the game said. @param {Game} game */
export function isConsistent({ answer, guesses }) {
  const placesOf = (letter) => [...answer].flatMap((sign, place) => (sign === letter ? place : []));
  return guesses.every(({ letter, positions }) => positions.join() === placesOf(letter).join());
}

const heights = '▁▂▃▄▅▆▇█';

/** The stream's width as one of eight characters. @param {number} words @param {number} most */
function heightOf(words, most) {
  const share = Math.log1p(words) / Math.log1p(most);
  return heights[Math.min(7, Math.floor(share * 8))];
}

/**
 * Each guess as a hit or a miss, with the stream's width after it.
 * @param {Game} game
 * @param {number[]} [left] how many words there were before the first and after each guess
 */
export const stripOf = ({ guesses }, left) =>
  guesses.map(({ positions }, i) =>
    (positions.length ? '✓' : '✗') + (left ? heightOf(left[i + 1], left[0]) : '')
  ).join('');

// The keys of other alphabets: their rows, and the key that a typed sign may mean.

const longestRow = 12;

/** Letters in even rows. @param {string[]} letters */
function evenly(letters) {
  const size = Math.ceil(letters.length / Math.ceil(letters.length / longestRow));
  return letters.flatMap((_, i) => (i % size ? [] : [letters.slice(i, i + size).join('')]));
}

/**
 * Rows of only these letters; letters outside the order follow.
 * @param {string[]} order
 * @param {string} letters
 */
function rowsIn(order, letters) {
  const rest = [...letters].filter((letter) => !order.join('').includes(letter));
  const rows = order.map((row) => [...row].filter((letter) => letters.includes(letter)).join(''));
  return [...rows.filter((row) => row), ...evenly(rest)];
}

/**
 * The rows in the custom of the list's language, or in alphabetical order.
 * @param {Game} game
 * @param {WordList[]} lists
 * @param {string} order
 * @param {string[] | null} remembered used until the lists are loaded
 */
export function rowsOf({ letters, settings }, lists, order, remembered) {
  const list = lists.find(({ id }) => id === settings.list);
  const custom = list ? list.keys : remembered;
  return rowsIn(order === 'abc' ? [] : custom ?? [], letters);
}

/** A sign in its language's capitals. @param {string} sign @param {string} language */
function capital(sign, language) {
  try {
    return sign.toLocaleUpperCase(language);
  } catch {
    // Browsers may not know an operator's name for a language.
    return sign.toUpperCase();
  }
}

/**
 * The key of a sign, or else of the letter without its marks.
 * @param {string} sign
 * @param {Game} game
 */
function keyFor(sign, { letters, language }) {
  const looks = [sign, sign.normalize('NFD')[0]].map((look) => capital(look, language));
  return looks.find((look) => [...letters].includes(look));
}

/** Signs that most alphabets spell with several letters. */
const ligatures = { Æ: 'AE', Œ: 'OE', Ĳ: 'IJ', ẞ: 'SS', ß: 'SS' };

/**
 * The meaning of a typed sign: its key, and the letters that may spell it if it is not a letter.
 * @param {string} sign
 * @param {Game} game
 * @returns {{key: string | undefined, letters?: string}}
 */
export function readSign(sign, game) {
  const letters = ligatures[sign] ?? ligatures[sign.toUpperCase()];
  const isSpelled = letters && [...letters].every((letter) => game.letters.includes(letter));
  return { key: keyFor(sign, game), letters: isSpelled ? letters : undefined };
}

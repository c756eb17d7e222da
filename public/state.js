// All that the page knows, in one object. Only update() changes it, and draws it.

/** Does something that may be forbidden or missing here, for example storage. */
export function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What this browser remembers, and no server. */
const defaultLooks = {
  language: '',
  theme: '',
  scene: '',
  order: 'qwerty',
  typing: true,
  sound: false,
  counting: true,
  coach: true,
  seen: false,
  lost: '',
};

/** What a look may be, where its type does not say. */
const choices = {
  theme: ['', 'chalk', 'paper'],
  scene: ['', 'gallows', 'web', 'snowman', 'balloon'],
  order: ['qwerty', 'abc', 'qwertz', 'azerty', 'dvorak'],
};

/** The looks as they were stored. One that this page does not know is the default. */
function storedLooks() {
  const stored = attempt(() => JSON.parse(localStorage.hangman)) ?? {};
  const isKnown = ([name, value]) =>
    typeof value === typeof defaultLooks[name] && (choices[name]?.includes(value) ?? true);
  return { ...defaultLooks, ...Object.fromEntries(Object.entries(stored).filter(isKnown)) };
}

/** @type {State} */
const current = {
  game: undefined,
  promise: null,
  knownGame: '',
  lists: [],
  endClosed: '',
  taps: 0,
  trouble: undefined,
  isFetched: false,
  daily: undefined,
  room: undefined,
  compiling: [],
  pending: new Set(),
  isBusy: true,
  said: '',
  act: { kind: '' },
  timesSaid: 0,
  looks: storedLooks(),
};

/** The present state, for reading. @type {Readonly<State>} */
export const state = current;

/** The codes of the page's languages, in the order of their own names. */
export const languages = 'da de en es fr hu nl nb pl pt pt-br ro fi sv tr el ru uk'.split(' ');

/** The page's codes for a language that a browser names, its own kind of it first. */
export function codesOf(tag) {
  // Browsers say `no` or `nn` for what both read.
  const code = tag.toLowerCase().replace(/^n[no]\b/, 'nb');
  return [code, code.split('-')[0]];
}

/** The page's language: the chosen one, else the reader's first one that it knows. */
export let language = [state.looks.language, ...navigator.languages, 'en'].flatMap(codesOf)
  .find((code) => languages.includes(code));

/** Its texts, the first of what is asked for; the English ones if they do not come. */
export const spoken = import(`./texts/${language}.js`).catch(() => {
  language = 'en';
  return import(`./texts/${language}.js`);
});

/** The game whose end is to be shown. @param {State} now */
export const endOf = ({ game, endClosed }) =>
  game && game.status !== 'playing' && game.id !== endClosed ? game : undefined;

/** @type {((now: typeof state) => void)[]} */
const drawings = [];

/** Registers functions that draw their part of the page. */
export const watch = (...functions) => drawings.push(...functions);

/** @param {Partial<State>} [changes] */
export function update(changes) {
  Object.assign(current, changes);
  for (const draw of drawings) draw(state);
}

/**
 * Shows a sentence in the status line.
 * @param {string} text
 * @param {State['act']} [act] what it answers; a `fault` is told by the page, all else by who plays
 */
export function say(text, act = { kind: '' }) {
  update({ said: text, act, timesSaid: state.timesSaid + 1, isBusy: false });
}

/** Changes what this browser remembers. @param {Partial<State['looks']>} changes */
export function remember(changes) {
  update({ looks: { ...state.looks, ...changes } });
  attempt(() => {
    localStorage.hangman = JSON.stringify(state.looks);
  });
}

/** Plays a sound, if sounds are on; their module comes with the first. @param {string} name */
export async function sound(name) {
  if (state.looks.sound) (await import('./sounds.js')).play(name);
}

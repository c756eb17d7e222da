// The state of the page, in one object. Only update() changes it, and then draws it.

/** Does something that may be forbidden or missing, for example storage. */
export function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The settings that only this browser stores. */
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

/** The possible values of a look, beyond its type. */
const choices = {
  theme: ['', 'chalk', 'paper'],
  scene: ['', 'gallows', 'web', 'snowman', 'balloon'],
  order: ['qwerty', 'abc', 'qwertz', 'azerty', 'dvorak'],
};

/** The stored looks, with defaults for unknown values. */
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
export const languages = 'cs da de en es fr it hu nl nb pl pt pt-br ro fi sv tr el ru uk'.split(
  ' ',
);

/** The page's codes for a browser's language tag, the exact one first. */
export function codesOf(tag) {
  // Readers of `no` and `nn` read `nb`.
  const code = tag.toLowerCase().replace(/^n[no]\b/, 'nb');
  return [code, code.split('-')[0]];
}

/** The page's language: the chosen one, or else the reader's first known one. */
export let language = [state.looks.language, ...navigator.languages, 'en'].flatMap(codesOf)
  .find((code) => languages.includes(code));

/** The texts of that language, loaded first; English ones if that fails. */
export const spoken = import(`./texts/${language}.js`).catch(() => {
  language = 'en';
  return import(`./texts/${language}.js`);
});

/** The game whose end is shown, if any. @param {State} now */
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
 * @param {State['act']} [act] its cause; the page tells a `fault`, the opponent all else
 */
export function say(text, act = { kind: '' }) {
  update({ said: text, act, timesSaid: state.timesSaid + 1, isBusy: false });
}

/** Changes the settings that this browser stores. @param {Partial<State['looks']>} changes */
export function remember(changes) {
  update({ looks: { ...state.looks, ...changes } });
  attempt(() => {
    localStorage.hangman = JSON.stringify(state.looks);
  });
}

// Another tab's choices are this one's, which would otherwise write its own over them.
addEventListener('storage', ({ key }) => key === 'hangman' && update({ looks: storedLooks() }));

/** Plays a sound, if sounds are on; the first loads their module. @param {string} name */
export async function sound(name) {
  if (state.looks.sound) (await import('./sounds.js')).play(name);
}

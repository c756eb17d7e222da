// All that the page knows, in one object. update() is the one way to change it, and draws it.

/** Does what may be forbidden or missing here, such as storage. */
export function attempt(action) {
  try { return action(); } catch { return null; }
}

export const state = {
  /** @type {Game | undefined} */
  game: undefined,
  /** The commitment as it was sent with the first reply of an honest game. @type {string | null} */
  promise: null,
  /** The id of a game that came back, so that cookies are known to work. */
  knownGame: '',
  /** @type {WordList[]} */
  lists: [],
  /** Letters on their way to the server. @type {Set<string>} */
  pending: new Set(),
  isBusy: true,
  said: '',
  timesSaid: 0,
  /** What this browser remembers, and no server. */
  looks: {
    language: '',
    theme: '',
    scene: 'gallows',
    order: 'qwerty',
    typing: true,
    sound: false,
    seen: false,
    ...attempt(() => JSON.parse(localStorage.hangman)),
  },
};

/** @type {((now: typeof state) => void)[]} */
const views = [];

/** Each view draws its part of the page from the state, and writes only differences. */
export const watch = (...drawings) => views.push(...drawings);

/** @param {Partial<typeof state>} [changes] */
export function update(changes) {
  Object.assign(state, changes);
  for (const view of views) view(state);
}

export function say(text) {
  update({ said: text, timesSaid: state.timesSaid + 1, isBusy: false });
}

/** @param {Partial<typeof state.looks>} changes */
export function remember(changes) {
  update({ looks: { ...state.looks, ...changes } });
  attempt(() => { localStorage.hangman = JSON.stringify(state.looks); });
}

/** Plays a sound where sounds are wanted; who never wants any never loads them. @param {string} name */
export async function sound(name) {
  if (state.looks.sound) (await import('./sounds.js')).play(name);
}

// Loads each view with its first use, and mounts it once: mount() connects it with its elements.

const modules = {
  ending: () => import('./ending.js'),
  help: () => import('./help.js'),
  replay: () => import('./replay.js'),
  scores: () => import('./scores.js'),
  settings: () => import('./settings.js'),
  today: () => import('./today.js'),
};

/** @type {Map<string, Promise<any>>} */
const loaded = new Map();

async function mounted(module) {
  const view = await module;
  await view.mount?.();
  return view;
}

/**
 * The module of a view, mounted.
 * @template {keyof typeof modules} Name
 * @param {Name} name
 * @returns {ReturnType<(typeof modules)[Name]>}
 */
export function load(name) {
  const known = loaded.get(name);
  if (known) return /** @type {any} */ (known);
  const loading = mounted(modules[name]());
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return /** @type {any} */ (loading);
}

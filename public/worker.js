// Keeps the page for use without a network. The network is always asked first. The first changed
// file removes all older ones, which are then fetched again.

const worker = /** @type {any} */ (self);
const opened = caches.open('page');

/** Whether a request is for a file of the page, or for the state of today's game. */
const isKept = ({ method, url }) =>
  method === 'GET' && url.startsWith(location.origin) &&
  (!url.includes('/cgi-bin/') || url.includes('/daily'));

const isFile = ({ url }) => !url.includes('/cgi-bin/');

/** The files that came from the network since the page was opened. @type {Set<string>} */
const fresh = new Set();

/**
 * Keeps a reply. If its file has changed, forgets everything older, so that old and new files are
 * never mixed, and returns what was forgotten.
 * @returns {Promise<string[]>} addresses
 */
async function keep(request, reply) {
  const cache = await opened;
  const old = isFile(request) && await cache.match(request);
  const isChanged = old && old.headers.get('ETag') !== reply.headers.get('ETag');
  fresh.add(request.url);
  const kept = isChanged ? await cache.keys() : [];
  const older = kept.map(({ url }) => url).filter((url) => !fresh.has(url));
  for (const url of older) await cache.delete(url);
  await cache.put(request, reply);
  return older;
}

/** Fetches files and keeps them. @param {string[]} urls @param {RequestCache} mode */
async function fetchAll(urls, mode) {
  for (const url of urls) {
    const request = new Request(url, { cache: mode });
    if (!isKept(request)) continue;
    const reply = await fetch(request);
    if (reply.ok) await fetchAll(await keep(request, reply), 'no-cache');
  }
}

/** The network's reply, which is then kept, or else the kept one. */
async function answer(event) {
  const { request } = event;
  try {
    const reply = await fetch(request);
    if (request.mode === 'navigate') fresh.clear();
    if (reply.ok) {
      const older = await keep(request, reply.clone());
      event.waitUntil(fetchAll(older, 'no-cache'));
    }
    return reply;
  } catch (error) {
    const kept = await (await opened).match(request);
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  // The page loaded these before it had a worker, so the browser's cache has them.
  event.waitUntil(fetchAll(event.data, 'force-cache'));
});
worker.addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answer(event));
});

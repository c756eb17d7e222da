// Keeps the page for use without a network. The network is always asked first. The first changed
// file has all older ones fetched again, so that old and new files are never mixed.

const worker = /** @type {any} */ (self);
const opened = caches.open('page');

/** Whether a request is for a file of the page, or for the state of today's game. */
const isKept = ({ method, url }) =>
  method === 'GET' && url.startsWith(location.origin) &&
  (!url.includes('/cgi-bin/') || url.includes('/daily'));

const isFile = ({ url }) => !url.includes('/cgi-bin/');

/** The files that came from the network since the page was opened. @type {Set<string>} */
const fresh = new Set();

/** Replaces what was kept before the page was opened, or forgets what does not come. */
async function renewOld(cache) {
  for (const { url } of await cache.keys()) {
    if (fresh.has(url)) continue;
    fresh.add(url);
    const reply = await fetch(url, { cache: 'no-cache' }).catch(() => undefined);
    if (reply?.ok) await cache.put(url, reply);
    else await cache.delete(url);
  }
}

/** Keeps a reply; if its file has changed, replaces everything older. */
async function keep(request, reply) {
  const cache = await opened;
  const old = isFile(request) && await cache.match(request);
  fresh.add(request.url);
  if (old && old.headers.get('ETag') !== reply.headers.get('ETag')) await renewOld(cache);
  await cache.put(request, reply);
}

/** The network's reply, which is then kept, or else the kept one. */
async function answer(event) {
  const { request } = event;
  try {
    const reply = await fetch(request);
    if (request.mode === 'navigate') fresh.clear();
    if (reply.ok) event.waitUntil(keep(request, reply.clone()));
    return reply;
  } catch (error) {
    const kept = await (await opened).match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps the files from the browser's cache that the page loaded before it had a worker. */
async function keepLoaded(urls) {
  for (const url of urls) {
    const request = new Request(url, { cache: 'force-cache' });
    if (isKept(request)) await keep(request, await fetch(request));
  }
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)));
worker.addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answer(event));
});

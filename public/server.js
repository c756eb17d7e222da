// The only access to the endpoint. Calls can be repeated safely: a letter counts once a game, and a
// new game replaces only the game that it names.

/** The address of one of the endpoint's paths. @param {string} path */
export const addressOf = (path) => `cgi-bin/hangman-cgi${path}`;

const attempts = 3;
const patience = 8000;
const longestPause = 5000;

/** A failed call: the endpoint's code, or our own if something else answered. */
export class Refusal extends Error {
  /** @param {string} code @param {string} [detail] the endpoint's own words, in English */
  constructor(code, detail = '') {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** The milliseconds by which the server's clock is ahead of this one. */
let ahead = 0;

/** The time by the server's clock. */
export const serverTime = () => Date.now() + ahead;

/** Takes the time of a reply, except of `/daily`, which may be from the worker's cache. */
function setClock(path, date) {
  const time = Date.parse(date ?? '');
  if (time && !path.startsWith('/daily')) ahead = time - Date.now();
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A form in which each line of a text is a parameter, because a firewall may take a line break with
 * a word such as cat or time for a command.
 * @param {string | URLSearchParams | Record<string, string>} body
 */
function formOf(body) {
  if (typeof body === 'string' || body instanceof URLSearchParams) return new URLSearchParams(body);
  const pairs = Object.entries(body)
    .flatMap(([name, value]) => String(value).split('\n').map((line) => [name, line]));
  return new URLSearchParams(pairs);
}

/**
 * @param {string} path
 * @param {string | URLSearchParams | Record<string, string>} [body] makes it a POST
 */
async function send(path, body) {
  const post = body && { method: 'POST', body: formOf(body) };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const reply = await fetch(addressOf(path), { signal: abort.signal, ...post });
    // A proxy's own pages are not JSON.
    const data = reply.status === 204 ? {} : await reply.json().catch((error) => {
      if (reply.ok) throw error;
      return {};
    });
    // Some servers send 200 with every reply and the program's status in a header.
    const status = Number.parseInt(reply.headers.get('Status') ?? '', 10) || reply.status;
    setClock(path, reply.headers.get('Date'));
    return { reply, data, status };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the same call may work a little later. */
const isPassing = (status) => status >= 500 || status === 408 || status === 429;

/** The code for an answer of a proxy or a server, not of the endpoint. */
function codeOf(status) {
  if (status === 429) return 'many';
  return isPassing(status) ? 'down' : 'between';
}

/**
 * The reply to a call, which is tried three times if it fails for a passing reason.
 * @returns {Promise<any>}
 */
export async function call(path, body) {
  let [code, detail, lines, answer] = ['', '', [], 0];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    let wait = 300 * attempt;
    try {
      const { reply, data, status } = await send(path, body);
      if (status < 300) return data;
      code = data.code ?? codeOf(status);
      answer = status;
      ({ detail, lines } = data);
      if (!isPassing(status)) break;
      wait = Math.max(wait, 1000 * Number(reply.headers.get('Retry-After')) || 0);
    } catch {
      code = navigator.onLine ? 'network' : 'offline';
    }
    if (wait > longestPause) break;
    if (attempt < attempts) await pause(wait);
  }
  throw Object.assign(new Refusal(code, detail), { lines, status: answer });
}

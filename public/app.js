// The rules stay on the server; this page shows what it answers.

/** @returns {any} */
const $ = (id) => document.getElementById(id);

const { lang } = document.documentElement;
const plural = new Intl.PluralRules(lang);
const texts = new Map($('texts').content.textContent.trim().split('\n').map((line) => line.split(/ (.*)/)));

const t = (name, values = {}) => texts.get(name)?.replace(/{(\w+)}/g, (_, key) => values[key]?.toLocaleString(lang));

const count = (name, n) => t(`${name}-${plural.select(n)}`, { n });

function make(kind, ...children) {
  const [tag, name = ''] = kind.split('.');
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children);
  return element;
}

function put(id, text) {
  if ($(id).textContent !== String(text)) $(id).textContent = text;
}

function attempt(action) {
  try { return action(); } catch { return null; }
}

// Strokes through points by name: at a capital the line has a corner, at a small letter it bends.
const lettering = Object.fromEntries(`A:UCY LN,B:UAdiKoyU,C:JeauyT,D:UAeyU,E:EAUY KN,F:EAU KN,G:JeauyOM,H:AU EY KO,I:CW BD VX,
J:EyuP,K:AU EKY,L:AUY,M:UAMEY,N:UAYE,O:CeyuaC,P:UAejK,Q:CeyuaC SY,R:UAejKY,S:JeaktyuP,T:AE CW,U:AuyE,V:AWE,W:AVHXE,
X:AY EU,Y:AME MW,Z:AEUY,-:LN,_:UY,':CH,!:CR WW,?:FaejmR WW,*:VCXFJV`.split(/,\s*/).map((glyph) => glyph.split(':')));

const pictures = {
  gallows: `CxhyNx,NxtwYx,DxCv DxEv,FxgmFb,HxgmHd,DxFu,JxHu,EbkcSb,HdmcSd,SbtcSd,HhKd,HjMd,GgGn GpGt,
QdQf,QfpfphQhrhrfQf,QhnhnnQn,QhthtnQn,QnQs,QoooNr,QosoTr,QspuNw,QsruTw,NwmxLw,TwuxVw,OjPk OkPj RjSk RkSj,OmqlSm`.split(/,\s*/),
  web: `MjMa,MjTd,MjWj,MjTp,MjMs,MjFp,MjCj,MjFd,MfngPg,PgpiRj,RjpkPm,PmnmMn,MnlmJm,JmjkHj,HjjiJg,JglgMf,McoeSe,SerhUj,UjrlSo,
SoooMq,MqkoGo,GohlEj,EjhhGe,GekeMc,MsMu MukukyMyoyouMu,LvItHw LwIwHy LxJyIz NvQtRw NwQwRy NxPyQz`.split(/,\s*/),
};

const placeOf = (c) => parseInt(c, 36) - 10;
const near = (n) => n + Math.random() - 0.5;

function pathOf(stroke, name) {
  const names = stroke.match(name);
  const isCorner = (i) => names[i] < 'a';
  const points = names.map(([a, b]) => (b ? [8 * placeOf(a), 8 * placeOf(b)] : [1 + 3.2 * (placeOf(a) % 5), 2 + 4.5 * Math.floor(placeOf(a) / 5)]));
  return points.map(([x, y], i) => {
    if (isCorner(i)) return `${i ? 'L' : 'M'}${near(x)} ${near(y)}`;
    const [nextX, nextY] = points[i + 1];
    return `Q${x} ${y} ${isCorner(i + 1) ? points[i + 1] : [(x + nextX) / 2, (y + nextY) / 2]}`;
  }).join('');
}

const pathsOf = (strokes, name) => strokes.split(' ').map((stroke) => pathOf(stroke, name)).join('');

function svg(tag, name, value) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute(name, value);
  return element;
}

function glyph(letter) {
  const field = svg('svg', 'viewBox', '0 0 15 23');
  field.append(svg('path', 'd', pathsOf(lettering[letter], /./g)));
  return field;
}

function ink(element, text = element.textContent) {
  const written = make('span', ...text.toUpperCase().split(' ').map((word) => make('span.ink', ...[...word].map(glyph))));
  written.ariaHidden = 'true';
  element.replaceChildren(make('span.vh', text.replaceAll('*', '')), written);
}

$('picture').append(...pictures.web.map(() => svg('path', 'd', '')));

function drawWord({ pattern, answer }) {
  const board = $('word');
  const shown = answer ?? pattern;
  const before = board.dataset.shown;
  if (shown === before) return;
  board.dataset.shown = shown;
  const words = shown.split(' ');
  const width = words.length > 1 ? Math.ceil(shown.length / Math.ceil(shown.length / 15)) + 3 : 7;
  board.style.setProperty('--n', Math.max(width, ...words.map((word) => word.length)));
  let i = -1;
  board.replaceChildren(...words.map((word) => {
    i += 1;
    return make('span.run', ...[...word].map((c) => {
      const cell = make('span.cell', make('span.vh', c.replace('_', '-')), glyph(c));
      cell.classList.toggle('missed', c !== pattern[i]);
      cell.classList.toggle('new', c !== '_' && c !== before?.[i]);
      i += 1;
      return cell;
    }));
  }));
}

const orders = {
  qwerty: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  abc: ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'],
  azerty: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  dvorak: ['PYFGCRL', 'AOEUIDHTNS', 'QJKXBMWVZ'],
};

// Keys are made once and only moved, so that focus survives.
const keys = [...orders.abc.join('')].map((letter) => {
  const key = make('button');
  key.value = letter;
  ink(key, letter);
  return key;
});

const looks = {
  theme: '', scene: 'gallows', order: 'qwerty', typing: true, sound: false, seen: false,
  ...attempt(() => JSON.parse(localStorage.hangman)),
};

function remember(changes) {
  Object.assign(looks, changes);
  attempt(() => { localStorage.hangman = JSON.stringify(looks); });
}

function dress() {
  document.documentElement.dataset.theme = looks.theme;
  pictures[looks.scene].forEach((stroke, i) => $('picture').children[i].setAttribute('d', pathsOf(stroke, /../g)));
  orders[looks.order].forEach((row, y) => [...row].forEach((letter, x) => {
    const key = $('keys').appendChild(keys.find(({ value }) => value === letter));
    key.style.gridArea = `${y + 1} / ${11 - row.length + 2 * x} / auto / span 2`;
  }));
}

/** @type {Game} */
let game;
/** @type {WordList[]} */
let lists = [];
const pending = new Set();
let [said, times] = ['', 0];

function render() {
  $('card').ariaBusy = String(!times);
  // Screen readers skip a text they have just read: every second one ends in a no-break space.
  put('said', said + (times % 2 ? '' : '\u00a0'));
  $('retry').hidden = game || !times;
  document.documentElement.dataset.status = game?.status ?? '';
  if (!game) return;

  const { guesses, mistakes, mistakesAllowed, mistakesLeft, settings, status } = game;
  const old = new Map(guesses.map(({ letter, positions }) => [letter, positions.length ? 'hit' : 'miss']));
  const list = lists.find(({ id }) => id === settings.list);
  drawWord(game);
  put('spoken', t('spoken', { pattern: aloud(game) }));
  put('left', mistakesLeft);
  put('wrong', [...old.keys()].filter((letter) => old.get(letter) === 'miss').join(' ') || '–');
  put('terms', list ? `${titleOf(list)}, ${cunningOf(settings)}` : '');
  const drawn = Math.round((26 * mistakes) / mistakesAllowed);
  [...$('picture').children].forEach((path, i) => path.classList.toggle('drawn', i < drawn));
  $('picture').ariaLabel = t('drawing', game);
  for (const key of keys) {
    const letter = key.value;
    key.className = pending.has(letter) ? 'pending' : old.get(letter) ?? '';
    key.ariaDisabled = String(key.className !== '' || status !== 'playing');
    key.ariaLabel = old.has(letter) ? t(`key-${old.get(letter)}`, { letter }) : letter;
  }
}

function say(text) {
  said = text;
  times += 1;
  render();
}

function sizeOf({ pattern }) {
  const words = pattern.split(' ').length;
  const letters = count('letters', pattern.replace(/[^A-Z_]/g, '').length);
  return words > 1 ? `${count('words', words)}, ${letters}` : letters;
}

const aloud = ({ pattern }) => [...pattern].map((c) => t(`say${c.trim()}`) ?? c).join(', ');
const cunningOf = ({ evil, cunning }) => t(evil ? cunning : 'good');
const left = () => t('left', game);

const titleOf = (list) => (/\d/.test(list.title) ? list.title : t('list', list));

const endOf = ({ status, settings }) => (status === 'lost' && settings.evil ? 'lost-evil' : status);
const resultOf = (over) => t(`${endOf(over)}-text`, { ...over, mistakes: count('mistakes', over.mistakes) });
const reason = ({ message }) => t(`error:${message}`, { left: left() }) ?? t('error', { code: message });

const endpoint = 'cgi-bin/hangman-cgi';

// Repeats safely: a letter counts once a game, a new game replaces only the one it names.
async function call(path, body) {
  const post = body && { method: 'POST', body: new URLSearchParams(body) };
  for (let tries = 1; ; tries += 1) {
    let code = navigator.onLine ? 'network' : 'offline';
    try {
      const reply = await fetch(endpoint + path, { signal: AbortSignal.timeout(8000), ...post });
      const data = reply.status === 204 ? {} : await reply.json();
      if (reply.ok) return reply.status === 201 ? { ...data, isNew: true } : data;
      ({ code } = data);
      if (reply.status < 500 && reply.status !== 408) tries = 3;
    } catch { /* no reply */ }
    if (tries >= 3) throw new Error(code);
    await new Promise((resolve) => setTimeout(resolve, 300 * tries));
  }
}

let promise;
let known; // a game that came back: cookies work

function adopt(next) {
  const ended = game?.id === next.id && game?.status === 'playing' && next.status !== 'playing';
  if (game?.id !== next.id) promise = next.commitment;
  game = next;
  if (!ended) return;
  play(game.status);
  void showEnd();
}

async function newGame(query) {
  pending.clear();
  const body = new URLSearchParams(query);
  if (game) body.set('game', game.id);
  try {
    adopt(await call('/game', body));
    const name = !game.isNew ? 'resumed' : body.has('seed') ? 'shared' : 'start';
    say(t(looks.seen ? name : 'intro', { size: sizeOf(game), left: left() }));
    remember({ seen: true });
  } catch (error) {
    await meet(error);
  }
}

async function sync(why) {
  const before = game;
  try {
    const next = await call('/game');
    if (game !== before || pending.size) return;
    adopt(next);
    known = next.id;
    if (next.status !== 'playing') say(resultOf(next));
    else if (why || next.id !== before.id || next.guesses.length !== before.guesses.length) say(reason(Error('stale-game')));
  } catch (error) {
    if (error.message !== 'no-game') say(reason(error));
    else {
      say(reason(known === before.id ? error : Error('cookies')));
      game = undefined;
    }
  }
}

const meet = (error) => (/game/.test(error.message) ? sync(error) : say(reason(error)));

// One guess at a time, so that its own reply says whether it hit.
let line = Promise.resolve();

function guess(letter) {
  if (game?.status !== 'playing' || pending.has(letter)) return;
  if (game.guesses.some((old) => old.letter === letter)) {
    say(t('repeat', { letter }));
    return;
  }
  const { id } = game;
  pending.add(letter);
  render();
  line = line.then(() => send(letter, id));
}

async function send(letter, id) {
  if (!pending.has(letter) || game?.id !== id || game?.status !== 'playing') return;
  try {
    const next = await call('/guess', { letter, game: id });
    pending.delete(letter);
    known = id;
    const n = next.guesses.find((old) => old.letter === letter)?.positions.length;
    adopt(next);
    if (next.status !== 'playing') say(resultOf(next));
    else {
      play(n ? 'hit' : 'miss');
      say(t(['miss', 'hit'][n] ?? 'hits', { letter, n, left: left() }));
    }
  } catch (error) {
    pending.clear();
    await meet(error);
  } finally {
    render();
  }
}

const tunes = { hit: [520, 780], miss: [170, 120], won: [520, 660, 780], lost: [330, 247, 165] };
let audio;

function play(name) {
  if (!looks.sound) return;
  audio ??= new AudioContext();
  tunes[name]?.forEach((frequency, i) => {
    const from = audio.currentTime + i / 12;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    volume.gain.setTargetAtTime(0, from, 0.04);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.14);
  });
}

function confirmed(what, text = what) {
  const ask = $('ask');
  ink($('ask-title'), t(what));
  put('ask-text', t(`${text}-text`));
  put('yes', t(what).slice(0, -1));
  ask.returnValue = '';
  ask.showModal();
  return new Promise((resolve) => { ask.onclose = () => resolve(ask.returnValue); });
}

async function askNewGame(query) {
  const what = query ? 'link' : 'new';
  if (game?.status === 'playing' && !await confirmed(what, game.guesses.length ? what : 'fresh')) return;
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await newGame(query);
}

async function showEnd() {
  const over = game?.status !== 'playing' ? game : null;
  ink($('end-title'), t(over ? endOf(over) : 'scores'));
  $('result').hidden = !over;
  if (over) await drawEnd(over);
  $('end').showModal();
  await call('/history').then(drawScores, (error) => put('numbers', reason(error)));
}

async function drawEnd({ settings, candidates, answer, nonce }) {
  put('end-text', resultOf(game));
  put('others', answer && settings.evil ? count('others', candidates - 1) : '');
  $('look-up').href = $('look-up').dataset.href + answer?.toLowerCase();
  $('look-up').hidden = !answer;
  $('proof').hidden = !nonce;
  if (!nonce) return;
  const sum = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(`${nonce}:${answer}`));
  const hex = sum && new Uint8Array(sum).toHex?.();
  put('proven', t(!hex ? 'unproven' : hex === promise ? 'proven' : 'disproven'));
  put('how', t('how', { promise, nonce }));
}

function bar(kind, share, ...children) {
  const element = make(`${kind}.bar`, ...children);
  element.style.setProperty('--bar', share);
  return element;
}

/** @param {GameHistory} history */
function drawScores({ scores, ...numbers }) {
  put('numbers', t('numbers', numbers));
  $('scores').hidden = !scores.length;
  $('rows').replaceChildren(...scores.map((score) => {
    const word = Object.assign(make('th', score.word), { scope: 'row' });
    const row = make('tr', make('td', score.rank), word, make('td', score.mistakes), make('td', cunningOf(score)));
    const isThis = score.game === game?.id;
    if (isThis) word.append(make('small', t('this')));
    row.ariaCurrent = String(isThis);
    return row;
  }));
  const tally = [...Map.groupBy(scores, (score) => score.mistakes)].sort(([a], [b]) => a - b);
  const most = Math.max(...tally.map(([, wins]) => wins.length));
  $('chart').replaceChildren(...tally.map(([mistakes, wins]) =>
    bar('li', wins.length / most, `${count('mistakes', mistakes)}: ${wins.length}`)));
}

/** @param {Turn} turn */
function sentence({ letter, before, after, families }) {
  const hit = families.find(({ kept }) => kept)?.pattern.includes(letter);
  const kind = !game.settings.evil ? 'good' : hit ? 'hit' : before === after ? 'none' : 'miss';
  return t(`turn-${kind}`, { letter, before, after, had: before - after });
}

const fits = ({ answer, guesses }) => t(guesses.every(({ letter, positions }) =>
  positions.join() === [...answer].flatMap((c, i) => (c === letter ? i : [])).join()) ? 'fits' : 'misfit', { answer });

const turnView = (turn, first) => make('li',
  bar('p', Math.log1p(turn.after) / Math.log1p(first.before), t('turn', turn)),
  make('p', sentence(turn)),
  make('details', make('summary', count('groups', turn.familyCount)),
    ...turn.families.map(({ pattern, entries, examples, kept }) => make(kept ? 'p.kept' : 'p',
      make('code', pattern.replaceAll('_', '-')), ` ${t(kept ? 'kept' : 'family', { entries, examples: examples.join(', ') })}`))));

let summary;

async function showReplay() {
  const head = `${document.title}: ${sizeOf(game)}, ${count('mistakes', game.mistakes)}. ${resultOf(game)}`;
  $('replay').showModal();
  try {
    const { turns } = await call('/replay');
    put('fits', fits(game));
    $('turns').replaceChildren(...turns.map((turn) => turnView(turn, turns[0])));
    summary = [head, ...turns.map(sentence), fits(game)].join('\n');
  } catch (error) {
    put('fits', reason(error));
    $('turns').replaceChildren();
    summary = head;
  }
}

async function copy(text) {
  const done = await attempt(() => navigator.clipboard.writeText(text).then(() => true, () => false));
  ink($('copy-title'), t(done ? 'copied' : 'to-copy'));
  $('copy-text').value = text;
  $('copy').showModal();
  $('copy-text').select();
}

// The rates are measured by benchmarks/difficulty/presets.py.
const presets = [
  { name: 'gentle', rate: 86, query: 'list=easy&length=any&mistakes=5&evil=false&cunning=classic' },
  { name: 'phrases', rate: 71, query: 'list=idioms&length=any&mistakes=6&evil=false&cunning=classic' },
  { name: 'assignment', rate: 60, query: 'list=medium&length=any&mistakes=6&evil=false&cunning=classic' },
  { name: 'assignment-3', rate: 40, query: 'list=medium&length=any&mistakes=3&evil=false&cunning=classic' },
  { name: 'evil', rate: 15, query: 'list=words&length=any&mistakes=9&evil=true&cunning=classic' },
  { name: 'devil', rate: 3, query: 'list=words&length=any&mistakes=8&evil=true&cunning=diabolical' },
];

const [list, length, any] = [$('list'), $('length'), $('any')];
const listed = () => lists.find(({ id }) => id === list.value) ?? lists[0];
const queryOf = (settings) => String(new URLSearchParams({ ...settings, length: settings.length ?? 'any' }));

function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    const input = $(name === 'cunning' ? value : name);
    if (['radio', 'checkbox'].includes(input?.type)) input.checked = value;
    else if (input && value !== null) input.value = value;
  }
}

function drawSettings(settings) {
  list.replaceChildren(...lists.map((one) => new Option(titleOf(one), one.id)));
  list.value = settings.list;
  const lengths = Object.keys(listed().lengths);
  length.min = lengths[0];
  length.max = lengths.at(-1);
  fill(settings);
  length.disabled = any.checked = settings.length === null;
  any.disabled = listed().phrases;
  $('cunning').hidden = !settings.evil;
  presets.forEach(({ query }, i) => { $('presets').children[i].ariaPressed = String(query === queryOf(settings)); });
  drawValues();
  if (game) put('settings-said', t('used', { size: sizeOf(game), mistakes: count('mistakes', game.mistakesAllowed), cunning: cunningOf(game.settings) }));
}

function drawValues() {
  put('length-value', any.checked ? '–' : length.value);
  put('mistakes-value', $('mistakes').value);
}

const flip = (turn) => document.startViewTransition?.(turn) ?? turn();

async function openSettings() {
  const settings = await call('/settings');
  ({ lists } = await call('/lists'));
  drawSettings(settings);
  flip(() => $('settings').showModal());
}

let saving = Promise.resolve();

function save(changes) {
  saving = saving.then(() => call('/settings', changes)).then(drawSettings, (error) => put('settings-said', reason(error)));
}

function nearest() {
  const far = (n) => Math.abs(n - length.value);
  return Object.keys(listed().lengths).sort((a, b) => far(a) - far(b))[0];
}

$('settings').oninput = drawValues;
$('settings').onchange = ({ target: { id, name, type, value, checked } }) => {
  const now = type === 'checkbox' ? checked : value;
  if (id in looks) {
    remember({ [id]: now });
    dress();
    play('hit');
  } else if (id === 'any' || id === 'length') save({ length: any.checked ? 'any' : nearest() });
  else save({ [name || id]: now });
};

$('presets').append(...presets.map(({ name, rate, query }) => {
  const button = make('button', t(name), make('small', t('rate', { rate })));
  button.onclick = () => save(query);
  return button;
}));

const linkOf = (settings, seed) => `${location.href.split('#')[0]}#play?${queryOf({ ...settings, seed })}`;

function linked() {
  const [page, query] = location.href.split('#play?');
  if (query) history.replaceState(null, '', page);
  return query;
}

async function start() {
  const query = linked();
  await newGame(`${query ?? ''}&resume=true`);
  if (query && game && !game.isNew) await askNewGame(query);
  if (game) ({ lists } = await call('/lists'));
  render();
}

const actions = {
  new: () => askNewGame(),
  settings: openSettings,
  help: () => $('help').showModal(),
  scores: showEnd,
  replay: showReplay,
  retry: start,
  copy: () => copy(summary),
  share: () => copy(`${resultOf(game)} ${linkOf(game.settings, game.seed)}`),
  today: () => askNewGame(`${presets.find(({ name }) => name === 'evil').query}&seed=${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`),
  link: async () => copy(linkOf(await call('/settings'), Date.now())),
  close: (button) => flip(() => button.closest('dialog').close()),
  async forget() {
    if (!await confirmed('forget')) return;
    $('help').close();
    await call('/forget', {});
    attempt(() => localStorage.clear());
    game = undefined;
    say(t('forgotten'));
  },
};

async function run(action, button) {
  try { await action?.(button); } catch (error) { say(reason(error)); }
}

addEventListener('click', ({ target }) => {
  const button = /** @type {any} */ (target).closest?.('button');
  if (button?.closest('#keys')) guess(button.value);
  else void run(actions[button?.dataset.do], button);
});

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

addEventListener('keydown', (event) => {
  const { key, target, repeat } = /** @type {any} */ (event);
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || target.closest('dialog, input')) return;
  if (arrows[key] && target.closest('#keys')) {
    const rows = orders[looks.order];
    const y = rows.findIndex((row) => row.includes(target.value));
    const [across, down] = arrows[key];
    const next = rows[y + down]?.[rows[y].indexOf(target.value) + across];
    keys.find(({ value }) => value === next)?.focus();
    event.preventDefault();
  } else if (looks.typing && !repeat && /^[a-z]$/i.test(key)) guess(key.toUpperCase());
});

$('field').onsubmit = (event) => {
  event.preventDefault();
  const letter = $('letter').value.trim().toUpperCase();
  $('letter').value = '';
  if (/^[A-Z]$/.test(letter)) guess(letter);
  else say(t('letter-only'));
};
addEventListener('online', () => run(game ? sync : start));
addEventListener('hashchange', () => {
  const query = linked();
  if (query) void askNewGame(query);
});
document.addEventListener('visibilitychange', () => document.hidden || !game || sync());

for (const title of document.querySelectorAll('h1, h2')) ink(title);
for (const dialog of document.querySelectorAll('dialog')) {
  const title = `${dialog.id}-title`;
  dialog.querySelector('h2').id = title;
  dialog.setAttribute('aria-labelledby', title);
}
fill(looks);
dress();
render();
void run(start);

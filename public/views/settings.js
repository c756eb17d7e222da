// The back of the card: the settings of the next game, and the page's look and input. Every change
// is stored at once.

import { honestIn, mistakesOf, wayOf } from '../stage/opponents.js';
import { devilOf } from '../drawing/poses.js';
import { scenes } from '../drawing/pictures.js';
import { sceneOf } from '../drawing/scenes.js';
import { loadLists } from '../game.js';
import { picksOf } from '../parts/elements.js';
import { hasMeanings } from '../parts/meanings.js';
import { nameOf, titleOf } from '../parts/terms.js';
import { oddsOf, opponentOf, presetsIn, queryOf } from '../offers.js';
import { $, createElement, open, writeText } from '../page.js';
import { call } from '../server.js';
import { languages, remember, sound, state } from '../state.js';
import { capitalized, count, reasonOf, t } from '../texts.js';

const chosenList = () => state.lists.find(({ id }) => id === $('list').value) ?? state.lists[0];

/** Shows values in the inputs with their names. @param {Record<string, any>} values */
function showValues(values) {
  for (const [name, value] of Object.entries(values)) {
    const input = $(name);
    if (input?.type === 'checkbox') input.checked = value;
    else if (input) input.value = value;
  }
}

function drawLists(id) {
  $('list').replaceChildren(...optionsOf(state.lists));
  $('list').value = id;
  const { lengths, phrases } = chosenList();
  $('length').disabled = phrases;
  $('length').replaceChildren(
    new Option(t('any'), 'any'),
    ...Object.keys(lengths).map((n) => new Option(count('letters-in-all', Number(n)), n)),
  );
}

/** @param {Settings & {value: Value}} settings */
function drawSettings(settings) {
  $('game-settings').disabled = false;
  drawLists(settings.list);
  $('preset-face').replaceChildren(devilOf(opponentOf(settings, state.lists)));
  showValues({ ...settings, length: settings.length ?? 'any' });
  $('cunning').parentNode.hidden = !settings.evil;
  writeText('evil-is', t(settings.evil ? 'evil-is' : 'honest-is'));
  $('clue').parentNode.hidden = settings.evil || !(settings.clue || hasMeanings(chosenList()));
  const query = `${queryOf(settings)}${settings.clue ? '&clue=true' : ''}`;
  drawOffers(query);
  drawValues();
  writeText('settings-worth', worthOf(settings));
  writeText('settings-said', t('used'));
}

/**
 * The note that a perfect opponent always wins with these settings, if that is proved and the
 * opponent is not a classic one.
 * @param {Settings & {value: Value}} settings
 */
function worthOf({ value, mistakes, cunning }) {
  if (cunning === 'classic' || !(value?.lower >= mistakes)) return '';
  return t('no-win', { mistakes: count('mistakes', value.lower) });
}

/** Whether the offer with a clue can use a list. @param {WordList} list */
const hasClues = ({ id, language, meanings }) =>
  meanings && id === 'medium' && language === (chosenList()?.language ?? null);

/** The offers with the chosen list's language, the honest ones first. */
function presetsShown() {
  const presets = presetsIn(chosenList()?.language, state.lists);
  const isClued = state.lists.some(hasClues);
  // Measured for English alone, by a player who ignores the clue.
  const honest = { ...honestIn(presets), rate: isClued ? 63 : undefined };
  const clued = { ...honest, name: 'with-clue', query: `${honest.query}&clue=true` };
  return [honest, ...(isClued ? [clued] : []), ...presets];
}

/** @param {import('../offers.js').Preset} preset */
const doesOf = (preset) =>
  [mistakesOf(preset), wayOf(preset.name), preset.rate && t('rate', oddsOf(preset.rate))]
    .filter(Boolean).join('. ');

/**
 * Offers the opponents, and chooses the one of these settings, or a game of one's own.
 * @param {string} query
 */
function drawOffers(query) {
  const offers = presetsShown();
  const chosen = offers.find((offer) => offer.query === query);
  $('preset').replaceChildren(
    ...offers.map((offer) => new Option(t(offer.name), offer.query)),
    new Option(t('own-game'), ''),
  );
  $('preset').value = chosen ? query : '';
  writeText('does', chosen ? doesOf(chosen) : '');
  // They are never closed while a reader may be in them.
  if (!chosen) $('own-game').open = true;
}

/** Chooses the game of a preset, or opens a game of one's own. @param {string} query */
function choose(query) {
  if (query) exchange(query.includes('clue') ? query : `${query}&clue=false`);
  else $('own-game').open = true;
}

function drawValues() {
  writeText('mistakes-value', $('mistakes').value);
}

/** Whether the style sheet has room for what an opponent's name stands for. */
const hasRoom = () => matchMedia('(min-width: 56rem) and (min-height: 30.1rem)').matches;

/**
 * Opens at once with the known values; the server's values follow.
 * @param {string} [part] `own` for a game of one's own
 */
export function openSettings(part) {
  $('own-game').open = Boolean(part) || hasRoom();
  open('settings');
  return exchange();
}

// Calls run one after another, so that the last reply shows all changes.
let last = Promise.resolve();

/**
 * Stores changes, and shows the server's settings.
 * @param {string | Record<string, string>} [changes]
 */
function exchange(changes) {
  const replies = last.then(() => Promise.all([call('/settings', changes), loadLists()]));
  // A late reply does not undo what was changed after it.
  const own = replies.then(([settings]) => own === last && drawSettings(settings))
    .catch((error) => writeText('settings-said', reasonOf(error)));
  last = own;
  return own;
}

function changed({ target: { id: own, name, type, value, checked } }) {
  const id = own || name;
  const now = type === 'checkbox' ? checked : value;
  if (id in state.looks) {
    remember({ [id]: now });
    if (id === 'language') location.reload();
    void sound('hit');
  } else if (id === 'preset') {
    choose(value);
  } else {
    exchange({ [id]: now });
  }
}

/** Fills the choices, and stores each change. */
export function mount() {
  $('language').append(
    ...languages.map((code) => {
      const option = new Option(headingOf(code, code), code);
      option.lang = code;
      return option;
    }),
  );
  const names = Object.keys(scenes);
  const picks = picksOf(
    'scene',
    names.map((name) => [name, t(name), sceneOf(name), createElement('small', t(name))]),
  );
  $('scenes').append(...picks);
  picks[Math.max(0, names.indexOf(state.looks.scene))].control.checked = true;
  showValues(state.looks);
  $('settings').oninput = drawValues;
  $('settings').onchange = changed;
}

const languageOf = (list) => list.language ?? 'en';

/** @param {string} code @param {string} [language] */
const headingOf = (code, language) => capitalized(nameOf(code, language));

/**
 * The languages of lists: the page's own, English, then the others by name.
 * @param {WordList[]} lists
 * @returns {string[]}
 */
function languagesOf(lists) {
  const first = [document.documentElement.lang, 'en'];
  const rank = (code) => (first.includes(code) ? first.indexOf(code) : first.length);
  return [...new Set(lists.map(languageOf))].sort((a, b) =>
    rank(a) - rank(b) || headingOf(a).localeCompare(headingOf(b))
  );
}

/** A list by its title and size, unless the title states a number. @param {WordList} list */
function optionOf(list) {
  const title = titleOf(list);
  return new Option(
    /\d/.test(title) ? title : t('list', { title, entries: list.entries }),
    list.id,
  );
}

/**
 * The options of a select: in groups where there is more than one language.
 * @param {WordList[]} lists
 */
function optionsOf(lists) {
  const languages = languagesOf(lists);
  if (languages.length < 2) return lists.map(optionOf);
  return languages.map((code) => {
    const group = document.createElement('optgroup');
    group.label = headingOf(code);
    group.append(...lists.filter((list) => languageOf(list) === code).map(optionOf));
    return group;
  });
}

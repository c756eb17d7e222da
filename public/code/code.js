// The player's code: shown when asked for, and taken to make this browser another player.

import { loadDaily } from '../board/today.js';
import { inTurn, refuse, resume } from '../game.js';
import { $, closeAll, createElement, fillTexts, handwrite, open, writeText } from '../page.js';
import { call, Refusal } from '../server.js';
import { remember, say, state, update } from '../state.js';
import { loadTexts, reasonOf } from '../texts.js';
import { build, buttonOf } from '../parts/elements.js';
import { copy } from '../parts/passing.js';
import { qrPicture } from '../qr/picture.js';
import { coveringHands } from '../drawing/poses.js';
import { figureView, rungInPlay, setStage } from '../stage/frame.js';
import { faultIn, groupsOf, lettersOf } from '../rules/code.js';

/** @type {Texts} */
let text;

/** Whether the browser had a player before the link; a history does not show rounds of rooms. */
let isKnown = false;

export async function mount() {
  text = await loadTexts('code');
  fillTexts('code', text);
  handwrite($('code-title'), text('title'));
  $('code-ask').firstChild.onclick = () => attempted(showOwn);
  $('code-form').onsubmit = (event) => {
    event.preventDefault();
    void attempted(enter);
  };
  $('code-typed').oninput = () => writeText('code-said', '');
}

/** A code in groups of four, with no line break after a hyphen. @param {string} code */
const codeView = (code) => build('p.code', { translate: 'no' }, groupsOf(code).join(' '));

const copyButton = (code) => buttonOf(text('copy'), () => copy(code), 'button.main');

async function showOwn() {
  const code = await ownCode();
  if (!code) throw new Refusal('cookies');
  const link = `${location.href.split('#')[0]}#code=${code}`;
  $('code-ask').hidden = true;
  $('code-own').replaceChildren(
    createElement('p', createElement('b', text('keep'))),
    codeView(code),
    createElement('p', copyButton(code)),
    qrPicture(link, text('picture')),
    createElement('p', createElement('small', text('scan'))),
  );
  $('code-own').querySelector('button').focus();
}

/** Does something, and shows a failure beside the field. @param {() => Promise<void>} action */
async function attempted(action) {
  try {
    await action();
  } catch (error) {
    // The code was used before the player's game failed to come.
    if (!$('code').open) return void refuse(error);
    $('code-leaves').replaceChildren();
    writeText('code-said', error.code === 'no-player' ? text('no-player') : reasonOf(error));
  }
}

/** Uses the typed code; asks first if that leaves a player with games. */
async function enter() {
  const typed = $('code-typed').value;
  const fault = faultIn(typed);
  $('code-leaves').replaceChildren();
  $('code-typed').setAttribute('aria-invalid', String(Boolean(fault)));
  writeText('code-said', fault ? text(fault.name, fault.values) : '');
  if (fault) return;
  const own = await ownCode();
  if (own && lettersOf(own) === lettersOf(typed)) writeText('code-said', text('is-you'));
  else if (own && (isKnown || state.looks.seen || await hasPlayed())) askToLeave(own);
  else await become();
}

/** The code of this browser's player, if it has one. @returns {Promise<string | undefined>} */
async function ownCode() {
  try {
    return (await call('/code', {})).code;
  } catch (error) {
    if (error.code === 'no-player') return undefined;
    throw error;
  }
}

/** Whether this browser's player has a game. */
async function hasPlayed() {
  const { played, daily } = await call('/history');
  return played + (daily?.played ?? 0) + (state.game?.guesses.length ?? 0) > 0;
}

/** Warns what happens to this browser's player. @param {string} own */
function askToLeave(own) {
  const what = { role: 'group', 'aria-labelledby': 'code-leaves-text' };
  $('code-leaves').replaceChildren(build(
    'div',
    what,
    build('p', { id: 'code-leaves-text' }, text('stays')),
    codeView(own),
    createElement(
      'p',
      copyButton(own),
      buttonOf(text('change'), () => attempted(() => inTurn(become))),
    ),
  ));
  $('code-leaves').querySelector('button').focus();
}

async function become() {
  const numbers = await call('/code/use', { code: lettersOf($('code-typed').value) });
  closeAll();
  remember({ seen: true });
  update({ game: undefined, promise: null, knownGame: '' });
  await Promise.all([resume(), loadDaily()]);
  if (state.game?.status === 'playing') say(text('done', numbers));
}

/**
 * Opens the view, with the code of a link.
 * @param {string} [fromLink]
 * @param {boolean} [hadPlayer] whether the browser had a player before it followed the link
 */
export function showCode(fromLink = '', hadPlayer = false) {
  isKnown = hadPlayer;
  // The devil looks away, because only the player may read the code.
  const actor = figureView({ rung: rungInPlay(), fat: 0.2, mood: 'calm' });
  actor.append(...coveringHands());
  setStage($('code-stage'), { actor });
  $('code-ask').hidden = false;
  $('code-typed').value = groupsOf(fromLink).join('-');
  for (const id of ['code-own', 'code-leaves']) $(id).replaceChildren();
  writeText('code-said', fromLink && !faultIn(fromLink) ? text('from-link') : '');
  open('code');
  if (fromLink) $('code-form').querySelector('button').focus();
}

// The view of a game's link: the opponent, a sentence, a button, and small print.

import { rungOf } from '../drawing/devil.js';
import { askingOf, faces } from '../drawing/poses.js';
import { loadLists, refuse } from '../game.js';
import { opponentOf, opponentOn } from '../offers.js';
import { $, createElement, drawnWords, handwrite, open } from '../page.js';
import { build } from '../parts/elements.js';
import { titleOf } from '../parts/terms.js';
import { setStage } from '../stage/frame.js';
import { manView } from '../stage/men.js';
import { queryOfDay } from './links.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { capitals, count, dateOf, loadTexts, t } from '../texts.js';

/** The settings in a link. @param {string} query @returns {any} */
function settingsIn(query) {
  const given = Object.fromEntries(new URLSearchParams(query));
  const [length, mistakes] = [Number(given.length) || null, Number(given.mistakes)];
  return { ...given, evil: given.evil === 'true', length, mistakes };
}

/** Whether the list, or the day, exists. */
const isKnown = ({ list }, date) =>
  list
    ? [...state.lists.map(({ id }) => id), ...state.compiling].includes(list)
    : !date || Date.parse(date) > 0;

/** The letters and mistakes in a link, as texts. @param {any} settings */
const sizesOf = ({ length, mistakes }, text) =>
  (length ? `${count('letters-in-all', length)}. ` : '') +
  (mistakes ? `${text('loses', { mistakes: count('mistakes', mistakes) })} ` : '');

/** A link's game: its settings, opponent and texts. @param {string} query @param {string} date */
function gameIn(query, date, text) {
  const settings = settingsIn(query);
  if (!isKnown(settings, date)) return undefined;
  const opponent = query ? opponentOf(settings, state.lists) : opponentOn(date);
  const day = date && `${text('dare-day', { date: dateOf(date, 'long') })}\n`;
  // The usual list needs no name.
  const [list] = state.lists.filter(({ id }) => id === settings.list && id !== 'medium')
    .map(titleOf);
  const size = `${t(opponent)}. ${sizesOf(settings, text)}${list ? `${list}.` : ''}`;
  return { opponent, asks: day + text('dare-rounds'), size };
}

/**
 * What the sender says, and the question; without mistakes, nobody can make fewer.
 * @param {string} asks @param {string} beat
 */
function challengeOf(asks, beat) {
  const lines = asks.split('\n');
  const mistakes = count('mistakes', Number(beat));
  const challenge = Number(beat)
    ? [t('dare-beat', { mistakes })]
    : [t('shared-won', { mistakes }), t('can-you-solve')];
  if (beat) lines.splice(-1, 1, ...challenge);
  return lines.flatMap((line) => {
    const view = createElement('span');
    handwrite(view, line);
    return [view, ' '];
  });
}

/** The sender, free, with the mistakes on a sign. @param {string} beat */
const friendView = (beat) =>
  createElement(
    'span.friend',
    createElement(
      'span.placard',
      ...drawnWords(capitals(count('mistakes', Number(beat)))).childNodes,
    ),
    manView(),
  );

/** The word on the stage, for screen readers. @param {Texts} text */
const askedView = (text) => createElement('span.vh', ` ${text('dare')}`);

/** Whether the server refused a date that does not exist. @param {Failure} error */
const isNone = (error) => {
  if (error.code !== 'invalid-setting') throw error;
};

/** A link's endgame. @param {string} query */
async function endgameIn(query, text) {
  const { endgame, ...day } = Object.fromEntries(new URLSearchParams(query));
  const { date, language, endgames } = await call(`/endgames?${new URLSearchParams(day)}`);
  const asked = endgames.find(({ number }) => `${number}` === endgame);
  if (!asked || (language ?? 'en') !== (day.language ?? 'en')) return undefined;
  const { kind, entries, mistakes } = asked;
  const what = t('endgames');
  const size = `${count('words-in-all', entries)}. ${sizesOf({ mistakes }, text)}`;
  const terms = `${t('puzzles')} ${t(`endgame-${kind}`)}, ${dateOf(date, 'long')}`;
  return { opponent: 'devil', what, asks: t('can-you-solve'), size, terms };
}

/**
 * Invites to a game.
 * @param {string} query of its settings, or an endgame
 * @param {string} [named] an earlier day's game: its date, and its language if the link has one
 * @param {string} [beat] the mistakes with which its sender won
 */
export async function showDare(query, named = '', beat = '') {
  const { taps } = state;
  const date = named.slice(0, 10);
  const [text] = await Promise.all([loadTexts('rooms'), loadLists()]);
  const asked = query.startsWith('endgame=')
    ? await endgameIn(query, text).catch(isNone)
    : gameIn(query, date, text);
  if (state.taps !== taps) return undefined;
  if (!asked) return refuse({ code: 'invalid-request' });
  const { opponent, what, asks, size, terms = '' } = asked;
  const says = opponent === 'honest' ? text('fair') : t('it-cheats');
  setStage($('dare-stage'), {
    kind: `daring saying ${beat ? 'beaten' : ''}`,
    aside: beat ? friendView(beat) : undefined,
    who: askingOf(rungOf(opponent), faces[opponent]),
    shout: text('dare'),
    bubble: says,
    rays: 'red',
  });
  const play = build('button.main', {
    'data-do': 'dare',
    value: query || queryOfDay(date, named.slice(11) || undefined),
    'aria-describedby': 'dare-title dare-is',
  }, t('today-play'));
  handwrite($('dare-title'), what ? text('hangman', { what }) : document.title);
  $('dare-sheet').replaceChildren(
    createElement(
      'div.beat',
      build('p', { id: 'dare-is', class: 'say' }, ...challengeOf(asks, beat), askedView(text)),
      createElement('p.vh', says),
      createElement('p.also', size),
      terms && createElement('small', terms),
    ),
    createElement('div.beat', createElement('p.do.turn', play)),
  );
  open('dare');
  play.focus();
  return undefined;
}

// Endgames: games of a few words, all shown, that perfect play always wins. A word is struck out
// when the devil lets it go.

import { inked } from '../drawing/lettering.js';
import { inTurn, newGame, refuse, showGame } from '../game.js';
import { $, closeAll, createElement, writeByHand, writeText } from '../page.js';
import { call } from '../server.js';
import { state, watch } from '../state.js';
import { count, listed, pageLanguage, t } from '../texts.js';
import { build, buttonOf } from '../parts/elements.js';
import { mayLeave } from './ask.js';
import { datesTo, endgamesOn } from '../rules/days.js';
import { endgameQuery } from '../rules/links.js';
import { slipIn } from '../rules/turns.js';
import { endsHere } from '../store/days.js';
import { drawCalendar, partOf } from './days.js';

const kinds = ['easy', 'hard', 'evil'];

/** @param {string} [end] as the server says it or this browser keeps it */
const isSolved = (end) => end === 'solved' || end === 'won';

/** @param {any} endgame @param {string | undefined} end @param {string} query that begins it */
function endgameView({ kind, entries, mistakes }, end, query) {
  const view = buttonOf('', async () => {
    if (!await mayLeave()) return;
    closeAll();
    await newGame(query);
  });
  view.append(
    createElement('b', t(`endgame-${kind}`), isSolved(end) ? ' ✓' : ''),
    createElement('small', count('words-in-all', entries)),
    createElement('small', count('mistakes', mistakes)),
    end && !isSolved(end) ? createElement('small', t('retry')) : '',
  );
  return createElement('li', view);
}

/** How a date's endgames begun here are shown in the calendar. @returns {any} */
function shownOn(date, language) {
  const ends = endgamesOn(endsHere(), date, language);
  const won = ends.filter((end) => end === 'won').length;
  return ends.some(Boolean) && {
    mark: '●'.repeat(won) + '○'.repeat(ends.length - won),
    said: kinds.flatMap((kind, i) =>
      ends[i] ? `${t(`endgame-${kind}`)}: ${t(`today-${ends[i]}`)}` : []
    ).join(' '),
    status: won === ends.length ? 'won' : '',
  };
}

/** Shows the endgames of a calendar's day. @param {string} day */
const choose = (day) => showEndgames(day).catch(refuse);

/** Shows a date's endgames, by default today's, if the server has some in the language. */
export async function showEndgames(day = '') {
  const own = pageLanguage();
  const query = new URLSearchParams({ ...(day && { date: day }), ...(own && { language: own }) });
  const { date, language, endgames } = await call(`/endgames?${query}`);
  const ends = endgamesOn(endsHere(), date, language);
  const views = endgames.map((endgame, i) =>
    endgameView(endgame, endgame.status ?? ends[i], endgameQuery(endgame.number, date, language))
  );
  $('endgames-list').replaceChildren(...views);
  const of = day && `: ${partOf(day, { weekday: 'short', month: 'short', day: 'numeric' })}`;
  writeText('endgames-title', `${t('endgames')}${of}`);
  $('endgames').hidden = !endgames.length;
  const calendar = $('endgames-days');
  if (day) views[0].firstElementChild.focus();
  else drawCalendar(calendar, datesTo(date, 30), (each) => shownOn(each, language), choose);
  for (const view of calendar.querySelectorAll('button')) {
    view.setAttribute('aria-current', view.value === date ? 'date' : 'false');
  }
}

let shown = '';

const sheet = () =>
  $('sheet') ?? $('word').insertAdjacentElement('afterend', build('ul', { id: 'sheet' }));

/** A word by hand. @param {string} text */
const slipOf = (text) => createElement('li', createElement('span.vh', text), inked(text));

/** @param {State} now */
function drawSheet({ game }) {
  const endgame = game?.endgame;
  if (endgame || $('sheet')) sheet().hidden = !endgame;
  $('card').classList.toggle('endgame', Boolean(endgame));
  if (!endgame) return;
  const day = partOf(endgame.date, { month: 'short', day: 'numeric' });
  writeText('terms', `${t(`endgame-${endgame.kind}`)}, ${day}`);
  if (shown !== game.id) {
    shown = game.id;
    sheet().setAttribute('aria-label', t('among-left'));
    sheet().lang = game.language ?? 'en';
    sheet().style.setProperty('--most', String(game.pattern.length));
    sheet().replaceChildren(...game.trap.map((word, i) => slipOf(game.trapTexts?.[i] ?? word)));
  }
  const left = new Set(game.entries);
  game.trap.forEach((word, i) => {
    const slip = sheet().children[i];
    slip.classList.toggle('out', !left.has(word));
    slip.classList.toggle('answer', word === game.answer);
    slip.setAttribute('aria-hidden', String(!left.has(word)));
  });
}

/** Replays an endgame up to a turn. @param {Game} game @param {number} place */
function replay({ endgame: { number, date }, guesses, language }, place) {
  closeAll();
  return inTurn(async () => {
    let game = await call('/game', new URLSearchParams(endgameQuery(number, date, language)));
    for (const { letter } of guesses.slice(0, place)) {
      game = await call('/guess', { letter, game: game.id });
    }
    showGame(game, t('words-left', { n: game.entries.length }));
  }).catch(refuse);
}

/** After a loss, shows the first slip and a button that returns to it. @param {Game} game */
export async function offerReturn(game) {
  const { activeElement } = document;
  const { turns } = await call('/replay?letters=true');
  const place = slipIn(turns);
  if (place < 0 || state.game?.id !== game.id) return;
  const letter = listed(turns[place].letter, game);
  writeByHand('end-text', t('let-go', { letter }), game.language ?? 'en');
  const view = buttonOf('', () => replay(game, place));
  view.id = 'end-return';
  $('end-next').replaceChildren(view);
  [view.className, $('end-again').className] = ['main', ''];
  writeText('end-return', t('take-it-from', { letter }), game.language ?? 'en');
  // The player may have moved the focus meanwhile.
  if (document.activeElement === activeElement) view.focus();
}

watch(drawSheet);

/** Shows the sheet of a game that began before this was loaded. */
export const mount = () => drawSheet(state);

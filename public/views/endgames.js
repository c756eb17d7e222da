// Endgames: a few words that are all shown, and that perfect letters always find. They stand on the
// sheet, and go out as the computer lets them go.

import { newGame, showGame } from '../game.js';
import { $, closeAll, createElement, writeText } from '../page.js';
import { call } from '../server.js';
import { state, watch } from '../state.js';
import { count, dateOf, listed, pageLanguage, resultOf, t } from '../texts.js';
import { build, buttonOf } from '../parts/elements.js';
import { mayLeave } from './ask.js';
import { later } from './days.js';

/** A date's endgames in a language, as the endpoint is asked for them. */
const queryOf = (date, language) =>
  new URLSearchParams({ ...(date && { date }), ...(language && { language }) });

/** @param {any} endgame @param {URLSearchParams} query of its date */
function endgameView({ number, kind, entries, mistakes, status }, query) {
  const view = buttonOf('', async () => {
    if (!await mayLeave()) return;
    closeAll();
    await newGame(`endgame=${number}&${query}`);
  });
  view.append(
    createElement('b', t(`endgame-${kind}`), status ? (status === 'solved' ? ' ✓' : ' …') : ''),
    createElement('small', count('words-in-all', entries)),
    createElement('small', count('mistakes', mistakes)),
  );
  return createElement('li', view);
}

/** Shows a date's endgames, where the server has some in the language; it leads to those before. */
export async function showEndgames(day = '') {
  const { date, language, endgames } = await call(`/endgames?${queryOf(day, pageLanguage())}`);
  const before = later(date, -1);
  const query = queryOf(date, language);
  $('endgames-list').replaceChildren(...endgames.map((endgame) => endgameView(endgame, query)));
  $('endgames-days').replaceChildren(
    day && `${dateOf(date, 'medium')} `,
    buttonOf(`‹ ${t('endgames')}: ${dateOf(before, 'medium')}`, () => showEndgames(before)),
  );
  $('endgames').hidden = !endgames.length;
}

// On the sheet ------------------------------------------------------------------------------------

let shown = '';

const sheet = () =>
  $('sheet') ?? $('word').insertAdjacentElement('afterend', build('ul', { id: 'sheet' }));

/** @param {State} now */
function drawSheet({ game }) {
  const endgame = game?.endgame;
  if (endgame || $('sheet')) sheet().hidden = !endgame;
  $('card').classList.toggle('endgame', Boolean(endgame));
  if (!endgame) return;
  const name = `${t('endgames')}: ${t(`endgame-${endgame.kind}`)}`;
  writeText('terms', `${name}, ${dateOf(endgame.date, 'medium')}`);
  if (shown !== game.id) {
    shown = game.id;
    sheet().setAttribute('aria-label', t('among-left'));
    sheet().lang = game.language ?? 'en';
    sheet().style.setProperty('--most', String(game.pattern.length));
  }
  const left = new Set(game.entries);
  sheet().replaceChildren(
    ...game.trap.map((word) =>
      left.has(word)
        ? createElement(word === game.answer ? 'li.answer' : 'li', word)
        : createElement('li.out', createElement('s', word))
    ),
  );
}

/** Plays an endgame again up to a turn. @param {Game} game @param {number} place */
async function replay({ endgame: { number, date }, guesses, language }, place) {
  closeAll();
  const body = new URLSearchParams([['endgame', String(number)], ...queryOf(date, language)]);
  let game = await call('/game', body);
  for (const { letter } of guesses.slice(0, place)) {
    game = await call('/guess', new URLSearchParams({ letter, game: game.id }));
  }
  showGame(game, t('words-left', { n: game.entries.length }));
}

/** After a loss: where it slipped, and a button that goes back there. @param {Game} game */
async function offerReturn(game) {
  const { turns } = await call('/replay?letters=true');
  // The first letter after which a perfect player would have needed more.
  const place = turns.findIndex(({ yours, best }) => yours.needs > best.needs);
  if (place < 0 || state.game !== game) return;
  const letter = listed(turns[place].letter, game);
  writeText('end-text', t('let-go', { letter }), game.language ?? 'en');
  const view = buttonOf('', () => replay(game, place));
  view.id = 'end-return';
  $('end-next').replaceChildren(view);
  [view.className, $('end-again').className] = ['main', ''];
  writeText('end-return', t('take-it-from', { letter }), game.language ?? 'en');
  view.focus();
}

let ended = '';

/** @param {State} now */
function watchEnd({ ended: game }) {
  if (!game?.endgame || ended === game.id) return;
  ended = game.id;
  // The dialog is filled first.
  if (game.status === 'lost') {
    setTimeout(() => offerReturn(game).catch(() => writeText('end-text', resultOf(game))), 300);
  }
}

watch(drawSheet, watchEnd);

/** Shows the sheet of a game that was played before this came. */
export const mount = () => drawSheet(state);

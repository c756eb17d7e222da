// The end of a round on a shared board: the proof, the letters that each found, the next round.

import { $, createElement } from '../../page.js';
import { build, buttonOf } from '../../parts/elements.js';
import { call } from '../../server.js';
import { endOf, state, update } from '../../state.js';
import { verdictOnGame } from '../promises.js';
import { focusOnward } from '../round.js';
import { text } from '../texts.js';
import { seatsView } from './crowd.js';

/** The next step: another round, which the author begins, or the results. */
function onwardOf({ round, rounds }, { place, act }, closed) {
  const see = build('button', { 'data-do': 'room', value: place.id }, text('see-room'));
  if (round < rounds && !closed) {
    if (place.key) {
      return [
        '',
        buttonOf(text('next-round'), () => act('/room/next'), 'button.main'),
      ];
    }
    return [text('next-comes'), see];
  }
  see.className = 'main';
  return [rounds > 1 ? text('done') : '', see];
}

/** @param {Board} board @param {any} does */
async function fill(board, does) {
  const { game } = board;
  const room = await call(`/room?id=${board.id}`);
  if (state.game?.id !== game.id) return;
  const verdict = await verdictOnGame(does.place, room, game);
  const [said, button] = onwardOf(board, does, room.closed);
  $('end-room').replaceChildren(
    createElement(
      'div',
      // Each seat says a sentence of its own.
      build('small', { 'aria-hidden': 'true' }, `${text('found')} / ${text('guesses')}`),
      seatsView(board, 'ul.seats'),
    ),
    createElement('p.also', said),
    verdict === 'no-promise' ? '' : createElement(`p.${verdict}`, text(verdict)),
  );
  // A report would be about the player's own game.
  $('end-report').hidden = true;
  $('end-next').replaceChildren(button);
  focusOnward(button);
}

/** Adds the seats' results to the end of a round, once it is shown. */
export function drawBoardEnd(board, does) {
  const game = endOf(state);
  const end = $('end');
  if (!game || $('end-room')?.dataset.game === game.id) return;
  if (end?.dataset.game !== game.id) {
    // The view of an end may still be on its way.
    setTimeout(() => update(), 200);
    return;
  }
  $('end-room').dataset.game = game.id;
  fill(board, does).catch(() => delete $('end-room').dataset.game);
}

// The text that shares a game: without a letter of the word or of a guess.

import { call } from '../server.js';
import { state } from '../state.js';
import { count, dateOf, sizeOf, t } from '../texts.js';
import { leftIn, stripOf } from '../rules/turns.js';
import { dayLinkOf, endgameLinkOf, linkOf } from './links.js';
import { passOn } from '../parts/passing.js';

/** The address at which others play the same game. @param {Game} game */
const addressOf = (game) => {
  const { daily, date, dailyLanguage, mistakes, settings, seed, status } = game;
  if (game.endgame) return endgameLinkOf(game);
  if (daily ?? date) return dayLinkOf(daily ?? date, dailyLanguage);
  return linkOf(settings, seed) + (status === 'won' ? `&beat=${mistakes}` : '');
};

/** The name of a game. @param {Game} game */
function nameOf({ daily, date, endgame, ...game }) {
  const day = daily ?? date ?? endgame?.date;
  if (!day) return sizeOf(/** @type {any} */ (game));
  const name = dateOf(day, 'medium');
  return endgame ? `${t(`endgame-${endgame.kind}`)}, ${name}` : name;
}

/** The results of others in a game of today. @param {Game} game */
const othersOf = ({ daily, others }) =>
  others ?? (daily && daily === state.daily?.date ? state.daily.others : undefined);

/** @param {Game} game @param {number[]} left @param {string} address */
function summaryOf(game, left, address) {
  const { status } = game;
  const what = nameOf(game);
  const result = t(`shared-${status}`, { mistakes: count('mistakes', game.mistakes) });
  const { beaten } = othersOf(game) ?? {};
  const lines = [`${document.title}, ${what}: ${result}`, beaten && t('shared-beat', { beaten })];
  return [...lines, stripOf(game, left), address].filter(Boolean).join('\n');
}

/** How many words there were before and after each guess, if known. @param {Game} game */
function leftOf(game) {
  const path = game === state.game ? '/replay' : '/replay?daily=true';
  const { answer, left, room } = game;
  if (left || !answer || room) return left;
  return call(path).then(({ turns }) => leftIn(turns), () => undefined);
}

/** Shares a finished game. @param {Game} game @param {string} [address] of the same game */
export const share = async (game, address = addressOf(game)) =>
  passOn('text', summaryOf(game, await leftOf(game), address));

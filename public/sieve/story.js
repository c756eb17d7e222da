// What an end tells of a lost evil game.

import { state } from '../state.js';
import { answerOf, count, listed, t } from '../texts.js';
import { wordView } from './turns.js';

/** Which letter it dodged most, after the first loss why it could, or how close it was. */
export function sentenceOf(turns, game) {
  const others = game.candidates - 1;
  const [{ gone, letter }] = turns.filter(({ hit }) => !hit)
    .map(({ letter, before, after }) => ({ letter, gone: before - after }))
    .sort((a, b) => b.gone - a.gone);
  const isFirst = state.looks.lost === game.id;
  const isClose = others <= 5 && (!gone || !others || !isFirst);
  if (isClose) return others ? count('close-call', others) : t('no-others');
  if (!gone) return t('one-of', { answer: listed(answerOf(game), game), n: others + 1 });
  const said = listed(letter, game);
  // No line begins with the letter alone.
  return t(isFirst ? 'never-had' : 'dropped', { letter: said, n: gone })
    .replace(` ${said}`, `\u00a0${said}`);
}

/** One word of each of the three largest groups let go; five where all is few. */
export function slippedWords(turns) {
  const isFew = turns[0].before - turns.at(-1).after <= 5;
  const lost = turns.filter(({ others }) => others.length);
  const most = isFew || lost.length < 3 ? 5 : 1;
  const gone = lost.flatMap(({ letter, others }) =>
    others.slice(0, most).map((family) => ({ letter, family }))
  );
  return gone.sort((a, b) => b.family.entries - a.family.entries).flatMap(({ letter, family }) =>
    family.examples.slice(0, most).map((_, i) => wordView(family, i, letter))
  ).slice(0, Math.max(most, 3)).flatMap((word) => [word, ' ']);
}

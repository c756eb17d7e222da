// What the sieve says, in English.

const number = new Intl.NumberFormat('en');
const rules = new Intl.PluralRules('en');

/** @param {number} n @param {string} one @param {string} other */
const count = (n, one, other) => `${number.format(n)} ${rules.select(n) === 'one' ? one : other}`;
const words = (n) => count(n, 'word', 'words');
const mistakes = (n) => count(n, 'mistake', 'mistakes');
const ones = (n) => (n === 1 ? 'one' : number.format(n));
const fewOf = (n, inside) => (n ? `${inside ? 'only' : 'Only'} ${number.format(n)}` : inside ? 'none' : 'None');

export const sieveTexts = {
  evil: 'At each letter I kept one group of words and let the others go. The green ones had your letter.',
  honest: 'At each letter the words that no longer fitted fell away. The green ones had your letter.',
  allEvil: (n) => (n === 1 ? '1 word, no choice' : `${words(n)}, none picked`),
  allHonest: (n) => (n === 1 ? '1 word' : `${words(n)}, one picked`),
  left: (n) => `${number.format(n)} left`,
  more: (n) => `and ${number.format(n)} more`,
  groups: (n) => count(n, 'group', 'groups'),
  family: (n) => `${number.format(n)}:`,
  kept: (n) => `${number.format(n)}, kept:`,

  // What a guess did; the same sentence for eyes and ears.
  guessed: ({ letter, before, after }) => `${letter}: ${number.format(before)} → ${number.format(after)}`,
  miss: ({ letter, before, after }) =>
    `You said ${letter}: ${number.format(before - after)} of ${number.format(before)} had it, I kept the ${ones(after)} that did not.`,
  none: ({ letter, before }) =>
    `You said ${letter}: ${before === 1 ? 'the only word left had none' : `none of the ${number.format(before)} had it`}.`,
  hit: ({ letter, before, after }) =>
    `You said ${letter}: of ${number.format(before)} I kept the ${ones(after)} that ${after === 1 ? 'has' : 'have'} it just there.`,
  all: ({ letter, before }) =>
    `You said ${letter}: ${before === 1 ? 'the only word left had it' : `all ${number.format(before)} had it just there`}.`,
  told: ({ letter, before, after }) => `You said ${letter}: ${number.format(before)} fitted before, ${number.format(after)} after.`,
  allHad: 'All had it.',
  noneHad: 'None had it.',

  // Why a bigger group was let go: how many words of either cost the simulated player so many mistakes.
  easier: 'bigger, but easier on you',
  because: ({ mistakes: n, here, kept, sampled }) =>
    `${sampled ? 'Of those I tried, ' : ''}${fewOf(here, sampled)} of these would cost you ${mistakes(n)}, but ${number.format(kept)} of mine.`,
  hardest: (n, entries) => `${mistakes(n)} on ${words(entries)}`,

  caught: 'You got me. That was all I had left.',
  escaped: (n) => (n ? `and ${number.format(n)} more I could have said` : 'the last one I had'),
  fixed: 'my word from the start',
};

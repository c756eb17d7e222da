// What the sieve says, in the page's language.

import { count, fill, load } from './texts.js';

const mistakesIn = (n) => count('mistakes', n);

/** The name of the reason for which a bigger group was let go. */
const reasonFor = ({ here, sampled }) => `because${here ? '' : '-none'}${sampled ? '-sampled' : ''}`;

/** The texts of the replay; what they tell of groups and guesses is in sieve.js. */
export async function loadSieveTexts() {
  const { texts } = await load('-replay');
  const t = (name, values) => fill(texts[name], values);
  return {
    evil: t('evil'),
    honest: t('honest'),
    allEvil: (n) => t('all-evil', { n }),
    allHonest: (n) => t('all-honest', { n }),
    left: (n) => t('left', { n }),
    more: (n) => t('more', { n }),
    groups: (n) => t('groups', { n }),
    family: (n) => t('family', { n }),
    kept: (n) => t('kept', { n }),

    // What a guess did; the same sentence for eyes and ears.
    guessed: (turn) => t('guessed', turn),
    miss: ({ letter, before, after }) => t('miss', { letter, before, gone: before - after, n: after }),
    none: ({ letter, before }) => t('none', { letter, n: before }),
    hit: ({ letter, before, after }) => t('hit', { letter, before, n: after }),
    all: ({ letter, before }) => t('all', { letter, n: before }),
    told: (turn) => t('told', turn),
    allHad: t('all-had'),
    noneHad: t('none-had'),

    // Why a bigger group was let go: how many words of either cost the simulated player so many mistakes.
    easier: t('easier'),
    because: (reason) => t(reasonFor(reason), { ...reason, mistakes: mistakesIn(reason.mistakes) }),
    hardest: (n, entries) => t('hardest', { mistakes: mistakesIn(n), words: count('words-in-all', entries) }),

    caught: t('caught'),
    escaped: (n) => t(n ? 'escaped' : 'escaped-last', { n }),
    fixed: t('fixed'),
  };
}

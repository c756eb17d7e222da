// All that the replay says, in English.

export const texts = {
  evil: 'At each letter I kept one group of words and let the others go. The green ones had your ' +
    'letter.',
  honest:
    'At each letter the words that no longer fitted fell away. The green ones had your letter.',
  'all-evil': { one: '{n} word, no choice', other: '{n} words, none picked' },
  'all-honest': { one: '{n} word', other: '{n} words, one picked' },
  left: '{n} left',
  more: 'and {n} more',
  groups: { one: '{n} group', other: '{n} groups' },
  family: '{n}:',
  kept: '{n}, kept:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'You said {letter}: {gone} of {before} had it, I kept the one that did not.',
    other: 'You said {letter}: {gone} of {before} had it, I kept the {n} that did not.',
  },
  none: {
    one: 'You said {letter}: the only word left had none.',
    other: 'You said {letter}: none of the {n} had it.',
  },
  hit: {
    one: 'You said {letter}: of {before} I kept the one that has it just there.',
    other: 'You said {letter}: of {before} I kept the {n} that have it just there.',
  },
  all: {
    one: 'You said {letter}: the only word left had it.',
    other: 'You said {letter}: all {n} had it just there.',
  },
  fitted: 'You said {letter}: {before} fitted before, {after} after.',
  'all-had': 'All had it.',
  'none-had': 'None had it.',
  easier: 'bigger, but easier for you',
  'easier-by': 'Easier for you: out with {here}. Here you need {kept}.',
  'easier-often': 'Easier for you: {mistakes} happen less often here.',
  scale:
    'The width shows how many words are left, but not on a straight scale: each bit narrower is ' +
    'many words fewer.',
  'one-left': 'One word was left; after that you said {letters}.',
  hardest: '{mistakes} on {words}',
  caught: 'You got me. That was all I had left.',
  escaped: 'and {n} more I could have said',
  'escaped-last': 'the last one I had',
  fixed: 'my word from the start',
  proved: 'Proved: with perfect letters this game costs exactly {mistakes}. You made {made}.',
  'proved-least':
    'Proved: with perfect letters this game costs at least {mistakes}. You made {made}.',
  'coach-all': 'Each of your letters was the best there was.',
  'coach-good': {
    one: 'Of the {all} letters that mattered, {n} was the best there was.',
    other: 'Of the {all} letters that mattered, {n} were the best there were.',
  },
  'coach-won': 'Well caught!',
  'coach-alive': {
    one: 'Instead of ‘{yours}’, ‘{best}’ would have saved you: from there {n} mistake was enough.',
    other:
      'Instead of ‘{yours}’, ‘{best}’ would have saved you: from there {n} mistakes were enough.',
  },
  'coach-alive-none':
    'Instead of ‘{yours}’, ‘{best}’ would have saved you: from there no more mistakes were needed.',
  'coach-enough': {
    one: 'With ‘{best}’ instead of ‘{yours}’, {n} mistake would have been enough from there.',
    other: 'With ‘{best}’ instead of ‘{yours}’, {n} mistakes would have been enough from there.',
  },
  'coach-enough-none':
    'With ‘{best}’ instead of ‘{yours}’, no more mistakes would have been needed.',
  'coach-start': '‘{letter}’ is in {hit} of these {n} words: a good first letter.',
  'coach-first': 'Your first letter, ‘{letter}’, was the best there was.',
  hint: 'Better: ‘{letter}’, in {hit} of {n} words',
  'hint-proved': {
    one: 'Better: ‘{letter}’, then {n} mistake was enough',
    other: 'Better: ‘{letter}’, then {n} mistakes were enough',
  },
  'hint-proved-none': 'Better: ‘{letter}’, then no more mistakes',
  'report-unknown': 'Nobody knows it',
  'report-wrong': 'Misspelt, or no word',
  'report-offensive': 'Offensive',
  'report-thanks': 'Thank you, it is noted.',
};

// All that the replay says, in English.

export const texts = {
  evil: 'At each letter I kept one group of words and let the others go.',
  honest: 'At each letter the words that no longer fitted fell away.',
  green: 'The green ones had your letter. Those with it in the same place are one group.',
  more: 'and {n} more',
  left: '{n} left',
  groups: { one: '{n} group', other: '{n} groups' },
  family: '{n}:',
  kept: '{n}, kept:',
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
  easier: 'a bigger group, but easier for you',
  'one-left': 'One word was left; after that you said {letters}.',
  caught: 'You got me. That was all I had left.',
  escaped: 'and {n} more I could have said',
  'escaped-last': 'the last one I had',
  fixed: 'my word from the start',
  proved: 'A perfect player makes {mistakes} here at most, whatever I do. You made {made}.',
  'proved-lost': 'Nobody beats a perfect computer at this one.',
  'coach-good': 'Good letters, even if they missed: {letters}.',
  'coach-won': 'Well caught!',
  'coach-enough': {
    one: 'With {best} instead of {yours}, you could have won with just {n} mistake from then on.',
    other:
      'With {best} instead of {yours}, you could have won with just {n} mistakes from then on.',
  },
  'coach-enough-none':
    'With {best} instead of {yours}, you could have won without another mistake.',
  'coach-start': '{letter} is in {hit} of these {n} words: a good first letter.',
  hint: '{best} was in {hit} of the {n} words left, {yours} in {own}.',
  'hint-why': 'The more words have a letter, the fewer I can keep by saying no.',
  'report-unknown': 'Nobody knows it',
  'report-wrong': 'Misspelt, or no word',
  'report-offensive': 'Offensive',
  'report-thanks': 'Thank you, it is noted.',
};

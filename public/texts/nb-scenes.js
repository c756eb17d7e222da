// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Gjett ordet',
  'you-are': 'Du er {animal}.',
  animals: 'katten, fisken, haren, bien, reven, skilpadden, uglen, frosken, løven, pingvinen, ' +
    'pinnsvinet, delfinen, sjiraffen, krabben, pandaen, svanen',
  'clue-is': 'Hint: {clue}',
  round: 'Runde {round}',
  'round-of': 'Runde {round} av {rounds}',
  signs: '. punktum | , komma | : kolon | ; semikolon | ! utropstegn | ? spørsmålstegn | ( ' +
    'venstreparentes | ) høyreparentes | " anførselstegn | … tre prikker | & og-tegn | + ' +
    'pluss | # nummertegn | / skråstrek | % prosent | @ krøllalfa | * stjerne | = ' +
    'likhetstegn',
};

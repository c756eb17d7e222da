// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Gæt ordet',
  'you-are': 'Du er {animal}.',
  animals: 'katten, fisken, haren, bien, ræven, skildpadden, uglen, frøen, løven, pingvinen, ' +
    'pindsvinet, delfinen, giraffen, krabben, pandaen, svanen',
  'clue-is': 'Hint: {clue}',
  round: 'Runde {round}',
  'round-of': 'Runde {round} af {rounds}',
  signs: '. punktum | , komma | : kolon | ; semikolon | ! udråbstegn | ? spørgsmålstegn | ( ' +
    'startparentes | ) slutparentes | " anførselstegn | … tre prikker | & og-tegn | + plus | ' +
    '# havelåge | / skråstreg | % procent | @ snabel-a | * stjerne | = lighedstegn',
};

// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Gissa ordet',
  'you-are': 'Du är {animal}.',
  animals: 'katten, fisken, haren, biet, räven, sköldpaddan, ugglan, grodan, lejonet, pingvinen, ' +
    'igelkotten, delfinen, giraffen, krabban, pandan, svanen',
  'clue-is': 'Ledtråd: {clue}',
  round: 'Runda {round}',
  'round-of': 'Runda {round} av {rounds}',
  signs: '. punkt | , kommatecken | : kolon | ; semikolon | ! utropstecken | ? frågetecken | ( ' +
    'vänsterparentes | ) högerparentes | " citattecken | … tre punkter | & och-tecken | + ' +
    'plus | # nummertecken | / snedstreck | % procent | @ snabel-a | * asterisk | = ' +
    'likhetstecken',
};

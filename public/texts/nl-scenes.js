// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Raad het woord',
  'you-are': 'Jij bent {animal}.',
  animals: 'de kat, de vis, de haas, de bij, de vos, de schildpad, de uil, de kikker, de leeuw, ' +
    'de pinguïn, de egel, de dolfijn, de giraf, de krab, de panda, de zwaan',
  'clue-is': 'Hint: {clue}',
  round: 'Ronde {round}',
  'round-of': 'Ronde {round} van {rounds}',
  signs: '. punt | , komma | : dubbele punt | ; puntkomma | ! uitroepteken | ? vraagteken | ( ' +
    'haakje openen | ) haakje sluiten | " aanhalingsteken | … puntjes | & en-teken | + plus ' +
    '| # hekje | / schuine streep | % procent | @ apenstaartje | * sterretje | = is-teken',
};

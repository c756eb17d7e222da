// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Wörter raten',
  'you-are': 'Du bist {animal}.',
  animals: 'die Katze, der Fisch, der Hase, die Biene, der Fuchs, die Schildkröte, die Eule, ' +
    'der Frosch, der Löwe, der Pinguin, der Igel, der Delfin, die Giraffe, die Krabbe, ' +
    'der Panda, der Schwan',
  'clue-is': 'Hinweis: {clue}',
  round: 'Runde {round}',
  'round-of': 'Runde {round} von {rounds}',
  signs:
    '. Punkt | , Komma | : Doppelpunkt | ; Strichpunkt | ! Ausrufezeichen | ? Fragezeichen | ' +
    '( Klammer auf | ) Klammer zu | " Anführungszeichen | … Auslassungspunkte | & ' +
    'Und-Zeichen | + plus | # Raute | / Schrägstrich | % Prozent | @ at-Zeichen | * ' +
    'Sternchen | = gleich',
};

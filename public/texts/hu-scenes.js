// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Szókitaláló',
  'you-are': 'Te vagy {animal}.',
  animals:
    'a macska, a hal, a nyúl, a méhecske, a róka, a teknős, a bagoly, a béka, az oroszlán, ' +
    'a pingvin, a süni, a delfin, a zsiráf, a tarisznyarák, a panda, a hattyú',
  'clue-is': 'Támpont: {clue}',
  round: '{round}. kör',
  'round-of': '{round}/{rounds}. kör',
  signs: '. pont | , vessző | : kettőspont | ; pontosvessző | ! felkiáltójel | ? kérdőjel | ( ' +
    'nyitó zárójel | ) záró zárójel | " idézőjel | … három pont | & és-jel | + plusz | # ' +
    'kettős kereszt | / perjel | % százalék | @ kukac | * csillag | = egyenlőségjel',
};

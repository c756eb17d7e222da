// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Uhodni slovo',
  'you-are': 'To jsi ty: {animal}.',
  animals:
    'kočka, ryba, zajíc, včela, liška, želva, sova, žába, lev, tučňák, ježek, delfín, žirafa, ' +
    'krab, panda, labuť',
  'clue-is': 'Nápověda: {clue}',
  round: 'Kolo {round}',
  'round-of': 'Kolo {round} z {rounds}',
  signs: '. tečka | , čárka | : dvojtečka | ; středník | ! vykřičník | ? otazník | ( levá ' +
    'závorka | ) pravá závorka | " uvozovky | … tři tečky | & ampersand | + plus | # křížek | / ' +
    'lomítko | % procento | @ zavináč | * hvězdička | = rovná se',
};

// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Βρες τη λέξη',
  'you-are': 'Είσαι {animal}.',
  animals: 'η γάτα, το ψάρι, ο λαγός, η μέλισσα, η αλεπού, η χελώνα, η κουκουβάγια, ο βάτραχος, ' +
    'το λιοντάρι, ο πιγκουίνος, ο σκαντζόχοιρος, το δελφίνι, η καμηλοπάρδαλη, το καβούρι, ' +
    'το πάντα, ο κύκνος',
  'clue-is': 'Υπόδειξη: {clue}',
  round: 'Γύρος {round}',
  'round-of': 'Γύρος {round} από {rounds}',
};

// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Arvaa sana',
  'you-are': 'Olet numero {seat}.',
  'clue-is': 'Vihje: {clue}',
};

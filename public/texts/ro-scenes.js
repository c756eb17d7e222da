// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Ghicește cuvântul',
  'you-are': 'Ești numărul {seat}.',
  'clue-is': 'Indiciu: {clue}',
};

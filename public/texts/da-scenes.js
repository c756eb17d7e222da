// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Gæt ordet',
  'you-are': 'Du er nummer {seat}.',
  'clue-is': 'Hint: {clue}',
};

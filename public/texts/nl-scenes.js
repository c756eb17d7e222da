// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Raad het woord',
  'you-are': 'Jij bent nummer {seat}.',
  'clue-is': 'Hint: {clue}',
};

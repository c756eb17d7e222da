// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Guess the word',
  'you-are': 'You are {seat}.',
  'clue-is': 'Clue: {clue}',
};

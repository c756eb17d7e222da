// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Gissa ordet',
  'you-are': 'Du är nummer {seat}.',
  'clue-is': 'Ledtråd: {clue}',
};

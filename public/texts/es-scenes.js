// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Adivina la palabra',
  'you-are': 'Eres el número {seat}.',
  'clue-is': 'Pista: {clue}',
};

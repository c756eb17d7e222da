// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Adivinha a palavra',
  'you-are': 'És o número {seat}.',
  'clue-is': 'Pista: {clue}',
};

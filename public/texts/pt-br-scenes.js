// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Adivinhe a palavra',
  'you-are': 'Você é o número {seat}.',
  'clue-is': 'Dica: {clue}',
};

// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Βρες τη λέξη',
  'you-are': 'Είσαι στη θέση {seat}.',
  'clue-is': 'Υπόδειξη: {clue}',
};

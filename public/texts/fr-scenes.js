// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Devine le mot',
  'you-are': 'Tu es le numéro {seat}.',
  'clue-is': 'Indice\u00a0: {clue}',
};

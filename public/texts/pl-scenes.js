// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Zgadnij słowo',
  'you-are': 'Masz numer {seat}.',
  'clue-is': 'Wskazówka: {clue}',
};

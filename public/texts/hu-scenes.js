// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Szókitaláló',
  'you-are': 'A helyed: {seat}.',
  'clue-is': 'Támpont: {clue}',
};

// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Wörter raten',
  'you-are': 'Du bist Nummer {seat}.',
  'clue-is': 'Hinweis: {clue}',
};

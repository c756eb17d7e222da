// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Вгадай слово',
  'you-are': 'Ти номер {seat}.',
  'clue-is': 'Підказка: {clue}',
};

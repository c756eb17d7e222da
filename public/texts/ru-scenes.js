// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Угадай слово',
  'you-are': 'Ты номер {seat}.',
  'clue-is': 'Подсказка: {clue}',
};

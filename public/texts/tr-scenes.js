// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Kelimeyi bil',
  'you-are': 'Sen {seat} numarasın.',
  'clue-is': 'İpucu: {clue}',
};

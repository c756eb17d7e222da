// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Угадай слово',
  'you-are': 'Ты — {animal}.',
  animals: 'кот, рыба, заяц, пчела, лиса, черепаха, сова, лягушка, лев, пингвин, ёж, дельфин, ' +
    'жираф, краб, панда, лебедь',
  'clue-is': 'Подсказка: {clue}',
  round: 'Раунд {round}',
  'round-of': 'Раунд {round} из {rounds}',
};

// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Вгадай слово',
  'you-are': 'Ти — {animal}.',
  animals: 'кіт, риба, заєць, бджола, лисиця, черепаха, сова, жаба, лев, пінгвін, їжак, дельфін, ' +
    'жирафа, краб, панда, лебідь',
  'clue-is': 'Підказка: {clue}',
  round: 'Раунд {round}',
  'round-of': 'Раунд {round} із {rounds}',
};

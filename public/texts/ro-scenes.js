// What a page says in a room, or with another drawing than the gallows.

export const texts = {
  'guess-the-word': 'Ghicește cuvântul',
  'you-are': 'Tu ești {animal}.',
  animals:
    'pisica, peștele, iepurele, albina, vulpea, țestoasa, bufnița, broasca, leul, pinguinul, ' +
    'ariciul, delfinul, girafa, crabul, ursul panda, lebăda',
  'clue-is': 'Indiciu: {clue}',
  round: 'Runda {round}',
  'round-of': 'Runda {round} din {rounds}',
};

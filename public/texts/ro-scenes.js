// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Ghicește cuvântul',
  'you-are': 'Tu ești {animal}.',
  animals:
    'pisica, peștele, iepurele, albina, vulpea, țestoasa, bufnița, broasca, leul, pinguinul, ' +
    'ariciul, delfinul, girafa, crabul, ursul panda, lebăda',
  'clue-is': 'Indiciu: {clue}',
  round: 'Runda {round}',
  'round-of': 'Runda {round} din {rounds}',
  signs: '. punct | , virgulă | : două puncte | ; punct și virgulă | ! semnul exclamării | ? ' +
    'semnul întrebării | ( paranteză deschisă | ) paranteză închisă | " ghilimele | … puncte ' +
    'de suspensie | & semnul și | + plus | # diez | / bară oblică | % la sută | @ arond | * ' +
    'asterisc | = egal',
};

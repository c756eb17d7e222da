// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Zgadnij słowo',
  'you-are': 'To ty: {animal}.',
  animals:
    'kot, ryba, zając, pszczoła, lis, żółw, sowa, żaba, lew, pingwin, jeż, delfin, żyrafa, ' +
    'krab, panda, łabędź',
  'clue-is': 'Wskazówka: {clue}',
  round: 'Runda {round}',
  'round-of': 'Runda {round} z {rounds}',
  signs:
    '. kropka | , przecinek | : dwukropek | ; średnik | ! wykrzyknik | ? pytajnik | ( nawias ' +
    'otwierający | ) nawias zamykający | " cudzysłów | … wielokropek | & et | + plus | # ' +
    'krzyżyk | / ukośnik | % procent | @ małpa | * gwiazdka | = znak równości',
};

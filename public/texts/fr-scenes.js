// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Devine le mot',
  'you-are': 'Tu es {animal}.',
  animals: 'le chat, le poisson, le lièvre, l’abeille, le renard, la tortue, le hibou, ' +
    'la grenouille, le lion, le pingouin, le hérisson, le dauphin, la girafe, le crabe, ' +
    'le panda, le cygne',
  'clue-is': 'Indice\u00a0: {clue}',
  round: 'Manche {round}',
  'round-of': 'Manche {round} sur {rounds}',
  signs:
    '. point | , virgule | : deux-points | ; point-virgule | ! point d’exclamation | ? point ' +
    'd’interrogation | ( parenthèse ouvrante | ) parenthèse fermante | " guillemet | … ' +
    'points de suspension | & esperluette | + plus | # dièse | / barre oblique | % pour cent ' +
    '| @ arobase | * astérisque | = égal',
};

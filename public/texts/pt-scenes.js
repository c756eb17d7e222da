// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Adivinha a palavra',
  'you-are': 'És {animal}.',
  animals: 'o gato, o peixe, a lebre, a abelha, a raposa, a tartaruga, a coruja, a rã, o leão, ' +
    'o pinguim, o ouriço, o golfinho, a girafa, o caranguejo, o panda, o cisne',
  'clue-is': 'Pista: {clue}',
  round: 'Ronda {round}',
  'round-of': 'Ronda {round} de {rounds}',
  signs: '. ponto | , vírgula | : dois pontos | ; ponto e vírgula | ! ponto de exclamação | ? ' +
    'ponto de interrogação | ( abrir parêntesis | ) fechar parêntesis | " aspas | … ' +
    'reticências | & e comercial | + mais | # cardinal | / barra | % por cento | @ arroba | ' +
    '* asterisco | = igual',
};

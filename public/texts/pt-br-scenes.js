// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Adivinhe a palavra',
  'you-are': 'Você é {animal}.',
  animals: 'o gato, o peixe, a lebre, a abelha, a raposa, a tartaruga, a coruja, o sapo, o leão, ' +
    'o pinguim, o ouriço, o golfinho, a girafa, o caranguejo, o panda, o cisne',
  'clue-is': 'Dica: {clue}',
  round: 'Rodada {round}',
  'round-of': 'Rodada {round} de {rounds}',
  signs: '. ponto | , vírgula | : dois-pontos | ; ponto e vírgula | ! ponto de exclamação | ? ' +
    'ponto de interrogação | ( abre parênteses | ) fecha parênteses | " aspas | … ' +
    'reticências | & e comercial | + mais | # jogo da velha | / barra | % por cento | @ ' +
    'arroba | * asterisco | = igual',
};

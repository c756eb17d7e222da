// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Indovina la parola',
  'you-are': 'Sei {animal}.',
  animals:
    'il gatto, il pesce, la lepre, l’ape, la volpe, la tartaruga, il gufo, la rana, il leone, ' +
    'il pinguino, il riccio, il delfino, la giraffa, il granchio, il panda, il cigno',
  'clue-is': 'Indizio: {clue}',
  round: 'Turno {round}',
  'round-of': 'Turno {round} di {rounds}',
  signs: '. punto | , virgola | : due punti | ; punto e virgola | ! punto esclamativo | ? punto ' +
    'interrogativo | ( parentesi aperta | ) parentesi chiusa | " virgolette | … puntini | & e ' +
    'commerciale | + più | # cancelletto | / barra | % per cento | @ chiocciola | * asterisco | ' +
    '= uguale',
};

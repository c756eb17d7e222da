// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Adivina la palabra',
  'you-are': 'Eres {animal}.',
  animals:
    'el gato, el pez, la liebre, la abeja, el zorro, la tortuga, el búho, la rana, el león, ' +
    'el pingüino, el erizo, el delfín, la jirafa, el cangrejo, el panda, el cisne',
  'clue-is': 'Pista: {clue}',
  round: 'Ronda {round}',
  'round-of': 'Ronda {round} de {rounds}',
  signs: '. punto | , coma | : dos puntos | ; punto y coma | ! signo de exclamación | ? signo de ' +
    'interrogación | ( abrir paréntesis | ) cerrar paréntesis | " comillas | … puntos ' +
    'suspensivos | & signo et | + más | # almohadilla | / barra | % por ciento | @ arroba | ' +
    '* asterisco | = igual',
};

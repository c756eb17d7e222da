// All that help says, and what it asks, in Spanish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Cómo se juega',
  'help-guess':
    'Toca o escribe una letra. Si no está en la palabra, es un fallo y dibuja una parte de la ' +
    'imagen; con la imagen entera pierdes. Repetir una letra no cuesta nada.',
  'help-words':
    'Los espacios, guiones y apóstrofos se ven. Las dos listas de palabras inglesas casi no ' +
    'tienen plurales. «Ganan 75 de 100» vale si recuerdas todas las palabras comunes que ' +
    'encajan. Con diez a la vez, quizá la mitad.',
  'what-is-evil': '¿Qué es un rival malvado?',
  'help-evil':
    'Un rival honesto elige una palabra, la mantiene y puede demostrarlo. Uno malvado nunca ' +
    'miente sobre una letra, pero odia perder. Juega contra él y mira «Lo que hice».',
  'the-trick': 'Dime el truco',
  'trick-classic':
    '**Suave** y **Astuto** no piensan en ninguna palabra. Ordenan las que aún encajan según ' +
    'dónde está tu letra y se quedan con el grupo más grande.',
  'trick-diabolical':
    '**Malvado** y **Diabólico** siguen jugando en su cabeza con cada grupo y se quedan con el ' +
    'que más fallos te cuesta.',
  privacy: 'Privacidad',
  'help-privacy':
    'Una cookie guarda un número al azar, con el que el servidor conserva tus ajustes, tu ' +
    'partida y tus marcas hasta 400 días después del último cambio. «Tu código», en las marcas, ' +
    'es ese número en letras. Una sala guarda los resultados de sus puestos 400 días como mucho. ' +
    'Tu navegador guarda el aspecto de la página y los enlaces de tus salas. Nada más, nadie ' +
    'más.',
  forget: 'Olvídame',
  'help-languages':
    'Nadie que hable español de nacimiento ha leído aún estos textos. Si una frase suena mal, ' +
    'avisa a quien lleva esta página.',
  'ask-forget': '¿Olvidarme?',
  'ask-forget-text':
    'Tu partida, tus marcas, tus ajustes y tu cookie desaparecen para siempre, en todos ' +
    'tus dispositivos.',
  'ask-forget-yes': 'Olvídame',
  forgotten: 'Olvidado. «Otra partida» empieza de cero.',
};

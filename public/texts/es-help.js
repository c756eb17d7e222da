// All that help says, and what it asks, in Spanish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Cómo se juega',
  'help-guess':
    'Di una letra. Si no está en la palabra, se dibuja una parte de la imagen. Con la imagen ' +
    'entera pierdes.',
  'help-dodge':
    'Pero no hay palabra: tengo muchas en la barriga. Dices **A**, y me quedo con las que no ' +
    'tienen A.',
  'help-did':
    'Después, «Lo que hice» muestra lo que dejé ir. Hago trampa, pero nunca miento sobre una ' +
    'letra.',
  'help-drawn': 'A LOBO TORO GATO RANA',
  'good-to-know': 'Conviene saber',
  'help-rates':
    '«Ganan … de 100»: de 100 que recuerdan todas las palabras comunes que encajan. Si solo ' +
    'piensas en diez palabras a la vez, quizá ganes la mitad.',
  'help-rungs':
    '**Honesto** elige una palabra, la mantiene y puede demostrarlo. **Suave** y **Astuto** se ' +
    'quedan con todas las palabras que pueden. **{evil}** y **{devil}** se anticipan y se ' +
    'quedan con las que más fallos te cuestan.',
  'help-words':
    'Repetir una letra no cuesta nada. Los espacios, cifras y otros signos se ven. Las dos ' +
    'listas de palabras inglesas casi no tienen plurales.',
  privacy: 'Privacidad',
  'help-privacy':
    'Una cookie guarda un número al azar, con el que el servidor conserva tus ajustes, tu ' +
    'partida y tus marcas hasta 400 días después del último cambio. «Llevar mis marcas a otro ' +
    'dispositivo» muestra ese número en letras. Una sala guarda sus resultados 400 días como ' +
    'mucho. Tu navegador guarda el aspecto de la página, tus salas, los nombres que escribes en ' +
    'ellas y cómo acabaron los días anteriores. Nada más, nadie más.',
  forget: 'Olvídame',
  'help-languages':
    'Nadie que hable español de nacimiento ha leído aún estos textos. Si una frase suena mal, ' +
    'avisa a quien lleva esta página.',
  'ask-forget': '¿Olvidarme?',
  'ask-forget-text':
    'Tu partida, tus marcas y tus ajustes desaparecen para siempre, en todos tus dispositivos, y ' +
    'tus salas en este.',
  'ask-forget-yes': 'Olvídame',
  forgotten: 'Olvidado. «Otra partida» empieza de cero.',
};

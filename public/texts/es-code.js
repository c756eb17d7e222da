// All that the player’s code says, in Spanish. No native speaker has read it yet.

export const texts = {
  title: 'Tú en otros dispositivos',
  'what-it-is': 'Tu código lleva tu partida y tus marcas a otro dispositivo.',
  show: 'Mostrar mi código',
  keep: 'Guarda este código: eres tú. Quien lo tenga juega como si fueras tú.',
  copy: 'Copiar el código',
  picture: 'Código QR: abre esta página con tu código',
  scan: 'Para la cámara de un teléfono',
  'have-one': 'Tengo un código',
  code: 'Código',
  use: 'Usarlo',
  'from-link': 'Un enlace trajo este código. Si lo usas, este navegador juega como ese jugador.',
  'wrong-sign': 'Grupo {group}: ningún código lleva «{sign}».',
  'wrong-size': 'El grupo {group} no tiene cuatro signos.',
  'wrong-length': 'Un código tiene 28 signos; este, {count}.',
  'wrong-group': 'El grupo {group} está mal escrito.',
  'wrong-letters': 'Al menos dos signos están mal o cambiados de lugar.',
  'no-player': 'Ningún jugador tiene este código. Se olvidó, o no se usó en 400 días.',
  'is-you': 'Ese ya eres tú.',
  stays:
    'El jugador de este navegador tiene sus propias partidas. Se queda en el servidor, y este ' +
    'código lleva de vuelta a él:',
  change: 'Cambiar de jugador',
  done: 'Aquí estás. Partidas jugadas: {played}, ganadas: {won}.',
};

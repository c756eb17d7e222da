// All that the player’s code says, in European Portuguese. No native speaker has read it yet.

export const texts = {
  title: 'Tu noutros dispositivos',
  'what-it-is': 'O teu código leva o teu jogo e os teus recordes para outro dispositivo.',
  show: 'Mostrar o meu código',
  keep: 'Guarda este código: és tu. Quem o tiver joga como se fosses tu.',
  copy: 'Copiar o código',
  picture: 'Código QR: abre esta página com o teu código',
  scan: 'Para a câmara de um telemóvel',
  'have-one': 'Tenho um código',
  code: 'Código',
  use: 'Usar',
  'from-link': 'Um link trouxe este código. Se o usares, este navegador joga como esse jogador.',
  'wrong-sign': 'Grupo {group}: nenhum código tem «{sign}».',
  'wrong-size': 'O grupo {group} não tem quatro caracteres.',
  'wrong-length': 'Um código tem 28 caracteres; este, {count}.',
  'wrong-group': 'O grupo {group} está errado.',
  'wrong-letters': 'Pelo menos dois caracteres estão errados ou trocados.',
  'no-player': 'Nenhum jogador tem este código. Foi esquecido, ou não foi usado em 400 dias.',
  'is-you': 'Esse já és tu.',
  stays:
    'O jogador deste navegador tem jogos próprios. Fica no servidor, e este código leva de volta ' +
    'a ele:',
  change: 'Trocar de jogador',
  done: 'Aqui estás. Jogos: {played}, ganhos: {won}.',
};

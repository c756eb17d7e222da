// All that the player’s code says, in Brazilian Portuguese. No native speaker has read it yet.

export const texts = {
  title: 'Você em outros aparelhos',
  'what-it-is': 'Seu código leva o seu jogo e os seus recordes para outro aparelho.',
  show: 'Mostrar meu código',
  keep: 'Guarde este código: ele é você. Quem o tiver joga como se fosse você.',
  copy: 'Copiar o código',
  picture: 'Código QR: abre esta página com seu código',
  scan: 'Para a câmera de um celular',
  'have-one': 'Tenho um código de jogador',
  code: 'Código',
  use: 'Usar',
  'from-link':
    'Um link trouxe este código. Se você o usar, este navegador joga como aquele jogador.',
  'wrong-sign': 'Grupo {group}: nenhum código tem “{sign}”.',
  'wrong-size': 'O grupo {group} não tem quatro caracteres.',
  'wrong-length': 'Um código tem 28 caracteres; este, {count}.',
  'wrong-group': 'O grupo {group} está errado.',
  'wrong-letters': 'Pelo menos dois caracteres estão errados ou trocados.',
  'no-player': 'Nenhum jogador tem este código. Foi esquecido, ou não foi usado em 400 dias.',
  'is-you': 'Esse já é você.',
  stays: 'Este navegador tem recordes próprios. Guarde este código para recuperá-los:',
  change: 'Trocar de jogador',
  done: 'Aqui está você. Jogos: {played}, ganhos: {won}.',
};

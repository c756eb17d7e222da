// All that help says, and what it asks, in Portuguese. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Como jogar',
  'help-guess':
    'Toque ou digite uma letra. Se não estiver na palavra, é um erro e desenha uma parte da ' +
    'figura; com a figura inteira você perde. Repetir uma letra não custa nada.',
  'help-words':
    'Espaços, hífens e apóstrofos aparecem. As duas listas de palavras inglesas quase não têm ' +
    'plurais. As opções dizem quanto ganha quem joga por diversão.',
  'what-is-evil': 'O que é malvado?',
  'help-evil':
    'Um computador honesto escolhe uma palavra, fica com ela e pode provar. Um malvado nunca ' +
    'mente sobre uma letra, mas odeia perder. Jogue contra ele e depois veja “O que ele fez”.',
  'the-trick': 'Conte o truque',
  'trick-classic':
    '**Clássico** não pensa em palavra nenhuma. Separa as palavras que ainda servem pelo lugar ' +
    'da sua letra e guarda o maior grupo.',
  'trick-diabolical':
    '**Diabólico** continua a jogar na cabeça com cada grupo e guarda o que mais erros custa a ' +
    'você.',
  together: 'Jogar juntos',
  'help-link':
    'Com o mesmo link todos jogam exatamente o mesmo jogo. Esses jogos não contam em pontos, ' +
    'números nem séries.',
  'copy-a-link': 'Copiar um link',
  privacy: 'Privacidade',
  'help-privacy':
    'Um cookie guarda um número ao acaso, com o qual o servidor mantém as suas opções, o jogo e ' +
    'os pontos até 400 dias depois da última mudança. “Seu código”, nos pontos, é esse número ' +
    'em letras. O seu navegador guarda a aparência da página. Nada mais, ninguém mais.',
  forget: 'Esquecer',
  'help-languages': 'Ninguém que cresceu com o português leu ainda estes textos.',
  'ask-forget': 'Esquecer-me?',
  'ask-forget-text':
    'O seu jogo, os pontos, as opções e o cookie vão embora para sempre, em todos os seus ' +
    'aparelhos.',
  'ask-forget-yes': 'Esquecer',
  forgotten: 'Esquecido. “Novo jogo” começa do zero.',
};

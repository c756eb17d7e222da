// All that help says, and what it asks, in Brazilian Portuguese; no native speaker has read it.

export const texts = {
  'how-to-play': 'Como jogar',
  'help-guess':
    'Toque ou digite uma letra. Se não estiver na palavra, é um erro e desenha uma parte da ' +
    'figura; com a figura inteira você perde. Repetir uma letra não custa nada.',
  'help-words':
    'Espaços, hifens e apóstrofos aparecem. As duas listas de palavras inglesas quase não têm ' +
    'plurais. “75 em cada 100 ganham” vale para quem se lembra de todas as palavras comuns que ' +
    'servem. Com dez por vez, talvez a metade.',
  'what-is-evil': 'O que é um computador malvado?',
  'help-evil':
    'Um computador honesto escolhe uma palavra, fica com ela e pode provar. Um malvado nunca ' +
    'mente sobre uma letra, mas odeia perder. Jogue contra ele e depois veja “O que eu fiz”.',
  'the-trick': 'Qual é o truque?',
  'trick-classic':
    '**Suave** e **Astuto** não pensam em palavra nenhuma. Separam as palavras que ainda servem ' +
    'pelo lugar da sua letra e ficam com o maior grupo.',
  'trick-diabolical':
    '**Malvado** e **Diabólico** continuam jogando na cabeça com cada grupo e ficam com o que ' +
    'mais erros custa a você.',
  privacy: 'Privacidade',
  'help-privacy':
    'Um cookie guarda um número sorteado, com o qual o servidor mantém as suas opções, o jogo e ' +
    'os recordes até 400 dias depois da última alteração. “Seu código”, nos recordes, é esse ' +
    'número em letras. Uma sala guarda os resultados dos seus lugares 400 dias no máximo. O seu ' +
    'navegador guarda a aparência da página e os links das suas salas. Nada mais, ninguém mais.',
  forget: 'Me esqueça',
  'help-languages':
    'Ninguém que cresceu no Brasil leu ainda estes textos. Se uma frase soar mal, avise quem ' +
    'cuida desta página.',
  'ask-forget': 'Esquecer você?',
  'ask-forget-text':
    'O seu jogo, os recordes, as opções e o cookie vão embora para sempre, em todos os seus ' +
    'aparelhos.',
  'ask-forget-yes': 'Me esqueça',
  forgotten: 'Esquecido. “Novo jogo” começa do zero.',
};

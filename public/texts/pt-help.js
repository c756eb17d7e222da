// All that help says, and what it asks, in European Portuguese; no native speaker has read it yet.

export const texts = {
  'how-to-play': 'Como jogar',
  'help-guess':
    'Toca numa letra ou escreve-a. Se não estiver na palavra, é um erro e desenha uma parte da ' +
    'figura; com a figura inteira perdes. Repetir uma letra não custa nada.',
  'help-words':
    'Espaços, hífenes e apóstrofos aparecem. As duas listas de palavras inglesas quase não têm ' +
    'plurais. «75 em cada 100 ganham» vale para quem se lembra de todas as palavras comuns que ' +
    'servem. Com dez de cada vez, talvez metade.',
  'what-is-evil': 'O que é um computador malvado?',
  'help-evil':
    'Um computador honesto escolhe uma palavra, fica com ela e pode prová-lo. Um malvado nunca ' +
    'mente sobre uma letra, mas detesta perder. Joga contra ele e depois vê «O que eu fiz».',
  'the-trick': 'Conta-me o truque',
  'trick-classic':
    '**Suave** e **Astuto** não pensam em palavra nenhuma. Separam as palavras que ainda servem ' +
    'pelo lugar da tua letra e ficam com o maior grupo.',
  'trick-diabolical':
    '**Malvado** e **Diabólico** continuam a jogar na cabeça com cada grupo e ficam com o que ' +
    'mais erros te custa.',
  privacy: 'Privacidade',
  'help-privacy':
    'Um cookie guarda um número aleatório, com o qual o servidor mantém as tuas definições, ' +
    'o jogo e os recordes até 400 dias depois da última alteração. «O teu código», nos ' +
    'recordes, é esse número em letras. Uma sala guarda os resultados dos seus lugares 400 ' +
    'dias no máximo. O teu navegador guarda o aspeto da página e os links das tuas salas. ' +
    'Nada mais, ninguém mais.',
  forget: 'Esquece-me',
  'help-languages':
    'Ninguém que cresceu em Portugal leu ainda estes textos. Se uma frase soar mal, avisa quem ' +
    'trata desta página.',
  'ask-forget': 'Esquecer-te?',
  'ask-forget-text':
    'O teu jogo, os recordes, as definições e o cookie desaparecem para sempre, em todos os teus ' +
    'dispositivos.',
  'ask-forget-yes': 'Esquece-me',
  forgotten: 'Esquecido. «Novo jogo» começa do zero.',
};

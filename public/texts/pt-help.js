// All that help says, and what it asks, in European Portuguese; no native speaker has read it yet.

export const texts = {
  'how-to-play': 'Como jogar',
  'help-guess':
    'Diz uma letra. Se não estiver na palavra, desenha-se uma parte da figura. Com a figura ' +
    'inteira perdes.',
  'help-dodge':
    'Mas não há palavra: tenho muitas na barriga. Dizes **A**, e eu fico com as que não têm A.',
  'help-did':
    'Depois, «O que eu fiz» mostra o que deixei escapar. Faço batota, mas nunca minto sobre ' +
    'uma letra.',
  'help-drawn': 'A LOBO BODE GATO VACA',
  'good-to-know': 'Convém saber',
  'help-rates':
    '«… em cada 100 ganham»: de 100 que se lembram de todas as palavras comuns que servem. Se ' +
    'pensares só em dez palavras de cada vez, talvez ganhes metade disso.',
  'help-rungs':
    '**Honesto** escolhe uma palavra, fica com ela e pode prová-lo. **Suave** e **Astuto** ' +
    'ficam com o máximo de palavras que podem. **{evil}** e **{devil}** pensam à frente e ' +
    'ficam com as que mais erros te custam.',
  'help-words':
    'Repetir uma letra não custa nada. Espaços, algarismos e outros sinais aparecem. As duas ' +
    'listas de palavras inglesas quase não têm plurais.',
  privacy: 'Privacidade',
  'help-privacy':
    'Um cookie guarda um número aleatório, com o qual o servidor mantém as tuas definições, o ' +
    'jogo e os recordes até 400 dias depois da última alteração. «Levar os meus recordes para ' +
    'outro dispositivo» mostra esse número em letras. Uma sala guarda os seus resultados 400 ' +
    'dias no máximo. O teu navegador guarda o aspeto da página, as tuas salas, os nomes nelas e ' +
    'como acabaram os dias anteriores. Nada mais, ninguém mais.',
  forget: 'Esquece-me',
  'help-languages':
    'Ninguém que cresceu em Portugal leu ainda estes textos. Se uma frase soar mal, avisa quem ' +
    'trata desta página.',
  'ask-forget': 'Esquecer-te?',
  'ask-forget-text':
    'O teu jogo, os recordes e as definições desaparecem para sempre, em todos os teus ' +
    'dispositivos, e as tuas salas neste.',
  'ask-forget-yes': 'Esquece-me',
  forgotten: 'Esquecido. «Novo jogo» começa do zero.',
};

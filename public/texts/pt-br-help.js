// All that help says, and what it asks, in Brazilian Portuguese; no native speaker has read it.

export const texts = {
  'how-to-play': 'Como jogar',
  'help-guess':
    'Diga uma letra. Se não estiver na palavra, uma parte da figura é desenhada. Com a ' +
    'figura inteira você perde.',
  'help-dodge':
    'Mas não há palavra: tenho muitas na barriga. Você diz **A**, e eu fico com as que não têm ' +
    'A.',
  'help-did':
    'Depois, “O que eu fiz” mostra o que deixei escapar. Eu trapaceio, mas nunca minto sobre ' +
    'uma letra.',
  'help-drawn': 'A LOBO BODE GATO VACA',
  'good-to-know': 'Bom saber',
  'help-rates':
    '“… em cada 100 ganham”: de 100 que se lembram de todas as palavras comuns que servem. Se ' +
    'você pensar só em dez palavras por vez, talvez ganhe a metade disso.',
  'help-rungs':
    '**Honesto** escolhe uma palavra, fica com ela e pode provar. **Suave** e **Astuto** ' +
    'ficam com o máximo de palavras que podem. **{evil}** e **{devil}** pensam à frente e ' +
    'ficam com as que mais erros custam a você.',
  'help-words':
    'Repetir uma letra não custa nada. Espaços, algarismos e outros sinais aparecem. As duas ' +
    'listas de palavras inglesas quase não têm plurais.',
  privacy: 'Privacidade',
  'help-privacy':
    'Um cookie guarda um número sorteado, com o qual o servidor mantém as suas opções, o jogo e ' +
    'os recordes até 400 dias depois da última alteração. “Levar meus recordes para outro ' +
    'aparelho” mostra esse número em letras. Uma sala guarda os seus resultados 400 dias no ' +
    'máximo. O seu navegador guarda a aparência da página, as suas salas, os nomes nelas e como ' +
    'acabaram os dias anteriores. Nada mais, ninguém mais.',
  forget: 'Me esqueça',
  'help-languages':
    'Ninguém que cresceu no Brasil leu ainda estes textos. Se uma frase soar mal, avise quem ' +
    'cuida desta página.',
  'ask-forget': 'Esquecer você?',
  'ask-forget-text':
    'O seu jogo, os recordes e as opções vão embora para sempre, em todos os seus aparelhos, e ' +
    'as suas salas neste.',
  'ask-forget-yes': 'Me esqueça',
  forgotten: 'Esquecido. “Novo jogo” começa do zero.',
};

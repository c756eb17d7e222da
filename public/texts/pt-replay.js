// All that the replay says, in European Portuguese.

export const texts = {
  evil:
    'A cada letra fiquei com um grupo de palavras e deixei ir as outras. As verdes tinham a tua ' +
    'letra.',
  honest: 'A cada letra caíram as palavras que já não serviam. As verdes tinham a tua letra.',
  'all-evil': {
    one: '{n} palavra, sem escolha',
    many: '{n} palavras, nenhuma escolhida',
    other: '{n} palavras, nenhuma escolhida',
  },
  'all-honest': {
    one: '{n} palavra',
    many: '{n} palavras, uma escolhida',
    other: '{n} palavras, uma escolhida',
  },
  left: { one: 'resta {n}', many: 'restam {n}', other: 'restam {n}' },
  more: 'e mais {n}',
  groups: { one: '{n} grupo', many: '{n} grupos', other: '{n} grupos' },
  family: '{n}:',
  kept: '{n}, mantidas:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Disseste {letter}: estava em {gone} de {before}, fiquei com a única que não tinha.',
    many: 'Disseste {letter}: estava em {gone} de {before}, fiquei com as {n} que não tinham.',
    other: 'Disseste {letter}: estava em {gone} de {before}, fiquei com as {n} que não tinham.',
  },
  none: {
    one: 'Disseste {letter}: a única que restava não tinha.',
    many: 'Disseste {letter}: nenhuma das {n} tinha.',
    other: 'Disseste {letter}: nenhuma das {n} tinha.',
  },
  hit: {
    one: 'Disseste {letter}: de {before} fiquei com a única que tem a letra exatamente ali.',
    many: 'Disseste {letter}: de {before} fiquei com as {n} que têm a letra exatamente ali.',
    other: 'Disseste {letter}: de {before} fiquei com as {n} que têm a letra exatamente ali.',
  },
  all: {
    one: 'Disseste {letter}: a única que restava tinha.',
    many: 'Disseste {letter}: todas as {n} tinham exatamente ali.',
    other: 'Disseste {letter}: todas as {n} tinham exatamente ali.',
  },
  fitted: 'Disseste {letter}: antes serviam {before}, depois {after}.',
  'all-had': 'Todas tinham.',
  'none-had': 'Nenhuma tinha.',
  easier: 'maior, mas mais fácil para ti',
  'easier-by': 'Mais fácil para ti: saías com {here}. Aqui precisas de {kept}.',
  'easier-often': 'Mais fácil para ti: aqui é mais raro fazer {mistakes}.',
  scale:
    'A largura mostra quantas palavras restam, mas não em escala: um pouco mais estreito são ' +
    'muitas palavras a menos.',
  'one-left': 'Restava uma palavra; depois disseste {letters}.',
  hardest: '{mistakes} em {words}',
  caught: 'Apanhaste-me. Não me restava mais nada.',
  escaped: 'e mais {n} que eu podia ter dito',
  'escaped-last': 'a última que eu tinha',
  fixed: 'a minha palavra desde o início',
  proved:
    'Provado: com letras perfeitas, este jogo custa exatamente {mistakes}. Tu fizeste {made}.',
  'proved-least':
    'Provado: com letras perfeitas, este jogo custa pelo menos {mistakes}. Tu fizeste {made}.',
  'coach-all': 'Cada uma das tuas letras foi a melhor que havia.',
  'coach-good': {
    one: 'Das {all} letras que contavam, {n} foi a melhor que havia.',
    many: 'Das {all} letras que contavam, {n} foram as melhores que havia.',
    other: 'Das {all} letras que contavam, {n} foram as melhores que havia.',
  },
  'coach-won': 'Bem apanhado!',
  'coach-alive': {
    one: 'Em vez de «{yours}», «{best}» ter-te-ia salvado: a partir daí, bastava {n} erro.',
    many: 'Em vez de «{yours}», «{best}» ter-te-ia salvado: a partir daí, bastavam {n} erros.',
    other: 'Em vez de «{yours}», «{best}» ter-te-ia salvado: a partir daí, bastavam {n} erros.',
  },
  'coach-alive-none':
    'Em vez de «{yours}», «{best}» ter-te-ia salvado: a partir daí, sem mais erros.',
  'coach-enough': {
    one: 'Com «{best}» em vez de «{yours}», a partir daí teria bastado {n} erro.',
    many: 'Com «{best}» em vez de «{yours}», a partir daí teriam bastado {n} erros.',
    other: 'Com «{best}» em vez de «{yours}», a partir daí teriam bastado {n} erros.',
  },
  'coach-enough-none': 'Com «{best}» em vez de «{yours}», não teria sido preciso errar mais.',
  'coach-start': '«{letter}» está em {hit} destas {n} palavras: uma boa primeira letra.',
  'coach-first': 'A tua primeira letra, «{letter}», foi a melhor que havia.',
  hint: 'Melhor: «{letter}», em {hit} de {n} palavras',
  'hint-proved': {
    one: 'Melhor: «{letter}», depois bastava {n} erro',
    many: 'Melhor: «{letter}», depois bastavam {n} erros',
    other: 'Melhor: «{letter}», depois bastavam {n} erros',
  },
  'hint-proved-none': 'Melhor: «{letter}», depois sem mais erros',
  'report-unknown': 'Ninguém a conhece',
  'report-wrong': 'Mal escrita, ou não é palavra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Obrigado, fica anotado.',
};

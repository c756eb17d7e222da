// All that the replay says, in Brazilian Portuguese.

export const texts = {
  evil:
    'A cada letra fiquei com um grupo de palavras e deixei ir as outras. As verdes tinham a sua ' +
    'letra.',
  honest: 'A cada letra caíram as palavras que já não serviam. As verdes tinham a sua letra.',
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
    one: 'Você disse {letter}: estava em {gone} de {before}, fiquei com a única que não tinha.',
    many: 'Você disse {letter}: estava em {gone} de {before}, fiquei com as {n} que não tinham.',
    other: 'Você disse {letter}: estava em {gone} de {before}, fiquei com as {n} que não tinham.',
  },
  none: {
    one: 'Você disse {letter}: a única que restava não tinha.',
    many: 'Você disse {letter}: nenhuma das {n} tinha.',
    other: 'Você disse {letter}: nenhuma das {n} tinha.',
  },
  hit: {
    one: 'Você disse {letter}: de {before} fiquei com a única que tem a letra bem ali.',
    many: 'Você disse {letter}: de {before} fiquei com as {n} que têm a letra bem ali.',
    other: 'Você disse {letter}: de {before} fiquei com as {n} que têm a letra bem ali.',
  },
  all: {
    one: 'Você disse {letter}: a única que restava tinha.',
    many: 'Você disse {letter}: todas as {n} tinham bem ali.',
    other: 'Você disse {letter}: todas as {n} tinham bem ali.',
  },
  fitted: 'Você disse {letter}: antes serviam {before}, depois {after}.',
  'all-had': 'Todas tinham.',
  'none-had': 'Nenhuma tinha.',
  easier: 'maior, mas mais fácil para você',
  'easier-by': 'Mais fácil para você: sairia com {here}. Aqui precisa de {kept}.',
  'easier-often': 'Mais fácil para você: aqui é mais raro cometer {mistakes}.',
  scale:
    'A largura mostra quantas palavras restam, mas não em escala: um pouco mais estreito são ' +
    'muitas palavras a menos.',
  'one-left': 'Restava uma palavra; depois você disse {letters}.',
  hardest: '{mistakes} em {words}',
  caught: 'Você me pegou. Não me restava mais nada.',
  escaped: 'e mais {n} que eu podia ter dito',
  'escaped-last': 'a última que eu tinha',
  fixed: 'a minha palavra desde o início',
  proved: 'Provado: com letras perfeitas, este jogo custa exatamente {mistakes}. Você cometeu ' +
    '{made}.',
  'proved-least':
    'Provado: com letras perfeitas, este jogo custa pelo menos {mistakes}. Você cometeu ' +
    '{made}.',
  'coach-all': 'Cada uma das suas letras foi a melhor que havia.',
  'coach-good': {
    one: '{n} das suas {all} letras foi a melhor que havia.',
    many: '{n} das suas {all} letras foram as melhores que havia.',
    other: '{n} das suas {all} letras foram as melhores que havia.',
  },
  'coach-alive':
    'Em vez de {yours}, {best} teria salvado você: a partir daí, no máximo {mistakes}.',
  'coach-enough':
    'Com {best} em vez de {yours} poderia ter sido mais fácil: a partir daí, no máximo {mistakes}.',
  hint: '{letter} estava em {n}',
  'hint-proved': '{letter}: a partir daqui, no máximo {mistakes}',
  'report-unknown': 'Ninguém conhece',
  'report-wrong': 'Mal escrita, ou não é palavra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Obrigado, está anotado.',
};

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
    one: 'Das {all} letras que contavam, {n} foi a melhor que havia.',
    many: 'Das {all} letras que contavam, {n} foram as melhores que havia.',
    other: 'Das {all} letras que contavam, {n} foram as melhores que havia.',
  },
  'coach-won': 'Você o pegou bem!',
  'coach-alive': {
    one: 'Em vez de “{yours}”, “{best}” teria salvado você: a partir daí, bastava {n} erro.',
    many: 'Em vez de “{yours}”, “{best}” teria salvado você: a partir daí, bastavam {n} erros.',
    other: 'Em vez de “{yours}”, “{best}” teria salvado você: a partir daí, bastavam {n} erros.',
  },
  'coach-alive-none':
    'Em vez de “{yours}”, “{best}” teria salvado você: a partir daí, sem mais erros.',
  'coach-enough': {
    one: 'Com “{best}” em vez de “{yours}”, a partir daí teria bastado {n} erro.',
    many: 'Com “{best}” em vez de “{yours}”, a partir daí teriam bastado {n} erros.',
    other: 'Com “{best}” em vez de “{yours}”, a partir daí teriam bastado {n} erros.',
  },
  'coach-enough-none': 'Com “{best}” em vez de “{yours}”, não teria sido preciso errar mais.',
  'coach-start': '“{letter}” está em {hit} destas {n} palavras: uma boa primeira letra.',
  'coach-first': 'Sua primeira letra, “{letter}”, foi a melhor que havia.',
  hint: 'Melhor: “{letter}”, em {hit} de {n} palavras',
  'hint-proved': {
    one: 'Melhor: “{letter}”, depois bastava {n} erro',
    many: 'Melhor: “{letter}”, depois bastavam {n} erros',
    other: 'Melhor: “{letter}”, depois bastavam {n} erros',
  },
  'hint-proved-none': 'Melhor: “{letter}”, depois sem mais erros',
  'report-unknown': 'Ninguém conhece',
  'report-wrong': 'Mal escrita, ou não é palavra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Obrigado, está anotado.',
};

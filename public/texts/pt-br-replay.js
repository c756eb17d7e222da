// All that the replay says, in Brazilian Portuguese.

export const texts = {
  evil: 'A cada letra fiquei com um grupo de palavras e deixei ir as outras.',
  honest: 'A cada letra caíram as palavras que já não serviam.',
  green: 'As verdes tinham a sua letra. As que a têm no mesmo lugar são um grupo.',
  more: 'e mais {n}',
  left: 'ainda {n}',
  groups: { one: '{n} grupo', many: '{n} grupos', other: '{n} grupos' },
  family: '{n}:',
  kept: '{n}, mantidas:',
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
  easier: 'mais palavras, mas mais fácil para você',
  'one-left': 'Restava uma palavra; depois você disse {letters}.',
  caught: 'Você me pegou. Não me restava mais nada.',
  escaped: 'e mais {n} que eu podia ter dito',
  'escaped-last': 'a última que eu tinha',
  fixed: 'a minha palavra desde o início',
  proved:
    'Um jogador perfeito comete aqui no máximo {mistakes}, faça eu o que fizer. Você cometeu ' +
    '{made}.',
  'proved-lost': 'Contra um computador perfeito, ninguém ganha este jogo.',
  'coach-good': 'Boas escolhas, certeiras ou não: {letters}.',
  'coach-won': 'Você o pegou direitinho!',
  'coach-enough': {
    one: 'Com {best} em vez de {yours}, dali em diante você podia ter ganhado com apenas {n} erro.',
    many:
      'Com {best} em vez de {yours}, dali em diante você podia ter ganhado com apenas {n} erros.',
    other:
      'Com {best} em vez de {yours}, dali em diante você podia ter ganhado com apenas {n} erros.',
  },
  'coach-enough-none': 'Com {best} em vez de {yours}, você podia ter ganhado sem mais nenhum erro.',
  'coach-start': '{letter} está em {hit} destas {n} palavras: uma boa primeira letra.',
  hint: '{best} estava em {hit} das {n} palavras que restavam, {yours} em {own}.',
  'hint-why': 'Quanto mais palavras têm uma letra, menos eu posso guardar dizendo não.',
  'report-unknown': 'Ninguém conhece',
  'report-wrong': 'Mal escrita, ou não é palavra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Obrigado, está anotado.',
};

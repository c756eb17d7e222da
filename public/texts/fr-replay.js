// All that the replay says, in French.

export const texts = {
  evil: 'À chaque lettre, j’ai gardé un groupe de mots et laissé partir les autres.',
  honest: 'À chaque lettre, les mots qui ne convenaient plus ont été éliminés.',
  'you-said': 'Tu as dit',
  'i-kept': 'J’ai gardé',
  'i-let-go': 'J’ai laissé partir',
  'words-left': 'Mots possibles',
  'fell-away': 'Éliminés',
  more: 'et encore {n}',
  groups: 'Tous les groupes',
  family: '{n}\u00a0:',
  kept: '{n}, gardés\u00a0:',
  miss: {
    one: 'Tu as dit {letter}\u00a0: elle était dans {gone} sur {before}, j’ai gardé celui qui ne ' +
      'l’avait pas.',
    many: 'Tu as dit {letter}\u00a0: elle était dans {gone} sur {before}, j’ai gardé les {n} ' +
      'qui ne l’avaient pas.',
    other: 'Tu as dit {letter}\u00a0: elle était dans {gone} sur {before}, j’ai gardé les {n} ' +
      'qui ne l’avaient pas.',
  },
  none: {
    one: 'Tu as dit {letter}\u00a0: le seul mot restant ne l’avait pas.',
    many: 'Tu as dit {letter}\u00a0: aucun des {n} ne l’avait.',
    other: 'Tu as dit {letter}\u00a0: aucun des {n} ne l’avait.',
  },
  hit: {
    one: 'Tu as dit {letter}\u00a0: sur {before}, j’ai gardé le seul qui l’a exactement là.',
    many: 'Tu as dit {letter}\u00a0: sur {before}, j’ai gardé les {n} qui l’ont exactement là.',
    other: 'Tu as dit {letter}\u00a0: sur {before}, j’ai gardé les {n} qui l’ont exactement là.',
  },
  all: {
    one: 'Tu as dit {letter}\u00a0: le seul mot restant l’avait.',
    many: 'Tu as dit {letter}\u00a0: les {n} l’avaient exactement là.',
    other: 'Tu as dit {letter}\u00a0: les {n} l’avaient exactement là.',
  },
  fitted: 'Tu as dit {letter}\u00a0: {before} convenaient avant, {after} après.',
  easier: 'plus de mots, mais plus facile pour toi',
  'one-left': 'Il restait un mot\u00a0: {pattern}\u00a0; ensuite tu as dit {letters}.',
  caught: 'Tu m’as eu. Je n’avais plus rien d’autre.',
  escaped: 'et {n} de plus que j’aurais pu dire',
  'escaped-last': 'le dernier que j’avais',
  fixed: 'mon mot depuis le début',
  proved: 'Cette partie peut se gagner, quoi que je fasse\u00a0: ' +
    'les meilleures lettres coûtent au plus {mistakes}.',
  'proved-lost': 'Contre un ordinateur parfait, personne ne gagne cette partie.',
  'coach-good': 'Bien choisi, dans le mot ou pas\u00a0: {letters}.',
  'coach-well': 'bien',
  'coach-enough': 'Avec {best} à la place de {yours}, tu pouvais encore gagner.',
  'coach-fewer': 'Avec {best} à la place de {yours}, tu pouvais gagner avec moins d’erreurs.',
  'coach-sure': 'Avec {best} à la place de {yours}, je n’aurais pas pu dire non\u00a0: ' +
    'tous les mots restants l’avaient.',
  'coach-start': '{letter} est dans {hit} de ces {n} mots\u00a0: une bonne première lettre.',
  hint: '{best} était dans {hit} des {n} mots restants, {yours} dans {own}.',
  'hint-all': 'Tous les mots restants avaient {best}\u00a0: je n’aurais pas pu dire non.',
  'hint-why': 'Plus il y a de mots avec une lettre, moins je peux en garder en disant non\u00a0: ' +
    '{left} avec {best}, {own} avec {yours}.',
  'hint-likely':
    'Plus il y a de mots avec une lettre, plus il y a de chances que le mien l’ait aussi.',
  stood: 'Avant de dire {letter}\u00a0:',
  'report-unknown': 'Personne ne le connaît',
  'report-wrong': 'Mal écrit, ou pas un mot',
  'report-offensive': 'Blessant',
  'report-thanks': 'Merci, c’est noté.',
};

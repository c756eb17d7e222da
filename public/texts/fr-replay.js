// All that the replay says, in French.

export const texts = {
  evil: 'À chaque lettre, j’ai gardé un groupe de mots et laissé partir les autres. Les verts ' +
    'avaient ta lettre.',
  honest:
    'À chaque lettre, les mots qui ne convenaient plus ont été éliminés. Les verts avaient ta ' +
    'lettre.',
  'all-evil': {
    one: '{n} mot, aucun choix',
    many: '{n} mots, aucun choisi',
    other: '{n} mots, aucun choisi',
  },
  'all-honest': { one: '{n} mot', many: '{n} mots, un choisi', other: '{n} mots, un choisi' },
  left: { one: 'reste {n}', many: 'restent {n}', other: 'restent {n}' },
  more: 'et {n} de plus',
  groups: { one: '{n} groupe', many: '{n} groupes', other: '{n} groupes' },
  family: '{n}\u00a0:',
  kept: '{n}, gardés\u00a0:',
  guessed: '{letter}\u00a0: {before} → {after}',
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
  'all-had': 'Tous l’avaient.',
  'none-had': 'Aucun ne l’avait.',
  easier: 'plus grand, mais plus facile pour toi',
  'easier-by': 'Plus facile pour toi\u00a0: tu t’en sortais avec {here}. Ici, il t’en faut {kept}.',
  'easier-often': 'Plus facile pour toi\u00a0: ici, faire {mistakes} est plus rare.',
  scale:
    'La largeur montre combien de mots restent, mais pas à l’échelle\u00a0: un peu plus étroit, ' +
    'c’est beaucoup de mots en moins.',
  'one-left': 'Il restait un mot\u00a0; ensuite tu as dit {letters}.',
  hardest: '{mistakes} sur {words}',
  caught: 'Tu m’as eu. Je n’avais plus rien d’autre.',
  escaped: 'et {n} de plus que j’aurais pu dire',
  'escaped-last': 'le dernier que j’avais',
  fixed: 'mon mot depuis le début',
  proved: 'Prouvé : avec des lettres parfaites, cette partie coûte exactement {mistakes}. Toi, ' +
    '{made}.',
  'proved-least':
    'Prouvé : avec des lettres parfaites, cette partie coûte au moins {mistakes}. Toi, ' +
    '{made}.',
  'coach-all': 'Chacune de tes lettres était la meilleure possible.',
  'coach-good': {
    one: 'Sur les {all} lettres qui comptaient, {n} était la meilleure possible.',
    many: 'Sur les {all} lettres qui comptaient, {n} étaient les meilleures possibles.',
    other: 'Sur les {all} lettres qui comptaient, {n} étaient les meilleures possibles.',
  },
  'coach-won': 'Bien attrapé\u00a0!',
  'coach-alive': {
    one:
      'À la place de «\u00a0{yours}\u00a0», «\u00a0{best}\u00a0» t’aurait sauvé\u00a0: à partir ' +
      'de là, {n} erreur suffisait.',
    many:
      'À la place de «\u00a0{yours}\u00a0», «\u00a0{best}\u00a0» t’aurait sauvé\u00a0: à partir ' +
      'de là, {n} erreurs suffisaient.',
    other:
      'À la place de «\u00a0{yours}\u00a0», «\u00a0{best}\u00a0» t’aurait sauvé\u00a0: à partir ' +
      'de là, {n} erreurs suffisaient.',
  },
  'coach-alive-none':
    'À la place de «\u00a0{yours}\u00a0», «\u00a0{best}\u00a0» t’aurait sauvé\u00a0: à partir de ' +
    'là, plus aucune erreur.',
  'coach-enough': {
    one:
      'Avec «\u00a0{best}\u00a0» à la place de «\u00a0{yours}\u00a0», {n} erreur aurait suffi à ' +
      'partir de là.',
    many:
      'Avec «\u00a0{best}\u00a0» à la place de «\u00a0{yours}\u00a0», {n} erreurs auraient suffi ' +
      'à partir de là.',
    other:
      'Avec «\u00a0{best}\u00a0» à la place de «\u00a0{yours}\u00a0», {n} erreurs auraient suffi ' +
      'à partir de là.',
  },
  'coach-enough-none':
    'Avec «\u00a0{best}\u00a0» à la place de «\u00a0{yours}\u00a0», plus aucune erreur n’aurait ' +
    'été nécessaire.',
  'coach-start':
    '«\u00a0{letter}\u00a0» est dans {hit} de ces {n} mots\u00a0: une bonne première lettre.',
  'coach-first': 'Ta première lettre, «\u00a0{letter}\u00a0», était la meilleure possible.',
  hint: 'Mieux\u00a0: «\u00a0{letter}\u00a0», dans {hit} mots sur {n}',
  'hint-proved': {
    one: 'Mieux\u00a0: «\u00a0{letter}\u00a0», puis {n} erreur suffisait',
    many: 'Mieux\u00a0: «\u00a0{letter}\u00a0», puis {n} erreurs suffisaient',
    other: 'Mieux\u00a0: «\u00a0{letter}\u00a0», puis {n} erreurs suffisaient',
  },
  'hint-proved-none': 'Mieux\u00a0: «\u00a0{letter}\u00a0», puis plus aucune erreur',
  'report-unknown': 'Personne ne le connaît',
  'report-wrong': 'Mal écrit, ou pas un mot',
  'report-offensive': 'Blessant',
  'report-thanks': 'Merci, c’est noté.',
};

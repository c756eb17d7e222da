// All that help says, and what it asks, in French. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Les règles',
  'help-guess':
    'Touche ou tape une lettre. Si elle n’est pas dans le mot, c’est une erreur qui dessine un ' +
    'morceau de l’image\u00a0; l’image entière fait perdre. Réessayer une lettre ne coûte rien.',
  'help-words':
    'Les espaces, traits d’union et apostrophes sont montrés. Les deux listes de mots anglais ' +
    'n’ont presque pas de pluriels. «\u00a075 sur 100 gagnent\u00a0» vaut pour qui pense à tous ' +
    'les mots courants possibles. Avec dix à la fois, c’est peut-être la moitié.',
  'what-is-evil': 'Pourquoi maléfique\u00a0?',
  'help-evil':
    'Un ordinateur honnête choisit un mot, le garde et peut le prouver. Un maléfique ne ment ' +
    'jamais sur une lettre, mais déteste perdre. Joue contre lui, puis regarde «\u00a0Ce que ' +
    'j’ai fait\u00a0».',
  'the-trick': 'Dis-moi le truc',
  'trick-classic':
    '**Facile** et **Rusé** n’ont aucun mot en tête. Ils trient les mots encore possibles selon ' +
    'la place de ta lettre, et gardent le plus grand groupe.',
  'trick-diabolical':
    '**Maléfique** et **Diabolique** continuent la partie dans leur tête avec chaque groupe, et ' +
    'gardent celui qui te coûte le plus d’erreurs.',
  privacy: 'Vie privée',
  'help-privacy':
    'Un cookie contient un nombre aléatoire, sous lequel le serveur garde tes réglages, ta ' +
    'partie et tes scores jusqu’à 400 jours après le dernier changement. «\u00a0Ton ' +
    'code\u00a0», dans les scores, est ce nombre en lettres. Une salle garde les résultats de ' +
    'ses places 400 jours au plus. Ton navigateur garde l’aspect de la page et les liens de ' +
    'tes salles. Rien d’autre, personne d’autre.',
  forget: 'Oublie-moi',
  'help-languages':
    'Aucun francophone de naissance n’a encore relu ces textes. Si une phrase sonne faux, ' +
    'signale-le à la personne qui tient cette page.',
  'ask-forget': 'M’oublier\u00a0?',
  'ask-forget-text':
    'Ta partie, tes scores, tes réglages et ton cookie disparaissent pour de bon, sur tous tes ' +
    'appareils.',
  'ask-forget-yes': 'Oublie-moi',
  forgotten: 'Oublié. «\u00a0Nouvelle partie\u00a0» repart de zéro.',
};

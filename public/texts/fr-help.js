// All that help says, and what it asks, in French. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Les règles',
  'help-guess':
    'Dis une lettre. Si elle n’est pas dans le mot, un morceau de l’image est dessiné. ' +
    'L’image entière fait perdre.',
  'help-dodge':
    'Mais il n’y a pas de mot\u00a0: j’en ai plusieurs dans le ventre. Tu dis **A**, et je ' +
    'garde ceux qui n’ont pas de A.',
  'help-did':
    'Ensuite, «\u00a0Ce que j’ai fait\u00a0» montre ce que j’ai lâché. Je triche, mais je ne ' +
    'mens jamais sur une lettre.',
  'help-drawn': 'A LION LOUP CHAT PAON',
  'good-to-know': 'Bon à savoir',
  'help-rates':
    '«\u00a0… sur 100 gagnent\u00a0»\u00a0: sur 100 qui pensent à tous les mots courants ' +
    'possibles. Si tu ne penses qu’à dix mots à la fois, tu gagneras peut-être deux fois moins ' +
    'souvent.',
  'help-rungs':
    '**Honnête** choisit un mot, le garde et peut le prouver. **Gentil** et **Rusé** gardent le ' +
    'plus de mots possible. **{evil}** et **{devil}** réfléchissent à la suite, et gardent ' +
    'ceux qui te coûtent le plus d’erreurs.',
  'help-words': 'Réessayer une lettre ne coûte rien. Les espaces, chiffres et autres signes sont ' +
    'montrés. Les deux listes de mots anglais n’ont presque pas de pluriels.',
  privacy: 'Vie privée',
  'help-privacy':
    'Un cookie contient un nombre aléatoire, sous lequel le serveur garde tes réglages, ta ' +
    'partie et tes scores jusqu’à 400 jours après le dernier changement. «\u00a0Emporter mes ' +
    'scores sur un autre appareil\u00a0» montre ce nombre en lettres. Une salle garde ses ' +
    'résultats 400 jours au plus. Ton navigateur garde l’aspect de la page, tes salles, les noms ' +
    'que tu y écris et l’issue des jours passés. Rien d’autre, personne d’autre.',
  forget: 'Oublie-moi',
  'help-languages':
    'Aucun francophone de naissance n’a encore relu ces textes. Si une phrase sonne faux, ' +
    'signale-le à la personne qui tient cette page.',
  'ask-forget': 'M’oublier\u00a0?',
  'ask-forget-text':
    'Ta partie, tes scores et tes réglages disparaissent pour de bon, sur tous tes appareils, et ' +
    'tes salles sur celui-ci.',
  'ask-forget-yes': 'Oublie-moi',
  forgotten: 'Oublié. «\u00a0Nouvelle partie\u00a0» repart de zéro.',
};

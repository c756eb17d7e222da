// All that the player’s code says, in French. No native speaker has read it yet.

export const texts = {
  title: 'Toi sur d’autres appareils',
  'what-it-is': 'Ton code emporte ta partie et tes scores sur un autre appareil.',
  show: 'Montrer mon code',
  keep: 'Garde ce code\u00a0: c’est toi. Quiconque l’a peut jouer à ta place.',
  copy: 'Copier le code',
  picture: 'Code QR\u00a0: ouvre cette page avec ton code',
  scan: 'Pour l’appareil photo d’un téléphone',
  'have-one': 'J’ai un code de joueur',
  code: 'Code',
  use: 'Utiliser',
  'from-link':
    'Un lien a apporté ce code. Si tu l’utilises, ce navigateur joue comme cet autre joueur.',
  'wrong-sign': 'Groupe {group}\u00a0: aucun code ne contient «\u00a0{sign}\u00a0».',
  'wrong-size': 'Le groupe {group} n’a pas quatre signes.',
  'wrong-length': 'Un code a 28 signes, celui-ci {count}.',
  'wrong-group': 'Le groupe {group} est mal tapé.',
  'wrong-letters': 'Au moins deux signes sont faux ou intervertis.',
  'no-player': 'Aucun joueur n’a ce code. Il a été oublié, ou pas utilisé depuis 400 jours.',
  'is-you': 'C’est déjà toi.',
  stays: 'Ce navigateur a ses propres scores. Garde ce code pour les retrouver\u00a0:',
  change: 'Changer de joueur',
  done: 'Te voilà. Parties jouées\u00a0: {played}, gagnées\u00a0: {won}.',
};

// All that the player’s code says, in Dutch. No native speaker has read it yet.

export const texts = {
  title: 'Jij op andere apparaten',
  'what-it-is': 'Je code neemt je spel en je scores mee naar een ander apparaat.',
  show: 'Mijn code tonen',
  keep: 'Bewaar deze code goed: wie hem heeft, speelt in jouw naam.',
  copy: 'Code kopiëren',
  picture: 'QR-code: opent deze pagina met je code',
  scan: 'Voor de camera van een telefoon',
  'have-one': 'Ik heb een code',
  code: 'Code',
  use: 'Gebruiken',
  'from-link': 'Een link bracht deze code. Gebruik je hem, dan speelt deze browser als die speler.',
  'wrong-sign': 'Groep {group}: geen code heeft ‘{sign}’.',
  'wrong-size': 'Groep {group} heeft geen vier tekens.',
  'wrong-length': 'Een code heeft 28 tekens, deze {count}.',
  'wrong-group': 'Groep {group} is verkeerd getypt.',
  'wrong-letters': 'Minstens twee tekens zijn fout of verwisseld.',
  'no-player': 'Geen speler heeft deze code. Hij is vergeten, of 400 dagen niet gebruikt.',
  'is-you': 'Dat ben je al.',
  stays: 'De speler van deze browser heeft eigen spellen. Die blijft op de server, en deze code ' +
    'leidt naar die speler terug:',
  change: 'Van speler wisselen',
  done: 'Daar ben je: {played} gespeeld, {won} gewonnen.',
};

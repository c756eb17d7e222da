// All that the player’s code says, in German. No native speaker has read it yet.

export const texts = {
  title: 'Du auf anderen Geräten',
  'what-it-is': 'Dein Code bringt dein Spiel und deine Siege auf ein anderes Gerät.',
  show: 'Meinen Code zeigen',
  keep: 'Bewahr diesen Code gut auf: Wer ihn hat, spielt in deinem Namen.',
  copy: 'Code kopieren',
  picture: 'QR-Code: öffnet diese Seite mit deinem Code',
  scan: 'Für die Kamera eines Handys',
  'have-one': 'Ich habe einen Spielercode',
  code: 'Code',
  use: 'Verwenden',
  'from-link':
    'Ein Link hat diesen Code mitgebracht. Verwendest du ihn, spielst du hier als der Spieler, ' +
    'dem er gehört.',
  'wrong-sign': 'Gruppe {group}: „{sign}“ kommt in keinem Code vor.',
  'wrong-size': 'Gruppe {group} hat nicht vier Zeichen.',
  'wrong-length': 'Ein Code hat 28 Zeichen, dieser {count}.',
  'wrong-group': 'In Gruppe {group} ist ein Tippfehler.',
  'wrong-letters': 'Mindestens zwei Zeichen sind falsch oder vertauscht.',
  'no-player': 'Kein Spieler hat diesen Code. Er wurde vergessen oder 400 Tage nicht benutzt.',
  'is-you': 'Das bist du schon.',
  stays: 'Dieser Browser hat eigene Siege. Heb diesen Code auf, dann bekommst du sie zurück:',
  change: 'Spieler wechseln',
  done: 'Da bist du: {played} gespielt, {won} gewonnen.',
};

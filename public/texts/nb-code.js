// All that the player’s code says, in Norwegian. No native speaker has read it yet.

export const texts = {
  title: 'Du på andre enheter',
  'what-it-is': 'Koden din tar med spillet og rekordene dine til en annen enhet.',
  show: 'Vis koden min',
  keep: 'Ta vare på denne koden: Den er deg. Den som har den, spiller som deg.',
  copy: 'Kopier koden',
  picture: 'QR-kode: åpner denne siden med koden din',
  scan: 'For kameraet på en telefon',
  'have-one': 'Jeg har en spillerkode',
  code: 'Kode',
  use: 'Bruk den',
  'from-link':
    'En lenke kom med denne koden. Bruker du den, spiller denne nettleseren som den spilleren.',
  'wrong-sign': 'Gruppe {group}: Ingen kode har «{sign}».',
  'wrong-size': 'Gruppe {group} har ikke fire tegn.',
  'wrong-length': 'En kode har 28 tegn, denne {count}.',
  'wrong-group': 'Gruppe {group} er skrevet feil.',
  'wrong-letters': 'Minst to tegn er feil eller byttet om.',
  'no-player': 'Ingen spiller har denne koden. Den er glemt eller ikke brukt på 400 dager.',
  'is-you': 'Det er du allerede.',
  stays: 'Denne nettleseren har sine egne rekorder. Ta vare på koden, så får du dem tilbake:',
  change: 'Bytt spiller',
  done: 'Der er du: {played} spilt, {won} vunnet.',
};

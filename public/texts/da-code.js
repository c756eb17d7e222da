// All that the player’s code says, in Danish. No native speaker has read it yet.

export const texts = {
  title: 'Dig på andre enheder',
  'what-it-is': 'Din kode tager dit spil og dine rekorder med til en anden enhed.',
  show: 'Vis min kode',
  keep: 'Pas på denne kode: Den, der har den, spiller som dig.',
  copy: 'Kopiér koden',
  picture: 'QR-kode: åbner denne side med din kode',
  scan: 'Til en telefons kamera',
  'have-one': 'Jeg har en spillerkode',
  code: 'Kode',
  use: 'Brug den',
  'from-link':
    'Denne kode kom med et link. Bruger du den, spiller du her som den spiller, koden tilhører.',
  'wrong-sign': 'Gruppe {group}: Ingen kode har »{sign}«.',
  'wrong-size': 'Gruppe {group} har ikke fire tegn.',
  'wrong-length': 'En kode har 28 tegn, denne {count}.',
  'wrong-group': 'Gruppe {group} er tastet forkert.',
  'wrong-letters': 'Mindst to tegn er forkerte eller byttet om.',
  'no-player': 'Ingen spiller har denne kode. Den er glemt eller ikke brugt i 400 dage.',
  'is-you': 'Det er du allerede.',
  stays: 'Denne browser har sine egne rekorder. Gem denne kode, så du kan få dem igen:',
  change: 'Skift spiller',
  done: 'Der er du: {played} spillet, {won} vundet.',
};

// All that the player’s code says, in Swedish. No native speaker has read it yet.

export const texts = {
  title: 'Du på andra enheter',
  'what-it-is': 'Din kod tar med ditt spel och dina rekord till en annan enhet.',
  show: 'Visa min kod',
  keep: 'Spara koden: den är du. Den som har den spelar som du.',
  copy: 'Kopiera koden',
  picture: 'QR-kod: öppnar den här sidan med din kod',
  scan: 'För kameran i en telefon',
  'have-one': 'Jag har en spelarkod',
  code: 'Kod',
  use: 'Använd den',
  'from-link':
    'En länk kom med den här koden. Använder du den spelar webbläsaren som den spelaren.',
  'wrong-sign': 'Grupp {group}: ingen kod har ”{sign}”.',
  'wrong-size': 'Grupp {group} har inte fyra tecken.',
  'wrong-length': 'En kod har 28 tecken, den här {count}.',
  'wrong-group': 'Grupp {group} är felskriven.',
  'wrong-letters': 'Minst två tecken är fel eller omkastade.',
  'no-player': 'Ingen spelare har den här koden. Den är glömd eller har inte använts på 400 dagar.',
  'is-you': 'Det är redan du.',
  stays: 'Den här webbläsaren har egna rekord. Spara koden, så får du tillbaka dem:',
  change: 'Byt spelare',
  done: 'Här är du: {played} spelade, {won} vunna.',
};

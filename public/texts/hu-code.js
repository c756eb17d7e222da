// All that the player’s code says, in Hungarian. No native speaker has read it yet.

export const texts = {
  title: 'Te más eszközökön',
  'what-it-is': 'A kódod átviszi a játékodat és a rekordjaidat egy másik eszközre.',
  show: 'Mutasd a kódomat',
  keep: 'Vigyázz erre a kódra: ez te vagy. Akinél ott van, az a te nevedben játszik.',
  copy: 'Kód másolása',
  picture: 'QR-kód: megnyitja ezt az oldalt a kódoddal',
  scan: 'Telefon kamerájának',
  'have-one': 'Van egy játékoskódom',
  code: 'Kód',
  use: 'Használom',
  'from-link':
    'Ezt a kódot egy link hozta. Ha használod, ebben a böngészőben annak a nevében játszol, akié.',
  'wrong-sign': '{group}. csoport: „{sign}” nincs egyetlen kódban sem.',
  'wrong-size': '{group}. csoport: nem négy betűből áll.',
  'wrong-length': 'Egy kódban 28 betű van, ebben {count}.',
  'wrong-group': '{group}. csoport: el van írva.',
  'wrong-letters': 'Legalább két betű rossz vagy fel van cserélve.',
  'no-player': 'Nincs játékos ezzel a kóddal. Elfelejtettük, vagy 400 napig nem használták.',
  'is-you': 'Ez már te vagy.',
  stays: 'Ennek a böngészőnek saját rekordjai vannak. Őrizd meg ezt a kódot, hogy visszakapd őket:',
  change: 'Játékosváltás',
  done: 'Itt is vagy: {played} játék, {won} győzelem.',
};

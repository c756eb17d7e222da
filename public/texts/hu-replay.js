// All that the replay says, in Hungarian. No native speaker has read it yet.

export const texts = {
  evil: 'Minden betűnél egy csoportot tartottam meg a szavakból, a többit elengedtem.',
  honest: 'Minden betűnél kiestek azok a szavak, amelyek már nem illettek oda.',
  'you-said': 'A betűd',
  'i-kept': 'Megtartottam',
  'i-let-go': 'Elengedtem',
  'words-left': 'Megmaradt szavak',
  'fell-away': 'Kiestek',
  more: 'és még {n}',
  groups: 'Minden csoport',
  family: '{n}:',
  kept: '{n}, megtartva:',
  miss: {
    one: 'A betűd: {letter}. {before} szóból {gone} tartalmazta, egy nem: ezt tartottam meg.',
    other: 'A betűd: {letter}. {before} szóból {gone} tartalmazta, {n} nem: ezeket tartottam meg.',
  },
  none: {
    one: 'A betűd: {letter}. Az egyetlen maradék szóban nem volt benne.',
    other: 'A betűd: {letter}. {n} szó közül egyikben sem volt benne.',
  },
  hit: {
    one: 'A betűd: {letter}. {before} szóból egyet tartottam meg: ebben épp ott van.',
    other: 'A betűd: {letter}. {before} szóból {n} szót tartottam meg: ezekben épp ott van.',
  },
  all: {
    one: 'A betűd: {letter}. Az egyetlen maradék szóban benne volt.',
    other: 'A betűd: {letter}. Mindben ({n}) épp ott volt.',
  },
  fitted: 'A betűd: {letter}. Előtte {before} szó illett, utána {after}.',
  easier: 'több szó, de neked könnyebb',
  'one-left': 'Egyetlen szó maradt: {pattern}; azután ezeket mondtad: {letters}.',
  caught: 'Elkaptál. Több szavam nem maradt.',
  escaped: 'és még {n}, amit mondhattam volna',
  'escaped-last': 'az utolsó szavam',
  fixed: 'az én szavam kezdettől fogva',
  proved: 'Ez a játék megnyerhető, bármit teszek: a legjobb betűkkel legfeljebb {mistakes}.',
  'proved-lost': 'Tökéletes számítógép ellen ezt senki sem nyeri meg.',
  'coach-good': 'Jól választottál, akár talált, akár nem: {letters}.',
  'coach-well': 'jó',
  'coach-enough': '{yours} helyett {best} betűvel még nyerhettél volna.',
  'coach-fewer': '{yours} helyett {best} betűvel kevesebb hibával nyerhettél volna.',
  'coach-sure':
    '{yours} helyett {best} betűre nem mondhattam volna nemet: minden maradék szóban benne volt.',
  'coach-start': '{letter}: {n} szóból {hit} szóban benne van, jó első betű.',
  hint: '{best}: a maradék {n} szóból {hit} szóban volt benne, {yours}: {own} szóban.',
  'hint-all': '{best} minden maradék szóban benne volt: nem mondhattam volna nemet.',
  'hint-why':
    'Minél több szóban van benne egy betű, annál kevesebbet tarthatok meg, ha nemet mondok: ' +
    '{best} után {left}, {yours} után {own}.',
  'hint-likely':
    'Minél több szóban van benne egy betű, annál valószínűbb, hogy az enyémben is benne van.',
  stood: '{letter} előtt:',
  'report-unknown': 'Senki sem ismeri',
  'report-wrong': 'El van írva, vagy nem szó',
  'report-offensive': 'Sértő',
  'report-thanks': 'Köszönöm, feljegyeztem.',
};

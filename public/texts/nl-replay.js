// All that the replay says, in Dutch.

export const texts = {
  evil: 'Bij elke letter behield ik één groep woorden en liet ik de andere gaan.',
  honest: 'Bij elke letter vielen de woorden af die niet meer pasten.',
  'you-said': 'Je zei',
  'i-kept': 'Ik behield',
  'i-let-go': 'Ik liet gaan',
  'words-left': 'Woorden over',
  'fell-away': 'Vielen af',
  more: 'en nog {n}',
  groups: 'Alle groepen',
  family: '{n}:',
  kept: '{n}, behouden:',
  miss: {
    one: 'Je zei {letter}: die zat in {gone} van {before}, ik behield het ene zonder.',
    other: 'Je zei {letter}: die zat in {gone} van {before}, ik behield de {n} zonder.',
  },
  none: {
    one: 'Je zei {letter}: het enige woord had hem niet.',
    other: 'Je zei {letter}: geen van de {n} had hem.',
  },
  hit: {
    one: 'Je zei {letter}: van {before} behield ik het ene dat hem precies daar heeft.',
    other: 'Je zei {letter}: van {before} behield ik de {n} die hem precies daar hebben.',
  },
  all: {
    one: 'Je zei {letter}: het enige woord had hem.',
    other: 'Je zei {letter}: alle {n} hadden hem precies daar.',
  },
  fitted: 'Je zei {letter}: {before} pasten ervoor, {after} erna.',
  easier: 'meer woorden, maar makkelijker voor jou',
  'one-left': 'Er was één woord over: {pattern}; daarna zei je {letters}.',
  caught: 'Je hebt me te pakken. Meer had ik niet over.',
  escaped: 'en nog {n} die ik had kunnen zeggen',
  'escaped-last': 'het laatste dat ik had',
  fixed: 'mijn woord vanaf het begin',
  proved: 'Dit spel is te winnen, wat ik ook doe: de beste letters kosten hoogstens {mistakes}.',
  'proved-lost': 'Tegen een perfecte computer wint niemand dit spel.',
  'coach-good': 'Goed gekozen, raak of mis: {letters}.',
  'coach-well': 'goed',
  'coach-enough': 'Met {best} in plaats van {yours} had je nog kunnen winnen.',
  'coach-fewer': 'Met {best} in plaats van {yours} had je met minder fouten kunnen winnen.',
  'coach-sure': 'Met {best} in plaats van {yours} had ik geen nee kunnen zeggen: ' +
    'die zat in alle overgebleven woorden.',
  'coach-start': '{letter} zit in {hit} van deze {n} woorden: een goede eerste letter.',
  hint: '{best} zat in {hit} van de {n} overgebleven woorden, {yours} in {own}.',
  'hint-all': 'Alle overgebleven woorden hadden {best}: ik had geen nee kunnen zeggen.',
  'hint-why':
    'Hoe meer woorden een letter hebben, hoe minder ik er kan houden door nee te zeggen: ' +
    '{left} met {best}, {own} met {yours}.',
  'hint-likely':
    'Hoe meer woorden een letter hebben, hoe groter de kans dat die ook in mijn woord zit.',
  stood: 'Voordat je {letter} zei:',
  'report-unknown': 'Niemand kent het',
  'report-wrong': 'Fout gespeld, of geen woord',
  'report-offensive': 'Beledigend',
  'report-thanks': 'Bedankt, het is genoteerd.',
};

// All that the replay says, in Dutch.

export const texts = {
  evil:
    'Bij elke letter behield ik één groep woorden en liet ik de andere gaan. De groene hadden ' +
    'jouw letter.',
  honest:
    'Bij elke letter vielen de woorden af die niet meer pasten. De groene hadden jouw letter.',
  'all-evil': { one: '{n} woord, geen keus', other: '{n} woorden, geen enkel gekozen' },
  'all-honest': { one: '{n} woord', other: '{n} woorden, één gekozen' },
  left: 'nog {n}',
  more: 'en nog {n}',
  groups: { one: '{n} groep', other: '{n} groepen' },
  family: '{n}:',
  kept: '{n}, behouden:',
  guessed: '{letter}: {before} → {after}',
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
  'all-had': 'Alle hadden hem.',
  'none-had': 'Geen enkel woord had hem.',
  easier: 'groter, maar makkelijker voor jou',
  'easier-by': 'Makkelijker voor jou: klaar met {here}. Hier heb je er {kept} nodig.',
  'easier-often': 'Makkelijker voor jou: {mistakes} komen hier minder vaak voor.',
  scale: 'De breedte toont hoeveel woorden er over zijn, maar niet op schaal: iets smaller is al ' +
    'veel woorden minder.',
  'one-left': 'Er was één woord over; daarna zei je {letters}.',
  hardest: '{mistakes} bij {words}',
  caught: 'Je hebt me te pakken. Meer had ik niet over.',
  escaped: 'en nog {n} die ik had kunnen zeggen',
  'escaped-last': 'het laatste dat ik had',
  fixed: 'mijn woord vanaf het begin',
  proved: 'Bewezen: met perfecte letters kost dit spel precies {mistakes}. Jij maakte er {made}.',
  'proved-least':
    'Bewezen: met perfecte letters kost dit spel minstens {mistakes}. Jij maakte er {made}.',
  'coach-all': 'Elk van je letters was de beste die er was.',
  'coach-good': {
    one: 'Van de {all} letters die ertoe deden, was {n} de beste die er was.',
    other: 'Van de {all} letters die ertoe deden, waren {n} de beste die er waren.',
  },
  'coach-won': 'Goed betrapt!',
  'coach-alive': {
    one: 'In plaats van ‘{yours}’ had ‘{best}’ je gered: vanaf daar was {n} fout genoeg.',
    other: 'In plaats van ‘{yours}’ had ‘{best}’ je gered: vanaf daar waren {n} fouten genoeg.',
  },
  'coach-alive-none': 'In plaats van ‘{yours}’ had ‘{best}’ je gered: vanaf daar zonder fouten.',
  'coach-enough': {
    one: 'Met ‘{best}’ in plaats van ‘{yours}’ was vanaf daar {n} fout genoeg geweest.',
    other: 'Met ‘{best}’ in plaats van ‘{yours}’ waren vanaf daar {n} fouten genoeg geweest.',
  },
  'coach-enough-none': 'Met ‘{best}’ in plaats van ‘{yours}’ was geen fout meer nodig geweest.',
  'coach-start': '‘{letter}’ zit in {hit} van deze {n} woorden: een goede eerste letter.',
  'coach-first': 'Je eerste letter, ‘{letter}’, was de beste die er was.',
  hint: 'Beter: ‘{letter}’, in {hit} van {n} woorden',
  'hint-proved': {
    one: 'Beter: ‘{letter}’, dan was {n} fout genoeg',
    other: 'Beter: ‘{letter}’, dan waren {n} fouten genoeg',
  },
  'hint-proved-none': 'Beter: ‘{letter}’, dan geen fouten meer',
  'report-unknown': 'Niemand kent het',
  'report-wrong': 'Fout gespeld, of geen woord',
  'report-offensive': 'Beledigend',
  'report-thanks': 'Bedankt, het is genoteerd.',
};

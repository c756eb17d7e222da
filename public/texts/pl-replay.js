// All that the replay says, in Polish.

export const texts = {
  evil:
    'Przy każdej literze zostawiałem jedną grupę słów, a resztę odrzucałem. Zielone miały twoją ' +
    'literę.',
  honest: 'Przy każdej literze odpadały słowa, które już nie pasowały. Zielone miały twoją literę.',
  'all-evil': {
    one: '{n} słowo, bez wyboru',
    few: '{n} słowa, żadnego nie wybrałem',
    many: '{n} słów, żadnego nie wybrałem',
    other: '{n} słów, żadnego nie wybrałem',
  },
  'all-honest': {
    one: '{n} słowo',
    few: '{n} słowa, jedno wybrane',
    many: '{n} słów, jedno wybrane',
    other: '{n} słów, jedno wybrane',
  },
  left: { one: 'zostało {n}', few: 'zostały {n}', many: 'zostało {n}', other: 'zostało {n}' },
  more: 'i jeszcze {n}',
  groups: { one: '{n} grupa', few: '{n} grupy', many: '{n} grup', other: '{n} grup' },
  family: '{n}:',
  kept: '{n}, zostawione:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Litera {letter} była w {gone} z {before}, zostało {n} bez niej.',
    few: 'Litera {letter} była w {gone} z {before}, zostały {n} bez niej.',
    many: 'Litera {letter} była w {gone} z {before}, zostało {n} bez niej.',
    other: 'Litera {letter} była w {gone} z {before}, zostało {n} bez niej.',
  },
  none: {
    one: 'Litera {letter}: jedyne słowo jej nie miało.',
    few: 'Litera {letter}: żadne z {n} jej nie miało.',
    many: 'Litera {letter}: żadne z {n} jej nie miało.',
    other: 'Litera {letter}: żadne z {n} jej nie miało.',
  },
  hit: {
    one: 'Litera {letter}: z {before} zostało {n}, które ma ją właśnie tam.',
    few: 'Litera {letter}: z {before} zostały {n}, które mają ją właśnie tam.',
    many: 'Litera {letter}: z {before} zostało {n}, które mają ją właśnie tam.',
    other: 'Litera {letter}: z {before} zostało {n}, które mają ją właśnie tam.',
  },
  all: {
    one: 'Litera {letter}: jedyne słowo ją miało.',
    few: 'Litera {letter}: wszystkie {n} miały ją właśnie tam.',
    many: 'Litera {letter}: wszystkie {n} miały ją właśnie tam.',
    other: 'Litera {letter}: wszystkie {n} miały ją właśnie tam.',
  },
  fitted: 'Litera {letter}: przedtem pasowało {before}, potem {after}.',
  'all-had': 'Wszystkie ją miały.',
  'none-had': 'Żadne jej nie miało.',
  easier: 'większa, ale łatwiejsza dla ciebie',
  'easier-by': 'Łatwiejsza dla ciebie: tam {here}, a tu {kept}.',
  'easier-often': 'Łatwiejsza dla ciebie: {mistakes} to tu rzadszy wynik.',
  scale: 'Szerokość pokazuje, ile słów zostało, ale nie w równej skali: odrobinę węziej to o ' +
    'wiele mniej słów.',
  'one-left': 'Zostało jedno słowo; potem padły litery {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Masz mnie. Nic więcej mi nie zostało.',
  escaped: 'i jeszcze {n}, które mogłem powiedzieć',
  'escaped-last': 'ostatnie, jakie miałem',
  fixed: 'moje słowo od początku',
  proved: 'Udowodniono: przy idealnych literach ta gra kosztuje dokładnie tyle: {mistakes}. U ' +
    'ciebie: {made}.',
  'proved-least':
    'Udowodniono: przy idealnych literach ta gra kosztuje co najmniej tyle: {mistakes}. U ' +
    'ciebie: {made}.',
  'coach-all': 'Każda z twoich liter była najlepsza z możliwych.',
  'coach-good': 'Ważnych liter było {all}, najlepszych z możliwych: {n}.',
  'coach-won': 'Dobry chwyt!',
  'coach-alive': {
    one: 'Zamiast „{yours}” litera „{best}” dałaby ratunek: od tego miejsca wystarczał {n} błąd.',
    few: 'Zamiast „{yours}” litera „{best}” dałaby ratunek: od tego miejsca wystarczały {n} błędy.',
    many:
      'Zamiast „{yours}” litera „{best}” dałaby ratunek: od tego miejsca wystarczało {n} błędów.',
    other:
      'Zamiast „{yours}” litera „{best}” dałaby ratunek: od tego miejsca wystarczało {n} błędu.',
  },
  'coach-alive-none':
    'Zamiast „{yours}” litera „{best}” dałaby ratunek: od tego miejsca już bez błędów.',
  'coach-enough': {
    one: 'Z literą „{best}” zamiast „{yours}” od tego miejsca wystarczyłby {n} błąd.',
    few: 'Z literą „{best}” zamiast „{yours}” od tego miejsca wystarczyłyby {n} błędy.',
    many: 'Z literą „{best}” zamiast „{yours}” od tego miejsca wystarczyłoby {n} błędów.',
    other: 'Z literą „{best}” zamiast „{yours}” od tego miejsca wystarczyłoby {n} błędu.',
  },
  'coach-enough-none': 'Z literą „{best}” zamiast „{yours}” obyłoby się bez dalszych błędów.',
  'coach-start': '„{letter}” jest w {hit} z tych {n} słów: dobra pierwsza litera.',
  'coach-first': 'Twoja pierwsza litera, „{letter}”, była najlepsza z możliwych.',
  hint: 'Lepiej: „{letter}”, w {hit} z {n} słów',
  'hint-proved': {
    one: 'Lepiej: „{letter}”, potem wystarczał {n} błąd',
    few: 'Lepiej: „{letter}”, potem wystarczały {n} błędy',
    many: 'Lepiej: „{letter}”, potem wystarczało {n} błędów',
    other: 'Lepiej: „{letter}”, potem wystarczało {n} błędu',
  },
  'hint-proved-none': 'Lepiej: „{letter}”, potem już bez błędów',
  'report-unknown': 'Nikt go nie zna',
  'report-wrong': 'Błąd w pisowni albo nie ma takiego słowa',
  'report-offensive': 'Obraźliwe',
  'report-thanks': 'Dziękujemy, zapisane.',
};

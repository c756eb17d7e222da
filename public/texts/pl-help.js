// All that help says, and what it asks, in Polish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Jak grać',
  'help-guess':
    'Dotknij litery albo ją wpisz. Jeśli nie ma jej w słowie, to błąd i kolejny kawałek ' +
    'obrazka; cały obrazek to przegrana. Powtórzenie litery nic nie kosztuje.',
  'help-words':
    'Spacje, łączniki i apostrofy widać od razu. W obu listach angielskich słów prawie nie ma ' +
    'liczby mnogiej. „Wygrywa 75 na 100” dotyczy tych, którym przychodzą na myśl wszystkie ' +
    'pasujące znane słowa. Przy dziesięciu naraz to może połowa.',
  'what-is-evil': 'Co znaczy zły?',
  'help-evil':
    'Uczciwy komputer wybiera słowo, trzyma się go i może to udowodnić. Zły nigdy nie kłamie co ' +
    'do litery, ale nie znosi przegrywać. Zagraj z nim, a potem zajrzyj do „Co zrobiłem”.',
  'the-trick': 'Zdradź sztuczkę',
  'trick-classic':
    '**Łagodny** i **Sprytny** nie mają w głowie żadnego słowa. Dzielą słowa, które jeszcze ' +
    'pasują, według miejsca twojej litery i zostawiają największą grupę.',
  'trick-diabolical':
    '**Zły** i **Diabelski** grają w myślach dalej z każdą grupą i zostawiają tę, która kosztuje ' +
    'cię najwięcej błędów.',
  privacy: 'Prywatność',
  'help-privacy':
    'Jedno ciasteczko zawiera losową liczbę, pod którą serwer przechowuje twoje opcje, grę i ' +
    'wyniki do 400 dni po ostatniej zmianie. „Twój kod” w wynikach to ta liczba w literach. ' +
    'Pokój trzyma wyniki swoich miejsc najwyżej 400 dni. Przeglądarka pamięta, jak wygląda ta ' +
    'strona, i linki twoich pokoi. Nic więcej, nikt więcej.',
  forget: 'Zapomnij o mnie',
  'help-languages':
    'Nikt, dla kogo polski jest językiem ojczystym, nie czytał jeszcze tych tekstów. Jeśli ' +
    'jakieś zdanie brzmi źle, daj znać temu, kto prowadzi tę stronę.',
  'ask-forget': 'Zapomnieć o mnie?',
  'ask-forget-text':
    'Twoja gra, wyniki, opcje i ciasteczko znikną na dobre, na wszystkich twoich urządzeniach.',
  'ask-forget-yes': 'Zapomnij o mnie',
  forgotten: 'Zapomniane. „Nowa gra” zaczyna od początku.',
};

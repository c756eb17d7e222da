// All that help says, and what it asks, in Polish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Jak grać',
  'help-guess':
    'Powiedz literę. Jeśli nie ma jej w słowie, powstaje kawałek obrazka. Cały obrazek to ' +
    'przegrana.',
  'help-dodge':
    'Ale słowa nie ma: mam w brzuchu wiele słów. Mówisz **A**, a ja zostawiam te bez A.',
  'help-did':
    'Potem „Co zrobiłem” pokazuje, co wypuściłem. Oszukuję, ale nigdy nie kłamię co do litery.',
  'help-drawn': 'A WILK MYSZ KOZA ŻABA',
  'good-to-know': 'Warto wiedzieć',
  'help-rates':
    '„Wygrywa … na 100”: na 100 osób, którym przychodzą na myśl wszystkie pasujące popularne ' +
    'słowa. Jeśli myślisz naraz tylko o dziesięciu słowach, wygrasz może o połowę rzadziej.',
  'help-rungs':
    '**Uczciwy** wybiera słowo, trzyma się go i może to udowodnić. **Łagodny** i **Sprytny** ' +
    'zostawiają jak najwięcej słów. **{evil}** i **{devil}** myślą naprzód i zostawiają te, ' +
    'które kosztują cię najwięcej błędów.',
  'help-words':
    'Powtórzenie litery nic nie kosztuje. Spacje, cyfry i inne znaki widać od razu. W obu ' +
    'listach angielskich słów prawie nie ma liczby mnogiej.',
  privacy: 'Prywatność',
  'help-privacy':
    'Jedno ciasteczko zawiera losową liczbę, pod którą serwer przechowuje twoje opcje, grę i ' +
    'wyniki do 400 dni po ostatniej zmianie. „Zabierz moje wyniki na inne urządzenie” pokazuje ' +
    'tę liczbę w literach. Pokój przechowuje wyniki najwyżej 400 dni. Przeglądarka pamięta, jak ' +
    'wygląda ta strona, twoje pokoje, imiona w nich i jak poszły wcześniejsze dni. Nic więcej, ' +
    'nikt więcej.',
  forget: 'Zapomnij o mnie',
  'help-languages':
    'Nikt, dla kogo polski jest językiem ojczystym, nie czytał jeszcze tych tekstów. Jeśli ' +
    'jakieś zdanie brzmi źle, daj znać temu, kto prowadzi tę stronę.',
  'ask-forget': 'Zapomnieć o mnie?',
  'ask-forget-text':
    'Twoja gra, wyniki i opcje znikną na dobre, na wszystkich twoich urządzeniach, a twoje ' +
    'pokoje na tym.',
  'ask-forget-yes': 'Zapomnij o mnie',
  forgotten: 'Zapomniane. „Nowa gra” zaczyna od początku.',
};

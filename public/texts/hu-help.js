// All that help says, and what it asks, in Hungarian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Így megy',
  'help-guess':
    'Koppints egy betűre, vagy írd be. Ha nincs a szóban, az hiba, és megrajzol egy darabot a ' +
    'képből; ha kész a kép, vesztettél. Ugyanazt a betűt újra kipróbálni nem kerül semmibe.',
  'help-words':
    'A szóközök, kötőjelek és aposztrófok látszanak. Az angol szavak két listájában alig van ' +
    'többes szám. A „100-ból 75 nyer” akkor igaz, ha minden odaillő gyakori szó eszedbe jut. Ha ' +
    'egyszerre csak tíz, talán a fele.',
  'what-is-evil': 'Mitől gonosz?',
  'help-evil':
    'A becsületes gép választ egy szót, kitart mellette, és ezt bizonyítani is tudja. A gonosz ' +
    'sosem hazudik a betűkről, de utál veszíteni. Játssz ellene, aztán nyisd meg a „Mit ' +
    'műveltem” részt.',
  'the-trick': 'Áruld el a trükköt',
  'trick-classic':
    'A **Szelíd** és a **Ravasz** nem gondol szóra. Szétválogatja a még szóba jövő szavakat ' +
    'aszerint, hol áll bennük a betűd, és a legnagyobb csoportot tartja meg.',
  'trick-diabolical':
    'A **Gonosz** és az **Ördögi** fejben minden csoporttal továbbjátszik, és azt tartja meg, ' +
    'amelyik neked a legtöbb hibába kerül.',
  privacy: 'Adatvédelem',
  'help-privacy':
    'Egyetlen süti tárol egy véletlen számot; a szerver e szám alatt őrzi a beállításaidat, a ' +
    'játékodat és a rekordjaidat, az utolsó változás után 400 napig. A rekordoknál „A kódod” ' +
    'ugyanez a szám, betűkkel. Egy szoba legfeljebb 400 napig őrzi az eredményeit. A böngésződ ' +
    'megjegyzi, hogyan néz ki ez az oldal, meg a szobáid linkjeit. Semmi mást nem tárol senki.',
  forget: 'Felejts el',
  'help-languages':
    'Ezt a fordítást még nem olvasta magyar anyanyelvű. Ha egy mondat rosszul cseng, szólj ' +
    'annak, aki ezt az oldalt üzemelteti.',
  'ask-forget': 'Felejtselek el?',
  'ask-forget-text':
    'A játékod, a rekordjaid, a beállításaid és a sütid végleg eltűnik, minden eszközödön.',
  'ask-forget-yes': 'Felejts el',
  forgotten: 'Elfelejtve. Az „Új játék” tiszta lappal indul.',
};

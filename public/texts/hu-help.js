// All that help says, and what it asks, in Hungarian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Így megy',
  'help-guess':
    'Mondj egy betűt. Ha nincs a szóban, megrajzolódik egy darab a képből. Ha kész a kép, ' +
    'vesztettél.',
  'help-dodge':
    'Csakhogy nincs szó: sok van a hasamban. Azt mondod, **E**, én pedig megtartom azokat, ' +
    'amelyekben nincs E.',
  'help-did':
    'A végén a „Mit műveltem” megmutatja, mit engedtem el. Csalok, de sosem hazudok a betűkről.',
  'help-drawn': 'E RÓKA LIBA EGÉR TEVE',
  'good-to-know': 'Jó tudni',
  'help-rates':
    '„100-ból … nyer”: 100 olyan játékosból, akinek minden odaillő gyakori szó eszébe jut. Ha ' +
    'egyszerre csak tíz szóra gondolsz, talán feleannyiszor nyersz.',
  'help-rungs':
    'A **Becsületes** választ egy szót, kitart mellette, és ezt bizonyítani is tudja. A ' +
    '**Szelíd** és a **Ravasz** annyi szót tart meg, amennyit csak tud. A **{evil}** és az ' +
    '**{devil}** előre gondolkodik, és azokat tartja meg, amelyek neked a legtöbb hibába ' +
    'kerülnek.',
  'help-words':
    'Ugyanazt a betűt újra kipróbálni nem kerül semmibe. A szóközök, számjegyek és más jelek ' +
    'látszanak. Az angol szavak két listájában alig van többes szám.',
  privacy: 'Adatvédelem',
  'help-privacy':
    'Egyetlen süti tárol egy véletlen számot; a szerver e szám alatt őrzi a beállításaidat, a ' +
    'játékodat és a rekordjaidat, az utolsó változás után 400 napig. A „Rekordjaim egy másik ' +
    'eszközre” gomb ezt a számot mutatja, betűkkel. Egy szoba legfeljebb 400 napig őrzi az ' +
    'eredményeit. A böngésződ megjegyzi, hogyan néz ki ez az oldal, a szobáidat, a beléjük írt ' +
    'neveket és a korábbi napok eredményét. Semmi mást nem tárol senki.',
  forget: 'Felejts el',
  'help-languages':
    'Ezt a fordítást még nem olvasta magyar anyanyelvű. Ha egy mondat rosszul cseng, szólj ' +
    'annak, aki ezt az oldalt üzemelteti.',
  'ask-forget': 'Felejtselek el?',
  'ask-forget-text':
    'A játékod, a rekordjaid és a beállításaid végleg eltűnnek, minden eszközödön, a szobáid ' +
    'pedig ezen.',
  'ask-forget-yes': 'Felejts el',
  forgotten: 'Elfelejtve. Az „Új játék” tiszta lappal indul.',
};

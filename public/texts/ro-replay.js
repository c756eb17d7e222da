// All that the replay says, in Romanian. No native speaker has read it yet.

export const texts = {
  evil:
    'La fiecare literă am păstrat un grup de cuvinte și le-am lăsat pe celelalte să plece. Cele ' +
    'verzi aveau litera ta.',
  honest:
    'La fiecare literă au căzut cuvintele care nu se mai potriveau. Cele verzi aveau litera ta.',
  'all-evil': {
    one: '{n} cuvânt, fără alegere',
    few: '{n} cuvinte, niciunul ales',
    other: '{n} de cuvinte, niciunul ales',
  },
  'all-honest': {
    one: '{n} cuvânt',
    few: '{n} cuvinte, unul ales',
    other: '{n} de cuvinte, unul ales',
  },
  left: 'rămase: {n}',
  more: 'și încă {n}',
  groups: { one: '{n} grup', few: '{n} grupuri', other: '{n} de grupuri' },
  family: '{n}:',
  kept: 'am păstrat {n}:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Ai zis {letter}: era în {gone} din {before}, l-am păstrat pe cel fără ea.',
    few: 'Ai zis {letter}: era în {gone} din {before}, le-am păstrat pe cele {n} fără ea.',
    other: 'Ai zis {letter}: era în {gone} din {before}, le-am păstrat pe cele {n} fără ea.',
  },
  none: {
    one: 'Ai zis {letter}: singurul cuvânt rămas n-o avea.',
    few: 'Ai zis {letter}: niciunul din cele {n} n-o avea.',
    other: 'Ai zis {letter}: niciunul din cele {n} n-o avea.',
  },
  hit: {
    one: 'Ai zis {letter}: din {before}, l-am păstrat pe singurul care o are chiar acolo.',
    few: 'Ai zis {letter}: din {before}, le-am păstrat pe cele {n} care o au chiar acolo.',
    other: 'Ai zis {letter}: din {before}, le-am păstrat pe cele {n} care o au chiar acolo.',
  },
  all: {
    one: 'Ai zis {letter}: singurul cuvânt rămas o avea.',
    few: 'Ai zis {letter}: toate cele {n} o aveau chiar acolo.',
    other: 'Ai zis {letter}: toate cele {n} o aveau chiar acolo.',
  },
  fitted: 'Ai zis {letter}: înainte se potriveau {before}, după aceea {after}.',
  'all-had': 'Toate o aveau.',
  'none-had': 'Niciunul n-o avea.',
  easier: 'mai mare, dar mai ușor pentru tine',
  'easier-by': 'Mai ușor pentru tine: acolo scăpai cu {here}. Aici îți trebuie {kept}.',
  'easier-often': 'Mai ușor pentru tine: aici se ajunge mai rar la {mistakes}.',
  scale:
    'Lățimea arată câte cuvinte au rămas, dar nu la scară: doar puțin mai îngust înseamnă mult ' +
    'mai puține cuvinte.',
  'one-left': 'Rămăsese un singur cuvânt; apoi ai zis {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'M-ai prins. Atât mai aveam.',
  escaped: 'și mai puteam spune încă {n}',
  'escaped-last': 'ultimul pe care îl aveam',
  fixed: 'cuvântul meu de la bun început',
  proved: 'Dovedit: cu litere perfecte, jocul costă exact {mistakes}. Tu ai făcut {made}.',
  'proved-least':
    'Dovedit: cu litere perfecte, jocul costă cel puțin {mistakes}. Tu ai făcut {made}.',
  'coach-all': 'De fiecare dată ai ales cea mai bună literă.',
  'coach-good': {
    one: 'Din {all} litere care contau, {n} a fost cea mai bună.',
    few: 'Din {all} litere care contau, {n} au fost cele mai bune.',
    other: 'Din {all} litere care contau, {n} au fost cele mai bune.',
  },
  'coach-won': 'L-ai prins bine!',
  'coach-alive': {
    one: 'În loc de „{yours}”, „{best}” te-ar fi salvat: de acolo ajungea {n} greșeală.',
    few: 'În loc de „{yours}”, „{best}” te-ar fi salvat: de acolo ajungeau {n} greșeli.',
    other: 'În loc de „{yours}”, „{best}” te-ar fi salvat: de acolo ajungeau {n} de greșeli.',
  },
  'coach-alive-none':
    'În loc de „{yours}”, „{best}” te-ar fi salvat: de acolo, fără nicio greșeală.',
  'coach-enough': {
    one: 'Cu „{best}” în loc de „{yours}”, de acolo ar fi ajuns {n} greșeală.',
    few: 'Cu „{best}” în loc de „{yours}”, de acolo ar fi ajuns {n} greșeli.',
    other: 'Cu „{best}” în loc de „{yours}”, de acolo ar fi ajuns {n} de greșeli.',
  },
  'coach-enough-none':
    'Cu „{best}” în loc de „{yours}”, n-ar mai fi fost nevoie de nicio greșeală.',
  'coach-start': {
    one: '„{letter}” e în {hit} din acest {n} cuvânt: o primă literă bună.',
    few: '„{letter}” e în {hit} din aceste {n} cuvinte: o primă literă bună.',
    other: '„{letter}” e în {hit} din aceste {n} de cuvinte: o primă literă bună.',
  },
  'coach-first': 'Prima ta literă, „{letter}”, a fost cea mai bună.',
  hint: {
    one: 'Mai bine: „{letter}”, în {hit} din {n} cuvânt',
    few: 'Mai bine: „{letter}”, în {hit} din {n} cuvinte',
    other: 'Mai bine: „{letter}”, în {hit} din {n} de cuvinte',
  },
  'hint-proved': {
    one: 'Mai bine: „{letter}”, apoi ajungea {n} greșeală',
    few: 'Mai bine: „{letter}”, apoi ajungeau {n} greșeli',
    other: 'Mai bine: „{letter}”, apoi ajungeau {n} de greșeli',
  },
  'hint-proved-none': 'Mai bine: „{letter}”, apoi nicio greșeală',
  'report-unknown': 'Nu-l știe nimeni',
  'report-wrong': 'Scris greșit sau inexistent',
  'report-offensive': 'Jignitor',
  'report-thanks': 'Mulțumesc, am notat.',
};

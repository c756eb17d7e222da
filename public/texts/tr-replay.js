// All that the replay says, in Turkish.

export const texts = {
  evil: 'Her harfte bir kelime grubunu tuttum, ötekileri bıraktım.',
  honest: 'Her harfte artık uymayan kelimeler elendi.',
  'you-said': 'Harfin',
  'i-kept': 'Tuttum',
  'i-let-go': 'Bıraktım',
  'words-left': 'Kalan kelime',
  'fell-away': 'Elendi',
  more: 've {n} daha',
  groups: 'Bütün gruplar',
  family: '{n}:',
  kept: '{n}, tutuldu:',
  miss: {
    one: '{letter} dedin: {before} kelimeden {gone} tanesinde vardı, olmayan tek kelimeyi tuttum.',
    other: '{letter} dedin: {before} kelimeden {gone} tanesinde vardı, olmayan {n} taneyi tuttum.',
  },
  none: {
    one: '{letter} dedin: kalan tek kelimede yoktu.',
    other: '{letter} dedin: {n} kelimenin hiçbirinde yoktu.',
  },
  hit: {
    one: '{letter} dedin: {before} kelimeden, harfin tam orada olduğu tek kelimeyi tuttum.',
    other: '{letter} dedin: {before} kelimeden, harfin tam orada olduğu {n} taneyi tuttum.',
  },
  all: {
    one: '{letter} dedin: kalan tek kelimede vardı.',
    other: '{letter} dedin: {n} kelimenin hepsinde tam orada vardı.',
  },
  fitted: '{letter} dedin: önce {before} uyuyordu, sonra {after}.',
  easier: 'daha çok kelime, ama senin için daha kolay',
  'one-left': 'Tek kelime kalmıştı: {pattern}; sonra {letters} dedin.',
  caught: 'Yakaladın beni. Elimde başka bir şey kalmamıştı.',
  escaped: 've söyleyebileceğim {n} tane daha',
  'escaped-last': 'elimdeki sonuncusu',
  fixed: 'baştan beri benim kelimem',
  proved:
    'Ben ne yaparsam yapayım bu oyun kazanılabilir: en iyi harflerle en fazla {mistakes} olur.',
  'proved-lost': 'Kusursuz bir bilgisayara karşı bu oyunu kimse kazanamaz.',
  'coach-good': 'İyi seçim, tutsun tutmasın: {letters}.',
  'coach-well': 'iyi',
  'coach-enough': '{yours} yerine {best} deseydin hâlâ kazanabilirdin.',
  'coach-fewer': '{yours} yerine {best} deseydin daha az hatayla kazanabilirdin.',
  'coach-sure': '{yours} yerine {best} deseydin hayır diyemezdim: kalan bütün kelimelerde vardı.',
  'coach-start': '{letter} bu {n} kelimenin {hit} tanesinde var: iyi bir ilk harf.',
  hint: '{best} kalan {n} kelimenin {hit} tanesinde vardı, {yours} {own} tanesinde.',
  'hint-all': 'Kalan bütün kelimelerde {best} vardı: hayır diyemezdim.',
  'hint-why':
    'Bir harf ne kadar çok kelimede varsa, hayır deyince elimde o kadar az kelime kalır: ' +
    '{best} ile {left}, {yours} ile {own}.',
  'hint-likely':
    'Bir harf ne kadar çok kelimede varsa, benimkinde olma ihtimali de o kadar yüksektir.',
  stood: '{letter} demeden önce:',
  'report-unknown': 'Kimse bilmez',
  'report-wrong': 'Yanlış yazılmış ya da kelime değil',
  'report-offensive': 'Uygunsuz',
  'report-thanks': 'Teşekkürler, not edildi.',
};

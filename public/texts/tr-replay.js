// All that the replay says, in Turkish.

export const texts = {
  evil: 'Her harfte bir kelime grubunu tuttum, ötekileri bıraktım. Yeşillerde harfin vardı.',
  honest: 'Her harfte artık uymayan kelimeler elendi. Yeşillerde harfin vardı.',
  'all-evil': { one: '{n} kelime, seçim yok', other: '{n} kelime, hiçbiri seçilmedi' },
  'all-honest': { one: '{n} kelime', other: '{n} kelime, biri seçildi' },
  left: '{n} kaldı',
  more: 've {n} tane daha',
  groups: { one: '{n} grup', other: '{n} grup' },
  family: '{n}:',
  kept: '{n}, tutuldu:',
  guessed: '{letter}: {before} → {after}',
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
  'all-had': 'Hepsinde vardı.',
  'none-had': 'Hiçbirinde yoktu.',
  easier: 'daha büyük ama senin için daha kolay',
  'easier-by': 'Senin için daha kolay: {here} ile biter. Burada {kept} gerekir.',
  'easier-often': 'Senin için daha kolay: burada {mistakes} daha seyrek olur.',
  scale: 'Genişlik kaç kelime kaldığını gösterir, ama düz bir ölçekle değil: biraz daralması çok ' +
    'kelimenin gitmesidir.',
  'one-left': 'Tek kelime kalmıştı; sonra {letters} dedin.',
  hardest: '{mistakes}: {words}',
  caught: 'Yakaladın beni. Elimde başka bir şey kalmamıştı.',
  escaped: 've söyleyebileceğim {n} tane daha',
  'escaped-last': 'elimdeki sonuncusu',
  fixed: 'baştan beri benim kelimem',
  'report-unknown': 'Kimse bilmez',
  'report-wrong': 'Yanlış yazılmış ya da kelime değil',
  'report-offensive': 'Uygunsuz',
  'report-thanks': 'Teşekkürler, not edildi.',
};

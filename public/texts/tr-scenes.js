// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Kelimeyi bil',
  'you-are': 'Senin hayvanın: {animal}.',
  animals: 'kedi, balık, tavşan, arı, tilki, kaplumbağa, baykuş, kurbağa, aslan, penguen, kirpi, ' +
    'yunus, zürafa, yengeç, panda, kuğu',
  'clue-is': 'İpucu: {clue}',
  round: '{round}. el',
  'round-of': 'El {round} / {rounds}',
  signs: '. nokta | , virgül | : iki nokta | ; noktalı virgül | ! ünlem işareti | ? soru işareti ' +
    '| ( parantez aç | ) parantez kapa | " tırnak işareti | … üç nokta | & ve işareti | + ' +
    'artı | # kare | / eğik çizgi | % yüzde | @ et işareti | * yıldız | = eşittir',
};

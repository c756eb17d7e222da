// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Arvaa sana',
  'you-are': 'Olet {animal}.',
  animals:
    'kissa, kala, jänis, mehiläinen, kettu, kilpikonna, pöllö, sammakko, leijona, pingviini, ' +
    'siili, delfiini, kirahvi, rapu, panda, joutsen',
  'clue-is': 'Vihje: {clue}',
  round: 'Kierros {round}',
  'round-of': 'Kierros {round}/{rounds}',
  signs: '. piste | , pilkku | : kaksoispiste | ; puolipiste | ! huutomerkki | ? kysymysmerkki | ' +
    '( alkusulje | ) loppusulje | " lainausmerkki | … kolme pistettä | & et-merkki | + plus ' +
    '| # ristikkomerkki | / vinoviiva | % prosentti | @ ät-merkki | * tähti | = ' +
    'yhtäsuuruusmerkki',
};

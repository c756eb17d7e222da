// All that the replay says, in Finnish. No native speaker has read it yet.

export const texts = {
  evil: 'Joka kirjaimella pidin yhden ryhmän sanoja ja päästin muut menemään. Vihreissä oli ' +
    'kirjaimesi.',
  honest:
    'Joka kirjaimella putosivat pois sanat, jotka eivät enää sopineet. Vihreissä oli kirjaimesi.',
  'all-evil': { one: '{n} sana, ei valinnanvaraa', other: '{n} sanaa, ei yhtään valittuna' },
  'all-honest': { one: '{n} sana', other: '{n} sanaa, yksi valittuna' },
  left: '{n} jäljellä',
  more: 'ja vielä {n}',
  groups: { one: '{n} ryhmä', other: '{n} ryhmää' },
  family: '{n}:',
  kept: '{n}, säilyi:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Sanoit {letter}: {before} sanasta {gone} sisälsi sen, pidin ainoan, jossa sitä ei ollut.',
    other:
      'Sanoit {letter}: {before} sanasta {gone} sisälsi sen, pidin ne {n}, joissa sitä ei ollut.',
  },
  none: {
    one: 'Sanoit {letter}: ainoassa jäljellä olleessa sanassa sitä ei ollut.',
    other: 'Sanoit {letter}: sitä ei ollut yhdessäkään {n} sanasta.',
  },
  hit: {
    one: 'Sanoit {letter}: {before} sanasta pidin ainoan, jossa se on juuri siinä kohdassa.',
    other: 'Sanoit {letter}: {before} sanasta pidin ne {n}, joissa se on juuri siinä kohdassa.',
  },
  all: {
    one: 'Sanoit {letter}: ainoassa jäljellä olleessa sanassa se oli.',
    other: 'Sanoit {letter}: kaikissa {n} sanassa se oli juuri siinä kohdassa.',
  },
  fitted: 'Sanoit {letter}: sitä ennen sopi {before}, sen jälkeen {after}.',
  'all-had': 'Se oli kaikissa.',
  'none-had': 'Sitä ei ollut yhdessäkään.',
  easier: 'suurempi, mutta sinulle helpompi',
  'easier-by': 'Sinulle helpompi: {here}, ja sana löytyy. Tässä tarvitset {kept}.',
  'easier-often': 'Sinulle helpompi: {mistakes} sattuu tässä harvemmin.',
  scale: 'Leveys näyttää, montako sanaa on jäljellä, mutta asteikko ei ole tasainen: vain hiukan ' +
    'kapeampi tarkoittaa jo paljon vähemmän sanoja.',
  'one-left': 'Jäljellä oli yksi sana; sen jälkeen sanoit {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Sait minut kiinni. Muuta minulla ei enää ollut.',
  escaped: 'ja varalla oli vielä {n}',
  'escaped-last': 'viimeinen, joka minulla oli',
  fixed: 'sanani alusta asti',
  proved:
    'Todistettu: täydellisillä kirjaimilla tästä pelistä tulee tasan {mistakes}. Sinulle niitä ' +
    'tuli {made}.',
  'proved-least':
    'Todistettu: täydellisillä kirjaimilla tästä pelistä tulee vähintään {mistakes}. Sinulle ' +
    'niitä tuli {made}.',
  'coach-all': 'Jokainen kirjaimesi oli paras mahdollinen.',
  'coach-good': {
    one: '{all} kirjaimestasi {n} oli paras mahdollinen.',
    other: '{all} kirjaimestasi {n} oli parhaita mahdollisia.',
  },
  'coach-alive':
    'Kirjaimen {yours} sijasta {best} olisi pelastanut sinut: siitä eteenpäin enintään {mistakes}.',
  'coach-enough':
    'Kirjaimella {best} olisit päässyt helpommalla kuin kirjaimella {yours}: siitä eteenpäin ' +
    'enintään {mistakes}.',
  hint: '{letter} oli {n} sanassa',
  'hint-proved': '{letter}: tästä eteenpäin enintään {mistakes}',
  'report-unknown': 'Tuntematon sana',
  'report-wrong': 'Kirjoitettu väärin tai ei sana',
  'report-offensive': 'Loukkaava',
  'report-thanks': 'Kiitos, pantu muistiin.',
};

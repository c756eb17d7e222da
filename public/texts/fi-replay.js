// All that the replay says, in Finnish. No native speaker has read it yet.

export const texts = {
  evil: 'Joka kirjaimella pidin yhden ryhmän sanoja ja päästin muut menemään.',
  honest: 'Joka kirjaimella putosivat pois sanat, jotka eivät enää sopineet.',
  'you-said': 'Sanoit',
  'i-kept': 'Pidin',
  'i-let-go': 'Päästin',
  'words-left': 'Sanoja jäljellä',
  'fell-away': 'Putosivat',
  more: 'ja vielä {n}',
  groups: 'Kaikki ryhmät',
  family: '{n}:',
  kept: '{n}, säilyi:',
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
  easier: 'enemmän sanoja, mutta sinulle helpompi',
  'one-left': 'Jäljellä oli yksi sana: {pattern}; sen jälkeen sanoit {letters}.',
  caught: 'Nappasit minut. Muuta minulla ei enää ollut.',
  escaped: 'ja varalla oli vielä {n}',
  'escaped-last': 'viimeinen, joka minulla oli',
  fixed: 'sanani alusta asti',
  proved: 'Tämän pelin voi voittaa, teinpä mitä tahansa: ' +
    'parhailla kirjaimilla tulee enintään {mistakes}.',
  'proved-lost': 'Täydellistä tietokonetta vastaan tätä peliä ei voita kukaan.',
  'coach-good': 'Hyvin valittu, osui tai ei: {letters}.',
  'coach-well': 'hyvä',
  'coach-enough': 'Kirjaimella {best} kirjaimen {yours} sijasta olisit vielä voinut voittaa.',
  'coach-fewer':
    'Kirjaimella {best} kirjaimen {yours} sijasta olisit voinut voittaa vähemmillä virheillä.',
  'coach-sure': 'Jos olisit sanonut {best} etkä {yours}, en olisi voinut sanoa ei: ' +
    'se oli kaikissa jäljellä olleissa sanoissa.',
  'coach-start': '{letter} on {hit} sanassa näistä {n} sanasta: hyvä ensimmäinen kirjain.',
  hint: '{best} oli {hit} sanassa jäljellä olleista {n} sanasta, {yours} {own} sanassa.',
  'hint-all': 'Kaikissa jäljellä olleissa sanoissa oli {best}: en olisi voinut sanoa ei.',
  'hint-why':
    'Mitä useammassa sanassa kirjain on, sitä vähemmän sanoja minulle jää, kun vastaan ei: ' +
    '{best} {left}, {yours} {own}.',
  'hint-likely':
    'Mitä useammassa sanassa kirjain on, sitä todennäköisemmin se on minunkin sanassani.',
  stood: 'Ennen kirjainta {letter}:',
  'report-unknown': 'Tuntematon sana',
  'report-wrong': 'Kirjoitettu väärin tai ei sana',
  'report-offensive': 'Loukkaava',
  'report-thanks': 'Kiitos, pantu muistiin.',
};

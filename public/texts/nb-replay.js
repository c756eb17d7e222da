// All that the replay says, in Norwegian.

export const texts = {
  evil: 'Ved hver bokstav beholdt jeg én gruppe ord og lot de andre gå.',
  honest: 'Ved hver bokstav falt ordene som ikke lenger passet, bort.',
  'you-said': 'Du sa',
  'i-kept': 'Jeg beholdt',
  'i-let-go': 'Jeg lot gå',
  'words-left': 'Ord igjen',
  'fell-away': 'Falt bort',
  more: 'og {n} til',
  groups: 'Alle grupper',
  family: '{n}:',
  kept: '{n}, beholdt:',
  miss: {
    one: 'Du sa {letter}: {gone} av {before} hadde den, jeg beholdt det ene uten.',
    other: 'Du sa {letter}: {gone} av {before} hadde den, jeg beholdt de {n} uten.',
  },
  none: {
    one: 'Du sa {letter}: Det eneste ordet hadde den ikke.',
    other: 'Du sa {letter}: Ingen av de {n} hadde den.',
  },
  hit: {
    one: 'Du sa {letter}: Av {before} beholdt jeg det ene som har den akkurat der.',
    other: 'Du sa {letter}: Av {before} beholdt jeg de {n} som har den akkurat der.',
  },
  all: {
    one: 'Du sa {letter}: Det eneste ordet hadde den.',
    other: 'Du sa {letter}: Alle {n} hadde den akkurat der.',
  },
  fitted: 'Du sa {letter}: {before} passet før, {after} etter.',
  easier: 'flere ord, men lettere for deg',
  'one-left': 'Det var ett ord igjen: {pattern}; så sa du {letters}.',
  caught: 'Du tok meg. Mer hadde jeg ikke.',
  escaped: 'og {n} til som jeg kunne ha sagt',
  'escaped-last': 'det siste jeg hadde',
  fixed: 'ordet mitt fra starten',
  proved:
    'Dette spillet kan vinnes, uansett hva jeg gjør: De beste bokstavene koster høyst {mistakes}.',
  'proved-lost': 'Mot en perfekt datamaskin vinner ingen dette spillet.',
  'coach-good': 'Godt valgt, treff eller ei: {letters}.',
  'coach-well': 'bra',
  'coach-enough': 'Med {best} i stedet for {yours} kunne du fortsatt ha vunnet.',
  'coach-fewer': 'Med {best} i stedet for {yours} kunne du ha vunnet med færre feil.',
  'coach-sure': 'Med {best} i stedet for {yours} kunne jeg ikke ha sagt nei: ' +
    'Alle ordene som var igjen, hadde den.',
  'coach-start': '{letter} er i {hit} av disse {n} ordene: en god første bokstav.',
  hint: '{best} var i {hit} av de {n} ordene som var igjen, {yours} i {own}.',
  'hint-all': 'Alle ordene som var igjen, hadde {best}: jeg kunne ikke ha sagt nei.',
  'hint-why': 'Jo flere ord som har en bokstav, desto færre kan jeg beholde ved å si nei: ' +
    '{left} med {best}, {own} med {yours}.',
  'hint-likely':
    'Jo flere ord som har en bokstav, desto større er sjansen for at mitt har den også.',
  stood: 'Før du sa {letter}:',
  'report-unknown': 'Ingen kjenner det',
  'report-wrong': 'Stavet feil, eller ikke et ord',
  'report-offensive': 'Krenkende',
  'report-thanks': 'Takk, det er notert.',
};

// All that the replay says, in Norwegian.

export const texts = {
  evil:
    'Ved hver bokstav beholdt jeg én gruppe ord og lot de andre gå. De grønne hadde bokstaven ' +
    'din.',
  honest:
    'Ved hver bokstav falt ordene som ikke lenger passet, bort. De grønne hadde bokstaven din.',
  'all-evil': { one: '{n} ord, ikke noe valg', other: '{n} ord, ikke noe valgt' },
  'all-honest': { one: '{n} ord', other: '{n} ord, ett valgt' },
  left: '{n} igjen',
  more: 'og {n} til',
  groups: { one: '{n} gruppe', other: '{n} grupper' },
  family: '{n}:',
  kept: '{n}, beholdt:',
  guessed: '{letter}: {before} → {after}',
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
  'all-had': 'Alle hadde den.',
  'none-had': 'Ingen hadde den.',
  easier: 'større, men lettere for deg',
  'easier-by': 'Lettere for deg: funnet med {here}. Her trenger du {kept}.',
  'easier-often': 'Lettere for deg: {mistakes} skjer sjeldnere her.',
  scale:
    'Bredden viser hvor mange ord som er igjen, men skalaen er ikke jevn: Litt smalere betyr ' +
    'mange færre ord.',
  'one-left': 'Det var ett ord igjen; så sa du {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Du tok meg. Mer hadde jeg ikke.',
  escaped: 'og {n} til som jeg kunne ha sagt',
  'escaped-last': 'det siste jeg hadde',
  fixed: 'ordet mitt fra starten',
  proved: 'Bevist: Med perfekte bokstaver koster dette spillet nøyaktig {mistakes}. Du gjorde ' +
    '{made}.',
  'proved-least':
    'Bevist: Med perfekte bokstaver koster dette spillet minst {mistakes}. Du gjorde {made}.',
  'coach-all': 'Hver av bokstavene dine var den beste som fantes.',
  'coach-good': {
    one: 'Av de {all} bokstavene som betydde noe, var {n} den beste som fantes.',
    other: 'Av de {all} bokstavene som betydde noe, var {n} de beste som fantes.',
  },
  'coach-won': 'Godt tatt!',
  'coach-alive': 'I stedet for «{yours}» ville «{best}» ha reddet deg: derfra var {n} feil nok.',
  'coach-alive-none':
    'I stedet for «{yours}» ville «{best}» ha reddet deg: derfra uten flere feil.',
  'coach-enough': 'Med «{best}» i stedet for «{yours}» hadde {n} feil vært nok derfra.',
  'coach-enough-none': 'Med «{best}» i stedet for «{yours}» hadde ingen flere feil vært nødvendig.',
  'coach-start': '«{letter}» er i {hit} av disse {n} ordene: en god første bokstav.',
  'coach-first': 'Den første bokstaven din, «{letter}», var den beste som fantes.',
  hint: 'Bedre: «{letter}», i {hit} av {n} ord',
  'hint-proved': 'Bedre: «{letter}», så var {n} feil nok',
  'hint-proved-none': 'Bedre: «{letter}», så ingen flere feil',
  'report-unknown': 'Ingen kjenner det',
  'report-wrong': 'Stavet feil, eller ikke et ord',
  'report-offensive': 'Krenkende',
  'report-thanks': 'Takk, det er notert.',
};

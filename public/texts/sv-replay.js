// All that the replay says, in Swedish.

export const texts = {
  evil: 'Vid varje bokstav behöll jag en grupp ord och lät de andra gå. De gröna hade din bokstav.',
  honest: 'Vid varje bokstav föll de ord bort som inte längre passade. De gröna hade din bokstav.',
  'all-evil': { one: '{n} ord, inget val', other: '{n} ord, inget valt' },
  'all-honest': { one: '{n} ord', other: '{n} ord, ett valt' },
  left: '{n} kvar',
  more: 'och {n} till',
  groups: { one: '{n} grupp', other: '{n} grupper' },
  family: '{n}:',
  kept: '{n}, behölls:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Du sa {letter}: {gone} av {before} hade det, jag behöll det enda utan.',
    other: 'Du sa {letter}: {gone} av {before} hade det, jag behöll de {n} utan.',
  },
  none: {
    one: 'Du sa {letter}: det enda ordet hade det inte.',
    other: 'Du sa {letter}: inget av de {n} hade det.',
  },
  hit: {
    one: 'Du sa {letter}: av {before} behöll jag det enda som har det just där.',
    other: 'Du sa {letter}: av {before} behöll jag de {n} som har det just där.',
  },
  all: {
    one: 'Du sa {letter}: det enda ordet hade det.',
    other: 'Du sa {letter}: alla {n} hade det just där.',
  },
  fitted: 'Du sa {letter}: {before} passade före, {after} efter.',
  'all-had': 'Alla hade det.',
  'none-had': 'Inget hade det.',
  easier: 'större, men lättare för dig',
  'easier-by': 'Lättare för dig: hittat med {here}. Här behöver du {kept}.',
  'easier-often': 'Lättare för dig: {mistakes} händer mer sällan här.',
  scale: 'Bredden visar hur många ord som är kvar, men skalan är inte jämn: lite smalare betyder ' +
    'många färre ord.',
  'one-left': 'Ett ord var kvar; sedan sa du {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Du tog mig. Mer hade jag inte kvar.',
  escaped: 'och {n} till som jag kunde ha sagt',
  'escaped-last': 'det sista jag hade',
  fixed: 'mitt ord från början',
  proved: 'Bevisat: Med perfekta bokstäver kostar det här spelet exakt {mistakes}. Du gjorde ' +
    '{made}.',
  'proved-least':
    'Bevisat: Med perfekta bokstäver kostar det här spelet minst {mistakes}. Du gjorde ' +
    '{made}.',
  'coach-all': 'Var och en av dina bokstäver var den bästa som fanns.',
  'coach-good': {
    one: 'Av de {all} bokstäver som spelade roll var {n} den bästa som fanns.',
    other: 'Av de {all} bokstäver som spelade roll var {n} de bästa som fanns.',
  },
  'coach-won': 'Bra fångat!',
  'coach-alive': 'I stället för ”{yours}” hade ”{best}” räddat dig: därifrån räckte {n} fel.',
  'coach-alive-none': 'I stället för ”{yours}” hade ”{best}” räddat dig: därifrån utan fler fel.',
  'coach-enough': 'Med ”{best}” i stället för ”{yours}” hade {n} fel räckt därifrån.',
  'coach-enough-none': 'Med ”{best}” i stället för ”{yours}” hade inga fler fel behövts.',
  'coach-start': '”{letter}” finns i {hit} av de här {n} orden: en bra första bokstav.',
  'coach-first': 'Din första bokstav, ”{letter}”, var den bästa som fanns.',
  hint: 'Bättre: ”{letter}”, i {hit} av {n} ord',
  'hint-proved': 'Bättre: ”{letter}”, sedan räckte {n} fel',
  'hint-proved-none': 'Bättre: ”{letter}”, sedan inga fler fel',
  'report-unknown': 'Ingen känner till det',
  'report-wrong': 'Felstavat, eller inget ord',
  'report-offensive': 'Kränkande',
  'report-thanks': 'Tack, det är noterat.',
};

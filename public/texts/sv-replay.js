// All that the replay says, in Swedish.

export const texts = {
  evil: 'Vid varje bokstav behöll jag en grupp ord och lät de andra gå.',
  honest: 'Vid varje bokstav föll de ord bort som inte längre passade.',
  'you-said': 'Du sa',
  'i-kept': 'Jag behöll',
  'i-let-go': 'Jag lät gå',
  'words-left': 'Ord kvar',
  'fell-away': 'Föll bort',
  more: 'och {n} till',
  groups: 'Alla grupper',
  family: '{n}:',
  kept: '{n}, behölls:',
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
  easier: 'fler ord, men lättare för dig',
  'one-left': 'Ett ord var kvar: {pattern}; sedan sa du {letters}.',
  caught: 'Du tog mig. Mer hade jag inte kvar.',
  escaped: 'och {n} till som jag kunde ha sagt',
  'escaped-last': 'det sista jag hade',
  fixed: 'mitt ord från början',
  proved:
    'Det här spelet går att vinna, vad jag än gör: de bästa bokstäverna kostar högst {mistakes}.',
  'proved-lost': 'Mot en perfekt dator vinner ingen det här spelet.',
  'coach-good': 'Bra valt, träff eller miss: {letters}.',
  'coach-well': 'bra',
  'coach-enough': 'Med {best} i stället för {yours} hade du fortfarande kunnat vinna.',
  'coach-fewer': 'Med {best} i stället för {yours} hade du kunnat vinna med färre fel.',
  'coach-sure': 'Med {best} i stället för {yours} hade jag inte kunnat säga nej: ' +
    'alla ord som var kvar hade det.',
  'coach-start': '{letter} finns i {hit} av de här {n} orden: en bra första bokstav.',
  hint: '{best} fanns i {hit} av de {n} ord som var kvar, {yours} i {own}.',
  'hint-all': 'Alla ord som var kvar hade {best}: jag hade inte kunnat säga nej.',
  'hint-why': 'Ju fler ord som har en bokstav, desto färre kan jag behålla genom att säga nej: ' +
    '{left} med {best}, {own} med {yours}.',
  'hint-likely': 'Ju fler ord som har en bokstav, desto större är chansen att mitt har den också.',
  stood: 'Innan du sa {letter}:',
  'report-unknown': 'Ingen känner till det',
  'report-wrong': 'Felstavat, eller inget ord',
  'report-offensive': 'Kränkande',
  'report-thanks': 'Tack, det är noterat.',
};

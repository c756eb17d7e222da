// All that the replay says, in Danish.

export const texts = {
  evil: 'Ved hvert bogstav beholdt jeg én gruppe ord og lod de andre gå.',
  honest: 'Ved hvert bogstav faldt de ord fra, der ikke længere passede.',
  'you-said': 'Du sagde',
  'i-kept': 'Jeg beholdt',
  'i-let-go': 'Jeg lod gå',
  'words-left': 'Ord tilbage',
  'fell-away': 'Faldt fra',
  more: 'og {n} til',
  groups: 'Alle grupper',
  family: '{n}:',
  kept: '{n}, beholdt:',
  miss: {
    one: 'Du sagde {letter}: {gone} af {before} havde det, jeg beholdt det ene uden.',
    other: 'Du sagde {letter}: {gone} af {before} havde det, jeg beholdt de {n} uden.',
  },
  none: {
    one: 'Du sagde {letter}: Det eneste ord havde det ikke.',
    other: 'Du sagde {letter}: Ingen af de {n} havde det.',
  },
  hit: {
    one: 'Du sagde {letter}: Af {before} beholdt jeg det ene, der har det præcis dér.',
    other: 'Du sagde {letter}: Af {before} beholdt jeg de {n}, der har det præcis dér.',
  },
  all: {
    one: 'Du sagde {letter}: Det eneste ord havde det.',
    other: 'Du sagde {letter}: Alle {n} havde det præcis dér.',
  },
  fitted: 'Du sagde {letter}: {before} passede før, {after} efter.',
  easier: 'flere ord, men lettere for dig',
  'one-left': 'Der var ét ord tilbage: {pattern}; derefter sagde du {letters}.',
  caught: 'Du fik mig. Mere havde jeg ikke.',
  escaped: 'og {n} til, som jeg kunne have sagt',
  'escaped-last': 'det sidste, jeg havde',
  fixed: 'mit ord fra starten',
  proved:
    'Dette spil kan vindes, uanset hvad jeg gør: De bedste bogstaver koster højst {mistakes}.',
  'proved-lost': 'Mod en perfekt computer vinder ingen dette spil.',
  'coach-good': 'Godt valgt, ramt eller ej: {letters}.',
  'coach-well': 'godt',
  'coach-enough': 'Med {best} i stedet for {yours} kunne du stadig have vundet.',
  'coach-fewer': 'Med {best} i stedet for {yours} kunne du have vundet med færre fejl.',
  'coach-sure': 'Med {best} i stedet for {yours} kunne jeg ikke have sagt nej: ' +
    'Alle ord, der var tilbage, havde det.',
  'coach-start': '{letter} er i {hit} af disse {n} ord: et godt første bogstav.',
  hint: '{best} var i {hit} af de {n} ord, der var tilbage, {yours} i {own}.',
  'hint-all': 'Alle ord, der var tilbage, havde {best}: jeg kunne ikke have sagt nej.',
  'hint-why': 'Jo flere ord der har et bogstav, jo færre kan jeg beholde ved at sige nej: ' +
    '{left} med {best}, {own} med {yours}.',
  'hint-likely': 'Jo flere ord der har et bogstav, jo større er chancen for, at det er i mit.',
  stood: 'Før du sagde {letter}:',
  'report-unknown': 'Ingen kender det',
  'report-wrong': 'Stavet forkert, eller ikke et ord',
  'report-offensive': 'Krænkende',
  'report-thanks': 'Tak, det er noteret.',
};

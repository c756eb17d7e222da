// All that the replay says, in Danish.

export const texts = {
  evil:
    'Ved hvert bogstav beholdt jeg én gruppe ord og lod de andre gå. De grønne havde dit bogstav.',
  honest:
    'Ved hvert bogstav faldt de ord fra, der ikke længere passede. De grønne havde dit bogstav.',
  'all-evil': { one: '{n} ord, intet valg', other: '{n} ord, intet valgt' },
  'all-honest': { one: '{n} ord', other: '{n} ord, ét valgt' },
  left: '{n} tilbage',
  more: 'og {n} til',
  groups: { one: '{n} gruppe', other: '{n} grupper' },
  family: '{n}:',
  kept: '{n}, beholdt:',
  guessed: '{letter}: {before} → {after}',
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
  'all-had': 'Alle havde det.',
  'none-had': 'Ingen havde det.',
  easier: 'større, men lettere for dig',
  'easier-by': 'Lettere for dig: fundet med {here}. Her skal du bruge {kept}.',
  'easier-often': 'Lettere for dig: {mistakes} sker sjældnere her.',
  scale: 'Bredden viser, hvor mange ord der er tilbage, men ikke lineært: Lidt smallere betyder ' +
    'mange færre ord.',
  'one-left': 'Der var ét ord tilbage; derefter sagde du {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Du fik mig. Mere havde jeg ikke.',
  escaped: 'og {n} til, som jeg kunne have sagt',
  'escaped-last': 'det sidste, jeg havde',
  fixed: 'mit ord fra starten',
  proved: 'Bevist: Med perfekte bogstaver koster dette spil præcis {mistakes}. Du lavede {made}.',
  'proved-least':
    'Bevist: Med perfekte bogstaver koster dette spil mindst {mistakes}. Du lavede {made}.',
  'coach-all': 'Hvert af dine bogstaver var det bedste, der var.',
  'coach-good': {
    one: 'Af de {all} bogstaver, der betød noget, var {n} det bedste, der var.',
    other: 'Af de {all} bogstaver, der betød noget, var {n} de bedste, der var.',
  },
  'coach-won': 'Godt fanget!',
  'coach-alive': 'I stedet for “{yours}” ville “{best}” have reddet dig: derfra var {n} fejl nok.',
  'coach-alive-none':
    'I stedet for “{yours}” ville “{best}” have reddet dig: derfra uden flere fejl.',
  'coach-enough': 'Med “{best}” i stedet for “{yours}” havde {n} fejl været nok derfra.',
  'coach-enough-none':
    'Med “{best}” i stedet for “{yours}” havde ingen flere fejl været nødvendige.',
  'coach-start': '“{letter}” er i {hit} af disse {n} ord: et godt første bogstav.',
  'coach-first': 'Dit første bogstav, “{letter}”, var det bedste, der var.',
  hint: 'Bedre: “{letter}”, i {hit} af {n} ord',
  'hint-proved': 'Bedre: “{letter}”, så var {n} fejl nok',
  'hint-proved-none': 'Bedre: “{letter}”, så ingen flere fejl',
  'report-unknown': 'Ingen kender det',
  'report-wrong': 'Stavet forkert, eller ikke et ord',
  'report-offensive': 'Krænkende',
  'report-thanks': 'Tak, det er noteret.',
};

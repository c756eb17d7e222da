// All that the replay says, in Spanish.

export const texts = {
  evil: 'Con cada letra me quedé con un grupo de palabras y dejé ir las demás.',
  honest: 'Con cada letra cayeron las palabras que ya no encajaban.',
  'you-said': 'Dijiste',
  'i-kept': 'Conservé',
  'i-let-go': 'Dejé ir',
  'words-left': 'Palabras restantes',
  'fell-away': 'Cayeron',
  more: 'y {n} más',
  groups: 'Todos los grupos',
  family: '{n}:',
  kept: '{n}, conservadas:',
  miss: {
    one: 'Dijiste {letter}: estaba en {gone} de {before}, me quedé con la única que no.',
    many: 'Dijiste {letter}: estaba en {gone} de {before}, me quedé con las {n} que no.',
    other: 'Dijiste {letter}: estaba en {gone} de {before}, me quedé con las {n} que no.',
  },
  none: {
    one: 'Dijiste {letter}: la única que quedaba no la tenía.',
    many: 'Dijiste {letter}: ninguna de las {n} la tenía.',
    other: 'Dijiste {letter}: ninguna de las {n} la tenía.',
  },
  hit: {
    one: 'Dijiste {letter}: de {before} me quedé con la única que la tiene justo ahí.',
    many: 'Dijiste {letter}: de {before} me quedé con las {n} que la tienen justo ahí.',
    other: 'Dijiste {letter}: de {before} me quedé con las {n} que la tienen justo ahí.',
  },
  all: {
    one: 'Dijiste {letter}: la única que quedaba la tenía.',
    many: 'Dijiste {letter}: las {n} la tenían justo ahí.',
    other: 'Dijiste {letter}: las {n} la tenían justo ahí.',
  },
  fitted: 'Dijiste {letter}: antes encajaban {before}, después {after}.',
  easier: 'más palabras, pero más fácil para ti',
  'one-left': 'Quedaba una palabra: {pattern}; después dijiste {letters}.',
  caught: 'Me atrapaste. No me quedaba nada más.',
  escaped: 'y {n} más que podía haber dicho',
  'escaped-last': 'la última que tenía',
  fixed: 'mi palabra desde el principio',
  proved: 'Esta partida se puede ganar, haga yo lo que haga: ' +
    'las mejores letras cuestan como mucho {mistakes}.',
  'proved-lost': 'Contra un rival perfecto nadie gana esta partida.',
  'coach-good': 'Bien elegidas, acertaran o no: {letters}.',
  'coach-well': 'buena',
  'coach-enough': 'Con {best} en lugar de {yours}, aún podías ganar.',
  'coach-fewer': 'Con {best} en lugar de {yours}, podías ganar con menos fallos.',
  'coach-sure': 'Con {best} en lugar de {yours}, no habría podido decir que no: ' +
    'la tenían todas las palabras que quedaban.',
  'coach-start': '{letter} está en {hit} de estas {n} palabras: una buena primera letra.',
  hint: '{best} estaba en {hit} de las {n} palabras que quedaban, {yours} en {own}.',
  'hint-all': 'Todas las palabras que quedaban tenían {best}: no habría podido decir que no.',
  'hint-why': 'Cuantas más palabras tienen una letra, menos puedo conservar diciendo que no: ' +
    '{left} con {best}, {own} con {yours}.',
  'hint-likely':
    'Cuantas más palabras tienen una letra, más probable es que la mía también la tenga.',
  stood: 'Antes de decir {letter}:',
  'report-unknown': 'Nadie la conoce',
  'report-wrong': 'Mal escrita, o no es una palabra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Gracias, queda anotado.',
};

// All that the replay says, in Spanish.

export const texts = {
  evil: 'Con cada letra me quedé con un grupo de palabras y dejé ir las demás.',
  honest: 'Con cada letra cayeron las palabras que ya no encajaban.',
  green: 'Las verdes tenían tu letra. Las que la tienen en el mismo lugar son un grupo.',
  more: 'y {n} más',
  left: 'aún {n}',
  groups: { one: '{n} grupo', many: '{n} grupos', other: '{n} grupos' },
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
  'one-left': 'Quedaba una palabra; después dijiste {letters}.',
  caught: 'Me atrapaste. No me quedaba nada más.',
  escaped: 'y {n} más que podía haber dicho',
  'escaped-last': 'la última que tenía',
  fixed: 'mi palabra desde el principio',
  proved:
    'Quien juega perfecto comete aquí como mucho {mistakes}, haga yo lo que haga. Tú hiciste ' +
    '{made}.',
  'proved-lost': 'Contra un rival perfecto nadie gana esta partida.',
  'coach-good': 'Bien elegidas, acertaran o no: {letters}.',
  'coach-won': '¡Bien atrapado!',
  'coach-enough': {
    one: 'Con {best} en lugar de {yours}, desde ahí podías ganar con solo {n} fallo.',
    many: 'Con {best} en lugar de {yours}, desde ahí podías ganar con solo {n} fallos.',
    other: 'Con {best} en lugar de {yours}, desde ahí podías ganar con solo {n} fallos.',
  },
  'coach-enough-none': 'Con {best} en lugar de {yours}, podías ganar sin más fallos.',
  'coach-start': '{letter} está en {hit} de estas {n} palabras: una buena primera letra.',
  hint: '{best} estaba en {hit} de las {n} palabras que quedaban, {yours} en {own}.',
  'hint-why': 'Cuantas más palabras tienen una letra, menos puedo conservar diciendo que no.',
  'report-unknown': 'Nadie la conoce',
  'report-wrong': 'Mal escrita, o no es una palabra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Gracias, queda anotado.',
};

// All that the replay says, in Spanish.

export const texts = {
  evil:
    'Con cada letra me quedé con un grupo de palabras y dejé ir las demás. Las verdes tenían tu ' +
    'letra.',
  honest: 'Con cada letra cayeron las palabras que ya no encajaban. Las verdes tenían tu letra.',
  'all-evil': {
    one: '{n} palabra, sin elección',
    many: '{n} palabras, ninguna elegida',
    other: '{n} palabras, ninguna elegida',
  },
  'all-honest': {
    one: '{n} palabra',
    many: '{n} palabras, una elegida',
    other: '{n} palabras, una elegida',
  },
  left: 'aún {n}',
  more: 'y {n} más',
  groups: { one: '{n} grupo', many: '{n} grupos', other: '{n} grupos' },
  family: '{n}:',
  kept: '{n}, conservadas:',
  guessed: '{letter}: {before} → {after}',
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
  'all-had': 'Todas la tenían.',
  'none-had': 'Ninguna la tenía.',
  easier: 'más grande, pero más fácil para ti',
  'easier-by': 'Más fácil para ti: salías con {here}. Aquí necesitas {kept}.',
  'easier-often': 'Más fácil para ti: aquí es más raro tener {mistakes}.',
  scale:
    'El ancho muestra cuántas palabras quedan, pero no a escala: un poco más estrecho son muchas ' +
    'palabras menos.',
  'one-left': 'Quedaba una palabra; después dijiste {letters}.',
  hardest: '{mistakes} en {words}',
  caught: 'Me atrapaste. No me quedaba nada más.',
  escaped: 'y {n} más que podía haber dicho',
  'escaped-last': 'la última que tenía',
  fixed: 'mi palabra desde el principio',
  proved:
    'Demostrado: con letras perfectas esta partida cuesta exactamente {mistakes}. Tú hiciste ' +
    '{made}.',
  'proved-least':
    'Demostrado: con letras perfectas esta partida cuesta al menos {mistakes}. Tú hiciste ' +
    '{made}.',
  'coach-all': 'Cada una de tus letras fue la mejor que había.',
  'coach-good': {
    one: 'De las {all} letras que contaban, {n} fue la mejor que había.',
    many: 'De las {all} letras que contaban, {n} fueron las mejores que había.',
    other: 'De las {all} letras que contaban, {n} fueron las mejores que había.',
  },
  'coach-won': '¡Bien atrapado!',
  'coach-alive': {
    one: 'En lugar de «{yours}», «{best}» te habría salvado: desde ahí bastaba {n} fallo.',
    many: 'En lugar de «{yours}», «{best}» te habría salvado: desde ahí bastaban {n} fallos.',
    other: 'En lugar de «{yours}», «{best}» te habría salvado: desde ahí bastaban {n} fallos.',
  },
  'coach-alive-none':
    'En lugar de «{yours}», «{best}» te habría salvado: desde ahí no hacían falta más fallos.',
  'coach-enough': {
    one: 'Con «{best}» en lugar de «{yours}», desde ahí habría bastado {n} fallo.',
    many: 'Con «{best}» en lugar de «{yours}», desde ahí habrían bastado {n} fallos.',
    other: 'Con «{best}» en lugar de «{yours}», desde ahí habrían bastado {n} fallos.',
  },
  'coach-enough-none': 'Con «{best}» en lugar de «{yours}», no habrían hecho falta más fallos.',
  'coach-start': '«{letter}» está en {hit} de estas {n} palabras: una buena primera letra.',
  'coach-first': 'Tu primera letra, «{letter}», fue la mejor que había.',
  hint: 'Mejor: «{letter}», en {hit} de {n} palabras',
  'hint-proved': {
    one: 'Mejor: «{letter}», luego bastaba {n} fallo',
    many: 'Mejor: «{letter}», luego bastaban {n} fallos',
    other: 'Mejor: «{letter}», luego bastaban {n} fallos',
  },
  'hint-proved-none': 'Mejor: «{letter}», luego ningún fallo más',
  'report-unknown': 'Nadie la conoce',
  'report-wrong': 'Mal escrita, o no es una palabra',
  'report-offensive': 'Ofensiva',
  'report-thanks': 'Gracias, queda anotado.',
};

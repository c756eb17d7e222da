// All that the replay says, in German.

export const texts = {
  evil:
    'Bei jedem Buchstaben behielt ich eine Gruppe von Wörtern und ließ die anderen ziehen. Die ' +
    'grünen hatten deinen Buchstaben.',
  honest: 'Bei jedem Buchstaben fielen die Wörter weg, die nicht mehr passten. Die grünen hatten ' +
    'deinen Buchstaben.',
  'all-evil': { one: '{n} Wort, keine Wahl', other: '{n} Wörter, keins gewählt' },
  'all-honest': { one: '{n} Wort', other: '{n} Wörter, eins gewählt' },
  left: 'noch {n}',
  more: 'und {n} weitere',
  groups: { one: '{n} Gruppe', other: '{n} Gruppen' },
  family: '{n}:',
  kept: '{n}, behalten:',
  guessed: '{letter}: {before} → {after}',
  miss: {
    one: 'Du sagtest {letter}: Es war in {gone} von {before}, ich behielt das eine ohne.',
    other: 'Du sagtest {letter}: Es war in {gone} von {before}, ich behielt die {n} ohne.',
  },
  none: {
    one: 'Du sagtest {letter}: Das einzige Wort hatte keins.',
    other: 'Du sagtest {letter}: Keins der {n} hatte es.',
  },
  hit: {
    one: 'Du sagtest {letter}: Von {before} behielt ich das eine, das es genau dort hat.',
    other: 'Du sagtest {letter}: Von {before} behielt ich die {n}, die es genau dort haben.',
  },
  all: {
    one: 'Du sagtest {letter}: Das einzige Wort hatte es.',
    other: 'Du sagtest {letter}: Alle {n} hatten es genau dort.',
  },
  fitted: 'Du sagtest {letter}: {before} passten vorher, {after} danach.',
  'all-had': 'Alle hatten es.',
  'none-had': 'Keins hatte es.',
  easier: 'größer, aber leichter für dich',
  'easier-by': 'Leichter für dich: {here} bis zum Wort. Hier brauchst du {kept}.',
  'easier-often': 'Leichter für dich: {mistakes} kommen hier seltener vor.',
  scale:
    'Die Breite zeigt, wie viele Wörter übrig sind, aber nicht maßstäblich: Schon etwas schmaler ' +
    'heißt viele Wörter weniger.',
  'one-left': 'Ein Wort war übrig; danach sagtest du {letters}.',
  hardest: '{mistakes}: {words}',
  caught: 'Du hast mich. Mehr hatte ich nicht.',
  escaped: 'und {n} weitere, die ich hätte nennen können',
  'escaped-last': 'das letzte, das ich hatte',
  fixed: 'mein Wort von Anfang an',
  proved:
    'Bewiesen: Mit perfekten Buchstaben kostet dieses Spiel genau {mistakes}. Bei dir waren ' +
    'es {made}.',
  'proved-least':
    'Bewiesen: Mit perfekten Buchstaben kostet dieses Spiel mindestens {mistakes}. Bei dir ' +
    'waren es {made}.',
  'coach-all': 'Jeder deiner Buchstaben war der beste, den es gab.',
  'coach-good': {
    one: 'Von den {all} Buchstaben, auf die es ankam, war {n} der beste, den es gab.',
    other: 'Von den {all} Buchstaben, auf die es ankam, waren {n} die besten, die es gab.',
  },
  'coach-won': 'Gut erwischt!',
  'coach-alive': {
    one: 'Statt „{yours}“ hätte „{best}“ dich gerettet: Von da an reichte {n} Fehler.',
    other: 'Statt „{yours}“ hätte „{best}“ dich gerettet: Von da an reichten {n} Fehler.',
  },
  'coach-alive-none':
    'Statt „{yours}“ hätte „{best}“ dich gerettet: Von da an brauchte es keinen Fehler mehr.',
  'coach-enough': {
    one: 'Mit „{best}“ statt „{yours}“ hätte von da an {n} Fehler gereicht.',
    other: 'Mit „{best}“ statt „{yours}“ hätten von da an {n} Fehler gereicht.',
  },
  'coach-enough-none': 'Mit „{best}“ statt „{yours}“ wäre kein Fehler mehr nötig gewesen.',
  'coach-start': '„{letter}“ ist in {hit} dieser {n} Wörter: ein guter erster Buchstabe.',
  'coach-first': 'Dein erster Buchstabe, „{letter}“, war der beste, den es gab.',
  hint: 'Besser: „{letter}“, in {hit} von {n} Wörtern',
  'hint-proved': {
    one: 'Besser: „{letter}“, dann reichte {n} Fehler',
    other: 'Besser: „{letter}“, dann reichten {n} Fehler',
  },
  'hint-proved-none': 'Besser: „{letter}“, dann kein Fehler mehr',
  'report-unknown': 'Kennt niemand',
  'report-wrong': 'Falsch geschrieben oder kein Wort',
  'report-offensive': 'Beleidigend',
  'report-thanks': 'Danke, das ist notiert.',
};

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
    one: '{n} deiner {all} Buchstaben war der beste, den es gab.',
    other: '{n} deiner {all} Buchstaben waren die besten, die es gab.',
  },
  'coach-alive': 'Statt {yours} hätte {best} dich gerettet: von da an höchstens {mistakes}.',
  'coach-enough':
    'Mit {best} statt {yours} hättest du es leichter haben können: von da an höchstens {mistakes}.',
  hint: '{letter} war in {n}',
  'hint-proved': '{letter}: von hier an höchstens {mistakes}',
  'report-unknown': 'Kennt niemand',
  'report-wrong': 'Falsch geschrieben oder kein Wort',
  'report-offensive': 'Beleidigend',
  'report-thanks': 'Danke, das ist notiert.',
};

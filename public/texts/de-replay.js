// All that the replay says, in German.

export const texts = {
  evil: 'Bei jedem Buchstaben behielt ich eine Gruppe von Wörtern und ließ die anderen ziehen.',
  honest: 'Bei jedem Buchstaben fielen die Wörter weg, die nicht mehr passten.',
  'you-said': 'Du sagtest',
  'i-kept': 'Ich behielt',
  'i-let-go': 'Ich ließ ziehen',
  'words-left': 'Wörter übrig',
  'fell-away': 'Weggefallen',
  more: 'und noch {n}',
  groups: 'Alle Gruppen',
  family: '{n}:',
  kept: '{n}, behalten:',
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
  easier: 'mehr Wörter, aber leichter für dich',
  'one-left': 'Ein Wort war übrig: {pattern}; danach sagtest du {letters}.',
  caught: 'Du hast mich. Mehr hatte ich nicht.',
  escaped: 'und {n} weitere, die ich hätte nennen können',
  'escaped-last': 'das letzte, das ich hatte',
  fixed: 'mein Wort von Anfang an',
  proved: 'Dieses Spiel lässt sich gewinnen, was ich auch tue: ' +
    'Die besten Buchstaben kosten höchstens {mistakes}.',
  'proved-lost': 'Gegen einen perfekten Computer gewinnt dieses Spiel niemand.',
  'coach-good': 'Gut gewählt, ob Treffer oder nicht: {letters}.',
  'coach-well': 'gut',
  'coach-enough': 'Mit {best} statt {yours} hättest du noch gewinnen können.',
  'coach-fewer': 'Mit {best} statt {yours} hättest du mit weniger Fehlern gewinnen können.',
  'coach-sure':
    'Mit {best} statt {yours} hätte ich nicht nein sagen können: Alle übrigen Wörter hatten es.',
  'coach-start': '{letter} ist in {hit} dieser {n} Wörter: ein guter erster Buchstabe.',
  hint: '{best} war in {hit} der {n} übrigen Wörter, {yours} in {own}.',
  'hint-all': 'Alle übrigen Wörter hatten {best}: Ich hätte nicht nein sagen können.',
  'hint-why':
    'Je mehr Wörter einen Buchstaben haben, desto weniger kann ich mit einem Nein behalten: ' +
    '{left} mit {best}, {own} mit {yours}.',
  'hint-likely': 'Je mehr Wörter einen Buchstaben haben, desto eher hat ihn auch meins.',
  stood: 'Bevor du {letter} sagtest:',
  'report-unknown': 'Kennt niemand',
  'report-wrong': 'Falsch geschrieben oder kein Wort',
  'report-offensive': 'Beleidigend',
  'report-thanks': 'Danke, das ist notiert.',
};

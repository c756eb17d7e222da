// All that help says, and what it asks, in German. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'So geht’s',
  'help-guess':
    'Tippe auf einen Buchstaben oder tippe ihn ein. Steht er nicht im Wort, ist das ein Fehler ' +
    'und zeichnet ein Stück vom Bild; mit dem ganzen Bild verlierst du. Denselben noch einmal ' +
    'zu raten kostet nichts.',
  'help-words':
    'Leerzeichen, Bindestriche und Apostrophe sind sichtbar. Beide Listen englischer Wörter ' +
    'haben kaum Mehrzahlformen. „75 von 100 gewinnen“ gilt, wenn dir alle gängigen passenden ' +
    'Wörter einfallen. Bei zehn auf einmal ist es vielleicht die Hälfte.',
  'what-is-evil': 'Was heißt böse?',
  'help-evil':
    'Ein ehrlicher Computer wählt ein Wort, bleibt dabei und kann es beweisen. Ein böser lügt ' +
    'nie über einen Buchstaben, aber er verliert ungern. Spiel gegen ihn, dann sieh dir „Was ich ' +
    'getan habe“ an.',
  'the-trick': 'Verrate mir den Trick',
  'trick-classic':
    '**Sanft** und **Schlau** haben kein Wort im Sinn. Sie sortieren die Wörter, die noch ' +
    'passen, danach, wo dein Buchstabe steht, und behalten die größte Gruppe.',
  'trick-diabolical':
    '**Böse** und **Teuflisch** spielen im Kopf mit jeder Gruppe weiter und behalten die, die ' +
    'dich die meisten Fehler kostet.',
  privacy: 'Datenschutz',
  'help-privacy':
    'Ein Cookie enthält eine Zufallszahl, unter der der Server deine Optionen, dein Spiel und ' +
    'deine Siege bis 400 Tage nach der letzten Änderung behält. „Dein Code“ bei den Siegen ist ' +
    'diese Zahl in Buchstaben. Ein Raum behält höchstens 400 Tage, wie es auf den Plätzen lief. ' +
    'Dein Browser merkt sich, wie diese Seite aussieht, und die Links deiner Räume. Sonst ' +
    'nichts und niemand.',
  forget: 'Vergiss mich',
  'help-languages':
    'Diese Übersetzung hat noch niemand gelesen, der mit Deutsch aufgewachsen ist. Klingt ein ' +
    'Satz falsch, sag es dem, der diese Seite betreibt.',
  'ask-forget': 'Mich vergessen?',
  'ask-forget-text':
    'Dein Spiel, deine Siege, Optionen und dein Cookie verschwinden für immer, auf allen deinen ' +
    'Geräten.',
  'ask-forget-yes': 'Vergiss mich',
  forgotten: 'Vergessen. „Neues Spiel“ fängt von vorn an.',
};

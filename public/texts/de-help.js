// All that help says, and what it asks, in German. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'So geht’s',
  'help-guess':
    'Sag einen Buchstaben. Steht er nicht im Wort, wird ein Stück vom Bild gezeichnet. Mit ' +
    'dem ganzen Bild verlierst du.',
  'help-dodge':
    'Aber es gibt kein Wort: Ich habe viele im Bauch. Du sagst **E**, und ich behalte die ohne ' +
    'E.',
  'help-did':
    'Hinterher zeigt „Was ich getan habe“, was ich losließ. Ich schummle, aber über einen ' +
    'Buchstaben lüge ich nie.',
  'help-drawn': 'E HUND WOLF ESEL HASE',
  'good-to-know': 'Gut zu wissen',
  'help-rates':
    '„… von 100 gewinnen“: von 100, denen alle gängigen passenden Wörter einfallen. Wer nur an ' +
    'zehn Wörter auf einmal denkt, gewinnt vielleicht halb so oft.',
  'help-rungs':
    '**Ehrlich** wählt ein Wort, bleibt dabei und kann es beweisen. **Sanft** und **Schlau** ' +
    'behalten möglichst viele Wörter. **{evil}** und **{devil}** denken voraus und behalten ' +
    'die, die dich die meisten Fehler kosten.',
  'help-words':
    'Denselben Buchstaben noch einmal zu raten kostet nichts. Leerzeichen, Ziffern und ' +
    'andere Zeichen sind sichtbar. Beide Listen englischer Wörter haben kaum Mehrzahlformen.',
  privacy: 'Datenschutz',
  'help-privacy':
    'Ein Cookie enthält eine Zufallszahl, unter der der Server deine Optionen, dein Spiel und ' +
    'deine Siege bis 400 Tage nach der letzten Änderung behält. „Meine Siege auf ein anderes ' +
    'Gerät mitnehmen“ zeigt diese Zahl in Buchstaben. Ein Raum behält seine Ergebnisse höchstens ' +
    '400 Tage. Dein Browser merkt sich, wie diese Seite aussieht, deine Räume, die Namen darin ' +
    'und wie frühere Tage ausgingen. Sonst nichts und niemand.',
  forget: 'Vergiss mich',
  'help-languages':
    'Diese Übersetzung hat noch niemand gelesen, der mit Deutsch aufgewachsen ist. Klingt ein ' +
    'Satz falsch, sag es dem, der diese Seite betreibt.',
  'ask-forget': 'Mich vergessen?',
  'ask-forget-text':
    'Dein Spiel, deine Siege und Optionen verschwinden für immer, auf allen deinen Geräten, und ' +
    'deine Räume auf diesem.',
  'ask-forget-yes': 'Vergiss mich',
  forgotten: 'Vergessen. „Neues Spiel“ fängt von vorn an.',
};

// All that help says, and what it asks, in Swedish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Så spelar du',
  'help-guess':
    'Tryck på en bokstav eller skriv den. Finns den inte i ordet är det ett fel och en del av ' +
    'bilden ritas; är hela bilden ritad har du förlorat. Att pröva en bokstav igen kostar ' +
    'inget.',
  'help-words':
    'Mellanslag, bindestreck och apostrofer visas. Båda listorna med engelska ord har nästan ' +
    'inga pluralformer. ”75 av 100 vinner” gäller om du kommer på alla vanliga ord som passar. ' +
    'Med tio i taget blir det kanske hälften.',
  'what-is-evil': 'Vad betyder ond?',
  'help-evil':
    'En ärlig dator väljer ett ord, håller fast vid det och kan bevisa det. En ond ljuger aldrig ' +
    'om en bokstav, men hatar att förlora. Spela mot den och se sedan ”Vad jag gjorde”.',
  'the-trick': 'Avslöja tricket',
  'trick-classic':
    '**Snäll** och **Slug** har inget ord i tankarna. De sorterar orden som fortfarande passar ' +
    'efter var din bokstav står, och behåller den största gruppen.',
  'trick-diabolical':
    '**Ond** och **Djävulsk** spelar vidare i huvudet med varje grupp och behåller den som ' +
    'kostar dig flest fel.',
  privacy: 'Integritet',
  'help-privacy':
    'En kaka innehåller ett slumptal. Under det sparar servern dina inställningar, ditt spel ' +
    'och dina rekord till 400 dagar efter den senaste ändringen. ”Din kod” bland rekorden är ' +
    'det talet i bokstäver. Ett rum minns hur det gick för dess platser, i högst 400 dagar. Din ' +
    'webbläsare minns hur sidan ser ut, och länkarna till dina rum. Inget annat, ingen annan.',
  forget: 'Glöm mig',
  'help-languages':
    'Ingen som har vuxit upp med svenska har läst de här texterna än. Låter en mening fel, säg ' +
    'till den som sköter sidan.',
  'ask-forget': 'Glömma dig?',
  'ask-forget-text':
    'Ditt spel, dina rekord, inställningar och din kaka försvinner för gott, på alla dina ' +
    'enheter.',
  'ask-forget-yes': 'Glöm mig',
  forgotten: 'Glömt. ”Nytt spel” börjar om från början.',
};

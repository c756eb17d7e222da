// All that help says, and what it asks, in Swedish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Så spelar du',
  'help-guess':
    'Säg en bokstav. Finns den inte i ordet ritas en del av bilden. Är hela bilden ritad har ' +
    'du förlorat.',
  'help-dodge':
    'Men det finns inget ord: jag har många i magen. Du säger **E**, och jag behåller dem utan ' +
    'E.',
  'help-did':
    'Efteråt visar ”Vad jag gjorde” vad jag släppte. Jag fuskar, men jag ljuger aldrig om en ' +
    'bokstav.',
  'help-drawn': 'E BJÖRN UGGLA LEJON TIGER',
  'good-to-know': 'Bra att veta',
  'help-rates':
    '”… av 100 vinner”: av 100 spelare som kommer på alla vanliga ord som passar. Kommer du ' +
    'bara på tio ord i taget vinner du kanske hälften så ofta.',
  'help-rungs': '**Ärlig** väljer ett ord, håller fast vid det och kan bevisa det. **Snäll** och ' +
    '**Slug** behåller så många ord de kan. **{evil}** och **{devil}** tänker framåt och ' +
    'behåller dem som kostar dig flest fel.',
  'help-words':
    'Att pröva en bokstav igen kostar inget. Mellanslag, siffror och andra tecken visas. ' +
    'Båda listorna med engelska ord har nästan inga pluralformer.',
  privacy: 'Integritet',
  'help-privacy':
    'En kaka innehåller ett slumptal. Under det sparar servern dina inställningar, ditt spel och ' +
    'dina rekord till 400 dagar efter den senaste ändringen. ”Ta med mina rekord till en annan ' +
    'enhet” visar det talet i bokstäver. Ett rum sparar sina resultat i högst 400 dagar. Din ' +
    'webbläsare minns hur sidan ser ut, dina rum, namnen i dem och hur tidigare dagar gick. ' +
    'Inget annat, ingen annan.',
  forget: 'Glöm mig',
  'help-languages':
    'Ingen som har vuxit upp med svenska har läst de här texterna än. Låter en mening fel, säg ' +
    'till den som sköter sidan.',
  'ask-forget': 'Glömma dig?',
  'ask-forget-text':
    'Ditt spel, dina rekord och inställningar försvinner för gott, på alla dina enheter, och ' +
    'dina rum på den här.',
  'ask-forget-yes': 'Glöm mig',
  forgotten: 'Glömt. ”Nytt spel” börjar om från början.',
};

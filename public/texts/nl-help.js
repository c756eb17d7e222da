// All that help says, and what it asks, in Dutch. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Zo speel je',
  'help-guess':
    'Tik op een letter of typ hem. Zit hij niet in het woord, dan is dat een fout en komt er ' +
    'een stukje van het plaatje bij; met het hele plaatje verlies je. Een letter nog eens ' +
    'proberen kost niets.',
  'help-words':
    'Spaties, koppeltekens en apostrofs zie je. Beide lijsten Engelse woorden hebben bijna geen ' +
    'meervouden. ‘75 van 100 winnen’ geldt als alle gewone passende woorden je te binnen ' +
    'schieten. Met tien tegelijk is het misschien de helft.',
  'what-is-evil': 'Wat is gemeen?',
  'help-evil':
    'Een eerlijke computer kiest een woord, houdt zich eraan en kan dat bewijzen. Een gemene ' +
    'liegt nooit over een letter, maar heeft een hekel aan verliezen. Speel ertegen en kijk dan ' +
    'bij ‘Wat ik deed’.',
  'the-trick': 'Verklap de truc',
  'trick-classic':
    '**Mild** en **Sluw** hebben geen woord in gedachten. Ze sorteren de woorden die nog passen ' +
    'naar waar jouw letter staat, en behouden de grootste groep.',
  'trick-diabolical':
    '**Gemeen** en **Duivels** spelen in hun hoofd met elke groep verder en behouden die waarin ' +
    'jij de meeste fouten maakt.',
  privacy: 'Privacy',
  'help-privacy':
    'Eén cookie bevat een willekeurig getal, waaronder de server je opties, je spel en je ' +
    'scores bewaart tot 400 dagen na de laatste wijziging. ‘Je code’ bij de scores is dat getal ' +
    'in letters. Een kamer bewaart hoogstens 400 dagen hoe het op de plaatsen afliep. Je ' +
    'browser bewaart hoe deze pagina eruitziet, en de links van je kamers. Verder niets en ' +
    'niemand.',
  forget: 'Vergeet mij',
  'help-languages':
    'Nog niemand die met Nederlands is opgegroeid heeft deze teksten gelezen. Klinkt een zin ' +
    'verkeerd, zeg het dan tegen wie deze pagina beheert.',
  'ask-forget': 'Mij vergeten?',
  'ask-forget-text': 'Je spel, scores, opties en cookie verdwijnen voorgoed, op al je apparaten.',
  'ask-forget-yes': 'Vergeet mij',
  forgotten: 'Vergeten. ‘Nieuw spel’ begint opnieuw.',
};

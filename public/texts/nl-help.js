// All that help says, and what it asks, in Dutch. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Zo speel je',
  'help-guess':
    'Zeg een letter. Zit die niet in het woord, dan komt er een stukje van het plaatje bij. ' +
    'Met het hele plaatje verlies je.',
  'help-dodge':
    'Maar er is geen woord: ik heb er veel in mijn buik. Jij zegt **E**, en ik houd de woorden ' +
    'zonder E.',
  'help-did':
    'Achteraf toont ‘Wat ik deed’ wat ik losliet. Ik speel vals, maar ik lieg nooit over een ' +
    'letter.',
  'help-drawn': 'E HOND WOLF BEER EEND',
  'good-to-know': 'Goed om te weten',
  'help-rates':
    '‘… van 100 winnen’: van 100 spelers die op alle gewone woorden komen die passen. ' +
    'Denk je maar aan tien woorden tegelijk, dan win je misschien half zo vaak.',
  'help-rungs':
    '**Eerlijk** kiest een woord, houdt zich eraan en kan dat bewijzen. **Mild** en **Sluw** ' +
    'houden zoveel mogelijk woorden over. **{evil}** en **{devil}** denken vooruit en houden ' +
    'de woorden waarin jij de meeste fouten maakt.',
  'help-words':
    'Een letter nog eens proberen kost niets. Spaties, cijfers en andere tekens zie je. ' +
    'Beide lijsten Engelse woorden hebben bijna geen meervouden.',
  privacy: 'Privacy',
  'help-privacy':
    'Eén cookie bevat een willekeurig getal, waaronder de server je opties, je spel en je scores ' +
    'bewaart tot 400 dagen na de laatste wijziging. ‘Mijn scores meenemen naar een ander ' +
    'apparaat’ toont dat getal in letters. Een kamer bewaart de uitslagen hoogstens 400 dagen. ' +
    'Je browser bewaart hoe deze pagina eruitziet, je kamers, de namen daarin en hoe eerdere ' +
    'dagen afliepen. Verder niets en niemand.',
  forget: 'Vergeet mij',
  'help-languages':
    'Nog niemand die met Nederlands is opgegroeid heeft deze teksten gelezen. Klinkt een zin ' +
    'verkeerd, zeg het dan tegen wie deze pagina beheert.',
  'ask-forget': 'Mij vergeten?',
  'ask-forget-text':
    'Je spel, scores en opties verdwijnen voorgoed, op al je apparaten, en je kamers op dit ' +
    'apparaat.',
  'ask-forget-yes': 'Vergeet mij',
  forgotten: 'Vergeten. ‘Nieuw spel’ begint opnieuw.',
};

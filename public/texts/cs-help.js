// All that help says, and what it asks, in Czech. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Jak se hraje',
  'help-guess':
    'Řekni písmeno. Když ve slově není, přikreslí se kousek obrázku. Celý obrázek znamená prohru.',
  'help-dodge':
    'Jenže žádné slovo není: mám jich plné břicho. Řekneš **A**, a já si nechám ta bez A.',
  'help-did':
    '„Jak jsem podváděl“ potom ukáže, co jsem pustil. Podvádím, ale o písmenu nikdy nelžu.',
  'help-drawn': 'A SLON TYGR KOZA LAMA',
  'good-to-know': 'Dobré vědět',
  'help-rates':
    '„Vyhraje … ze 100“: ze 100 hráčů, které napadnou všechna běžná slova, co se hodí. Komu jich ' +
    'naráz napadne jen deset, vyhraje možná o polovinu méně.',
  'help-rungs':
    '**Poctivý** si vybere slovo, nechá si ho a umí to dokázat. **Mírný** a **Mazaný** si ' +
    'nechají co nejvíc slov. **{evil}** a **{devil}** myslí dopředu a nechají si ta, která tě ' +
    'budou stát nejvíc chyb.',
  'help-words':
    'Zkusit písmeno znovu nic nestojí. Mezery, číslice a jiné znaky jsou vidět. Oba seznamy ' +
    'anglických slov skoro nemají množná čísla.',
  privacy: 'Soukromí',
  'help-privacy':
    'Jedna cookie drží náhodné číslo, pod kterým server uchovává tvé nastavení, hru a výsledky ' +
    '400 dní od poslední změny. „Přenést výsledky na jiné zařízení“ to číslo ukáže v písmenech. ' +
    'Místnost drží výsledky nejvýše 400 dní. Prohlížeč si pamatuje vzhled stránky, tvé ' +
    'místnosti, jména v nich a jak dopadly minulé dny. Nic dalšího a nikdo další.',
  forget: 'Zapomeň na mě',
  'help-languages':
    'Tyto texty ještě nečetl žádný rodilý mluvčí. Co zní divně, řekni tomu, kdo stránku spravuje.',
  'ask-forget': 'Zapomenout na tebe?',
  'ask-forget-text':
    'Hra, výsledky a nastavení zmizí navždy, na všech tvých zařízeních, a tvé místnosti na tomto.',
  'ask-forget-yes': 'Zapomeň na mě',
  forgotten: 'Zapomenuto. „Nová hra“ začne od nuly.',
};

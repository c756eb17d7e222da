// All that help says, and what it asks, in Danish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Sådan spiller du',
  'help-guess':
    'Tryk på et bogstav, eller skriv det. Er det ikke i ordet, er det en fejl, der tegner en del ' +
    'af billedet; er hele billedet tegnet, taber du. Det koster ikke noget at prøve et bogstav ' +
    'igen.',
  'help-words':
    'Mellemrum, bindestreger og apostroffer vises. Begge lister med engelske ord har næsten ' +
    'ingen flertalsformer. »75 af 100 vinder« gælder, hvis du kommer i tanker om alle ' +
    'almindelige ord, der passer. Med ti ad gangen er det måske det halve.',
  'what-is-evil': 'Hvad betyder ond?',
  'help-evil':
    'En ærlig computer vælger et ord, holder fast i det og kan bevise det. En ond lyver aldrig ' +
    'om et bogstav, men hader at tabe. Spil mod den, og se så »Hvad jeg gjorde«.',
  'the-trick': 'Afslør tricket',
  'trick-classic':
    '**Blid** og **Snu** har ikke noget ord i tankerne. De sorterer de ord, der stadig passer, ' +
    'efter hvor dit bogstav står, og beholder den største gruppe.',
  'trick-diabolical':
    '**Ond** og **Djævelsk** spiller videre i hovedet med hver gruppe og beholder den, der ' +
    'koster dig flest fejl.',
  privacy: 'Privatliv',
  'help-privacy':
    'En cookie indeholder et tilfældigt tal, som serveren gemmer dine indstillinger, dit spil ' +
    'og dine rekorder under, indtil 400 dage efter den seneste ændring. »Din kode« under ' +
    'rekorderne er det tal i bogstaver. Et rum gemmer, hvordan det gik på pladserne, i højst ' +
    '400 dage. Din browser husker, hvordan siden ser ud, og links til dine rum. Ikke andet, og ' +
    'ingen andre.',
  forget: 'Glem mig',
  'help-languages':
    'Ingen, der er vokset op med dansk, har læst disse tekster endnu. Lyder en sætning forkert, ' +
    'så sig det til den, der driver siden.',
  'ask-forget': 'Glem mig?',
  'ask-forget-text':
    'Dit spil, dine rekorder, indstillinger og din cookie forsvinder for altid, på alle dine ' +
    'enheder.',
  'ask-forget-yes': 'Glem mig',
  forgotten: 'Glemt. »Nyt spil« begynder forfra.',
};

// All that help says, and what it asks, in Danish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Sådan spiller du',
  'help-guess':
    'Sig et bogstav. Er det ikke i ordet, tegnes en del af billedet. Er hele billedet ' +
    'tegnet, taber du.',
  'help-dodge':
    'Men der er ikke noget ord: Jeg har mange i maven. Du siger **E**, og jeg beholder dem ' +
    'uden E.',
  'help-did':
    'Bagefter viser »Hvad jeg gjorde«, hvad jeg lod gå. Jeg snyder, men jeg lyver aldrig om et ' +
    'bogstav.',
  'help-drawn': 'E HUND FUGL HEST HARE',
  'good-to-know': 'Godt at vide',
  'help-rates':
    '»… af 100 vinder«: af 100 spillere, der kommer i tanker om alle almindelige ord, der ' +
    'passer. Kommer du kun i tanker om ti ord ad gangen, vinder du måske halvt så tit.',
  'help-rungs':
    '**Ærlig** vælger et ord, holder fast i det og kan bevise det. **Blid** og **Snu** ' +
    'beholder så mange ord, de kan. **{evil}** og **{devil}** tænker fremad og beholder dem, ' +
    'der koster dig flest fejl.',
  'help-words':
    'Det koster ikke noget at prøve et bogstav igen. Mellemrum, tal og andre tegn vises. ' +
    'Begge lister med engelske ord har næsten ingen flertalsformer.',
  privacy: 'Privatliv',
  'help-privacy':
    'En cookie indeholder et tilfældigt tal, som serveren gemmer dine indstillinger, dit spil og ' +
    'dine rekorder under, indtil 400 dage efter den seneste ændring. »Tag mine rekorder med til ' +
    'en anden enhed« viser det tal i bogstaver. Et rum gemmer sine resultater i højst 400 dage. ' +
    'Din browser husker, hvordan siden ser ud, dine rum, navnene i dem, og hvordan tidligere ' +
    'dage gik. Ikke andet, og ingen andre.',
  forget: 'Glem mig',
  'help-languages':
    'Ingen, der er vokset op med dansk, har læst disse tekster endnu. Lyder en sætning forkert, ' +
    'så sig det til den, der driver siden.',
  'ask-forget': 'Glem mig?',
  'ask-forget-text':
    'Dit spil, dine rekorder og indstillinger forsvinder for altid, på alle dine enheder, og ' +
    'dine rum på denne.',
  'ask-forget-yes': 'Glem mig',
  forgotten: 'Glemt. »Nyt spil« begynder forfra.',
};

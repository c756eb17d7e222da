// All that help says, and what it asks, in Norwegian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Slik spiller du',
  'help-guess':
    'Si en bokstav. Er den ikke i ordet, tegnes en del av bildet. Er hele bildet tegnet, har ' +
    'du tapt.',
  'help-dodge':
    'Men det finnes ikke noe ord: Jeg har mange i magen. Du sier **E**, og jeg beholder dem ' +
    'uten E.',
  'help-did':
    'Etterpå viser «Hva jeg gjorde» hva jeg lot gå. Jeg jukser, men jeg lyver aldri om en ' +
    'bokstav.',
  'help-drawn': 'E HUND FUGL HEST HARE',
  'good-to-know': 'Greit å vite',
  'help-rates':
    '«… av 100 vinner»: av 100 spillere som kommer på alle vanlige ord som passer. Kommer du ' +
    'bare på ti ord om gangen, vinner du kanskje halvparten så ofte.',
  'help-rungs':
    '**Ærlig** velger et ord, holder fast ved det og kan bevise det. **Snill** og **Slu** ' +
    'beholder så mange ord de kan. **{evil}** og **{devil}** tenker framover og beholder dem ' +
    'som koster deg flest feil.',
  'help-words':
    'Det koster ingenting å prøve en bokstav igjen. Mellomrom, tall og andre tegn vises. ' +
    'Begge listene med engelske ord har nesten ingen flertallsformer.',
  privacy: 'Personvern',
  'help-privacy': 'En informasjonskapsel inneholder et tilfeldig tall. Under det lagrer serveren ' +
    'innstillingene, spillet og rekordene dine til 400 dager etter siste endring. «Ta med ' +
    'rekordene mine til en annen enhet» viser det tallet i bokstaver. Et rom lagrer resultatene ' +
    'sine i høyst 400 dager. Nettleseren husker hvordan siden ser ut, rommene dine, navnene i ' +
    'dem og hvordan tidligere dager gikk. Ikke noe annet, og ingen andre.',
  forget: 'Glem meg',
  'help-languages':
    'Ingen som har vokst opp med norsk, har lest disse tekstene ennå. Høres en setning feil ut, ' +
    'så si fra til den som driver siden.',
  'ask-forget': 'Glemme deg?',
  'ask-forget-text':
    'Spillet, rekordene og innstillingene dine forsvinner for godt, på alle enhetene dine, og ' +
    'rommene dine på denne.',
  'ask-forget-yes': 'Glem meg',
  forgotten: 'Glemt. «Nytt spill» begynner på nytt.',
};

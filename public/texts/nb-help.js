// All that help says, and what it asks, in Norwegian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Slik spiller du',
  'help-guess':
    'Trykk på en bokstav eller skriv den. Er den ikke i ordet, er det en feil, og en del av ' +
    'bildet tegnes; er hele bildet tegnet, har du tapt. Det koster ingenting å prøve en ' +
    'bokstav igjen.',
  'help-words':
    'Mellomrom, bindestreker og apostrofer vises. Begge listene med engelske ord har nesten ' +
    'ingen flertallsformer. «75 av 100 vinner» gjelder hvis du kommer på alle vanlige ord som ' +
    'passer. Med ti om gangen er det kanskje halvparten.',
  'what-is-evil': 'Hva betyr ond?',
  'help-evil':
    'En ærlig datamaskin velger et ord, holder fast ved det og kan bevise det. En ond lyver ' +
    'aldri om en bokstav, men hater å tape. Spill mot den, og se så «Hva jeg gjorde».',
  'the-trick': 'Røp trikset',
  'trick-classic':
    '**Snill** og **Slu** har ikke noe ord i tankene. De sorterer ordene som fortsatt passer, ' +
    'etter hvor bokstaven din står, og beholder den største gruppen.',
  'trick-diabolical':
    '**Ond** og **Djevelsk** spiller videre i hodet med hver gruppe og beholder den som koster ' +
    'deg flest feil.',
  privacy: 'Personvern',
  'help-privacy': 'En informasjonskapsel inneholder et tilfeldig tall. Under det lagrer serveren ' +
    'innstillingene, spillet og rekordene dine til 400 dager etter siste endring. «Koden din» ' +
    'under rekordene er det tallet i bokstaver. Et rom husker hvordan det gikk med plassene, i ' +
    'høyst 400 dager. Nettleseren husker hvordan siden ser ut, og lenkene til rommene dine. ' +
    'Ikke noe annet, og ingen andre.',
  forget: 'Glem meg',
  'help-languages':
    'Ingen som har vokst opp med norsk, har lest disse tekstene ennå. Høres en setning feil ut, ' +
    'så si fra til den som driver siden.',
  'ask-forget': 'Glemme deg?',
  'ask-forget-text':
    'Spillet, rekordene, innstillingene og informasjonskapselen din forsvinner for godt, på alle ' +
    'enhetene dine.',
  'ask-forget-yes': 'Glem meg',
  forgotten: 'Glemt. «Nytt spill» begynner på nytt.',
};

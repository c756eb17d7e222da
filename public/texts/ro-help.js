// All that help says, and what it asks, in Romanian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Cum se joacă',
  'help-guess':
    'Atinge sau tastează o literă. Dacă nu apare în cuvânt, e o greșeală și desenează o bucată ' +
    'din imagine; când imaginea e întreagă, ai pierdut. Aceeași literă încă o dată nu costă nimic.',
  'help-words':
    'Spațiile, cratimele și apostrofurile se văd. Ambele liste de cuvinte englezești n-au ' +
    'aproape deloc plurale. „Câștigă 75 din 100” e valabil dacă îți amintești toate cuvintele ' +
    'obișnuite care se potrivesc. Cu zece deodată, poate jumătate.',
  'what-is-evil': 'Ce înseamnă malefic?',
  'help-evil':
    'Un calculator cinstit alege un cuvânt, nu-l mai schimbă și o poate dovedi. Unul malefic nu ' +
    'minte niciodată despre o literă, dar nu suportă să piardă. Joacă împotriva lui, apoi ' +
    'uită-te la „Ce am făcut”.',
  'the-trick': 'Spune-mi șmecheria',
  'trick-classic':
    '**Blând** și **Șiret** n-au niciun cuvânt în minte. Împart cuvintele care încă se potrivesc ' +
    'după locul literei tale și păstrează grupul cel mai mare.',
  'trick-diabolical':
    '**Malefic** și **Diabolic** joacă mai departe în gând cu fiecare grup și îl păstrează pe ' +
    'cel care te costă cele mai multe greșeli.',
  privacy: 'Datele tale',
  'help-privacy':
    'Un cookie conține un număr la întâmplare, sub care serverul îți păstrează setările, jocul ' +
    'și scorurile până la 400 de zile după ultima schimbare. „Codul tău” de la scoruri e acel ' +
    'număr, scris cu litere. O cameră își păstrează rezultatele cel mult 400 de zile. Browserul ' +
    'tău ține minte cum arată pagina și linkurile camerelor tale. Nimic altceva și nimeni ' +
    'altcineva.',
  forget: 'Uită-mă',
  'help-languages':
    'Niciun vorbitor nativ de română n-a citit încă aceste texte. Dacă o frază sună prost, ' +
    'spune-i celui care se ocupă de pagină.',
  'ask-forget': 'Să te uit?',
  'ask-forget-text':
    'Jocul, scorurile, setările și cookie-ul tău dispar pentru totdeauna, de pe toate ' +
    'dispozitivele tale.',
  'ask-forget-yes': 'Uită-mă',
  forgotten: 'Te-am uitat. „Joc nou” o ia de la capăt.',
};

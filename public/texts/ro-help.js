// All that help says, and what it asks, in Romanian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Cum se joacă',
  'help-guess':
    'Spune o literă. Dacă nu apare în cuvânt, se desenează o bucată din imagine. Când ' +
    'imaginea e întreagă, ai pierdut.',
  'help-dodge':
    'Dar nu există niciun cuvânt: am multe în burtă. Spui **A**, iar eu le păstrez pe cele ' +
    'fără A.',
  'help-did':
    'La sfârșit, „Ce am făcut” arată ce am lăsat să scape. Trișez, dar nu mint niciodată ' +
    'despre o literă.',
  'help-drawn': 'A TIGRU PEȘTE CAPRĂ PANDA',
  'good-to-know': 'Bine de știut',
  'help-rates':
    '„Câștigă … din 100”: din 100 care își amintesc toate cuvintele obișnuite care se ' +
    'potrivesc. Dacă te gândești doar la zece cuvinte deodată, poate câștigi de două ori mai ' +
    'rar.',
  'help-rungs':
    '**Cinstit** alege un cuvânt, nu-l mai schimbă și o poate dovedi. **Blând** și **Șiret** ' +
    'păstrează cât mai multe cuvinte. **{evil}** și **{devil}** anticipează și le păstrează pe ' +
    'cele care te costă cele mai multe greșeli.',
  'help-words':
    'Aceeași literă încă o dată nu costă nimic. Spațiile, cifrele și celelalte semne se văd. ' +
    'Ambele liste de cuvinte englezești n-au aproape deloc plurale.',
  privacy: 'Datele tale',
  'help-privacy':
    'Un cookie conține un număr la întâmplare, sub care serverul îți păstrează setările, jocul ' +
    'și scorurile până la 400 de zile după ultima schimbare. „Scorurile mele pe alt dispozitiv” ' +
    'arată acel număr, scris cu litere. O cameră își păstrează rezultatele cel mult 400 de zile. ' +
    'Browserul tău ține minte cum arată pagina, camerele tale, numele din ele și cum s-au ' +
    'încheiat zilele trecute. Nimic altceva și nimeni altcineva.',
  forget: 'Uită-mă',
  'help-languages':
    'Niciun vorbitor nativ de română n-a citit încă aceste texte. Dacă o frază sună prost, ' +
    'spune-i celui care se ocupă de pagină.',
  'ask-forget': 'Să te uit?',
  'ask-forget-text':
    'Jocul, scorurile și setările tale dispar pentru totdeauna, de pe toate dispozitivele tale, ' +
    'iar camerele de pe acesta.',
  'ask-forget-yes': 'Uită-mă',
  forgotten: 'Te-am uitat. „Joc nou” o ia de la capăt.',
};

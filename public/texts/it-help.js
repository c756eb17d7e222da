// All that help says, and what it asks, in Italian. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Come si gioca',
  'help-guess':
    'Di’ una lettera. Se non è nella parola, si disegna un pezzo della figura. Quando la ' +
    'figura è intera, hai perso.',
  'help-dodge':
    'Ma la parola non c’è: ne ho tante nella pancia. Tu dici **A**, e io tengo quelle senza A.',
  'help-did':
    'Alla fine, «Come ho barato» mostra che cosa ho lasciato andare. Io baro, ma su una lettera ' +
    'non mento mai.',
  'help-drawn': 'A LUPO ORSO CANE RANA',
  'good-to-know': 'Buono a sapersi',
  'help-rates':
    '«Vincono … su 100»: su 100 giocatori a cui vengono in mente tutte le parole comuni ' +
    'possibili. Se ne pensi solo dieci alla volta, forse vinci la metà delle volte.',
  'help-rungs':
    '**Onesto** sceglie una parola, la tiene e può dimostrarlo. **Gentile** e **Furbo** tengono ' +
    'più parole che possono. **{evil}** e **{devil}** pensano in anticipo, e tengono quelle che ' +
    'ti costano più errori.',
  'help-words':
    'Riprovare una lettera non costa niente. Spazi, cifre e altri segni si vedono. I due ' +
    'elenchi di parole inglesi non hanno quasi plurali.',
  privacy: 'Privacy',
  'help-privacy':
    'Un cookie contiene un numero casuale, sotto il quale il server conserva opzioni, partita e ' +
    'risultati fino a 400 giorni dopo l’ultima modifica. «Porta i miei risultati su un altro ' +
    'dispositivo» mostra quel numero in lettere. Una stanza conserva i suoi risultati al massimo ' +
    '400 giorni. Il tuo browser ricorda l’aspetto di questa pagina, le tue stanze, i nomi che ci ' +
    'scrivi e com’è finito ogni giorno. Nient’altro, e nessun altro.',
  forget: 'Dimenticami',
  'help-languages':
    'Nessun madrelingua ha ancora riletto questi testi. Se qualcosa suona male, dillo a chi ' +
    'gestisce questa pagina.',
  'ask-forget': 'Devo dimenticarti?',
  'ask-forget-text':
    'Partita, risultati e opzioni spariscono per sempre, su tutti i tuoi dispositivi, e le tue ' +
    'stanze su questo.',
  'ask-forget-yes': 'Dimenticami',
  forgotten: 'Dimenticato. «Nuova partita» ricomincia da zero.',
};

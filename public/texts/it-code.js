// All that the player’s code says, in Italian. No native speaker has read it yet.

export const texts = {
  title: 'Tu su altri dispositivi',
  'what-it-is': 'Il tuo codice porta partita e risultati su un altro dispositivo.',
  show: 'Mostra il mio codice',
  keep: 'Conserva questo codice: sei tu. Chi ce l’ha gioca al posto tuo.',
  copy: 'Copia il codice',
  picture: 'Codice QR: apre questa pagina con il tuo codice',
  scan: 'Per la fotocamera di un telefono',
  'have-one': 'Ho un codice giocatore',
  code: 'Codice',
  use: 'Usalo',
  'from-link':
    'Un link ha portato questo codice. Se lo usi, questo browser gioca al posto di quel giocatore.',
  'wrong-sign': 'Gruppo {group}: nessun codice contiene «{sign}».',
  'wrong-size': 'Il gruppo {group} non ha quattro lettere.',
  'wrong-length': 'Un codice ha 28 lettere, questo {count}.',
  'wrong-group': 'Nel gruppo {group} c’è un errore di battitura.',
  'wrong-letters': 'Almeno due lettere sono sbagliate o scambiate.',
  'no-player':
    'Nessun giocatore ha questo codice. È stato cancellato, o non è usato da 400 giorni.',
  'is-you': 'Sei già tu.',
  stays: 'Questo browser ha risultati suoi. Conserva questo codice per riaverli:',
  change: 'Cambia giocatore',
  done: 'Eccoti: {played} giocate, {won} vinte.',
};

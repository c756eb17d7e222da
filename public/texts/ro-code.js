// All that the player’s code says, in Romanian. No native speaker has read it yet.

export const texts = {
  title: 'Tu, pe alte dispozitive',
  'what-it-is': 'Codul tău duce jocul și scorurile tale pe alt dispozitiv.',
  show: 'Arată-mi codul',
  keep: 'Păstrează bine codul: cine îl are joacă în locul tău.',
  copy: 'Copiază codul',
  picture: 'Cod QR: deschide această pagină cu codul tău',
  scan: 'Pentru camera unui telefon',
  'have-one': 'Am un cod de jucător',
  code: 'Cod',
  use: 'Folosește',
  'from-link':
    'Codul acesta a venit cu un link. Dacă îl folosești, joci aici ca jucătorul căruia îi ' +
    'aparține.',
  'wrong-sign': 'Grupul {group}: niciun cod nu are „{sign}”.',
  'wrong-size': 'Grupul {group} nu are patru litere.',
  'wrong-length': 'Un cod are 28 de litere; acesta, {count}.',
  'wrong-group': 'Grupul {group} e scris greșit.',
  'wrong-letters': 'Cel puțin două litere sunt greșite sau inversate.',
  'no-player': 'Niciun jucător nu are acest cod. A fost uitat sau n-a fost folosit 400 de zile.',
  'is-you': 'Codul e chiar al tău.',
  stays: 'Acest browser are scorurile lui. Păstrează codul acesta ca să le recapeți:',
  change: 'Schimbă jucătorul',
  done: 'Iată-te: jucate {played}, câștigate {won}.',
};

// All that the player’s code says, in Finnish. No native speaker has read it yet.

export const texts = {
  title: 'Sinä muilla laitteilla',
  'what-it-is': 'Koodisi vie pelisi ja tilastosi toiselle laitteelle.',
  show: 'Näytä koodini',
  keep: 'Pidä koodi tallessa: se olet sinä. Jos joku muu saa sen, hän pelaa sinuna.',
  copy: 'Kopioi koodi',
  picture: 'QR-koodi: avaa tämän sivun koodillasi',
  scan: 'Puhelimen kameralle',
  'have-one': 'Minulla on pelaajakoodi',
  code: 'Koodi',
  use: 'Käytä',
  'from-link': 'Koodi tuli linkistä. Jos käytät sitä, pelaat tässä selaimessa sen pelaajana.',
  'wrong-sign': 'Ryhmä {group}: merkkiä ”{sign}” ei ole missään koodissa.',
  'wrong-size': 'Ryhmässä {group} ei ole neljää merkkiä.',
  'wrong-length': 'Koodissa on 28 merkkiä, tässä {count}.',
  'wrong-group': 'Ryhmässä {group} on kirjoitusvirhe.',
  'wrong-letters': 'Ainakin kaksi merkkiä on väärin tai vaihtanut paikkaa.',
  'no-player':
    'Kenelläkään ei ole tätä koodia. Pelaaja on unohdettu, tai koodia ei ole käytetty 400 ' +
    'päivään.',
  'is-you': 'Sehän olet jo sinä.',
  stays: 'Tällä selaimella on omat tilastonsa. Pidä tämä koodi tallessa, niin saat ne takaisin:',
  change: 'Vaihda pelaajaa',
  done: 'Siinähän sinä: pelattu {played}, voitettu {won}.',
};

// All that help says, and what it asks, in Finnish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Näin pelaat',
  'help-guess':
    'Napauta kirjainta tai kirjoita se. Jos sitä ei ole sanassa, se on virhe ja piirtää kuvaan ' +
    'palan lisää. Kun kuva on valmis, olet hävinnyt. Saman kirjaimen kokeileminen uudelleen ei ' +
    'maksa mitään.',
  'help-words':
    'Välilyönnit, yhdysmerkit ja heittomerkit näkyvät. Kummassakaan englannin sanalistassa ei ' +
    'juuri ole monikkoja. ”75 sadasta voittaa” pätee, jos mieleen tulevat kaikki sopivat ' +
    'tavalliset sanat. Kymmenellä kerrallaan ehkä puolet siitä.',
  'what-is-evil': 'Mitä ilkeä tarkoittaa?',
  'help-evil':
    'Rehellinen tietokone valitsee sanan, pysyy siinä ja voi todistaa sen. Ilkeä ei koskaan ' +
    'valehtele kirjaimista, mutta vihaa häviämistä. Pelaa sitä vastaan ja katso sitten ”Mitä ' +
    'tein”.',
  'the-trick': 'Paljasta temppu',
  'trick-classic':
    '**Lempeä** ja **Ovela** eivät ajattele mitään sanaa. Ne lajittelevat vielä sopivat sanat ' +
    'sen mukaan, missä kirjaimesi on, ja pitävät suurimman ryhmän.',
  'trick-diabolical':
    '**Ilkeä** ja **Pirullinen** jatkavat peliä mielessään jokaisella ryhmällä ja pitävät sen, ' +
    'joka maksaa sinulle eniten virheitä.',
  privacy: 'Yksityisyys',
  'help-privacy':
    'Evästeessä on satunnaisluku. Sen avulla palvelin säilyttää asetuksesi, pelisi ja ' +
    'tilastosi, kunnes viimeisestä muutoksesta on 400 päivää. Tilastojen ”Koodisi” on sama ' +
    'luku kirjaimina. Huone säilyttää tuloksensa enintään 400 päivää. Selaimesi muistaa, miltä ' +
    'tämä sivu näyttää, ja huoneidesi linkit. Muuta ei tallenneta, eikä kukaan muu saa mitään.',
  forget: 'Unohda minut',
  'help-languages':
    'Kukaan, jonka äidinkieli on suomi, ei ole vielä lukenut näitä tekstejä. Jos jokin lause ' +
    'kuulostaa oudolta, kerro sivun ylläpitäjälle.',
  'ask-forget': 'Unohdetaanko sinut?',
  'ask-forget-text':
    'Pelisi, tilastosi, asetuksesi ja evästeesi katoavat lopullisesti kaikilta laitteiltasi.',
  'ask-forget-yes': 'Unohda minut',
  forgotten: 'Unohdettu. ”Uusi peli” aloittaa alusta.',
};

// All that help says, and what it asks, in Finnish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Näin pelaat',
  'help-guess':
    'Sano kirjain. Jos sitä ei ole sanassa, kuvasta piirretään osa. Kun kuva on valmis, olet ' +
    'hävinnyt.',
  'help-dodge':
    'Mutta sanaa ei ole: minulla on niitä vatsassa monta. Sanot **A**, ja pidän ne, joissa ei ' +
    'ole A:ta.',
  'help-did':
    'Lopuksi ”Mitä tein” näyttää, mitä päästin menemään. Huijaan, mutta en koskaan valehtele ' +
    'kirjaimista.',
  'help-drawn': 'A HIIRI PÖLLÖ KISSA KARHU',
  'good-to-know': 'Hyvä tietää',
  'help-rates':
    '”… sadasta voittaa”: sadasta pelaajasta, joille tulevat mieleen kaikki sopivat tavalliset ' +
    'sanat. Jos mielessäsi on vain kymmenen sanaa kerrallaan, voitat ehkä puolet harvemmin.',
  'help-rungs':
    '**Rehellinen** valitsee sanan, pysyy siinä ja voi todistaa sen. **Lempeä** ja **Ovela** ' +
    'pitävät niin monta sanaa kuin voivat. **{evil}** ja **{devil}** ajattelevat eteenpäin ' +
    'ja pitävät ne, jotka maksavat sinulle eniten virheitä.',
  'help-words':
    'Saman kirjaimen kokeileminen uudelleen ei maksa mitään. Välilyönnit, numerot ja muut ' +
    'merkit näkyvät. Kummassakaan englannin sanalistassa ei juuri ole monikkoja.',
  privacy: 'Yksityisyys',
  'help-privacy':
    'Evästeessä on satunnaisluku. Sen avulla palvelin säilyttää asetuksesi, pelisi ja tilastosi, ' +
    'kunnes viimeisestä muutoksesta on 400 päivää. ”Vie tilastoni toiselle laitteelle” näyttää ' +
    'saman luvun kirjaimina. Huone säilyttää tuloksensa enintään 400 päivää. Selaimesi muistaa, ' +
    'miltä tämä sivu näyttää, huoneesi, niihin kirjoittamasi nimet ja aiempien päivien tulokset. ' +
    'Muuta ei tallenneta, eikä kukaan muu saa mitään.',
  forget: 'Unohda minut',
  'help-languages':
    'Kukaan, jonka äidinkieli on suomi, ei ole vielä lukenut näitä tekstejä. Jos jokin lause ' +
    'kuulostaa oudolta, kerro sivun ylläpitäjälle.',
  'ask-forget': 'Unohdetaanko sinut?',
  'ask-forget-text':
    'Pelisi, tilastosi ja asetuksesi katoavat lopullisesti kaikilta laitteiltasi, huoneesi tältä ' +
    'laitteelta.',
  'ask-forget-yes': 'Unohda minut',
  forgotten: 'Unohdettu. ”Uusi peli” aloittaa alusta.',
};

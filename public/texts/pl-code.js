// All that the player’s code says, in Polish. No native speaker has read it yet.

export const texts = {
  title: 'Ty na innych urządzeniach',
  'what-it-is': 'Twój kod przenosi twoją grę i wyniki na inne urządzenie.',
  show: 'Pokaż mój kod',
  keep: 'Zachowaj ten kod: to ty. Kto go ma, gra jako ty.',
  copy: 'Kopiuj kod',
  picture: 'Kod QR: otwiera tę stronę z twoim kodem',
  scan: 'Dla aparatu telefonu',
  'have-one': 'Mam kod',
  code: 'Kod',
  use: 'Użyj',
  'from-link': 'Ten kod przyszedł z linku. Po użyciu ta przeglądarka gra jako tamten gracz.',
  'wrong-sign': 'Grupa {group}: w żadnym kodzie nie ma „{sign}”.',
  'wrong-size': 'Grupa {group} nie ma czterech znaków.',
  'wrong-length': 'Kod ma 28 znaków, ten {count}.',
  'wrong-group': 'Grupa {group} jest źle wpisana.',
  'wrong-letters': 'Co najmniej dwa znaki są złe lub zamienione.',
  'no-player': 'Nikt nie ma tego kodu. Gracza zapomniano albo nie grał od 400 dni.',
  'is-you': 'To już ty.',
  stays:
    'Gracz tej przeglądarki ma własne gry. Zostaje na serwerze, a ten kod prowadzi do niego z ' +
    'powrotem:',
  change: 'Zmień gracza',
  done: 'Oto ty: rozegrane {played}, wygrane {won}.',
};

// All that the player’s code says, in Turkish. No native speaker has read it yet.

export const texts = {
  title: 'Başka cihazlarda sen',
  'what-it-is':
    'Bu tarayıcı seni bir çerezden tanır. Bir kod başka bir tarayıcıyı da sen yapar: aynı oyun, ' +
    'aynı skorlar.',
  show: 'Kodumu göster',
  keep: 'Bu kodu sakla: o sensin. Kodu olan herkes senin yerine oynar.',
  copy: 'Kodu kopyala',
  picture: 'QR kodu: bu sayfayı kodunla açar',
  scan: 'Telefon kamerası için',
  'have-one': 'Bir kodum var',
  code: 'Kod',
  use: 'Kullan',
  'from-link': 'Bu kodu bir bağlantı getirdi. Kullanırsan bu tarayıcı o oyuncu olarak oynar.',
  'wrong-sign': 'Grup {group}: hiçbir kodda “{sign}” yoktur.',
  'wrong-size': 'Grup {group} dört harfli değil.',
  'wrong-length': 'Bir kod 28 harflidir, bu {count}.',
  'wrong-group': 'Grup {group} yanlış yazılmış.',
  'wrong-letters': 'En az iki harf yanlış ya da yer değiştirmiş.',
  'no-player': 'Bu kod hiçbir oyuncunun değil. Oyuncu unutuldu ya da 400 gündür oynamadı.',
  'is-you': 'O zaten sensin.',
  stays: 'Bu tarayıcının oyuncusunun kendi oyunları var. Sunucuda kalır, bu kod ona geri götürür:',
  change: 'Oyuncuyu değiştir',
  done: 'İşte sen: {played} oynandı, {won} kazanıldı.',
};

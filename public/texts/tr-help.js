// All that help says, and what it asks, in Turkish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Nasıl oynanır',
  'help-guess':
    'Bir harfe dokun ya da yaz. Kelimede yoksa bu bir hatadır ve resmin bir parçasını çizer; ' +
    'resim tamamlanırsa kaybedersin. Bir harfi yeniden denemek bir şey kaybettirmez.',
  'help-words':
    'Boşluk, tire ve kesme işaretleri gösterilir. İki İngilizce kelime listesinde neredeyse hiç ' +
    'çoğul yoktur. “Kazanma oranı %75”, uyan bütün yaygın kelimeleri hatırlayan içindir. Bir ' +
    'seferde on kelimeyle belki bunun yarısıdır.',
  'what-is-evil': 'Kötü ne demek?',
  'help-evil':
    'Dürüst bilgisayar bir kelime seçer, ona bağlı kalır ve bunu kanıtlayabilir. Kötüsü bir ' +
    'harf için asla yalan söylemez ama kaybetmekten nefret eder. Onunla oyna, sonra “Ne yaptım?” ' +
    'bölümüne bak.',
  'the-trick': 'Hilesini söyle',
  'trick-classic':
    '**Uysal** ve **Kurnaz** akıllarında kelime tutmaz. Hâlâ uyan kelimeleri harfinin yerine ' +
    'göre ayırır ve en büyük grubu tutarlar.',
  'trick-diabolical':
    '**Kötü** ve **Şeytani** oyunu kafalarında her grupla sürdürür ve sana en çok hata yaptıranı ' +
    'tutar.',
  privacy: 'Gizlilik',
  'help-privacy':
    'Bir çerez rastgele bir sayı tutar; sunucu ayarlarını, oyununu ve skorlarını son ' +
    'değişiklikten 400 gün sonrasına kadar bu sayıyla saklar. Skorlardaki “Kodun” bu sayının ' +
    'harflerle yazılışıdır. Bir oda, yerlerinin sonuçlarını en çok 400 gün saklar. Tarayıcın bu ' +
    'sayfanın görünümünü ve odalarının bağlantılarını saklar. Başka hiçbir şey, başka hiç ' +
    'kimse.',
  forget: 'Beni unut',
  'help-languages':
    'Ana dili Türkçe olan kimse bu metinleri henüz okumadı. Bir cümle yanlış geliyorsa bu ' +
    'sayfayı işletene söyle.',
  'ask-forget': 'Bilgilerin silinsin mi?',
  'ask-forget-text':
    'Oyunun, skorların, ayarların ve çerezin tüm cihazlarında kalıcı olarak silinir.',
  'ask-forget-yes': 'Beni unut',
  forgotten: 'Unutuldu. “Yeni oyun” ile baştan başlarsın.',
};

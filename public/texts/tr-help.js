// All that help says, and what it asks, in Turkish. No native speaker has read it yet.

export const texts = {
  'how-to-play': 'Nasıl oynanır',
  'help-guess':
    'Bir harf söyle. Kelimede yoksa resmin bir parçası çizilir. Resim tamamlanırsa kaybedersin.',
  'help-dodge':
    'Ama ortada kelime yok: karnımda bir sürü kelime var. Sen **A** dersin, ben de içinde A ' +
    'olmayanları tutarım.',
  'help-did':
    'Sonunda “Ne yaptım?” neleri bıraktığımı gösterir. Hile yaparım ama bir harf için asla ' +
    'yalan söylemem.',
  'help-drawn': 'A KEDİ KUZU FARE DANA',
  'good-to-know': 'Bilmekte yarar var',
  'help-rates':
    '“Kazanma oranı %…”: uyan bütün yaygın kelimeleri hatırlayan oyuncular için. Aklına bir ' +
    'seferde yalnız on kelime geliyorsa belki bunun yarısı kadar kazanırsın.',
  'help-rungs':
    '**Dürüst** bir kelime seçer, ona bağlı kalır ve bunu kanıtlayabilir. **Uysal** ve ' +
    '**Kurnaz** olabildiğince çok kelime tutar. **{evil}** ve **{devil}** ilerisini düşünür ve ' +
    'sana en çok hata yaptıranları tutar.',
  'help-words':
    'Bir harfi yeniden denemek bir şey kaybettirmez. Boşluk, rakam ve diğer işaretler ' +
    'gösterilir. İki İngilizce kelime listesinde neredeyse hiç çoğul yoktur.',
  privacy: 'Gizlilik',
  'help-privacy':
    'Bir çerez rastgele bir sayı tutar; sunucu ayarlarını, oyununu ve skorlarını son ' +
    'değişiklikten 400 gün sonrasına kadar bu sayıyla saklar. “Skorlarımı başka cihaza taşı” bu ' +
    'sayıyı harflerle gösterir. Bir oda sonuçlarını en çok 400 gün saklar. Tarayıcın bu sayfanın ' +
    'görünümünü, odalarını, oradaki adları ve önceki günlerin sonuçlarını saklar. Başka hiçbir ' +
    'şey, başka hiç kimse.',
  forget: 'Beni unut',
  'help-languages':
    'Ana dili Türkçe olan kimse bu metinleri henüz okumadı. Bir cümle yanlış geliyorsa bu ' +
    'sayfayı işletene söyle.',
  'ask-forget': 'Bilgilerin silinsin mi?',
  'ask-forget-text':
    'Oyunun, skorların ve ayarların tüm cihazlarında, odaların da bu cihazda kalıcı olarak ' +
    'silinir.',
  'ask-forget-yes': 'Beni unut',
  forgotten: 'Unutuldu. “Yeni oyun” ile baştan başlarsın.',
};

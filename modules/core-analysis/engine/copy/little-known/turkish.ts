import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const TURKISH: LittleKnown = {
  name: 'Turkish',
  letters: /[ığş]/u,
  money: /\d\s?(?:tl(?![a-z])|₺)|₺\s?\d/u,
  common: listOf(`
    bir, için, çok, daha, şimdi, hemen, bugün, yarın, sadece, ücretsiz, bedava, indirim, indirimi, indirimli, indirimler,
    fırsat, fırsatı, fırsatlar, kampanya, sepete, ekle, sipariş, yeni, taze, iyi, güzel, sizin, senin, bizim, kadar, sonra,
    değil, yok, nasıl, hediye, teslimat, iade, fiyat, fiyatı, fiyatlar, alışveriş, ürün, ürünler, ürünlerde, müşteri, kahve,
    ekmek, lezzet, çocuk, hafta, yıl, türkiye, türk, başla, başvur, keşfet, incele, kaydol, tıkla, özel, kaçırma, kolay, hızlı,
    sağlık, doğal, sıcak, olan, olarak, gibi, veya, üzeri, alışverişe, dünya, hayat, güvenli, günün, keyfi, tadı, bilgi,
    detaylı, evde, kapında, seni, bekliyor, seçili, geçerli, yüzde, portakal, yeniden, tarafından, büyük, yerine, yalnızca,
    zaman, boş, mevcut, eğer, yerel, olmayan, kullanın, kullan, aynı, iki, oldu, geri, eski, lütfen, göster, uzun, birden,
    küçük, üzerinde, ancak, gerekli, zaten, dışında, başka, renk, olabilir, arasında, içinde, genel, şey`),
  slight: listOf(`
    ve, bu, ile, en, her, gün, tüm, size, sana, var, ne, al, satın, kargo, garanti, ev, yaz, hoş, ama, tek, yer, orta`),
  calls: listOf(`
    satın al, hemen al, şimdi al, hemen satın al, şimdi satın al, online satın al, sepete ekle, sipariş ver, hemen sipariş ver,
    şimdi sipariş ver, hemen başvur, şimdi başvur, başvuru yap, hemen dene, ücretsiz dene, şimdi dene, hemen indir, şimdi indir,
    uygulamayı indir, hemen keşfet, şimdi keşfet, hemen incele, detaylı bilgi, detaylı bilgi al, daha fazla bilgi, alışverişe başla,
    hemen başla, şimdi başla, üye ol, hemen üye ol, kayıt ol, hemen kayıt ol, hemen kaydol, rezervasyon yap, yerini ayırt,
    hemen rezervasyon yap, randevu al, hemen ara, bizi arayın, bize ulaşın, teklif al, bilet al, abone ol, hemen tıkla, buraya tıkla,
    tıklayın, bizi takip edin, fırsatı yakala, fırsatları keşfet`),
  weak: listOf(
    'daha fazla bilgi, detaylı bilgi, hemen tıkla, buraya tıkla, tıklayın, tıkla, hemen incele, incele, hemen keşfet, keşfet',
  ),
  verbs: listOf('keşfet, incele, kaydol, başvur, tıkla'),
  saving: listOf('indirim, indirimi, indirimli, indirimle'),
  free: listOf('bedava, ücretsiz'),
  shipping: listOf('ücretsiz kargo, kargo ücretsiz, kargo bedava, bedava kargo, ücretsiz teslimat'),
};

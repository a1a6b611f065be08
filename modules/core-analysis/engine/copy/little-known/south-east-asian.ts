import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const INDONESIAN: LittleKnown = {
  name: 'Indonesian or Malay',
  money: /(?<![a-z])rp\.?\s?\d/u,
  common: listOf(`
    untuk, dengan, ini, itu, dari, kamu, tidak, lebih, sekarang, hanya, baru, ongkir, diskon, beli, pesan, harga, terbaik,
    semua, setiap, juga, dapatkan, nikmati, belanja, mudah, cepat, rumah, kopi, minum, segar, hemat, selalu, pengiriman,
    percuma, jangan, sampai, lagi, sudah, akan, jeruk, daftar, unduh, dalam, pada, atau, sebuah, apakah, saat, pilihan, bukan,
    oleh, ketika, sebagai, adalah, bagian, harus, memiliki, gunakan, telah, terlalu, jika, tanpa, mungkin, lain, setelah,
    sebelum, langsung, bawah, seperti, karena, antara, banyak`),
  slight: listOf(`
    dan, di, anda, dapat, buat, satu, dua, gratis, promo, ke, ada, yang, kita, bisa, kami, hari, bagi, besar, sama, atas`),
  calls: listOf(`
    beli sekarang, pesan sekarang, daftar sekarang, belanja sekarang, coba sekarang, coba gratis, unduh sekarang, download sekarang,
    hubungi kami, selengkapnya, pelajari lebih lanjut, info lebih lanjut, ketahui lebih lanjut, tambah ke keranjang, klik di sini,
    booking sekarang, mulai sekarang, gabung sekarang`),
  weak: listOf('selengkapnya, pelajari lebih lanjut, info lebih lanjut, ketahui lebih lanjut, klik di sini'),
  verbs: listOf('dapatkan, nikmati, hubungi'),
  saving: listOf('diskon, diskaun, potongan harga, hemat'),
  free: listOf('percuma, cuma-cuma'),
  shipping: listOf('gratis ongkir, bebas ongkir, penghantaran percuma'),
};

export const VIETNAMESE: LittleKnown = {
  name: 'Vietnamese',
  letters: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹơư]/u,
  money: /\d\s?(?:₫|vnd)/u,
  common: listOf(`
    không, được, những, nhiều, khách, giảm, ngay, mua, của, nhà, phẩm, người, nhận, hoặc, trước, trên, khác, phải, chính, mọi`),
  slight: listOf(`
    và, cho, với, các, là, giá, phí, hàng, thêm, một, bạn, tôi, mới, tại, trong, từ, nay, miễn, hôm, này, chúng, sau`),
  calls: listOf(
    'mua ngay, đặt hàng ngay, đặt ngay, đăng ký ngay, tìm hiểu thêm, xem thêm, xem ngay, tải ngay, liên hệ ngay, nhận ngay',
  ),
  weak: listOf('tìm hiểu thêm, xem thêm, xem ngay'),
  verbs: [],
  saving: listOf('giảm, giảm giá'),
  free: listOf('miễn phí'),
  shipping: listOf('miễn phí vận chuyển, freeship'),
};

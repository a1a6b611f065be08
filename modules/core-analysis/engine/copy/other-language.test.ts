import { describe, expect, it } from 'vitest';
import { figuresIn, trustIn } from './claims-line.ts';
import { copyLanguage, lexiconFor, otherLanguage, sureLanguage } from './language.ts';
import { offerIn } from './offer-line.ts';
import { requestIn } from './request-line.ts';

/** Headline, offer and request of an ad, as they are written; the recogniser drops most marks over and under letters. */
const ADS: readonly [string, headline: string, offer: string, request: string][] = [
  ['Turkish', 'Taze portakal', 'Bugün %30 indirim, kargo bedava', 'Hemen satın al'],
  ['Turkish', 'Yeni sezon ayakkabılar', 'Seçili ürünlerde %50 indirim', 'Alışverişe başla'],
  ['Polish', 'Świeże owoce', 'Rabat 30% tylko dziś, darmowa dostawa', 'Kup teraz'],
  ['Polish', 'Twoje nowe buty', 'Zniżka 20% na wszystko', 'Sprawdź ofertę'],
  ['Swedish', 'Färska apelsiner', '30 % rabatt idag, fri frakt', 'Köp nu'],
  ['Swedish', 'Skor för hela familjen', 'Just nu 20% rabatt på allt', 'Beställ här'],
  ['Danish', 'Friske appelsiner hver dag', '30% rabat i dag, fri fragt', 'Køb nu'],
  ['Norwegian', 'Ferske appelsiner', '30% rabatt i dag, fri frakt', 'Kjøp nå'],
  ['Finnish', 'Tuoreita appelsiineja', '30% alennus tänään, ilmainen toimitus', 'Osta nyt'],
  ['Estonian', 'Värsked apelsinid', 'Täna 30% soodsam, tasuta tarne', 'Osta kohe'],
  ['Czech', 'Čerstvé pomeranče', 'Sleva 30 % jen dnes, doprava zdarma', 'Koupit nyní'],
  ['Slovak', 'Čerstvé pomaranče', 'Zľava 30 % iba dnes, doprava zadarmo', 'Kúpiť teraz'],
  ['Hungarian', 'Friss narancs', '30% kedvezmény ma, ingyenes szállítás', 'Vásárolj most'],
  ['Romanian', 'Portocale proaspete', 'Reducere 30% azi, livrare gratuită', 'Cumpără acum'],
  ['Croatian or Serbian', 'Svježe naranče', '30% popusta danas, besplatna dostava', 'Kupi odmah'],
  ['Slovene', 'Sveže pomaranče', '30 % popusta samo danes, brezplačna dostava', 'Kupi zdaj'],
  ['Latvian', 'Svaigi apelsīni', 'Šodien atlaide 30%, bezmaksas piegāde', 'Pirkt tagad'],
  ['Lithuanian', 'Švieži apelsinai', 'Šiandien nuolaida 30%, nemokamas pristatymas', 'Pirkti dabar'],
  ['Indonesian or Malay', 'Jeruk segar', 'Diskon 30% hari ini, gratis ongkir', 'Beli sekarang'],
  ['Vietnamese', 'Cam tươi mỗi ngày', 'Giảm giá 30% hôm nay, miễn phí vận chuyển', 'Mua ngay'],
  ['Icelandic', 'Ferskar appelsínur', '30% afsláttur, ókeypis heimsending', 'Kaupa núna'],
  ['Albanian', 'Portokall të freskët', 'Sot 30% zbritje, transport falas', 'Bli tani'],
  ['Catalan', 'Taronges fresques', '30% de descompte només avui, enviament gratis', 'Compra ara'],
];

/** Without what an alphabet of plain letters cannot spell. */
const stripped = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıøđŁ]/gu, (letter) => ({ ł: 'l', ı: 'i', ø: 'o', đ: 'd', Ł: 'L' })[letter] ?? letter);

describe.each(ADS)('an ad in %s', (language, ...lines) => {
  it.each([
    ['as it is written', lines],
    ['as it is read', lines.map(stripped)],
  ])('%s is told from languages that we know well', (_, texts) => {
    expect(otherLanguage(texts)?.name ?? language).toContain(language);
    expect(otherLanguage(texts)).not.toBeNull();
    expect(copyLanguage(texts)).toBeNull();
    for (const text of texts) expect([text, sureLanguage(text)]).toEqual([text, null]);
  });

  it.each([
    ['as they are written', lines],
    ['as they are read', lines.map(stripped)],
  ])('has its request and its discount recognised %s', (_, [headline = '', offer = '', request = '']) => {
    const own = lexiconFor([headline, offer, request]);
    expect(requestIn(request, own)?.text).toBe(request);
    expect(offerIn(offer, own)?.kind).toBe('percent');
    expect([requestIn(headline, own), offerIn(headline, own), requestIn(offer, own)]).toEqual([null, null, null]);
  });
});

describe('signs that need no language', () => {
  it.each([
    ['Tylko 49,99 zł', 'price'],
    ['1.299 TL', 'price'],
    ['₺899', 'price'],
    ['249 kr', 'price'],
    ['199:-', 'price'],
    ['549 Kč', 'price'],
    ['2 990 Ft', 'price'],
    ['49,90 lei', 'price'],
    ['Rp 50.000', 'price'],
  ])('%s is a price', (text, kind) => {
    expect(offerIn(text)?.kind).toBe(kind);
  });

  it('is a percentage behind its sign', () => {
    expect(figuresIn('%30 daha hızlı')).toEqual(['%30']);
    expect(offerIn('%100 doğal')).toBeNull();
  });

  it.each(['A 20 ft container', '100 ft of hose', 'TL 500 torch', 'Ron 5 years on'])('%s is none', (text) => {
    expect(offerIn(text)?.kind).not.toBe('price');
  });

  it.each(['Kargo bedava', 'Darmowa dostawa', 'Fri frakt', 'Doprava zdarma', 'Ilmainen toimitus'])(
    '%s is free delivery and no offer of its own',
    (text) => {
      expect(trustIn(text)[0]?.kind).toBe('shipping');
      expect(offerIn(text)).toBeNull();
    },
  );
});

/** Copy, names and slogans of languages that we know well, and names of nowhere. */
const KNOWN_WELL: readonly (readonly string[])[] = [
  ['Smooth seas, smooth skin', 'Ask for Boka Bay by name'],
  ['Škoda Octavia', 'Now from $19,900'],
  ['LEGO sets for every age', 'Bygg', 'Shop now'],
  ['IKEA', 'The wonderful everyday', 'Kallax shelf $39'],
  ['Lykke', 'Hygge for your home'],
  ['Novak Djoković plays with it', 'Get yours'],
  ['Hayat water', 'Pure and simple'],
  ['PIKOLO'],
  ['Casa Alba'],
  ['Nordic Nest', 'Barn doors made to measure'],
  ['Ultralight', 'Waterproof', 'Breathable'],
  ['Lavender, shea butter, jojoba, argan, almond and coconut oil'],
  ['Glycerin, Niacinamide, Panthenol, Ceramide, Squalane, Tocopherol, Allantoin, Carbomer'],
  ['Nie wieder kalte Füße', 'Jetzt bestellen'],
  ['Döner für Könner', 'Köfte, Börek, Süßes'],
  ['Käse, Brötchen, Müsli'],
  ['Wer fragt, gewinnt'],
  ['Crème brûlée', 'Forêt noire'],
  ['Les mers du sud', 'Réservez votre cabine'],
  ['Señor Pérez', 'Jamón ibérico'],
  ['Cenas y vinos junto al mar', 'Reserva tu mesa'],
  ['Il gusto della tradizione', 'Scopri di più'],
  ['Nove gusti, una sola notte nera', 'Prenota ora'],
  ['De lekkerste kop koffie van de stad', 'Bestel nu'],
  ['Kop koffie', '€ 1,95'],
  ['Laranjas frescas', '30% de desconto hoje, frete grátis', 'Compre agora'],
  ['O melhor do Brasil', 'Vara, anzol e isca'],
];

describe('languages that we know well', () => {
  it.each(KNOWN_WELL)('are not taken for another: %s', (...texts) => {
    expect(otherLanguage(texts)).toBeNull();
  });

  it.each(['Kop koffie', 'Handel mit Herz', 'Kupfer und Zinn', 'Satin altrosa', 'Les mers du sud'])(
    'find no request of another in them: %s',
    (text) => expect(requestIn(text)).toBeNull(),
  );
});

describe('money', () => {
  it.each([
    ['Turkish', 'Yaz geldi', 'Tekne turlari 1.250 TL', 'Yerini kap'],
    ['Polish', 'Rower miejski', 'Od 1 299 zł'],
    ['Czech', 'Kolo pro kazdého', 'Projizdka mestem za 199 Kc', 'Chci vyrazit'],
  ])('tells %s where words hardly do', (language, ...texts) => {
    expect(otherLanguage(texts)).not.toBeNull();
    expect(otherLanguage(texts)?.name ?? language).toBe(language);
  });

  it('makes no other language of English', () => {
    expect(otherLanguage(['City bikes from 4990 kr', 'Ride home today'])).toBeNull();
    expect(otherLanguage(['Winter boots', 'Only 199 kr'])).toBeNull();
  });
});

describe('copy of which no word is known', () => {
  it('is in another language where it has many words, and in none that is told where it has few', () => {
    expect(otherLanguage(['gaur bertan probatu gure ogi berria etxean egina zuretzat'])).toEqual({ name: null });
    expect(otherLanguage(['Bara brith'])).toBeNull();
  });

  it('is in another language where its script is none of ours', () => {
    expect(otherLanguage(['Свежие апельсины', 'Купить сейчас'])).toEqual({ name: null });
    expect(otherLanguage(['Alpha α and beta β'])).toBeNull();
  });
});

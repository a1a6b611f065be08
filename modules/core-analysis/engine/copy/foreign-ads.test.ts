import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { judge } from '../judge/judge.ts';
import { measureImage } from '../measure-image.ts';
import { type AdDesign, composeAd } from '../testing/ad-generator.ts';
import { warmText } from '../text/recognise/read-text.ts';
import { copyLanguage, otherLanguage } from './language.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const light = { ground: '#f6f1e7', ink: '#1d1a16', accent: '#c2410c', accentInk: '#ffffff' };
const night = { ground: '#10222b', ink: '#ffffff', accent: '#ffc83d', accentInk: '#1a1406' };

type Truth = AdDesign & { language: string; offer: 'percent' | 'amount' | 'free' | 'price' };

/** Whole ads in German, French and Spanish: each names the object of its request and states an offer. */
const ADS: readonly Truth[] = [
  {
    name: 'bistro',
    language: 'de',
    photo: 'wine-room',
    layout: 'panel',
    colours: light,
    offer: 'price',
    copy: {
      headline: 'Gut essen, lange sitzen',
      offer: 'Drei Gänge für 39 €',
      body: 'Aus der Region, frisch gekocht',
      cta: 'Tisch reservieren',
    },
  },
  {
    name: 'yoga',
    language: 'de',
    photo: 'sunrise-hills',
    layout: 'split',
    colours: night,
    offer: 'free',
    copy: {
      headline: 'Der Rücken sagt danke',
      offer: 'Erste Stunde gratis',
      body: 'Kleine Gruppen, jeden Abend',
      cta: 'Probestunde buchen',
    },
  },
  {
    name: 'panier',
    language: 'fr',
    photo: 'fig-bowl',
    layout: 'card',
    colours: light,
    offer: 'percent',
    copy: {
      headline: 'Des figues du matin',
      offer: '20 % de remise sur la box',
      body: 'Livrées chez vous avant midi',
      cta: 'Commander ma box',
    },
  },
  {
    name: 'refuge',
    language: 'fr',
    photo: 'meadow-mountain',
    layout: 'wide',
    colours: night,
    offer: 'price',
    copy: {
      headline: "Respirez l'air pur",
      offer: '3 nuits pour 189 €',
      body: 'Petit déjeuner compris',
      cta: 'Réserver une chambre',
    },
  },
  {
    name: 'cafe',
    language: 'es',
    photo: 'coffee',
    layout: 'split',
    colours: night,
    offer: 'free',
    copy: {
      headline: 'El sabor de siempre',
      offer: 'Primera bolsa gratis',
      body: 'Tostado esta semana para ti',
      cta: 'Pide tu bolsa',
    },
  },
  {
    name: 'botas',
    language: 'es',
    photo: 'mountain-trail',
    layout: 'band',
    colours: night,
    offer: 'percent',
    copy: {
      headline: 'Botas para el monte',
      offer: '30 % de descuento en botas',
      body: 'Devoluciones gratis en 60 días',
      cta: 'Comprar mis botas',
    },
  },
];

/** Ads in languages of which we know few words, one with a request that is in no list of ours. */
const LITTLE_KNOWN_ADS: readonly (Truth & { asks: string | null })[] = [
  {
    name: 'portakal',
    language: 'Turkish',
    photo: 'fig-bowl',
    layout: 'split',
    colours: night,
    offer: 'percent',
    asks: 'Sepete ekle',
    copy: { headline: 'Taze incir', offer: 'Bugün %30 indirim', body: 'Kargo bedava', cta: 'Sepete ekle' },
  },
  {
    name: 'kawa',
    language: 'Polish',
    photo: 'coffee',
    layout: 'panel',
    colours: light,
    offer: 'price',
    asks: null,
    copy: {
      headline: 'Twoja poranna kawa',
      offer: 'Tylko 49,99 zł',
      body: 'Palona w naszym sklepie',
      cta: 'Chcę spróbować',
    },
  },
  {
    name: 'kangor',
    language: 'Swedish',
    photo: 'mountain-trail',
    layout: 'band',
    colours: night,
    offer: 'percent',
    asks: 'Handla nu',
    copy: { headline: 'Skor för fjället', offer: '20 % rabatt idag', body: 'Fri frakt över 500 kr', cta: 'Handla nu' },
  },
];

describe('a whole ad', () => {
  it.each(casesOf(LITTLE_KNOWN_ADS, 1))('in $language has what is there read and lacks nothing', async (ad) => {
    const { measurements: m } = await measureImage(await composeAd(ad), {});
    const texts = m.text.blocks.map((b) => b.text);
    expect(otherLanguage(texts)?.name).toBe(ad.language);
    expect(m.copy.cta?.verb.toLowerCase()).toBe(ad.asks?.toLowerCase());
    expect(m.copy.offer?.kind).toBe(ad.offer);
    const { results } = judge(m, { goal: 'sales', placement: 'meta_feed' });
    expect(JSON.stringify(results)).not.toMatch(/Nothing tells people|No offer is stated|Add a button|German|Jetzt/);
  });

  it.each(casesOf(ADS, 3))('in $language, $name, has its request, its offer and its language read', async (ad) => {
    const { measurements: m } = await measureImage(await composeAd(ad), {});
    expect(copyLanguage(m.text.blocks.map((b) => b.text))).toBe(ad.language);
    expect(m.copy.cta).toMatchObject({ specific: true });
    expect(m.copy.cta?.button).not.toBeNull();
    expect(m.copy.offer?.kind).toBe(ad.offer);
    const { measurements: without } = await measureImage(await composeAd(ad, 'no_cta'), {});
    const settings = { goal: 'sales', placement: 'meta_feed' } as const;
    const [good, bad] = [judge(m, settings).results, judge(without, settings).results];
    expect(good.score - bad.score).toBeGreaterThan(10);
    expect(JSON.stringify(bad)).not.toMatch(/Shop now|Get yours/);
  });
});

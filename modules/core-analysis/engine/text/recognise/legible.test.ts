import { describe, expect, it } from 'vitest';
import { isLegible } from './legible.ts';

describe('what may be quoted', () => {
  it.each([
    'AMAZING BEST QUALITY EVER!!!',
    'Rated 4.6 by 2,318 home baristas',
    'Order now at bodega-example.com',
    'iPhone 15 and MacBook, PayPal, YouTube, TikTok, easyJet',
    'ChatGPT für die GmbH, 5 kWh, MwSt inkl.',
    'LOSE 20 LBS IN 7 DAYS!!!',
    'Nur bis 31. Dezember Sommerschlussverkauf',
    'Shhh, brrr, zzzzz',
    'Скидка 30% только сегодня',
    'Straßenbahn nach Köln, strč prst skrz krk',
    'TVs, LEDs and DJs at www.GetMyTV.example',
    'S M L XL',
    'Nevertheless a notwithstanding understatement',
    '50%',
  ])('holds "%s"', (text) => {
    expect(isLegible({ text, confidence: 0.97 })).toBe(true);
  });

  it.each([
    'CKAka 30%',
    'TOnbKO AO BocKpeceHbA',
    'KynNTb',
    'Скидka 30%',
    'CKMAKA HA BCE',
    'New Ri ra t i ud hipng fm iq',
    'Getyourfirstbox offyourorder',
    'Frxtgh mvnwk today',
    'ShOpPiNg wOrLd',
  ])('does not hold "%s", however sure the recogniser is', (text) => {
    expect(isLegible({ text, confidence: 0.99 })).toBe(false);
  });

  it('asks for more than nine tenths of certainty', () => {
    expect(isLegible({ text: 'HURRYUPIMAST CHANCE', confidence: 0.8994 })).toBe(false);
    expect(isLegible({ text: 'Fresh figs', confidence: 0.9 })).toBe(true);
  });
});

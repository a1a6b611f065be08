import { describe, expect, it } from 'vitest';
import { quote } from '../rules/wording/words.ts';
import { offerIn } from './offer-line.ts';

describe('a sum whose sign is not known', () => {
  it.each(['¤1,499', 'Now only ¤29.90'])('is a price and is shown without a sign: %s', (text) => {
    const offer = offerIn(text, 'en');
    expect(offer?.kind).toBe('price');
    expect(offer?.text).not.toContain('¤');
    expect(quote(text)).not.toContain('¤');
  });
});

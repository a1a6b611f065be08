import { describe, expect, it } from 'vitest';
import { findOffer } from './find-offer.ts';
import { findProof, findTrust } from './find-proof.ts';
import { DENIED, PROMISED } from './testing/negated-claims.ts';

const FINDERS = { offer: findOffer, proof: findProof, trust: (text: string) => findTrust(text)[0] ?? null };

describe('a claim that its line denies', () => {
  it.each(DENIED)('is none in "%s"', (text) => {
    const found = Object.values(FINDERS).flatMap((find) => find(text) ?? []);
    expect(found).toEqual([]);
  });

  it.each(PROMISED)('is still a sign of %s in "%s"', (kind, text) => {
    expect(FINDERS[kind](text)).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { base32, matchTotp, totpCode, totpStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

describe('totpCode', () => {
  // The last six of the eight digits the RFC lists for SHA-1.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('gives the code of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(SECRET, totpStep(new Date(second * 1000)))).toBe(code);
  });
});

describe('matchTotp', () => {
  const now = new Date('2026-11-21T12:00:15Z');
  const step = totpStep(now);

  it('takes the code of now, of the step before and of the next, and says which', () => {
    for (const aside of [-1, 0, 1])
      expect(matchTotp(SECRET, totpCode(SECRET, step + aside), now, 0)).toBe(step + aside);
    for (const aside of [-2, 2]) expect(matchTotp(SECRET, totpCode(SECRET, step + aside), now, 0)).toBeUndefined();
  });

  it('takes none twice, and none older than one it took', () => {
    expect(matchTotp(SECRET, totpCode(SECRET, step), now, step)).toBeUndefined();
    expect(matchTotp(SECRET, totpCode(SECRET, step - 1), now, step)).toBeUndefined();
    expect(matchTotp(SECRET, totpCode(SECRET, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '０００００'])('refuses %j', (typed) => {
    expect(matchTotp(SECRET, typed, now, 0)).toBeUndefined();
  });
});

describe('base32', () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as %j', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  it('stands in the address an app reads, beside the account', () => {
    expect(totpUri(SECRET, 'a+b@example.com')).toBe(
      'otpauth://totp/Adjudge%3Aa%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Adjudge&digits=6&period=30',
    );
  });
});

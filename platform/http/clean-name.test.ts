import { describe, expect, it } from 'vitest';
import { cleanName } from './read-body.ts';

describe('cleanName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\ad.png', 'ad.png'],
    ['ad\u202egnp.exe', 'adgnp.exe'],
    ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie: x=1.png'],
    ['ad\u0000.png', 'ad.png'],
    ['  ', 'untitled'],
    ['', 'untitled'],
    ['Sommer 😀 ümlaut.png', 'Sommer 😀 ümlaut.png'],
  ])('turns %j into %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  it('cuts at 200 characters', () => {
    expect(cleanName('a'.repeat(500))).toHaveLength(200);
    expect(cleanName(`${'a'.repeat(199)}😀😀`)).toBe(`${'a'.repeat(199)}😀`);
  });
});

import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { checkFile } from './check-file.ts';

const file = (type: string, size = 1000, name = 'ad') => ({ type, size, name });

describe('checkFile', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s up to exactly 10 MB', (type) => {
    expect(checkFile(file(type, MAX_UPLOAD_BYTES))).toBeNull();
  });

  it('refuses one byte more with the sentence of the specification', () => {
    expect(checkFile(file('image/png', MAX_UPLOAD_BYTES + 1))).toMatch(/^Let's try something under 10MB/);
  });

  it('refuses other types with the sentence of the specification', () => {
    for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', 'text/html']) {
      expect(checkFile(file(type))).toMatch(/^We work best with images and videos/);
    }
  });

  it('goes by the name where the browser knows no type', () => {
    expect(checkFile(file('', 10, 'ad.JPG'))).toBeNull();
    expect(checkFile(file('', 10, 'ad.heic'))).toMatch(/^We work best/);
  });

  it('tells empty files and videos apart', () => {
    expect(checkFile(file('image/png', 0))).toMatch(/empty/);
    expect(checkFile(file('video/mp4'))).toMatch(/Video analysis is not available yet/);
  });
});

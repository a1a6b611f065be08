import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { checkDuration, checkFile, kindOf, limitsText, unsupported } from './check-file.ts';

const file = (type: string, size = 1000, name = 'ad') => ({ type, size, name });

describe('checkFile', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s up to exactly 10 MB', (type) => {
    expect(checkFile(file(type, MAX_UPLOAD_BYTES))).toBeNull();
  });

  it('refuses one byte more with the sentence of the specification', () => {
    expect(checkFile(file('image/png', MAX_UPLOAD_BYTES + 1))?.text).toMatch(/^Let's try something under 10MB/);
  });

  it('refuses other types with the sentence of the specification', () => {
    for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', 'text/html']) {
      expect(checkFile(file(type))?.text).toMatch(/^We work best with images and videos/);
    }
  });

  it('says the way out of a format that it can name, by type or by name', async () => {
    const textOf = async (...given: Parameters<typeof file>) => (await unsupported(file(...given))).text;
    expect(await textOf('image/heic')).toMatch(/^We work best .+ as iPhones save photos: share or export it as JPG\.$/);
    expect(await textOf('', 10, 'IMG_0001.HEIC')).toMatch(/export it as JPG\.$/);
    expect(await textOf('image/avif')).toMatch(/^We work best .+ looks like AVIF: /);
    expect(await textOf('image/gif')).toMatch(/^We work best .+ export it as MP4 if it moves/);
    expect(await textOf('application/pdf')).toMatch(/looks like PDF: export the page as JPG or PNG\.$/);
    expect(await textOf('', 10, 'Spot.AVI')).toMatch(/looks like AVI: export it as MP4 \(H\.264\)\.$/);
    expect(await textOf('application/octet-stream', 10, 'ad.psd')).toMatch(/a Photoshop file \(PSD\): /);
    for (const [type, name] of [
      ['text/html', 'ad'],
      ['', 'key'],
      ['', 'ad.exe'],
    ] as const)
      expect(await textOf(type, 10, name)).toMatch(/WebM video\.$/);
  });

  it('names the code under which the server refuses the same', () => {
    expect(checkFile(file('image/png', 0))?.code).toBe('file_empty');
    expect(checkFile(file('image/png', MAX_UPLOAD_BYTES + 1))?.code).toBe('file_too_large');
    for (const name of ['x.gif', 'x.avif', 'x.heic', 'x.svg'])
      expect(checkFile(file('', 10, name))?.code).toBe('file_type_unsupported');
    expect(checkDuration(120, 'elite')?.code).toBe('video_too_long');
  });

  it('goes by the name where the browser knows no type', () => {
    expect(checkFile(file('', 10, 'ad.JPG'))).toBeNull();
    expect(checkFile(file('', 10, 'ad.heic'))?.text).toMatch(/^We work best/);
  });

  it.each(['video/mp4', 'video/quicktime', 'video/webm'])('takes %s up to exactly 10 MB', (type) => {
    expect(checkFile(file(type, MAX_UPLOAD_BYTES))).toBeNull();
    expect(checkFile(file(type, MAX_UPLOAD_BYTES + 1))?.text).toMatch(/^Let's try something under 10MB/);
  });

  it('refuses other videos and empty files', () => {
    expect(checkFile(file('video/x-msvideo'))?.text).toMatch(/^We work best with images and videos/);
    expect(checkFile(file('image/png', 0))?.text).toMatch(/empty/);
  });
});

describe('kindOf', () => {
  it('goes by type, and by name where there is no type', () => {
    expect(kindOf(file('video/mp4', 1, 'ad.png'))).toBe('video');
    expect(kindOf(file('', 1, 'AD.MOV'))).toBe('video');
    expect(kindOf(file('', 1, 'ad.webp'))).toBe('image');
    expect(kindOf(file('', 1, 'ad.avi'))).toBeNull();
  });
});

describe('checkDuration', () => {
  it('names the length, the plan, its limit and the plan that takes it', () => {
    expect(checkDuration(22.4, 'free')?.text).toBe(
      'Your video is 22 seconds long, but your Free plan supports videos up to 15 seconds. ' +
        'Upgrade to Starter for videos up to 30 seconds.',
    );
  });
  it('hints at trimming on the highest plan', () => {
    expect(checkDuration(120, 'elite')?.text).toMatch(
      /^Your video is 120 seconds long, but your Elite plan supports videos up to 90 seconds\. Trim it/,
    );
  });
  it('lets pass what is within half a second, and what could not be read', () => {
    expect(checkDuration(15.5, 'free')).toBeNull();
    expect(checkDuration(15.51, 'free')).not.toBeNull();
    expect(checkDuration(null, 'free')).toBeNull();
  });
});

describe('limitsText', () => {
  it("states the plan's seconds, and no video while none is taken", () => {
    expect(limitsText('pro', true)).toContain('up to 60 seconds');
    expect(limitsText('pro', false)).toBe('JPG, PNG or WebP, up to 10 MB');
  });
});

import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSource } from '../fixes/source-pixels.ts';
import type { Frame } from '../frame.ts';
import { decodeImage } from './decode-image.ts';

const WIDTH = 240;
const HEIGHT = 160;

/** Red left half, blue right half, a green stripe on top: tells every orientation apart. */
function landmarks(width = WIDTH, height = HEIGHT): Sharp {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const channel = y < height / 4 ? 1 : x < width / 2 ? 0 : 2;
      rgb[(y * width + x) * 3 + channel] = 220;
    }
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** Fine repeatable noise: compresses badly, so that every sixteenth of the file holds pixels. */
function noise(width: number, height: number): Sharp {
  const rgb = new Uint8Array(width * height * 3);
  let state = 7;
  for (let at = 0; at < rgb.length; at += 1) {
    state = (state * 1103515245 + 12345) >>> 0;
    rgb[at] = 96 + (state >>> 26);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

function at(frame: Frame, x: number, y: number): number[] {
  const start = (Math.floor(y * frame.height) * frame.width + Math.floor(x * frame.width)) * 3;
  return [...frame.rgb.subarray(start, start + 3)];
}

function expectNear(actual: number[], wanted: number[], tolerance: number): void {
  for (const [channel, value] of wanted.entries()) {
    expect(Math.abs((actual[channel] as number) - value)).toBeLessThanOrEqual(tolerance);
  }
}

function expectLandmarks(frame: Frame, tolerance = 12): void {
  expectNear(at(frame, 0.5, 0.1), [0, 220, 0], tolerance);
  expectNear(at(frame, 0.2, 0.7), [220, 0, 0], tolerance);
  expectNear(at(frame, 0.8, 0.7), [0, 0, 220], tolerance);
}

/** A PNG whose header says what it likes. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('decodeImage', { timeout: 30_000 }, () => {
  // truth of image: source.format source.width source.height source.bytes source.hasAlpha
  //   planted: JPEG, PNG and WebP of known size
  //   within: exact
  it('reads each of the three types and tells its facts', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await landmarks().toFormat(format).toBuffer();
      const { source, frames } = await decodeImage(bytes);
      expect(source).toEqual({
        format,
        width: WIDTH,
        height: HEIGHT,
        bytes: bytes.length,
        hasAlpha: false,
        colourSpace: 'srgb',
        hasGps: false,
        animated: false,
      });
      expect(frames.native).toBe(true);
      expect(frames.long1024).toBe(frames.full);
      expectLandmarks(frames.full, format === 'png' ? 0 : 20);
    }
  });

  /** A picture as it is stored for an orientation: a turn and then a mirroring of the upright one. */
  const STORED: readonly [orientation: number, angle: number, mirror?: 'flip' | 'flop'][] = [
    [1, 0],
    [2, 0, 'flop'],
    [3, 180],
    [4, 0, 'flip'],
    [5, 270, 'flip'],
    [6, 270],
    [7, 90, 'flip'],
    [8, 90],
  ];
  const SAVED: readonly [type: string, save: (picture: Sharp) => Sharp][] = [
    ['JPEG', (picture) => picture.jpeg({ quality: 95 })],
    ['PNG', (picture) => picture.png()],
    ['WebP', (picture) => picture.webp({ quality: 95, effort: 1 })],
  ];

  async function expectUpright(save: (picture: Sharp) => Sharp, stored: (typeof STORED)[number], large = false) {
    const [orientation, angle, mirror] = stored;
    const [width, height] = large ? [2200, 1400] : [WIDTH, HEIGHT];
    const turned = sharp(await landmarks(width, height).rotate(angle).png().toBuffer());
    const bytes = await save(mirror ? turned[mirror]() : turned)
      .withMetadata({ orientation })
      .toBuffer();
    const { source, frames } = await decodeImage(bytes);
    expect([source.width, source.height]).toEqual([width, height]);
    expectLandmarks(frames.full, 20);
    expectLandmarks(await readSource(bytes), 20);
    if (!frames.nativeCrop) return;
    expectNear(at(frames.nativeCrop, 0.02, 0.05), [0, 220, 0], 20);
    expectNear(at(frames.nativeCrop, 0.02, 0.9), [220, 0, 0], 20);
    expectNear(at(frames.nativeCrop, 0.98, 0.9), [0, 0, 220], 20);
  }

  it.each(SAVED)('shows a %s of each of the eight EXIF orientations as browsers do', async (_type, save) => {
    for (const stored of STORED) await expectUpright(save, stored);
  });

  it('shows a large turned or mirrored picture upright, and its crop too', async () => {
    for (const stored of STORED.filter(([orientation]) => orientation === 4 || orientation > 6))
      await expectUpright((picture) => picture.jpeg(), stored, true);
  });

  // truth of image: source.colourSpace
  //   planted: one picture in five colour spaces
  //   within: 8-bit levels as the test names
  it('brings CMYK, 16-bit, palette, grey and transparent pictures to the same 8-bit sRGB', async () => {
    const cmyk = await decodeImage(await landmarks().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer());
    expect(cmyk.source.colourSpace).toBe('cmyk');
    // CMYK cannot hold these primaries; the hue must survive.
    const [r = 0, g = 0, b = 0] = at(cmyk.frames.full, 0.2, 0.7);
    expect(r).toBeGreaterThan(150);
    expect(Math.max(g, b)).toBeLessThan(90);

    const deep = await decodeImage(await landmarks().toColourspace('rgb16').png().toBuffer());
    expect(deep.source.colourSpace).toBe('rgb16');
    expectLandmarks(deep.frames.full, 0);

    const palette = await decodeImage(await landmarks().png({ palette: true, colours: 8 }).toBuffer());
    expectLandmarks(palette.frames.full, 8);

    const grey = await decodeImage(await landmarks().greyscale().png().toBuffer());
    const [first, second, third] = at(grey.frames.full, 0.5, 0.5);
    expect(first).toBe(second);
    expect(second).toBe(third);
    expect(grey.frames.full.rgb.length).toBe(WIDTH * HEIGHT * 3);

    const clear = await decodeImage(
      await sharp({ create: { width: 80, height: 80, channels: 4, background: '#ff000000' } })
        .png()
        .toBuffer(),
    );
    expect(clear.source.hasAlpha).toBe(true);
    expect(at(clear.frames.full, 0.5, 0.5)).toEqual([255, 255, 255]);
  });

  it('measures how much is see-through within a hundredth, and says nothing of it where all is opaque', async () => {
    const size = { width: 400, height: 300 };
    const solid = { create: { ...size, width: 100, channels: 4 as const, background: '#336699ff' } };
    const left = await sharp(solid).png().toBuffer();
    const clear = sharp({ create: { ...size, channels: 4, background: '#00000000' } });
    const quarter = await decodeImage(
      await clear
        .composite([{ input: left, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    expect(Math.abs((quarter.source.transparentShare ?? 0) - 0.75)).toBeLessThanOrEqual(0.01);
    const opaque = await decodeImage(await sharp(solid).png().toBuffer());
    expect(opaque.source.hasAlpha).toBe(true);
    expect(opaque.source.transparentShare).toBeUndefined();
  });

  // truth of image: source.animated
  //   planted: a WebP of several frames
  //   within: exact
  it('takes the first frame of an animated WebP and says that it is animated', async () => {
    const first = await landmarks().raw().toBuffer();
    const second = Buffer.alloc(first.length, 90);
    const bytes = await sharp(Buffer.concat([first, second]), {
      raw: { width: WIDTH, height: HEIGHT * 2, channels: 3, pageHeight: HEIGHT },
    })
      .webp({ quality: 95 })
      .toBuffer();
    const { source, frames } = await decodeImage(bytes);
    expect(source.animated).toBe(true);
    expect(source.frames).toBe(2);
    expect([source.width, source.height]).toEqual([WIDTH, HEIGHT]);
    expectLandmarks(frames.full, 25);
  });

  it('scales large pictures down and keeps a crop of their own pixels', async () => {
    const { frames, source } = await decodeImage(await landmarks(3000, 2000).jpeg().toBuffer());
    expect([source.width, source.height]).toEqual([3000, 2000]);
    expect(frames.native).toBe(false);
    expect([frames.full.width, frames.full.height]).toEqual([2048, 1365]);
    expect([frames.nativeCrop?.width, frames.nativeCrop?.height]).toEqual([1024, 1024]);
    expect([frames.long1024.width, frames.long512.width, frames.long320.width]).toEqual([1024, 512, 320]);
    expectLandmarks(frames.long320, 20);
  });

  // truth of image: source.hasGps
  //   planted: EXIF with and without a position
  //   within: exact
  it('tells a picture with a GPS position', async () => {
    const bytes = await landmarks()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
      .jpeg()
      .toBuffer();
    expect((await decodeImage(bytes)).source.hasGps).toBe(true);
  });

  it('never takes a file cut at any sixteenth of its length, large or small, for whole', async () => {
    const small = noise(240, 160);
    const large = noise(2600, 600);
    const files = await Promise.all([
      small.clone().jpeg().toBuffer(),
      small.clone().jpeg({ progressive: true }).toBuffer(),
      small.clone().png().toBuffer(),
      small.clone().png({ progressive: true }).toBuffer(),
      small.clone().png({ palette: true }).toBuffer(),
      small.clone().webp().toBuffer(),
      small.clone().webp({ lossless: true }).toBuffer(),
      large.clone().jpeg().toBuffer(),
      large.clone().png().toBuffer(),
      large.clone().webp().toBuffer(),
    ]);
    for (const file of files) {
      await expect(decodeImage(file)).resolves.toBeDefined();
      for (let part = 1; part < 16; part += 1) {
        const cut = file.subarray(0, Math.floor((file.length * part) / 16));
        await expect(decodeImage(cut)).rejects.toMatchObject({ code: 'file_unreadable' });
      }
    }
  });

  it('accepts a file with something harmless behind its end', async () => {
    const bytes = Buffer.concat([await landmarks().jpeg().toBuffer(), Buffer.from('PK trailing')]);
    await expect(decodeImage(bytes)).resolves.toBeDefined();
  });

  it('refuses what is not one of the three types, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="9"/></svg>');
    const gif = await landmarks().gif().toBuffer();
    const tiff = await landmarks().tiff().toBuffer();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const bytes of [svg, gif, tiff, html, Buffer.from('%PDF-1.7'), Buffer.from([0xff])]) {
      await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'file_type_unsupported' });
    }
    await expect(decodeImage(new Uint8Array())).rejects.toMatchObject({ code: 'file_empty' });
  });

  it('refuses a signature with nothing sound behind it', async () => {
    const png = await landmarks().png().toBuffer();
    const svgBehindPng = Buffer.concat([png.subarray(0, 8), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]);
    const jpegOfNothing = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
    for (const bytes of [svgBehindPng, jpegOfNothing, png.subarray(0, 8)]) {
      await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'file_unreadable' });
    }
  });

  it('refuses a bomb by what its header claims, and quotes the size', async () => {
    const bomb = pngClaiming(60_000, 60_000);
    expect(bomb.length).toBeLessThan(4096);
    await expect(decodeImage(bomb)).rejects.toMatchObject({
      code: 'image_too_many_pixels',
      details: { width: 60_000, height: 60_000 },
    });
    await expect(decodeImage(pngClaiming(4000, 4000))).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  it('refuses a picture too small to measure, and quotes the size', async () => {
    const bytes = await landmarks(200, 63).png().toBuffer();
    await expect(decodeImage(bytes)).rejects.toMatchObject({
      code: 'image_too_small',
      details: { width: 200, height: 63 },
    });
  });
});

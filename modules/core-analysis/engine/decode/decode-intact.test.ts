import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';
import { decodeIntact } from './decode-intact.ts';

/** A slope of light with grain: long runs of codes, as in a photograph. */
function photograph(width = 600, height = 400): Sharp {
  const rgb = new Uint8Array(width * height * 3);
  let state = 11;
  for (let at = 0; at < rgb.length; at += 1) {
    state = (state * 1103515245 + 12345) >>> 0;
    const x = Math.floor(at / 3) % width;
    rgb[at] = 40 + (x / width) * 140 + (state >>> 27);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

const jpeg = (options: JpegOptions = {}, picture = photograph()): Promise<Buffer> => picture.jpeg(options).toBuffer();

const SCAN = Buffer.from([0xff, 0xda]);

/** Stands in the file before its first scan. */
const insertedBefore = (file: Buffer, extra: readonly number[]): Buffer => {
  const at = file.indexOf(SCAN);
  return Buffer.concat([file.subarray(0, at), Buffer.from(extra), file.subarray(at)]);
};

const LOST = 4096;

/** The file with a stretch of its coded pixels overwritten, from this share of it on. */
function overwritten(file: Buffer, share: number): Buffer {
  const broken = Buffer.from(file);
  const from = Math.max(file.indexOf(SCAN) + 20, Math.floor(file.length * share));
  let state = 5;
  for (let at = from; at < Math.min(from + LOST, file.length - 2); at += 1) {
    state = (state * 1103515245 + 12345) >>> 0;
    broken[at] = state >>> 16;
  }
  return broken;
}

/** The file without a stretch of its coded pixels. */
function torn(file: Buffer, share: number): Buffer {
  const from = Math.max(file.indexOf(SCAN) + 20, Math.floor(file.length * share));
  return Buffer.concat([file.subarray(0, from), file.subarray(Math.min(from + LOST, file.length - 2))]);
}

describe('decodeIntact', { timeout: 30_000 }, () => {
  it('takes no JPEG for whole whose coded pixels were overwritten or lost, wherever and however it is coded', async () => {
    const files = [await jpeg(), await jpeg({ progressive: true }), await jpeg({}, photograph(2600, 1200))];
    for (const file of files) {
      await expect(decodeImage(file)).resolves.toBeDefined();
      for (const from of [0, 0.3, 0.6]) {
        for (const broken of [overwritten(file, from), torn(file, from)])
          await expect(decodeImage(broken)).rejects.toMatchObject({ code: 'file_unreadable' });
      }
    }
  });

  it('takes a JPEG with an oddity that costs no pixel, and reads the same pixels of it', async () => {
    const file = await jpeg();
    const sound = (await decodeImage(file)).frames.full.rgb;
    const odd = {
      'stray bytes before a marker': insertedBefore(file, [0, 1, 2, 3]),
      'a broken colour profile': insertedBefore(file, [0xff, 0xe2, 0, 16, ...Buffer.from('ICC_PROFILE\0'), 9, 1]),
      'an unknown Adobe transform': insertedBefore(file, [
        0xff,
        0xee,
        0,
        14,
        ...Buffer.from('Adobe'),
        0,
        100,
        0,
        0,
        0,
        0,
        7,
      ]),
      'bytes behind the picture': Buffer.concat([file, Buffer.from('trailing')]),
    };
    for (const [name, bytes] of Object.entries(odd)) {
      const { frames } = await decodeImage(bytes);
      expect(Buffer.compare(frames.full.rgb, sound), name).toBe(0);
    }
  });

  it('tells broken pixels from other warnings by what the decoder says, and reads a sound file once', async () => {
    const saying = (message: string | null) => {
      const asked: string[] = [];
      const decoded = decodeIntact('jpeg', async (failOn) => {
        asked.push(failOn);
        if (message !== null && failOn === 'warning') throw new Error(`VipsJpeg: ${message}`);
        return 'pixels';
      });
      return decoded.then(
        () => asked,
        () => 'refused',
      );
    };
    expect(await saying(null)).toEqual(['warning']);
    for (const harmless of [
      'Corrupt JPEG data: 4 extraneous bytes before marker 0xda',
      'Corrupt JPEG data: bad ICC marker',
      'Unknown Adobe color transform code 7',
      'Warning: unknown JFIF revision number 9.01',
      'Inconsistent progression sequence for component 0 coefficient 1',
      'Invalid SOS parameters for sequential JPEG',
    ])
      expect(await saying(harmless), harmless).toEqual(['warning', 'error']);
    for (const broken of [
      'Corrupt JPEG data: bad Huffman code',
      'Corrupt JPEG data: bad arithmetic code',
      'Corrupt JPEG data: premature end of data segment',
      'Corrupt JPEG data: found marker 0xd4 instead of RST2',
      'premature end of JPEG image',
    ])
      expect(await saying(broken), broken).toBe('refused');
  });

  it('leaves the warnings of other types alone', async () => {
    const asked: string[] = [];
    await decodeIntact('png', async (failOn) => asked.push(failOn));
    expect(asked).toEqual(['error']);
  });
});

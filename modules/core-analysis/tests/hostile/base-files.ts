import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type ClipContainer, type ClipVideoCodec, generateClip, sound } from '../../engine/testing/clip-generator.ts';

export interface BaseFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A photograph small enough to be measured in a tenth of a second. */
async function photo(): Promise<Sharp> {
  return sharp(await readFile(join(import.meta.dirname, '../photos/coffee.jpg'))).resize(160, 128, { fit: 'cover' });
}

/** Sound pictures of every kind we take. */
export async function goodImages(): Promise<BaseFile[]> {
  const base = await photo();
  const of = async (name: string, make: (picture: Sharp) => Sharp): Promise<BaseFile> => ({
    name,
    bytes: await make(base.clone()).toBuffer(),
  });
  const raw = await base.clone().removeAlpha().raw().toBuffer();
  const animated = sharp(Buffer.concat([raw, raw, raw]), {
    raw: { width: 160, height: 384, channels: 3, pageHeight: 128 },
  });
  return Promise.all([
    of('jpeg', (p) => p.jpeg({ quality: 85 })),
    of('progressive jpeg', (p) => p.jpeg({ progressive: true })),
    of('cmyk jpeg', (p) => p.toColourspace('cmyk').jpeg()),
    of('grey jpeg', (p) => p.greyscale().jpeg()),
    of('png', (p) => p.png()),
    of('16-bit png', (p) => p.toColourspace('rgb16').png()),
    of('interlaced png', (p) => p.png({ progressive: true })),
    of('palette png', (p) => p.png({ palette: true })),
    of('png with alpha', (p) => p.ensureAlpha(0.5).png()),
    of('webp', (p) => p.webp()),
    of('lossless webp', (p) => p.webp({ lossless: true })),
    of('animated webp', () => animated.webp()),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
      of(`jpeg of orientation ${orientation}`, (p) => p.withMetadata({ orientation }).jpeg()),
    ),
    of('jpeg with a place and a script in its EXIF', (p) =>
      p
        .withExif({
          IFD0: { ImageDescription: '<script>alert(1)</script>' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
        })
        .jpeg(),
    ),
  ]);
}

const CLIPS: readonly [name: string, container: ClipContainer, codec: ClipVideoCodec, more?: object][] = [
  ['mp4', 'mp4', 'h264'],
  ['mp4 with its index at the end', 'mp4', 'h264', { fastStart: false }],
  ['mp4 that is shown turned', 'mp4', 'h264', { rotation: 90 }],
  ['mp4 of uneven frame times', 'mp4', 'h264', { frameTime: (n: number) => n / 12 + (n % 3) * 0.02 }],
  ['mp4 with a place', 'mp4', 'h264', { metadata: { location: '+52.5200+013.4050/' } }],
  ['mov', 'mov', 'h264'],
  ['webm of vp9', 'webm', 'vp9'],
  ['webm of vp8', 'webm', 'vp8'],
];

/** Sound clips of every kind we take, three quarters of a second long. */
export async function goodVideos(): Promise<BaseFile[]> {
  const files: BaseFile[] = [];
  for (const [name, container, videoCodec, more] of CLIPS) {
    const bytes = await generateClip({
      width: 96,
      height: 128,
      fps: 12,
      grain: 4,
      container,
      videoCodec,
      scenes: [
        { seconds: 0.5, picture: '#b03a2e' },
        { seconds: 0.25, picture: '#1f618d' },
      ],
      sound: sound(0.75, [{ start: 0, end: 0.75, hz: 440, dbfs: -18 }]),
      ...more,
    });
    files.push({ name, bytes: Buffer.from(bytes) });
  }
  return files;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { measureFile } from '../engine/measure-file.ts';
import { generateClip } from '../engine/testing/clip-generator.ts';
import { box, boxesOf } from './hostile/mp4-boxes.ts';

const CANARY = 'canary-of-the-camera-7f3a';
const PLACE = '+52.5200+013.4050/';

/** Kinds of chunks in a WebP file; pixels alone have no EXIF, XMP, ICCP or anything unknown. */
function chunksOf(webp: Uint8Array): string[] {
  const file = Buffer.from(webp);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(file.readUInt32LE(4) + 8).toBe(file.length);
  const kinds: string[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    kinds.push(file.toString('latin1', at, at + 4));
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return kinds;
}

function expectPixelsOnly(pictures: readonly Uint8Array[]): void {
  for (const picture of pictures) {
    expect(chunksOf(picture)).toEqual([expect.stringMatching(/^VP8[ L]$/)]);
    for (const secret of [CANARY, PLACE, '52.52', 'Exif', 'http://ns.adobe.com']) {
      expect(Buffer.from(picture).includes(secret)).toBe(false);
    }
  }
}

/** As phones write it: `©xyz` in the user data of an index at the end. */
function filmedAt(place: string, file: Buffer): Buffer {
  const moov = boxesOf(file).find(({ type }) => type === 'moov');
  if (!moov || moov.at + moov.size !== file.length) throw new Error('the index is not at the end');
  const text = Buffer.from(`\0\0\x15\xc7${place}`, 'latin1');
  text.writeUInt16BE(place.length);
  const userData = box('udta', box('\xa9xyz', text));
  return Buffer.concat([file.subarray(0, moov.at), box('moov', Buffer.concat([file.subarray(moov.at + 8), userData]))]);
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${CANARY}"/></rdf:RDF></x:xmpmeta>`;

describe('what is served of a creative', { timeout: 60_000 }, () => {
  it.each(casesOf(['jpeg', 'webp', 'png'] as const, 2))(
    'carries nothing of what stood in a %s beside its pixels',
    async (format) => {
      const bytes = await sharp(await readFile(join(import.meta.dirname, 'photos/coffee.jpg')))
        .resize(400, 300)
        .withExif({
          IFD0: { ImageDescription: CANARY, Make: CANARY, Artist: CANARY },
          IFD2: { BodySerialNumber: CANARY },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSAreaInformation: CANARY },
        })
        .withXmp(xmp)
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer();
      // The secret is there to be lost.
      expect(bytes.includes(CANARY)).toBe(true);
      const { measurements, preview, thumbnail, frames } = await measureFile({ bytes }, () => undefined);
      expectPixelsOnly([preview, thumbnail, ...frames]);
      expect(JSON.stringify(measurements)).not.toContain(CANARY);
      if (measurements.kind !== 'image') throw new Error('a picture was taken for something else');
      expect(measurements.source.hasGps).toBe(true);
    },
  );

  it.each(['mp4', 'mov'] as const)('carries nothing of where and with what an %s was filmed', async (container) => {
    const clip = Buffer.from(
      await generateClip({
        width: 160,
        height: 284,
        fps: 10,
        grain: 3,
        container,
        scenes: [
          { seconds: 0.6, picture: '#b03a2e' },
          { seconds: 0.6, picture: '#1f618d' },
        ],
        fastStart: false,
        metadata: { title: CANARY, comment: CANARY, artist: CANARY },
      }),
    );
    const bytes = filmedAt(PLACE, clip);
    expect(bytes.includes(CANARY) && bytes.includes(PLACE)).toBe(true);
    const { measurements, preview, thumbnail, frames, playable } = await measureFile({ bytes }, () => undefined);
    for (const secret of [CANARY, PLACE, '52.52', '\xa9xyz'])
      expect(Buffer.from(playable ?? []).includes(Buffer.from(secret, 'latin1'))).toBe(false);
    expect(playable?.length).toBeGreaterThan(1000);
    expect(frames.length).toBeGreaterThan(0);
    expectPixelsOnly([preview, thumbnail, ...frames]);
    expect(JSON.stringify(measurements)).not.toContain(CANARY);
    expect(JSON.stringify(measurements)).not.toContain(PLACE);
    if (measurements.kind !== 'video') throw new Error('a video was taken for something else');
    expect(measurements.source.hasGps).toBe(true);
  });
});

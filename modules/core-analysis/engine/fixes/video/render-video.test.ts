import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import { flat, generateClip, panning, pixelsOf, sound } from '../../testing/clip-generator.ts';
import { photoNoise } from '../../testing/photo-noise.ts';
import { measureVideo } from '../../video/measure-video.ts';
import { hear } from './normalise-sound.ts';
import { eachPacket, firstPicture, pictureTimes, withVideo } from './open-source.ts';
import { readSound } from './read-sound.ts';
import { renderLoudness } from './render-loudness.ts';
import { renderTrim } from './render-trim.ts';

const SIZE = { width: 90, height: 160 };
/** The picture turns white and a tone sets in together, at this moment; entries are 2 s apart. */
const EVENT = 3;

async function clip(container: WrittenContainer, black: number, rotation: 0 | 90 = 0): Promise<Uint8Array> {
  const wide = await pixelsOf(await photoNoise(SIZE.width * 2, SIZE.height, { seed: 3 }));
  return generateClip({
    ...SIZE,
    container,
    rotation,
    metadata: { location: '+52.5200+013.4050/', artist: 'Secret Person' },
    scenes: [
      { seconds: black, picture: '#000000' },
      { seconds: EVENT - black, picture: panning(wide, 40) },
      { seconds: 2, picture: () => flat('#ffffff', SIZE) },
    ],
    sound: sound(5, [{ start: EVENT, end: 5, hz: 997, dbfs: -30 }]),
  });
}

/** Digest of every picture as it is stored. */
async function pictures(bytes: Uint8Array, container: WrittenContainer): Promise<string[]> {
  const digests: string[] = [];
  await withVideo({ bytes, container }, (open) =>
    eachPacket(open, (packet, track) => {
      if (track === 'picture')
        digests.push(
          createHash('sha256')
            .update(packet.data ?? '')
            .digest('hex'),
        );
    }),
  );
  return digests;
}

/** When the tone sets in and when the picture turns white, seconds. */
async function events(bytes: Uint8Array, container: WrittenContainer): Promise<{ heard: number; seen: number }> {
  const heard = await readSound({ bytes, container });
  const plane = heard?.planes[0] ?? new Float32Array(0);
  const loudest = plane.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const { measurements } = await measureVideo(bytes, {});
  const white = measurements.shots.find(
    ({ start }, at) => at > 0 && start > 0.5 && at === measurements.shots.length - 1,
  );
  return {
    heard: plane.findIndex((value) => Math.abs(value) > loudest / 2) / (heard?.sampleRate ?? 1),
    seen: white?.start ?? Number.NaN,
  };
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe.each<WrittenContainer>(casesOf(['mp4', 'webm', 'mov'], 1))(
  'loudness of a %s',
  { timeout: 60_000 },
  (container) => {
    let source: Uint8Array;
    let bytes: Uint8Array;
    beforeAll(async () => {
      source = await clip(container, 1);
      bytes = (await renderLoudness({ bytes: source, container }))?.bytes ?? new Uint8Array();
    }, 60_000);

    it('is -14 LUFS within 0.3 and at most -1 dBTP as decoded', async () => {
      const decoded = await readSound({ bytes, container });
      const heard = decoded && hear(decoded);
      expect(Math.abs((heard?.lufs ?? 0) + 14)).toBeLessThan(0.3);
      expect(heard?.truePeakDbtp).toBeLessThanOrEqual(-1);
    });

    it('leaves every picture as it was, to the bit, at its time', async () => {
      expect(await pictures(bytes, container)).toEqual(await pictures(source, container));
      const times = async (of: Uint8Array) => (await pictureTimes({ bytes: of, container })).map(({ pts }) => pts);
      expect(await times(bytes)).toEqual(await times(source));
    });

    it('keeps sound in step within 20 ms and nothing of the author', async () => {
      const { heard, seen } = await events(bytes, container);
      expect(Math.abs(heard - EVENT)).toBeLessThan(0.02);
      expect(Math.abs(seen - EVENT)).toBeLessThan(0.02);
      expect(latin(bytes)).not.toMatch(/Secret|52\.5|\u00a9xyz|creation_time/);
      if (container !== 'webm') expect(latin(bytes).indexOf('moov')).toBeLessThan(latin(bytes).indexOf('mdat'));
    });
  },
);

describe.each(
  casesOf(
    [
      { container: 'mov', black: 1.9, encoded: false, rotation: 0 },
      { container: 'mp4', black: 1.2, encoded: true, rotation: 90 },
      { container: 'webm', black: 1.2, encoded: true, rotation: 0 },
      { container: 'mp4', black: 2, encoded: false, rotation: 0 },
    ] as const,
    2,
  ),
)('a cut at $black s of a $container', { timeout: 60_000 }, ({ container, black, encoded, rotation }) => {
  it(`${encoded ? 'encodes anew' : 'copies pictures'} from the first live one, sound in step within 20 ms`, async () => {
    const source = await clip(container, black, rotation);
    const made = await renderTrim({ bytes: source, container }, black);
    const from = encoded ? black : 2;
    expect(made).toMatchObject({ encoded });
    expect(Math.abs((made?.from ?? 0) - from)).toBeLessThan(0.001);
    const bytes = made?.bytes ?? new Uint8Array();
    const { measurements } = await measureVideo(bytes, {});
    expect(measurements.black).toEqual([]);
    expect(Math.abs(measurements.source.durationS - (5 - from))).toBeLessThan(0.04);
    expect([measurements.source.width, measurements.source.height]).toEqual(rotation === 90 ? [160, 90] : [90, 160]);
    const times = await pictureTimes({ bytes, container });
    expect(firstPicture(times)).toBe(0n);
    const { heard, seen } = await events(bytes, container);
    expect(Math.abs(heard - (EVENT - from))).toBeLessThan(0.02);
    expect(Math.abs(seen - heard)).toBeLessThan(0.02);
    if (!encoded)
      expect(await pictures(source, container)).toEqual(expect.arrayContaining(await pictures(bytes, container)));
    expect(latin(bytes)).not.toMatch(/Secret|52\.5/);
  });
});

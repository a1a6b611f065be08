import { describe, expect, it } from 'vitest';
import { type Clip, flashing, generateClip, panning, pixelsOf } from '../testing/clip-generator.ts';
import { photoNoise } from '../testing/photo-noise.ts';
import { countFlashes } from './count-flashes.ts';
import { findBlack, findFrozen } from './find-still-stretches.ts';
import type { FrameFeatures } from './frame-features.ts';
import { decodeFeatures } from './testing/decode-features.ts';

const size = { width: 160, height: 284 };
const FRAME_S = 1 / 30;

const wide = pixelsOf(await photoNoise(320, 340, { seed: 3 }));
const featuresOf = async (clip: Omit<Clip, 'width' | 'height'>) =>
  decodeFeatures(await generateClip({ ...size, ...clip }));
const lengthOf = (frames: readonly FrameFeatures[]) => (frames.at(-1)?.time ?? 0) + FRAME_S;

describe('black and frozen stretches', { timeout: 60_000 }, () => {
  // truth of video: black
  //   planted: 2 s of black
  //   within: 0.1 s
  it('finds 2 s of black within 0.1 s, and neither dark pictures nor blinks', async () => {
    const dark = await pixelsOf(await photoNoise(320, 340, { base: 34, strength: 0.3, seed: 9 }));
    const frames = await featuresOf({
      grain: 2,
      scenes: [
        { seconds: 1.5, picture: panning(await wide, 20) },
        { seconds: 2, picture: '#050505' },
        { seconds: 1, picture: panning(dark, 20) },
        { seconds: 0.06, picture: '#000000' },
        { seconds: 1, picture: panning(await wide, 20) },
      ],
    });
    const black = findBlack(frames, lengthOf(frames));
    expect(black).toHaveLength(1);
    expect(Math.abs((black[0]?.start ?? 0) - 1.5)).toBeLessThan(0.1);
    expect(Math.abs((black[0]?.end ?? 0) - 3.5)).toBeLessThan(0.1);
  });

  // truth of video: frozen
  //   planted: a frozen tail
  //   within: 0.2 s
  it('finds a frozen tail within 0.2 s, and neither a slow pan nor a small moving part', async () => {
    const picture = await wide;
    const moving = panning(picture, 20);
    const held = moving(1.5, size);
    const spot: typeof moving = (seconds, of) => {
      const still = moving(0, of);
      const rgb = new Uint8Array(still.rgb);
      const top = Math.floor(seconds * 40) % 200;
      for (let y = top; y < top + 14; y += 1)
        for (let x = 70; x < 84; x += 1) rgb.set([250, 250, 250], (y * 160 + x) * 3);
      return { ...still, rgb };
    };
    const frames = await featuresOf({
      scenes: [
        { seconds: 2, picture: spot },
        { seconds: 1.5, picture: moving },
        { seconds: 2, picture: () => held },
      ],
    });
    const frozen = findFrozen(frames, lengthOf(frames));
    expect(frozen).toHaveLength(1);
    expect(Math.abs((frozen[0]?.start ?? 0) - 3.5)).toBeLessThan(0.2);
    expect(Math.abs((frozen[0]?.end ?? 0) - 5.5)).toBeLessThan(0.2);
  });

  it('finds nothing in a film with grain', async () => {
    const frames = await featuresOf({ grain: 3, scenes: [{ seconds: 2.5, picture: panning(await wide, 30) }] });
    expect(findBlack(frames, 2.5)).toEqual([]);
    expect(findFrozen(frames, 2.5)).toEqual([]);
  });
});

describe('countFlashes', { timeout: 60_000 }, () => {
  const scene = async (hz: number, first = '#000000', second = '#ffffff') => {
    const frames = await featuresOf({
      scenes: [
        { seconds: 1, picture: '#808080' },
        { seconds: 2, picture: flashing(first, second, hz) },
        { seconds: 1, picture: '#808080' },
      ],
    });
    return countFlashes(frames);
  };

  // truth of video: flashes
  //   planted: 2, 3 and 5 flashes a second
  //   within: exact
  it('counts 2, 3 and 5 flashes a second exactly and tells when', async () => {
    for (const hz of [2, 3, 5]) {
      const { perSecond, at } = await scene(hz);
      expect(perSecond).toBe(hz);
      expect(at ?? 0).toBeGreaterThan(0.9);
      expect(at ?? 0).toBeLessThan(2.1);
    }
  });

  it('counts saturated red against a colour of the same luminance, and neither faint nor bright-only changes', async () => {
    expect((await scene(5, '#e00000', '#626262')).perSecond).toBe(5);
    expect((await scene(5, '#707070', '#808080')).perSecond).toBe(0);
    expect((await scene(5, '#f4f4f4', '#ffffff')).perSecond).toBe(0);
  });

  it('counts none where less than a quarter of the frame flashes, nor in a pan with one cut', async () => {
    const white = flashing('#000000', '#ffffff', 5);
    const small = await featuresOf({
      scenes: [
        {
          seconds: 2,
          picture: (seconds, of) => {
            const rgb = new Uint8Array(of.width * of.height * 3).fill(90);
            const lit = white(seconds, of).rgb[0] as number;
            rgb.fill(lit, 0, Math.floor(of.height * 0.2) * of.width * 3);
            return { ...of, rgb };
          },
        },
      ],
    });
    expect(countFlashes(small).perSecond).toBe(0);
    const calm = await featuresOf({
      scenes: [
        { seconds: 1.5, picture: panning(await wide, 40) },
        { seconds: 1.5, picture: '#202020' },
      ],
    });
    expect(countFlashes(calm).perSecond).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import type { FixPlan } from './fix-plan.ts';
import { encodeFor } from './render-fix.ts';

const grey = (width: number, height: number): Frame => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height).fill(128),
});

const ABOUT = { id: 'crop-4x5', title: '', why: '', note: null, suggestion: false, targets: ['X-01'] } as const;
const crop: FixPlan = {
  ...ABOUT,
  kind: 'crop',
  placement: 'meta_feed',
  ratio: '4:5',
  region: { x: 0, y: 0, w: 1, h: 1 },
};

const sizeOf = async (frame: Frame, plan: FixPlan) => {
  const { width, height } = await encodeFor(frame, 'jpeg', plan);
  return [width, height];
};

describe('a version of another shape', () => {
  it('has the pixels that the placement recommends', async () => {
    expect(await sizeOf(grey(1600, 2000), crop)).toEqual([1080, 1350]);
    expect(await sizeOf(grey(1000, 1250), crop)).toEqual([1080, 1350]);
    const pad = {
      ...crop,
      kind: 'pad',
      ratio: '9:16',
      placement: 'meta_stories',
      aspect: 9 / 16,
      content: crop.region,
    };
    expect(await sizeOf(grey(1200, 2133), pad as FixPlan)).toEqual([1080, 1920]);
  });

  it('is not enlarged by more than a tenth, and never stretched', async () => {
    expect(await sizeOf(grey(800, 1000), crop)).toEqual([800, 1000]);
    expect(await sizeOf(grey(1200, 1400), crop)).toEqual([1200, 1400]);
  });

  it('leaves every other fix in the size of its source', async () => {
    expect(
      await sizeOf(grey(1600, 2000), {
        ...ABOUT,
        kind: 'denoise',
        id: 'denoise',
        placement: 'meta_feed',
        sigma: 2,
      } as FixPlan),
    ).toEqual([1600, 2000]);
  });
});

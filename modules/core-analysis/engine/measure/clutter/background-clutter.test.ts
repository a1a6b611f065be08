import { describe, expect, it } from 'vitest';
import type { Region } from '../../../contract/evidence.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { framesOf, paint, type Rgb, seeded } from '../testing/planted-scenes.ts';
import { measureBackgroundClutter } from './background-clutter.ts';
import { congestionMap } from './congestion.ts';

const NOTHING = { figure: null, buttons: [] };
const LEFT: Region = { x: 0, y: 0, w: 0.5, h: 1 };
const BLOCK = { region: { x: 0.02, y: 0.02, w: 0.46, h: 0.96 }, lineHeight: 0.05 };

/** Spots of random colour over the left `share` of a plain frame. */
function spotsOver(share: number) {
  const random = seeded(5);
  const colours = Array.from({ length: 64 * 64 }, () => [0, 0, 0].map(() => random() * 255) as unknown as Rgb);
  const frame = paint(512, 512, (x, y) =>
    x < share * 512 ? (colours[(y >> 3) * 64 + (x >> 3)] as Rgb) : [128, 128, 128],
  );
  return congestionMap(preparePlanes(framesOf(frame)).lab512);
}

describe('clutter of the background', () => {
  // truth of image: clutter.ofBackground.featureCongestion clutter.ofBackground.share
  //   planted: a half full of spots that is subject, text or button; and the same half as background
  //   within: a seventh of the whole's where it is left out, which the coarsest scale carries over its border; share 0.05
  it('leaves out what is full of detail by being subject, text or button', () => {
    const map = spotsOver(0.5);
    const whole = measureBackgroundClutter(map, [], NOTHING);
    expect(whole?.share).toBe(1);
    for (const found of [
      measureBackgroundClutter(map, [], { figure: { box: LEFT }, buttons: [] }),
      measureBackgroundClutter(map, [BLOCK], NOTHING),
      measureBackgroundClutter(map, [], { figure: null, buttons: [LEFT] }),
    ]) {
      expect(Math.abs((found?.share ?? 0) - 0.45)).toBeLessThanOrEqual(0.05);
      expect(found?.featureCongestion).toBeLessThan((1 / 7) * (whole?.featureCongestion ?? 0));
      // What is calm against the frame is nowhere its busiest place.
      expect(found?.worst).toEqual([]);
    }
  });

  it('counts all of a cluttered ground around a subject', () => {
    const map = spotsOver(1);
    const whole = measureBackgroundClutter(map, [], NOTHING)?.featureCongestion ?? 0;
    const around = measureBackgroundClutter(map, [], { figure: { box: LEFT }, buttons: [] });
    expect(Math.abs((around?.featureCongestion ?? 0) / whole - 1)).toBeLessThan(0.1);
    for (const { x, w } of around?.worst ?? []) expect(x + w).toBeGreaterThan(0.5);
  });

  it('is none where a subject fills the frame', () => {
    const box = { x: 0, y: 0, w: 1, h: 1 };
    expect(measureBackgroundClutter(spotsOver(1), [], { figure: { box }, buttons: [] })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frame.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { framesOf, paint, type Rgb, seeded } from '../testing/planted-scenes.ts';
import { measureClutter, measureJpegComplexity } from './clutter.ts';
import { congestionMap } from './congestion.ts';

async function clutterOf(frame: Frame) {
  const frames = framesOf(frame);
  const planes = preparePlanes(frames);
  return {
    ...measureClutter(planes, congestionMap(planes.lab512)),
    jpegComplexity: await measureJpegComplexity(frames),
  };
}

/** Small turned bars of random colour over the left `share` of a grey frame. */
function barsOver(share: number, seed = 2): Frame {
  const random = seeded(seed);
  const cell = 16;
  const columns = 512 / cell;
  const bars = Array.from({ length: columns * 26 }, () => ({
    colour: [random() * 255, random() * 255, random() * 255] as Rgb,
    angle: random() * Math.PI,
  }));
  return paint(512, 410, (x, y) => {
    const bar = bars[Math.floor(y / cell) * columns + Math.floor(x / cell)];
    if (!bar || x >= share * 512) return [128, 128, 128];
    const dx = (x % cell) - cell / 2;
    const dy = (y % cell) - cell / 2;
    const across = Math.abs(-dx * Math.sin(bar.angle) + dy * Math.cos(bar.angle));
    const along = Math.abs(dx * Math.cos(bar.angle) + dy * Math.sin(bar.angle));
    return across < 2.5 && along < 6.5 ? bar.colour : [128, 128, 128];
  });
}

describe('clutter', { timeout: 30_000 }, () => {
  it('is nothing on a plain frame', async () => {
    const plain = await clutterOf(paint(512, 410, () => [128, 128, 128]));
    expect(plain.edgeDensity).toBe(0);
    expect(plain.subbandEntropy).toBe(0);
    expect(plain.regionCount).toBe(1);
    expect(plain.worst).toEqual([]);
    expect(plain.jpegComplexity).toBeLessThan(0.02);
  });

  // truth of image: clutter.edgeDensity clutter.featureCongestion clutter.subbandEntropy clutter.jpegComplexity
  //   planted: texture that grows
  //   within: rises at each step; 0 on a plain frame
  it('rises with growing texture in every figure', async () => {
    const steps = [];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) steps.push(await clutterOf(barsOver(share)));
    for (const figure of ['edgeDensity', 'featureCongestion', 'subbandEntropy', 'jpegComplexity'] as const) {
      for (let step = 1; step < steps.length; step += 1) {
        expect(steps[step]?.[figure]).toBeGreaterThan((steps[step - 1]?.[figure] ?? 0) * 1.05);
      }
    }
  });

  it('finds varied bars more congested than the same bars all alike, though their edges are as many', async () => {
    const alike = paint(512, 410, (x, y) => {
      const across = Math.abs((y % 16) - 8);
      const along = Math.abs((x % 16) - 8);
      return across < 2.5 && along < 6.5 ? [230, 170, 150] : [128, 128, 128];
    });
    const varied = await clutterOf(barsOver(1));
    const same = await clutterOf(alike);
    expect(varied.featureCongestion).toBeGreaterThan(same.featureCongestion * 1.5);
    expect(Math.abs(varied.edgeDensity / same.edgeDensity - 1)).toBeLessThan(0.35);
  });

  // truth of image: clutter.worst
  //   planted: crowds at known places
  //   within: boxes lie on them
  it('shows the boxes where clutter is, at most three, inside the frame and apart', async () => {
    const { worst } = await clutterOf(barsOver(0.4));
    expect(worst.length).toBeGreaterThan(0);
    expect(worst.length).toBeLessThanOrEqual(3);
    for (const [index, box] of worst.entries()) {
      expect(box.x + box.w / 2).toBeLessThan(0.45);
      expect(box.y + box.h).toBeLessThanOrEqual(1.000001);
      for (const other of worst.slice(index + 1)) {
        const apart = Math.abs(other.x - box.x) >= box.w - 1e-9 || Math.abs(other.y - box.y) >= box.h - 1e-9;
        expect(apart).toBe(true);
      }
    }
  });

  // truth of image: clutter.regionCount
  //   planted: fields of known count
  //   within: exact
  it('counts planted regions exactly', async () => {
    const colours: Rgb[] = [
      [220, 40, 40],
      [40, 180, 60],
      [40, 60, 200],
      [240, 200, 30],
      [30, 200, 200],
      [20, 20, 20],
    ];
    for (const wanted of [1, 2, 4, 6]) {
      const blocks = paint(512, 410, (x, y) => {
        const block = Math.floor(y / 206) * 3 + Math.floor(x / 171);
        const margin = x % 171 > 25 && x % 171 < 146 && y % 206 > 40 && y % 206 < 166;
        return margin && block < wanted ? (colours[block] as Rgb) : [235, 235, 235];
      });
      expect((await clutterOf(blocks)).regionCount).toBe(wanted + 1);
    }
  });
});

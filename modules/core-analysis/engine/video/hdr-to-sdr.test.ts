import { describe, expect, it } from 'vitest';
import { type HdrTransfer, hdrToSdr } from './hdr-to-sdr.ts';

const shown = (transfer: HdrTransfer, ...codes: number[]) => [
  ...hdrToSdr(
    Uint16Array.from(codes, (code) => Math.round(code * 65_535)),
    transfer,
  ),
];

describe('a picture of high dynamic range', () => {
  it.each([
    // 203 cd/m², white of the standard range, by BT.2408: the knee takes an eighth of its light.
    ['hlg', 0.75, 240],
    ['pq', 0.5807, 240],
    // 50.7 cd/m², a quarter of white, lies under the knee.
    ['hlg', 0.5, 137],
    ['pq', 0.4405, 137],
    ['hlg', 0, 0],
    ['pq', 0, 0],
    ['hlg', 1, 255],
    ['pq', 1, 255],
  ] as const)('keeps the light of %s at %d', (transfer, code, grey) => {
    for (const value of shown(transfer, code, code, code)) expect(Math.abs(value - grey)).toBeLessThanOrEqual(1);
  });

  it.each(['hlg', 'pq'] as const)('never gets darker where %s gets lighter', (transfer) => {
    const greys = Array.from({ length: 200 }, (_, i) => shown(transfer, i / 199, i / 199, i / 199)[0] as number);
    expect(greys).toEqual([...greys].sort((p, q) => p - q));
  });

  it('keeps reds apart that sRGB lacks', () => {
    const [strong, weaker] = [shown('hlg', 0.7, 0.3, 0.2), shown('hlg', 0.7, 0.35, 0.25)];
    expect(strong[0]).toBeGreaterThan(2 * (strong[1] as number));
    expect(weaker[1]).toBeGreaterThan(strong[1] as number);
  });
});

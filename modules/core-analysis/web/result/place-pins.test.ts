import { describe, expect, it } from 'vitest';
import type { NumberedRegion } from './number-regions.ts';
import { placePins } from './place-pins.ts';

const region = (number: number, x: number, y: number, w = 0.1, h = 0.1): NumberedRegion => ({
  number,
  ruleId: `R-${number}`,
  title: '',
  tone: 'bad',
  boxes: [{ x, y, w, h }],
});

describe('placePins', () => {
  it('sits on the top left corner when there is room', () => {
    expect(placePins([region(1, 0.5, 0.5)], 400, 500, 26)).toEqual([{ number: 1, x: 200, y: 250 }]);
  });

  it('keeps whole pins inside the frame', () => {
    for (const pin of placePins([region(1, 0, 0), region(2, 0.95, 0.95, 0.05, 0.05)], 400, 500, 26)) {
      expect(pin.x).toBeGreaterThanOrEqual(13);
      expect(pin.x).toBeLessThanOrEqual(387);
      expect(pin.y).toBeGreaterThanOrEqual(13);
      expect(pin.y).toBeLessThanOrEqual(487);
    }
  });

  it('covers no pin with another, even when 12 regions are the same box', () => {
    const pins = placePins(
      Array.from({ length: 12 }, (_, i) => region(i + 1, 0.4, 0.4, 0.02, 0.02)),
      320,
      400,
      26,
    );
    for (const [i, a] of pins.entries()) {
      for (const b of pins.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(26);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { pinPlaces } from './report-drawings.ts';

const frame = { x: 48, y: 100, width: 240, height: 300 };
const RADIUS = 7.5;

describe('the pins of the report', () => {
  const button = { x: 0.1, y: 0.8, w: 0.4, h: 0.08 };

  it('lie beside what they number, inside the picture', () => {
    const corners = [button, { x: 0, y: 0, w: 0.3, h: 0.1 }, { x: 0.7, y: 0.9, w: 0.3, h: 0.1 }];
    for (const region of corners) {
      const [[x, y] = [0, 0]] = pinPlaces(frame, [region]);
      const [left, top] = [frame.x + region.x * frame.width, frame.y + region.y * frame.height];
      const dx = Math.max(left - x, 0, x - left - region.w * frame.width);
      const dy = Math.max(top - y, 0, y - top - region.h * frame.height);
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(RADIUS);
      expect(x - RADIUS).toBeGreaterThanOrEqual(frame.x);
      expect(x + RADIUS).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y - RADIUS).toBeGreaterThanOrEqual(frame.y);
      expect(y + RADIUS).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });

  it('do not lie over each other where three speak of one place, also of the whole picture', () => {
    for (const region of [button, { x: 0, y: 0, w: 1, h: 1 }]) {
      const places = pinPlaces(frame, [region, undefined, region]);
      expect(places[1]).toBeUndefined();
      const [one, , other] = places;
      expect(Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0))).toBeGreaterThan(
        2 * RADIUS,
      );
    }
  });
});

import { describe, expect, it } from 'vitest';
import { measurePlacements, measureVideoPlacements } from '../placements/measure-placements.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeSpan, makeVideo } from '../testing/video-factory.ts';
import { bestPlacement, placementMatrix } from './placement-fit.ts';

function image(width: number, height: number) {
  const m = makeMeasurements({ source: { width, height } });
  return { ...m, placements: measurePlacements(m.source, m.text, m.copy) };
}

function video(width: number, height: number, container: 'mp4' | 'webm' = 'mp4', durationS = 14) {
  const m = makeVideo({ source: { ...makeVideo().source, width, height, container, durationS } });
  return { ...m, placements: measureVideoPlacements(m.source, m.text) };
}

describe('the placement a file was most likely made for', () => {
  it.each([
    ['meta_feed', image(1080, 1350)],
    ['meta_feed', image(1080, 1080)],
    ['google_display', image(1200, 628)],
    ['youtube', image(1920, 1080)],
    ['youtube', video(1920, 1080, 'webm', 6)],
    ['meta_feed', video(1080, 1350)],
  ] as const)('is %s by shape', (placement, m) => {
    expect(bestPlacement(m)).toBe(placement);
  });

  it('is a full-screen feed for an upright video, however well another would take it', () => {
    const covered = makeSpan({ region: { x: 0.1, y: 0.82, w: 0.8, h: 0.08 } });
    const m = makeVideo({ source: { ...makeVideo().source, width: 1080, height: 1920 }, text: { spans: [covered] } });
    const placed = { ...m, placements: measureVideoPlacements(m.source, m.text) };
    expect(['meta_reels', 'tiktok', 'meta_stories']).toContain(bestPlacement(placed));
  });

  it('is the best fit where no placement recommends the shape', () => {
    const m = image(3000, 300);
    const fits = placementMatrix(m);
    const best = Math.max(...fits.map(({ fit }) => fit));
    expect(fits.find(({ placement }) => placement === bestPlacement(m))?.fit).toBe(best);
  });
});

import { describe, expect, it } from 'vitest';
import { measurePlacements, measureVideoPlacements } from '../placements/measure-placements.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeSpan, makeVideo } from '../testing/video-factory.ts';
import { choosePlacement } from './choose-placement.ts';
import { judge } from './judge.ts';
import { placementMatrix, takesCreative } from './placement-fit.ts';

const bestPlacement = (m: Parameters<typeof choosePlacement>[0]) => choosePlacement(m, 'auto').placement;

function image(width: number, height: number) {
  const m = makeMeasurements({ source: { width, height } });
  return { ...m, placements: measurePlacements(m.source, m.text, m.copy) };
}

function video(width: number, height: number, container: 'mp4' | 'webm' | 'mkv' = 'mp4', durationS = 14) {
  const m = makeVideo({ source: { ...makeVideo().source, width, height, container, durationS } });
  return { ...m, placements: measureVideoPlacements(m.source, m.text) };
}

describe('the placement a file was most likely made for', () => {
  it.each([
    ['meta_feed', image(1080, 1350)],
    ['meta_feed', image(1080, 1080)],
    ['google_display', image(1200, 628)],
    ['meta_feed', image(1920, 1080)],
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

  it('is the same for the same pictures in another container', () => {
    expect(bestPlacement(video(576, 1024, 'mkv', 6))).toBe(bestPlacement(video(576, 1024, 'mp4', 6)));
  });

  it('is the same for versions of one creative, wherever its words stand', () => {
    const at = (y: number) => {
      const m = image(1080, 1920);
      const text = { ...m.text, blocks: m.text.blocks.map((b) => ({ ...b, region: { ...b.region, y } })) };
      return bestPlacement({ ...m, text, placements: measurePlacements(m.source, text, m.copy) });
    };
    expect([0.02, 0.3, 0.5, 0.7, 0.9].map(at)).toEqual(Array(5).fill('meta_stories'));
  });

  it('is none that would refuse the file while another one takes it', () => {
    const m = video(1080, 1920, 'mp4', 2);
    const refused = m.placements.filter((p) => !takesCreative(m, p)).map((p) => p.placement);
    expect(refused).toContain('tiktok');
    expect(refused).not.toContain(bestPlacement(m));
  });

  it('is the best fit where no placement recommends the shape', () => {
    const m = image(3000, 300);
    const fits = placementMatrix(m, bestPlacement(m));
    const best = Math.max(...fits.map(({ fit }) => fit));
    expect(fits.find(({ placement }) => placement === bestPlacement(m))?.fit).toBe(best);
  });

  it('is never YouTube for a still, which has no row there unless it was asked for', () => {
    const m = image(1920, 1080);
    const rows = (judged: Parameters<typeof placementMatrix>[1]) => placementMatrix(m, judged).map((p) => p.placement);
    expect(rows('meta_feed')).not.toContain('youtube');
    expect(rows('youtube')).toContain('youtube');
    expect(placementMatrix(video(1920, 1080), 'meta_feed').map((p) => p.placement)).toContain('youtube');
  });

  it('says that text reaches into the margin where one word in a hundred does', () => {
    const m = image(1080, 1350);
    const placements = m.placements.map((p) =>
      p.placement === 'meta_feed' ? { ...p, covered: 0.01, coveredBlocks: [{ block: 0, share: 0.02 }] } : p,
    );
    const row = placementMatrix({ ...m, placements }, 'meta_feed').find((p) => p.placement === 'meta_feed');
    expect(row?.note).toMatch(/reaches into the margin to keep clear by 2 % of one block/);
  });

  it('says why it is judged for in its row where another one fits better, and nothing where it was asked for', () => {
    // 540 pixels are too few for Reels and Stories; LinkedIn takes them, and would have no text covered.
    const low = makeSpan({ region: { x: 0.1, y: 0.74, w: 0.8, h: 0.04 } });
    const m = makeVideo({ source: { ...makeVideo().source, width: 540, height: 960 }, text: { spans: [low] } });
    const placed = { ...m, placements: measureVideoPlacements(m.source, m.text) };
    const rows = (placement: 'auto' | 'tiktok') => judge(placed, { goal: 'sales', placement }).results.placements;
    const of = (placement: string, asked: 'auto' | 'tiktok' = 'auto') =>
      rows(asked).find((row) => row.placement === placement);
    expect(of('linkedin')?.fit).toBeGreaterThan(of('tiktok')?.fit ?? 1);
    const why = /judged for because we take a video of 9:16 to be made for Reels, TikTok or Stories, though another/;
    expect(of('tiktok')?.note).toMatch(why);
    expect(rows('auto').filter(({ note }) => /judged for/.test(note))).toHaveLength(1);
    expect(of('tiktok', 'tiktok')?.note).not.toMatch(/judged for/);
    // The best of its table needs no reason.
    const top = video(1080, 1350);
    expect(
      judge(top, { goal: 'sales', placement: 'auto' })
        .results.placements.map(({ note }) => note)
        .join(),
    ).not.toMatch(/judged for/);
  });
});

import { describe, expect, it } from 'vitest';
import { placementMatrix } from '../../judge/placement-fit.ts';
import { measurePlacements, measureVideoPlacements } from '../../placements/measure-placements.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeSpan, makeVideo } from '../../testing/video-factory.ts';
import type { Measurements } from '../book/rule.ts';
import { FILE_RULES } from '../book/rule-book.ts';

const square = { width: 1080, height: 1080 };

function shapeOn(m: Measurements) {
  const rule = FILE_RULES.find(({ id }) => id === 'X-01');
  const found = rule?.assess(m, { goal: 'sales', placement: 'meta_feed', brand: undefined });
  if (found?.kind !== 'judged') throw new Error('X-01 was not judged');
  return { response: found.response, bad: found.bad().title, said: found.bad().text, advice: found.advice().title };
}

describe('X-01, aspect ratio', () => {
  it('holds a square picture against what the feed takes of pictures', () => {
    const m = makeMeasurements({ source: square });
    const placements = measurePlacements(m.source, m.text, m.copy);
    expect(shapeOn({ ...m, placements })).toMatchObject({ response: 1 });
  });

  it('takes a picture between the listed shapes of the feed, which shows it whole, and counts it down without a step', () => {
    const response = (width: number, height: number) => {
      const m = makeMeasurements({ source: { width, height } });
      return shapeOn({ ...m, placements: measurePlacements(m.source, m.text, m.copy) });
    };
    const found = response(1080, 1200);
    expect(found.said).toContain('lies between 4:5 and 1.91:1, a shape that the Facebook and Instagram feed takes');
    expect(found.response).toBeGreaterThan(0.6);
    expect(response(1080, 1320).response).toBeGreaterThan(0.97);
    expect(response(1500, 1000).response).toBeCloseTo(0.6, 6);
    expect(response(1080, 1920).response).toBe(0);
  });

  it('holds a square video against what the feed takes of videos: it fills 80 % of 4:5', () => {
    const m = makeVideo({ source: square });
    const found = shapeOn({ ...m, placements: measureVideoPlacements(m.source, m.text) });
    expect(found.response).toBeCloseTo(0.6, 6);
    expect(found.bad).toBe('Fills 80 % of the frame on the Facebook and Instagram feed');
    expect(found.said).toContain('it fills 80 % of a 4:5 frame');
    expect(found.advice).toBe('Recompose to 4:5');
  });
});

describe('X-02, clear of the interface', () => {
  it.each(['meta_feed', 'linkedin', 'x', 'tiktok'] as const)(
    'says nothing of a square on %s, for which no zones are published',
    (placement) => {
      const m = makeMeasurements({ source: square });
      const placements = measurePlacements(m.source, m.text, m.copy);
      const rule = FILE_RULES.find(({ id }) => id === 'X-02');
      expect(rule?.assess({ ...m, placements }, { goal: 'sales', placement })?.kind).toBe('not_applicable');
      const row = placementMatrix({ ...m, placements }, placement).find((one) => one.placement === placement);
      expect(row?.note).not.toMatch(/covered|margin/);
    },
  );

  const said = (placement: 'meta_feed' | 'tiktok') => {
    const m = makeMeasurements();
    const placements = m.placements.map((p) =>
      p.placement === placement
        ? {
            ...p,
            nearestRatio: placement === 'tiktok' ? '9:16' : '4:5',
            ratioError: 0,
            ratio: 'recommended' as const,
            covered: 0.2,
            coveredBlocks: [{ block: 2, share: 0.5 }],
          }
        : p,
    );
    const rule = FILE_RULES.find(({ id }) => id === 'X-02');
    const found = rule?.assess({ ...m, placements }, { goal: 'sales', placement });
    if (found?.kind !== 'judged') throw new Error('X-02 was not judged');
    return [found.bad().title, found.bad().text, found.advice().text].join(' ');
  };

  it('costs more the more of the text is hidden, without a step, and tells shares that go together', () => {
    const m = makeMeasurements();
    const at = (covered: number) => {
      const placements = m.placements.map((p) =>
        p.placement === 'tiktok'
          ? { ...p, nearestRatio: '9:16', ratioError: 0, covered, coveredBlocks: [{ block: 2, share: 0.7 }] }
          : p,
      );
      const rule = FILE_RULES.find(({ id }) => id === 'X-02');
      const found = rule?.assess({ ...m, placements }, { goal: 'sales', placement: 'tiktok' });
      if (found?.kind !== 'judged') throw new Error('X-02 was not judged');
      return found;
    };
    const stakes = [0.1, 0.101, 0.3, 0.5, 0.9].map((covered) => at(covered).essential);
    expect(stakes[0]).toBeCloseTo(0.15, 6);
    expect(stakes[1]).toBeCloseTo(0.15, 2);
    expect(stakes[2]).toBeCloseTo(0.2625, 4);
    expect(stakes[3]).toBeCloseTo(0.375, 6);
    expect(stakes[4]).toBeCloseTo(0.375, 6);
    expect(at(0.3).bad().text).toMatch(
      /^The buttons and captions of .* cover 30 % of your text .*: 70 % of “Get my fig box”\.$/,
    );
    expect(at(0.3).advice().text).toMatch(/; 70 % of it lies there now\.$/);
  });

  it('asks for every text in the zones to be moved, not for the most covered one alone', () => {
    const m = makeMeasurements();
    const moved = (...shares: number[]) => {
      const coveredBlocks = shares.map((share, block) => ({ block, share }));
      const placements = m.placements.map((p) =>
        p.placement === 'meta_stories'
          ? { ...p, ratioError: 0, ratio: 'recommended' as const, covered: 0.4, coveredBlocks }
          : p,
      );
      const found = FILE_RULES.find(({ id }) => id === 'X-02')?.assess(
        { ...m, placements },
        { goal: 'sales', placement: 'meta_stories' },
      );
      if (found?.kind !== 'judged') throw new Error('X-02 was not judged');
      return found.advice();
    };
    expect(moved(0.9, 0.4).title).toBe(
      'Move “Fresh figs, picked today” and “20% off your first box” into the safe zone',
    );
    expect(moved(0.9, 0.4).text).toMatch(
      /^Shift them .*; 90 % of “Fresh figs, picked today” and 40 % of “20% off your first box” lie there now\.$/,
    );
    expect(moved(0.9, 0.4, 0.2).title).toBe('Move “Fresh figs, picked today” and 2 other texts into the safe zone');
    expect(moved(0.9, 0.4, 0.2).text).toContain('20 % of “Get my fig box” lie there now');
  });

  it('speaks of a margin where that is all there is to keep clear', () => {
    expect(said('meta_feed')).toContain('“Get my fig box” runs into the margin');
    expect(said('meta_feed')).not.toMatch(/button|interface/);
    expect(said('tiktok')).toContain('The interface will cover “Get my fig box”');
  });

  it('shows of a video the line it names, when it stands there', () => {
    const low = (y: number, start: number, end: number) =>
      makeSpan({ start, end, region: { x: 0.1, y, w: 0.7, h: 0.05 } });
    const text = { measured: true, spans: [low(0.85, 6, 8), low(0.92, 6.5, 8), low(0.86, 10, 12)] };
    const m = makeVideo({ text: { ...makeVideo().text, ...text } });
    const coveredBlocks = [0.4, 1, 0.8].map((share, block) => ({ block, share }));
    const placements = m.placements.map((p) => (p.placement === 'tiktok' ? { ...p, covered: 0.5, coveredBlocks } : p));
    const found = FILE_RULES.find(({ id }) => id === 'X-02')?.assess(
      { ...m, placements },
      { goal: 'sales', placement: 'tiktok' },
    );
    if (found?.kind !== 'judged') throw new Error('X-02 was not judged');
    expect(found.evidence.time).toEqual({ start: 6.5, end: 8 });
    expect(found.evidence.regions.map(({ y }) => y)).toEqual([0.92, 0.85]);
  });
});

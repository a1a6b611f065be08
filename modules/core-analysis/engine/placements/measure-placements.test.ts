import { describe, expect, it } from 'vitest';
import type { Placement } from '../../contract/analysis.ts';
import { PLACEMENTS } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { CopyMeasures, SourceFacts, TextBlock, TextMeasures } from '../measurements.ts';
import { coveredShare, measurePlacements, publishedZones } from './measure-placements.ts';
import { PLACEMENT_SPEC_VERSION, PLACEMENT_SPECS } from './placement-specs.ts';

function source(width: number, height: number, bytes = 400_000): SourceFacts {
  return { format: 'jpeg', width, height, bytes, hasAlpha: false, colourSpace: 'srgb', hasGps: false, animated: false };
}

function textOf(...regions: Region[]): TextMeasures {
  const blocks = regions.map(
    (region, i): TextBlock => ({
      text: `block ${i}`,
      region,
      confidence: 1,
      lineHeight: region.h,
      lineHeightOfShortSide: region.h,
      lines: 1,
      words: 2,
      contrast: 10,
      worstSliceContrast: 10,
      foreground: '#000000',
      background: '#ffffff',
      grounds: null,
      role: 'body',
    }),
  );
  return {
    measured: true,
    blocks,
    areaShare: 0.1,
    wordCount: blocks.length * 2,
    sizeLevels: 1,
    headlineRatio: null,
    smallScreenLegibility: 1,
    capsShare: 0,
    exclamations: 0,
    readingEase: null,
  };
}

const NO_COPY: CopyMeasures = {
  cta: null,
  offer: null,
  referencePrice: null,
  urgency: null,
  socialProof: null,
  trust: [],
  numbers: [],
  messageCount: 0,
  risky: [],
};

function ctaAt(block: number, region: Region, button: Region | null): CopyMeasures {
  return {
    ...NO_COPY,
    cta: {
      text: 'Shop now',
      verb: 'shop now',
      specific: false,
      block,
      region,
      button: button && { region: button, fill: '#c0392b', deltaEToSurround: 40 },
      contrast: 5,
      attentionShare: 0.05,
      attentionDensity: 1,
      isolationDeltaE: 40,
      hueElsewhere: 0,
      areaShare: 0.02,
    },
  };
}

function measure(placement: Placement, facts: SourceFacts, text = textOf(), copy = NO_COPY) {
  const found = measurePlacements(facts, text, copy).find((measured) => measured.placement === placement);
  if (!found) throw new Error(`${placement} was not measured`);
  return found;
}

describe('ratio and pixels', () => {
  it.each([
    ['meta_feed', 1080, 1350, '4:5', 'recommended', 'full'],
    ['meta_feed', 1080, 1080, '1:1', 'recommended', 'full'],
    ['meta_feed', 600, 750, '4:5', 'recommended', 'accepted'],
    ['meta_feed', 400, 500, '4:5', 'recommended', 'too_small'],
    ['meta_feed', 1200, 628, '1.91:1', 'accepted', 'full'],
    ['meta_feed', 1080, 1920, '4:5', 'unsupported', 'full'],
    ['meta_reels', 1080, 1920, '9:16', 'recommended', 'full'],
    ['meta_reels', 600, 1067, '9:16', 'recommended', 'accepted'],
    ['meta_reels', 1080, 1080, '9:16', 'unsupported', 'accepted'],
    ['tiktok', 1080, 1920, '9:16', 'recommended', 'full'],
    ['tiktok', 540, 960, '9:16', 'recommended', 'accepted'],
    ['tiktok', 1080, 1350, '1:1', 'unsupported', 'full'],
    ['youtube', 1920, 1080, '16:9', 'recommended', 'full'],
    ['youtube', 1280, 720, '16:9', 'recommended', 'accepted'],
    ['youtube', 640, 360, '16:9', 'recommended', 'too_small'],
    ['linkedin', 1200, 628, '1.91:1', 'recommended', 'full'],
    ['linkedin', 1080, 1350, '4:5', 'accepted', 'full'],
    ['x', 1200, 1200, '1:1', 'recommended', 'full'],
    ['x', 800, 418, '1.91:1', 'recommended', 'full'],
    ['youtube', 1080, 1080, '16:9', 'unsupported', 'too_small'],
    ['google_display', 1200, 628, '1.91:1', 'recommended', 'full'],
    ['google_display', 300, 240, '1:1', 'unsupported', 'too_small'],
  ] as const)('%s takes %i x %i as %s, %s, %s', (placement, width, height, nearestRatio, ratio, resolution) => {
    expect(measure(placement, source(width, height))).toMatchObject({ nearestRatio, ratio, resolution });
  });

  // truth of image: placements[].placement placements[].nearestRatio placements[].ratioError placements[].ratio placements[].resolution
  //   planted: sizes of known ratio
  //   within: exact
  // truth of video: placements
  //   planted: sizes of known ratio, by the same code as for images
  //   within: exact
  it('lets a ratio be off by 2 % and no more', () => {
    expect(measure('meta_feed', source(1100, 1350))).toMatchObject({ ratio: 'recommended' });
    expect(measure('meta_feed', source(1110, 1350))).toMatchObject({ ratio: 'accepted' });
    expect(measure('meta_feed', source(1050, 1350))).toMatchObject({ ratio: 'unsupported' });
    expect(measure('linkedin', source(1110, 1350))).toMatchObject({ ratio: 'unsupported' });
    expect(measure('meta_feed', source(1110, 1350)).ratioError).toBeCloseTo(1110 / 1350 / 0.8 - 1, 6);
  });

  // truth of image: placements[].fileSizeOk
  //   planted: files over and under the limit
  //   within: exact
  it('refuses files over the limit of the platform', () => {
    const limit = 5 * 1024 * 1024;
    expect(measure('linkedin', source(1200, 628, limit)).fileSizeOk).toBe(true);
    expect(measure('linkedin', source(1200, 628, limit + 1)).fileSizeOk).toBe(false);
    expect(measure('tiktok', source(1080, 1920, limit * 100)).fileSizeOk).toBe(true);
  });
});

describe('what the interface covers', () => {
  const VERTICAL = source(1080, 1920);

  it.each([
    ['meta_reels', VERTICAL, { x: 0.3, y: 0.5, w: 0.4, h: 0.1 }, 0],
    ['meta_reels', VERTICAL, { x: 0.3, y: 0.02, w: 0.4, h: 0.1 }, 1],
    ['meta_reels', VERTICAL, { x: 0.3, y: 0.09, w: 0.4, h: 0.1 }, 0.5],
    ['meta_reels', VERTICAL, { x: 0.3, y: 0.6, w: 0.4, h: 0.1 }, 0.5],
    ['meta_reels', VERTICAL, { x: 0, y: 0.3, w: 0.12, h: 0.1 }, 0.5],
    // Across the corner: a quarter of the box is clear, nothing counted twice.
    ['meta_reels', VERTICAL, { x: 0, y: 0.6, w: 0.12, h: 0.1 }, 0.75],
    ['tiktok', VERTICAL, { x: 0.4, y: 0.4, w: 0.2, h: 0.1 }, 0],
    ['tiktok', VERTICAL, { x: 0.5, y: 0.4, w: 0.5, h: 0.1 }, 150 / 1080 / 0.5],
    ['tiktok', VERTICAL, { x: 0.3, y: 1480 / 1920 - 0.05, w: 0.2, h: 0.1 }, 0.5],
    ['youtube', source(1920, 1080), { x: 0.1, y: 0.75, w: 0.3, h: 0.1 }, 0.5],
    ['youtube', source(1920, 1080), { x: 0.1, y: 0.05, w: 0.3, h: 0.1 }, 0.5],
    ['meta_feed', source(1080, 1350), { x: 0.2, y: 0, w: 0.2, h: 128 / 1350 }, 0.5],
    ['meta_feed', source(1080, 1350), { x: 0.2, y: 0.2, w: 0.2, h: 0.2 }, 0],
    ['x', source(1200, 628), { x: 0, y: 0, w: 1, h: 1 }, 0],
  ] as const)('%s covers the planted share of a box', (placement, facts, region, share) => {
    const { covered, coveredBlocks } = measure(placement, facts, textOf(region));
    expect(Math.abs(covered - share)).toBeLessThanOrEqual(0.02);
    expect(coveredBlocks).toHaveLength(share > 0 ? 1 : 0);
  });

  // truth of image: placements[].coveredBlocks placements[].covered
  //   planted: boxes in and out of the zones
  //   within: exact
  it('counts the call to action twice and takes its whole button', () => {
    const clear = { x: 0.3, y: 0.4, w: 0.4, h: 0.1 };
    const letters = { x: 0.35, y: 0.6, w: 0.3, h: 0.04 };
    const button = { x: 0.3, y: 0.58, w: 0.4, h: 0.14 };
    const bare = measure('meta_reels', VERTICAL, textOf(clear, letters), ctaAt(1, letters, null));
    expect(bare.covered).toBe(0);
    const whole = measure('meta_reels', VERTICAL, textOf(clear, letters), ctaAt(1, letters, button));
    expect(whole.coveredBlocks).toEqual([{ block: 1, share: expect.closeTo(0.5, 2) }]);
    expect(whole.covered).toBeCloseTo((0 + 2 * 0.5) / 3, 2);
  });

  it('says nothing where the ratio is not supported, since the picture would be cut', () => {
    const found = measure('meta_reels', source(1000, 1400), textOf({ x: 0.3, y: 0.02, w: 0.4, h: 0.1 }));
    expect(found).toMatchObject({ ratio: 'unsupported', covered: 0, coveredBlocks: [] });
  });
});

describe('published zones', () => {
  it('are those of a shape that is listed, and none of one that is taken because it lies between two', () => {
    const zonesOf = (width: number, height: number) => {
      const found = measurePlacements(source(width, height), textOf(), NO_COPY).find(
        (p) => p.placement === 'meta_feed',
      );
      if (!found) throw new Error('meta_feed was not measured');
      return { found, zones: publishedZones(found) };
    };
    expect(zonesOf(1080, 1350)).toMatchObject({
      found: { ratio: 'recommended', nearestRatio: '4:5' },
      zones: PLACEMENT_SPECS.meta_feed.zones,
    });
    expect(zonesOf(1080, 1270)).toMatchObject({ found: { ratio: 'accepted', nearestRatio: '4:5' }, zones: [] });
  });
});

describe('the data', () => {
  // truth of image: placements[].specVersion
  //   planted: the data itself
  //   within: exact
  it('names its version and sources, zones inside the frame that do not overlap, and ratios for its zones', () => {
    for (const placement of PLACEMENTS) {
      const spec = PLACEMENT_SPECS[placement];
      expect(spec.sources.length).toBeGreaterThan(0);
      for (const zone of spec.zones) {
        expect(zone.x + zone.w).toBeLessThanOrEqual(1 + 1e-9);
        expect(zone.y + zone.h).toBeLessThanOrEqual(1 + 1e-9);
        const others = spec.zones.filter((other) => other !== zone);
        expect(coveredShare(zone, others)).toBe(0);
      }
      for (const name of spec.zonesFor) expect(spec.ratios.map((listed) => listed.name)).toContain(name);
    }
    expect(measurePlacements(source(1080, 1350), textOf(), NO_COPY).map(({ specVersion }) => specVersion)).toEqual(
      PLACEMENTS.map(() => PLACEMENT_SPEC_VERSION),
    );
  });
});

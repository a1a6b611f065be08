import type { ImageMeasurements, TextBlock } from '../measurements.ts';

/** Overrides one section deep: `{ text: { wordCount: 3 } }` keeps the rest of `text`. */
export type MeasurementOverrides = {
  [Section in keyof ImageMeasurements]?: ImageMeasurements[Section] extends readonly unknown[] | string
    ? ImageMeasurements[Section]
    : Partial<ImageMeasurements[Section]>;
};

/** A text block of a decent ad. */
export function makeBlock(overrides: Partial<TextBlock> = {}): TextBlock {
  return {
    text: 'Fresh figs, picked today',
    region: { x: 0.08, y: 0.08, w: 0.7, h: 0.09 },
    confidence: 0.97,
    lineHeight: 0.07,
    lineHeightOfShortSide: 0.0875,
    lines: 1,
    words: 4,
    contrast: 12.4,
    worstSliceContrast: 9.1,
    foreground: '#ffffff',
    background: '#1b2430',
    grounds: overrides.background ? [overrides.background, overrides.background] : ['#1b2430', '#1b2430'],
    role: 'headline',
    ...overrides,
  };
}

const SIDE = 16;

/** A map of 16x16 cells with a strong subject and a strong button on quiet ground. */
function makeMap(): string {
  const cells = Buffer.alloc(SIDE * SIDE, 12);
  for (let y = 5; y < 10; y++) for (let x = 4; x < 11; x++) cells[y * SIDE + x] = 190;
  for (let y = 13; y < 15; y++) for (let x = 2; x < 7; x++) cells[y * SIDE + x] = 230;
  return cells.toString('base64');
}

/** Valid measurements of a decent 4:5 feed ad: headline, offer, body, button, sharp and well lit. */
export function makeMeasurements(overrides: MeasurementOverrides = {}): ImageMeasurements {
  const blocks = [
    makeBlock(),
    makeBlock({
      text: '20% off your first box',
      region: { x: 0.08, y: 0.2, w: 0.5, h: 0.05 },
      lineHeight: 0.04,
      lineHeightOfShortSide: 0.05,
      words: 5,
      role: 'offer',
    }),
    makeBlock({
      text: 'Get my fig box',
      region: { x: 0.12, y: 0.84, w: 0.3, h: 0.045 },
      lineHeight: 0.036,
      lineHeightOfShortSide: 0.045,
      words: 4,
      foreground: '#ffffff',
      background: '#c2410c',
      contrast: 5.2,
      worstSliceContrast: 5.0,
      role: 'cta',
    }),
  ];
  const base: ImageMeasurements = {
    kind: 'image',
    engineVersion: 'test-1',
    source: {
      format: 'jpeg',
      width: 1080,
      height: 1350,
      bytes: 412_000,
      hasAlpha: false,
      colourSpace: 'srgb',
      hasGps: false,
      animated: false,
    },
    technical: {
      sharpness: { best: 900, mean: 310, bestTile: { x: 0.4, y: 0.4, w: 0.1, h: 0.1 } },
      noiseSigma: 1.4,
      blockiness: 1.03,
      banding: 0.02,
      spectralCutoff: 0.85,
      meanLightness: 56,
      clippedDark: 0.01,
      clippedBright: 0.02,
      lightnessP1: 6,
      lightnessP99: 97,
      picture: { share: 1, meanLightness: 56, clippedDark: 0.01, rmsContrast: 0.25 },
      bytesPerPixel: 0.28,
    },
    colour: {
      colourfulness: 54,
      rmsContrast: 0.25,
      colourEntropy: 4.4,
      warmShare: 0.7,
      palette: [
        { hex: '#1b2430', share: 0.4 },
        { hex: '#d9dee3', share: 0.3 },
        { hex: '#c2410c', share: 0.2 },
      ],
      harmonyDistance: 5,
    },
    clutter: {
      edgeDensity: 0.08,
      featureCongestion: 3.5,
      subbandEntropy: 3.2,
      jpegComplexity: 0.1,
      regionCount: 5,
      worst: [{ x: 0.5, y: 0.5, w: 0.2, h: 0.2 }],
    },
    composition: {
      negativeSpace: 0.4,
      mirrorSymmetry: 0.45,
      balanceOffset: 0.03,
      centroidToCentre: 0.05,
      centroidToThird: 0.12,
      figureGroundDeltaE: 32,
      subjectLighterBy: 14,
      standsOut: 2.2,
      subjectSpread: 1.4,
      subjectSaturationRatio: 1.5,
      subject: { x: 0.25, y: 0.31, w: 0.44, h: 0.32 },
      bars: { top: 0, bottom: 0, left: 0, right: 0 },
    },
    saliency: {
      width: SIDE,
      height: SIDE,
      data: makeMap(),
      focusEntropy: 0.7,
      peaks: [
        { x: 0.47, y: 0.47, strength: 1 },
        { x: 0.28, y: 0.87, strength: 0.8 },
      ],
      focus: [
        { region: { x: 0.25, y: 0.31, w: 0.44, h: 0.32 }, share: 0.5, peak: { x: 0.47, y: 0.47, strength: 1 } },
        { region: { x: 0.12, y: 0.82, w: 0.32, h: 0.1 }, share: 0.2, peak: { x: 0.28, y: 0.87, strength: 0.8 } },
      ],
      firstGlanceStability: 0.78,
    },
    text: {
      measured: true,
      blocks,
      areaShare: 0.12,
      wordCount: 13,
      sizeLevels: 2,
      headlineRatio: 1.9,
      smallScreenLegibility: 0.96,
      capsShare: 0.02,
      exclamations: 0,
      readingEase: 82,
    },
    copy: {
      cta: {
        text: 'Get my fig box',
        verb: 'get',
        specific: true,
        block: 2,
        region: { x: 0.12, y: 0.84, w: 0.3, h: 0.045 },
        button: { region: { x: 0.1, y: 0.82, w: 0.34, h: 0.09 }, fill: '#c2410c', deltaEToSurround: 48 },
        contrast: 5.2,
        attentionShare: 0.14,
        attentionDensity: 3.2,
        isolationDeltaE: 48,
        hueElsewhere: 0.04,
        areaShare: 0.031,
      },
      offer: { text: '20% off your first box', kind: 'percent', specific: true, block: 1 },
      referencePrice: null,
      urgency: null,
      socialProof: null,
      trust: [],
      numbers: [],
      messageCount: 1,
      risky: [],
    },
    people: { measured: true, faces: [] },
    placements: [
      makePlacement('meta_feed', '4:5', 'recommended'),
      makePlacement('meta_stories', '9:16', 'unsupported', 0.42),
      makePlacement('meta_reels', '9:16', 'unsupported', 0.42),
      makePlacement('tiktok', '1:1', 'accepted', 0.2),
      makePlacement('youtube', '16:9', 'unsupported', 0.55),
      makePlacement('linkedin', '4:5', 'accepted'),
      makePlacement('x', '1:1', 'unsupported', 0.2),
      makePlacement('google_display', '1:1', 'unsupported', 0.2),
    ],
  };
  return mergeSections(base, overrides);
}

function makePlacement(
  placement: ImageMeasurements['placements'][number]['placement'],
  nearestRatio: string,
  ratio: 'recommended' | 'accepted' | 'unsupported',
  ratioError = 0,
): ImageMeasurements['placements'][number] {
  return {
    placement,
    nearestRatio,
    ratioError,
    ratio,
    resolution: 'full',
    fileSizeOk: true,
    coveredBlocks: [],
    covered: 0,
    specVersion: '2026-11',
  };
}

function mergeSections(base: ImageMeasurements, overrides: MeasurementOverrides): ImageMeasurements {
  const whole: Record<string, unknown> = { ...base };
  for (const [section, value] of Object.entries(overrides)) {
    const known = whole[section];
    const mergeable = typeof value === 'object' && value !== null && !Array.isArray(value);
    whole[section] = mergeable ? { ...(known as object), ...value } : value;
  }
  return whole as unknown as ImageMeasurements;
}

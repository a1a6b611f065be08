import * as fc from 'fast-check';
import { PLACEMENTS } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { CallToAction, ImageMeasurements, PlacementMeasure, SightMeasures, TextBlock } from '../measurements.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
/** Any string a recogniser could come up with, hostile ones among them. */
const anyText = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.lorem({ maxCount: 8 }),
  fc.constant('<b>"&\'</b>'),
);

const region: fc.Arbitrary<Region> = fc
  .tuple(share, share, share, share)
  .map(([x, y, w, h]) => ({ x, y, w: w * (1 - x), h: h * (1 - y) }));

const textBlock: fc.Arbitrary<TextBlock> = fc.record({
  text: anyText,
  region,
  confidence: share,
  lineHeight: share,
  lineHeightOfShortSide: share,
  lines: fc.integer({ min: 1, max: 6 }),
  words: fc.integer({ min: 0, max: 60 }),
  contrast: fc.option(between(1, 21)),
  worstSliceContrast: fc.option(between(1, 21)),
  stroke: fc.option(between(0.03, 0.3), { nil: undefined }),
  foreground: fc.option(hex),
  background: fc.option(hex),
  grounds: fc.option(fc.tuple(hex, hex)),
  role: fc.constantFrom('headline', 'body', 'cta', 'offer', 'small'),
  cut: fc.option(fc.record({ left: share, right: share }), { nil: undefined }),
});

const cta = (block: fc.Arbitrary<number>): fc.Arbitrary<CallToAction> =>
  fc.record({
    text: anyText,
    verb: anyText,
    specific: fc.boolean(),
    block,
    region,
    button: fc.option(fc.record({ region, fill: hex, deltaEToSurround: between(0, 100) })),
    contrast: fc.option(between(1, 21)),
    attentionShare: share,
    attentionDensity: between(0, 40),
    isolationDeltaE: between(0, 120),
    hueElsewhere: share,
    areaShare: share,
  });

function copyOf(blocks: readonly TextBlock[]): fc.Arbitrary<ImageMeasurements['copy']> {
  const block = fc.nat(Math.max(0, blocks.length - 1));
  const said = fc.record({ text: anyText, block });
  const none = blocks.length === 0;
  const maybe = <T>(value: fc.Arbitrary<T>) => (none ? fc.constant(null) : fc.option(value));
  const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    none ? fc.constant([]) : fc.array(value, { maxLength: 6 });
  return fc.record({
    cta: maybe(cta(block)),
    offer: maybe(
      fc.record({
        text: anyText,
        kind: fc.constantFrom('percent' as const, 'amount' as const, 'free' as const, 'price' as const),
        specific: fc.boolean(),
        block,
      }),
    ),
    referencePrice: maybe(said),
    urgency: maybe(
      fc.record({
        text: anyText,
        kind: fc.constantFrom('time' as const, 'supply' as const, 'demand' as const),
        concrete: fc.boolean(),
        block,
      }),
    ),
    socialProof: maybe(
      fc.record({
        text: anyText,
        kind: fc.constantFrom('rating' as const, 'count' as const, 'testimonial' as const),
        block,
      }),
    ),
    trust: some(
      fc.record({
        text: anyText,
        kind: fc.constantFrom(
          'guarantee' as const,
          'returns' as const,
          'shipping' as const,
          'security' as const,
          'certified' as const,
        ),
        block,
      }),
    ),
    numbers: some(said),
    messageCount: fc.nat(9),
    risky: some(said),
  });
}

function placementsOf(blocks: readonly TextBlock[]): fc.Arbitrary<PlacementMeasure[]> {
  return fc.tuple(
    ...PLACEMENTS.map((placement) =>
      fc.record({
        placement: fc.constant(placement),
        nearestRatio: fc.constantFrom('1:1', '4:5', '9:16', '1.91:1'),
        ratioError: between(0, 5),
        ratio: fc.constantFrom('recommended' as const, 'accepted' as const, 'unsupported' as const),
        resolution: fc.constantFrom('full' as const, 'accepted' as const, 'too_small' as const),
        fileSizeOk: fc.boolean(),
        coveredBlocks: fc.array(fc.record({ block: fc.nat(Math.max(0, blocks.length - 1)), share }), {
          maxLength: blocks.length === 0 ? 0 : 4,
        }),
        covered: share,
        specVersion: fc.constant('2026-11'),
      }),
    ),
  );
}

const peak = fc.record({ x: share, y: share, strength: share });

const saliency: fc.Arbitrary<ImageMeasurements['saliency']> = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      data: fc
        .uint8Array({ minLength: width * height, maxLength: width * height })
        .map((cells) => Buffer.from(cells).toString('base64')),
      focusEntropy: share,
      peaks: fc.array(peak, { maxLength: 12 }),
      focus: fc.array(fc.record({ region, share, peak }), { maxLength: 5 }),
      firstGlanceStability: share,
    }),
  );

const rest = {
  kind: fc.constant('image' as const),
  engineVersion: fc.constant('test-1'),
  source: fc.record({
    format: fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const),
    width: fc.integer({ min: 64, max: 9000 }),
    height: fc.integer({ min: 64, max: 9000 }),
    bytes: fc.integer({ min: 100, max: 10_000_000 }),
    hasAlpha: fc.boolean(),
    colourSpace: fc.constantFrom('srgb', 'cmyk', 'rgb16', 'b-w'),
    hasGps: fc.boolean(),
    animated: fc.boolean(),
    lostOnLight: fc.constantFrom(0, 0.04),
    lostOnDark: fc.constantFrom(0, 0.6),
  }),
  technical: fc.record({
    sharpness: fc.record({ best: between(0, 20_000), mean: between(0, 20_000), bestTile: region }),
    noiseSigma: fc.option(between(0, 60)),
    blockiness: fc.option(between(0, 20)),
    banding: share,
    spectralCutoff: fc.option(share),
    meanLightness: between(0, 100),
    clippedDark: share,
    clippedBright: share,
    lightnessP1: between(0, 100),
    lightnessP99: between(0, 100),
    picture: fc.option(
      fc.record({ share, meanLightness: between(0, 100), clippedDark: share, rmsContrast: between(0, 0.5) }),
    ),
    bytesPerPixel: between(0, 8),
  }),
  colour: fc.record({
    colourfulness: between(0, 200),
    rmsContrast: between(0, 0.5),
    colourEntropy: between(0, 9),
    warmShare: fc.option(share),
    palette: fc.array(fc.record({ hex, share }), { maxLength: 5 }),
    harmonyDistance: fc.option(between(0, 180)),
  }),
  clutter: fc.record({
    edgeDensity: share,
    featureCongestion: between(0, 40),
    subbandEntropy: between(0, 8),
    jpegComplexity: between(0, 2),
    regionCount: fc.nat(60),
    worst: fc.array(region, { maxLength: 3 }),
  }),
  composition: fc.record({
    negativeSpace: share,
    mirrorSymmetry: between(-1, 1),
    balanceOffset: share,
    centroidToCentre: share,
    centroidToThird: share,
    figureGroundDeltaE: fc.option(between(0, 120)),
    subjectSaturationRatio: fc.option(between(0, 60)),
    subject: fc.option(region),
    bars: fc.record({ top: share, bottom: share, left: share, right: share }),
  }),
  saliency,
};

const CREATIVE_KINDS = [
  'photograph',
  'product_on_plain',
  'screen',
  'comparison',
  'quote',
  'type_only',
  'meme',
  'several_panels',
  'unsure',
] as const;

const sight: fc.Arbitrary<SightMeasures> = fc
  .record({
    measured: fc.boolean(),
    objects: fc.array(
      fc.record({ name: fc.constantFrom('person', 'cat', 'cup', 'toilet'), region, confidence: share }),
      { maxLength: 4 },
    ),
    outcome: fc.constantFrom('thing' as const, 'place' as const, 'none' as const, 'unsure' as const),
    why: fc.constant('confirmed' as const),
    sure: share,
    part: region,
    box: region,
    name: fc.option(fc.constantFrom('person' as const, 'people' as const, 'cat' as const, 'motorcycle' as const), {
      nil: undefined,
    }),
  })
  .map(({ name, ...seen }) => ({ ...seen, ...(name && { name }) }));

/** Any measurements the types allow, sensible or not. */
export const arbitraryMeasurements: fc.Arbitrary<ImageMeasurements> = fc
  .array(textBlock, { maxLength: 8 })
  .chain((blocks) =>
    fc.record({
      ...rest,
      text: fc.record({
        measured: blocks.length > 0 ? fc.constant(true) : fc.boolean(),
        blocks: fc.constant(blocks),
        areaShare: share,
        wordCount: fc.nat(200),
        sizeLevels: fc.nat(9),
        headlineRatio: fc.option(between(0.2, 30)),
        smallScreenLegibility: fc.option(share),
        capsShare: share,
        exclamations: fc.nat(9),
        readingEase: fc.option(between(-60, 120)),
      }),
      copy: copyOf(blocks),
      people: fc.record({
        measured: fc.boolean(),
        faces: fc.array(fc.record({ region, confidence: share }), { maxLength: 8 }),
      }),
      sight,
      creative: fc.constantFrom(...CREATIVE_KINDS),
      placements: placementsOf(blocks),
    }),
  );

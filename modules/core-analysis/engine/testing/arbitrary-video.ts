import * as fc from 'fast-check';
import type {
  AudioMeasures,
  Interval,
  Shot,
  Speech,
  TextSpan,
  VideoMeasurements,
} from '../video/video-measurements.ts';
import { arbitraryMeasurements } from './arbitrary-measurements.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyText = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.lorem({ maxCount: 8 }),
  fc.constantFrom('Shop now', '20% off all figs', '<b>"&\'</b>', 'Get yours today'),
);

function interval(durationS: number): fc.Arbitrary<Interval> {
  return fc
    .tuple(share, share)
    .map(([a, b]) => ({ start: Math.min(a, b) * durationS, end: Math.max(a, b) * durationS }));
}

const region = fc.tuple(share, share, share, share).map(([x, y, w, h]) => ({ x, y, w: w * (1 - x), h: h * (1 - y) }));

function span(durationS: number): fc.Arbitrary<TextSpan> {
  return fc
    .tuple(
      interval(durationS),
      fc.record({
        text: anyText,
        region,
        role: fc.constantFrom('headline', 'body', 'cta', 'offer', 'small'),
        words: fc.nat(40),
        lineHeight: share,
        lineHeightOfShortSide: share,
        contrast: fc.option(between(1, 21)),
        confidence: share,
        caption: fc.boolean(),
      }),
    )
    .map(([when, rest]) => ({ ...when, ...rest }));
}

/** Cuts a duration into shots at random times; some keyframes are not measured. */
function shots(durationS: number): fc.Arbitrary<Shot[]> {
  return fc
    .tuple(
      fc.array(share, { maxLength: 8 }),
      fc.array(fc.option(arbitraryMeasurements), { minLength: 9, maxLength: 9 }),
    )
    .chain(([cuts, stills]) => {
      const times = [0, ...cuts.map((c) => c * durationS).sort((a, b) => a - b), durationS];
      return fc
        .array(fc.record({ motion: share, begins: fc.constantFrom('cut' as const, 'fade' as const), at: share }), {
          minLength: times.length - 1,
          maxLength: times.length - 1,
        })
        .map((facts) =>
          facts.map(({ motion, begins, at }, i): Shot => {
            const [start, end] = [times[i] as number, times[i + 1] as number];
            const keyframeAt = start + at * (end - start);
            return { start, end, keyframeAt, motion, begins: i === 0 ? 'start' : begins, still: stills[i] ?? null };
          }),
        );
    });
}

const speech = (durationS: number): fc.Arbitrary<Speech> =>
  fc.record({
    parts: fc.array(
      fc.tuple(interval(durationS), share).map(([part, confidence]) => ({ ...part, confidence })),
      { maxLength: 5 },
    ),
    share,
    confidence: share,
    unsure: fc.array(interval(durationS), { maxLength: 2 }),
  });

const audio = (durationS: number): fc.Arbitrary<AudioMeasures> =>
  fc.record({
    channels: fc.constantFrom(1, 2, 6),
    sampleRate: fc.constantFrom(22_050, 44_100, 48_000),
    integratedLufs: fc.option(between(-70, 0)),
    loudnessRange: fc.option(between(0, 40)),
    truePeakDbtp: between(-60, 6),
    silences: fc.array(interval(durationS), { maxLength: 4 }),
    silenceShare: share,
    speech: fc.option(speech(durationS)),
  });

/** Any measurements of a video that the types allow, sensible or not. */
export const arbitraryVideo: fc.Arbitrary<VideoMeasurements> = fc
  .tuple(between(0.2, 180), fc.constantFrom(0.25, 0.5, 1))
  .chain(([durationS, stepS]) => {
    const series = (value: fc.Arbitrary<number>) => {
      const length = Math.max(1, Math.ceil(durationS / stepS));
      return fc.array(value, { minLength: length, maxLength: length, size: 'max' });
    };
    const length = Math.max(1, Math.ceil(durationS / stepS));
    return fc
      .tuple(fc.array(span(durationS), { maxLength: 8 }), shots(durationS), arbitraryMeasurements)
      .chain(([spans, cut, still]) =>
        fc.record({
          kind: fc.constant('video' as const),
          engineVersion: fc.constant('test-1'),
          source: fc.record({
            container: fc.constantFrom('mp4' as const, 'mov' as const, 'webm' as const),
            videoCodec: fc.constantFrom('avc', 'hevc', 'vp9', 'av1', 'mystery'),
            audioCodec: fc.option(fc.constant('aac')),
            width: fc.integer({ min: 64, max: 4000 }),
            height: fc.integer({ min: 64, max: 4000 }),
            bytes: fc.integer({ min: 1000, max: 600_000_000 }),
            durationS: fc.constant(durationS),
            headerDurationS: fc.constant(durationS),
            frames: fc.integer({ min: 1, max: 9000 }),
            frameRate: between(1, 240),
            variableFrameRate: fc.boolean(),
            bitrateKbps: between(10, 60_000),
            bitsPerPixel: between(0, 2),
            hdr: fc.boolean(),
            hasGps: fc.boolean(),
          }),
          shots: fc.constant(cut),
          timeline: fc.record({
            stepS: fc.constant(stepS),
            lightness: series(between(0, 100)),
            motion: series(share),
            sharpness: series(between(0, 5000)),
            attention: series(share),
            loudness: fc.array(fc.option(between(-70, 0)), { minLength: length, maxLength: length, size: 'max' }),
          }),
          black: fc.array(interval(durationS), { maxLength: 3 }),
          frozen: fc.array(interval(durationS), { maxLength: 3 }),
          flashes: fc.record({ perSecond: between(0, 20), at: fc.option(between(0, durationS)) }),
          bars: fc.record({ top: share, bottom: share, left: share, right: share }),
          text: fc.record({
            measured: spans.length > 0 ? fc.constant(true) : fc.boolean(),
            spans: fc.constant(spans),
            wordsFirst3s: fc.nat(60),
          }),
          audio: fc.option(audio(durationS)),
          endCard: fc.option(
            fc.tuple(interval(durationS), fc.boolean(), fc.boolean()).map(([when, hasCta, isStill]) => ({
              ...when,
              shot: 0,
              spans: spans.length > 0 ? [spans.length - 1] : [],
              hasCta,
              still: isStill,
            })),
          ),
          placements: fc.constant(
            still.placements.map((p) => ({
              ...p,
              coveredBlocks: p.coveredBlocks.filter((c) => c.block < spans.length),
            })),
          ),
        }),
      );
  });

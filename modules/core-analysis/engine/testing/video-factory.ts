import type {
  AudioMeasures,
  Interval,
  Shot,
  Speech,
  TextSpan,
  VideoMeasurements,
} from '../video/video-measurements.ts';
import { makeMeasurements } from './measurements-factory.ts';

/** Overrides one section deep: `{ source: { durationS: 30 } }` keeps the rest of `source`. `null` takes a section away. */
export type VideoOverrides = {
  [Section in keyof VideoMeasurements]?: VideoMeasurements[Section] extends readonly unknown[] | string
    ? VideoMeasurements[Section]
    : Partial<VideoMeasurements[Section]> | (null extends VideoMeasurements[Section] ? null : never);
};

/** A text that stands on the screen for two seconds. */
export function makeSpan(overrides: Partial<TextSpan> = {}): TextSpan {
  return {
    start: 1,
    end: 3,
    text: 'Fresh figs, picked today',
    region: { x: 0.1, y: 0.2, w: 0.7, h: 0.08 },
    role: 'headline',
    words: 4,
    lineHeight: 0.04,
    lineHeightOfShortSide: 0.07,
    contrast: 12,
    confidence: 0.97,
    caption: false,
    ...overrides,
  };
}

/** A shot of two seconds with the factory's picture for a keyframe. */
export function makeShot(start: number, overrides: Partial<Shot> = {}): Shot {
  return {
    start,
    end: start + 2,
    begins: start === 0 ? 'start' : 'cut',
    keyframeAt: start + 1,
    motion: 0.03,
    still: makeMeasurements(),
    ...overrides,
  };
}

const STEP = 0.5;

/** A line of the timeline over `seconds`, the same value at each step. */
export function steps(value: number, seconds = 14): number[] {
  return Array.from({ length: Math.round(seconds / STEP) }, () => value);
}

/** Speech in these parts of 14 s. */
export function makeSpeech(parts: readonly Interval[], overrides: Partial<Speech> = {}): Speech {
  const seconds = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  const heard = parts.map((part) => ({ ...part, confidence: 0.8 }));
  return { parts: heard, share: Math.min(1, seconds / 14), confidence: 0.8, unsure: [], ...overrides };
}

export function makeAudio(overrides: Partial<AudioMeasures> = {}): AudioMeasures {
  return {
    channels: 2,
    sampleRate: 48_000,
    integratedLufs: -14.5,
    loudnessRange: 6,
    truePeakDbtp: -1.5,
    silences: [],
    silenceShare: 0.02,
    speech: makeSpeech([
      { start: 0.5, end: 6 },
      { start: 7, end: 13 },
    ]),
    ...overrides,
  };
}

/** Valid measurements of a decent vertical clip of 14 s: seven shots, hook, offer, captions, voice and an end card that asks. */
export function makeVideo(overrides: VideoOverrides = {}): VideoMeasurements {
  const vertical = makeMeasurements().placements.map((p) =>
    ['meta_stories', 'meta_reels', 'tiktok'].includes(p.placement)
      ? { ...p, nearestRatio: '9:16', ratioError: 0, ratio: 'recommended' as const }
      : p.placement === 'meta_feed'
        ? { ...p, nearestRatio: '9:16', ratio: 'recommended' as const }
        : p,
  );
  const base: VideoMeasurements = {
    kind: 'video',
    engineVersion: 'test-1',
    source: {
      container: 'mp4',
      videoCodec: 'avc',
      audioCodec: 'aac',
      width: 1080,
      height: 1920,
      bytes: 12_000_000,
      durationS: 14,
      headerDurationS: 14,
      frames: 420,
      frameRate: 30,
      variableFrameRate: false,
      bitrateKbps: 6900,
      bitsPerPixel: 0.11,
      hdr: false,
      hasGps: false,
    },
    shots: [0, 2, 4, 6, 8, 10, 12].map((start) => makeShot(start)),
    timeline: {
      stepS: STEP,
      lightness: steps(55),
      motion: steps(0.03).map((v, i) => (i < 6 ? v * 2 : v)),
      sharpness: steps(300),
      attention: steps(0.4).map((v, i) => (i % 7 === 3 ? 0.9 : v)),
      loudness: steps(-15),
    },
    black: [],
    frozen: [],
    flashes: { perSecond: 0, at: null },
    bars: { top: 0, bottom: 0, left: 0, right: 0 },
    text: {
      measured: true,
      spans: [
        makeSpan({ start: 0.2, end: 3 }),
        makeSpan({ start: 3, end: 6, text: '20% off your first box', role: 'offer', words: 5 }),
        makeSpan({ start: 6, end: 9, text: 'so sweet you will eat them all', role: 'body', words: 7, caption: true }),
        makeSpan({ start: 11.5, end: 14, text: 'Get my fig box', role: 'cta', words: 4 }),
      ],
      wordsFirst3s: 4,
    },
    audio: makeAudio(),
    endCard: { start: 12, end: 14, shot: 6, spans: [3], hasCta: true, still: true },
    placements: vertical,
  };
  const whole: Record<string, unknown> = { ...base };
  for (const [section, value] of Object.entries(overrides)) {
    const known = whole[section];
    const mergeable = typeof value === 'object' && value !== null && !Array.isArray(value) && known !== null;
    whole[section] = mergeable ? { ...(known as object), ...value } : value;
  }
  return whole as unknown as VideoMeasurements;
}

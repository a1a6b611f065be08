import { makeMeasurements } from '../../testing/measurements-factory.ts';
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';

/** A text that stands on the screen for two seconds. */
export function makeSpan(overrides: Partial<TextSpan> = {}): TextSpan {
  return {
    start: 1,
    end: 3,
    text: 'Fresh figs, picked today',
    region: { x: 0.08, y: 0.08, w: 0.7, h: 0.09 },
    role: 'headline',
    words: 4,
    lineHeight: 0.07,
    lineHeightOfShortSide: 0.09,
    contrast: 12,
    confidence: 0.97,
    caption: false,
    ...overrides,
  };
}

/** A plain clip of three shots of 4 s, each with the factory's picture as keyframe, without sound. */
export function makeVideo(overrides: Partial<VideoMeasurements> = {}): VideoMeasurements {
  const still = makeMeasurements();
  const steps = Array.from({ length: 24 }, () => 0.1);
  return {
    kind: 'video',
    engineVersion: 'test-1',
    source: {
      container: 'mp4',
      videoCodec: 'avc',
      audioCodec: null,
      width: 1080,
      height: 1920,
      bytes: 4_000_000,
      durationS: 12,
      headerDurationS: 12,
      frames: 360,
      frameRate: 30,
      variableFrameRate: false,
      bitrateKbps: 2600,
      bitsPerPixel: 0.04,
      hdr: false,
      hasGps: false,
    },
    shots: [0, 4, 8].map((start, i) => ({
      start,
      end: start + 4,
      begins: i === 0 ? ('start' as const) : ('cut' as const),
      keyframeAt: start + 2,
      motion: 0.1,
      still,
    })),
    timeline: {
      stepS: 0.5,
      lightness: steps.map(() => 50),
      motion: steps,
      sharpness: steps.map(() => 600),
      attention: steps,
      loudness: steps.map(() => null),
    },
    black: [],
    frozen: [],
    flashes: { perSecond: 0, at: null },
    bars: { top: 0, bottom: 0, left: 0, right: 0 },
    text: { measured: true, spans: [makeSpan()], wordsFirst3s: 4 },
    audio: null,
    endCard: null,
    placements: still.placements,
    ...overrides,
  };
}

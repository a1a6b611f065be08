import type { AnalysisResults, VideoContent } from '../../contract/analysis.ts';
import { insideFrame } from '../rules/regions.ts';
import type { Interval, Shot, VideoMeasurements } from '../video/video-measurements.ts';
import type { JudgedSegment } from './judge-segments.ts';

const interval = ({ start, end }: Interval): Interval => ({ start, end });

/** Frames are kept of the shots whose keyframe was measured, in their order. What a result shows of a video: its timeline, shots, texts and sound. */
export function videoContent(m: VideoMeasurements, segments: readonly JudgedSegment[] | null): VideoContent {
  const { source, timeline, audio, text } = m;
  return {
    durationSeconds: source.durationS,
    frameRate: source.frameRate,
    hasAudio: audio !== null,
    integratedLufs: audio?.integratedLufs ?? null,
    stepSeconds: timeline.stepS,
    attention: timeline.attention,
    motion: timeline.motion,
    loudness: timeline.loudness,
    shots: m.shots.map((shot, i) => ({
      ...interval(shot),
      keyframeAt: shot.keyframeAt,
      frame: shot.still === null ? null : m.shots.slice(0, i).filter((s) => s.still !== null).length,
      ...(segments ? { score: segments[i]?.score ?? null, verdict: segments[i]?.verdict ?? '' } : {}),
    })),
    texts: text.spans.map((span) => ({
      ...interval(span),
      text: span.text,
      caption: span.caption,
      region: insideFrame(span.region),
    })),
    silences: audio?.silences.map(interval) ?? [],
    voices: audio?.voices.map(interval) ?? [],
    black: m.black.map(interval),
    frozen: m.frozen.map(interval),
    endCard: m.endCard ? interval(m.endCard) : null,
  };
}

/** Every different text of the video, as a result lists them. */
export function videoTexts(m: VideoMeasurements): AnalysisResults['texts'] {
  const seen = new Set<string>();
  return m.text.spans.flatMap(({ text, region, confidence, contrast, role }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return { text, region: insideFrame(region), confidence, contrast, role };
  });
}

/** Mean attention of the timeline over a stretch, 0..1; 0 where the timeline has no value. */
export function attentionDuring({ timeline }: VideoMeasurements, { start, end }: Interval): number {
  const from = Math.max(0, Math.floor(start / timeline.stepS));
  const to = Math.max(from + 1, Math.ceil(end / timeline.stepS));
  const values = timeline.attention.slice(from, to);
  return values.length > 0 ? values.reduce((sum, v) => sum + v, 0) / values.length : 0;
}

/** The measured shot that asks most for attention; null when no keyframe was measured. */
export function mostAttended(m: VideoMeasurements): Shot | null {
  return m.shots
    .filter((shot) => shot.still !== null)
    .reduce<Shot | null>((best, s) => (best && attentionDuring(m, best) >= attentionDuring(m, s) ? best : s), null);
}

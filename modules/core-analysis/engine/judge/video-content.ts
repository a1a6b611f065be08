import type { AnalysisResults, VideoContent } from '../../contract/analysis.ts';
import { heatShot } from '../../contract/heat-shot.ts';
import { insideFrame } from '../regions.ts';
import { measuredShotOf } from '../video/like-shots.ts';
import type { Interval, Shot, VideoMeasurements } from '../video/video-measurements.ts';
import type { JudgedSegment } from './judge-segments.ts';

const interval = ({ start, end }: Interval): Interval => ({ start, end });

/** Number of the kept frame that shows a shot: its own, or that of the shot it looks like. */
function frameOf(shots: readonly Shot[], shot: Shot): number | null {
  const measured = measuredShotOf(shots, shot);
  return measured ? shots.slice(0, shots.indexOf(measured)).filter((s) => s.still !== null).length : null;
}

/** What a result shows of a video: its timeline, shots, texts and sound. Frames are kept of the shots whose keyframe was measured, in their order; shots that look the same share one. */
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
      frame: frameOf(m.shots, shot),
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

/** The measured shot that asks most for attention; null when no keyframe was measured. */
export function mostAttended({ shots, timeline }: VideoMeasurements): Shot | null {
  const asking = shots.map((shot) => ({ ...interval(shot), frame: frameOf(shots, shot) }));
  const { attention, stepS: stepSeconds } = timeline;
  const most = shots[heatShot({ shots: asking, attention, stepSeconds })];
  return most ? measuredShotOf(shots, most) : null;
}

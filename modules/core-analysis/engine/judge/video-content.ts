import type { AnalysisResults, VideoContent } from '../../contract/analysis.ts';
import { speechIn } from '../audio/heard-speech.ts';
import { quietParts } from '../audio/quiet-parts.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { insideFrame } from '../regions.ts';
import { significant } from '../rules/book/significant.ts';
import { deadStretches } from '../rules/video/dead-stretches.ts';
import { isBlank } from '../video/blank-still.ts';
import { measuredShotOf } from '../video/like-shots.ts';
import { partsOf } from '../video/shot-parts.ts';
import type { Interval, Shot, VideoMeasurements } from '../video/video-measurements.ts';
import type { JudgedSegment } from './judge-segments.ts';

const interval = ({ start, end }: Interval): Interval => ({ start, end });

/** Number of the kept frame that shows a shot: its own, or that of the shot it looks like. */
function frameOf(shots: readonly Shot[], shot: Shot): number | null {
  const measured = measuredShotOf(shots, shot);
  return measured ? shots.slice(0, shots.indexOf(measured)).filter((s) => s.still !== null).length : null;
}

/** Where each of the measured keyframes of a shot lies among the kept frames: further ones come after those of all shots. */
function shownParts(shots: readonly Shot[], shot: Shot): Pick<VideoContent['shots'][number], 'parts'> {
  if (!shot.more?.length) return {};
  const own = frameOf(shots, shot) ?? 0;
  const before = shots.slice(0, shots.indexOf(shot)).reduce((sum, { more = [] }) => sum + more.length, 0);
  let next = shots.filter(({ still }) => still !== null).length + before;
  const parts = partsOf(shot).map((part) => ({
    ...interval(part),
    keyframeAt: part.keyframeAt,
    frame: part.keyframeAt === shot.keyframeAt ? own : next++,
  }));
  return { parts };
}

/** What a result shows of a video: its timeline, shots, texts and sound. Frames are kept of the shots whose keyframe was measured, in their order; shots that look the same share one. */
export function videoContent(m: VideoMeasurements, segments: readonly JudgedSegment[] | null): VideoContent {
  const { source, timeline, audio, text } = m;
  const opening = openingShot(m);
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
      ...shownParts(m.shots, shot),
      ...(segments ? { score: segments[i]?.score ?? null, verdict: segments[i]?.verdict ?? '' } : {}),
    })),
    ...(opening >= 0 ? { heatShot: opening } : {}),
    texts: text.spans.map((span) => ({
      ...interval(span),
      text: span.text,
      caption: span.caption,
      region: insideFrame(span.region),
    })),
    silences: quietParts(m).map((part) => ({
      ...interval(part),
      lufs: part.lufs === null ? null : significant(part.lufs),
    })),
    voices: speechIn(audio).map(interval),
    black: m.black.map(interval),
    frozen: m.frozen.map(interval),
    dead: deadStretches(m).parts,
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

/** Index of the first shot that shows something, as its measured keyframe tells, else of the first that was measured; -1 without any. */
function openingShot({ shots }: VideoMeasurements): number {
  const stills = shots.map((shot) => measuredShotOf(shots, shot)?.still ?? null);
  const shown = stills.findIndex((still) => still !== null && !isBlank(still));
  return shown >= 0 ? shown : stills.findIndex((still) => still !== null);
}

/** What was measured on the frame a viewer begins with; null when no keyframe was measured. */
export function openingStill(m: VideoMeasurements): ImageMeasurements | null {
  const shot = m.shots[openingShot(m)];
  return shot ? (measuredShotOf(m.shots, shot)?.still ?? null) : null;
}

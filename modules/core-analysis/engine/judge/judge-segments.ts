import type { Assessment } from '../rules/rule.ts';
import { count, plain, stretch } from '../rules/words.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import type { JudgedShot } from './pool-shots.ts';
import { scoreOf, verdictOf } from './score.ts';
import { measureOfShot } from './speak-of-video.ts';

export interface JudgedSegment {
  /** 0..100 by the rules about looks alone; null without a measured keyframe. */
  score: number | null;
  verdict: string;
}

type Judged = Extract<Assessment, { kind: 'judged' }>;

const named = ({ evidence }: Judged): string => `${measureOfShot(evidence.measure)} (${evidence.display})`;

/**
 * A shot answers for how it looks; that it asks for nothing is no fault of a shot in the middle, so the rules pooled by their best
 * shot stay out.
 */
function ownRules(shot: JudgedShot): Assessment[] {
  return shot.assessments.filter((a) => a.rule.frames === 'mean' || a.rule.frames === 'worst');
}

function extreme(own: readonly Judged[], by: (a: Judged) => number): Judged | null {
  return own.reduce<Judged | null>((best, a) => (best && by(best) >= by(a) ? best : a), null);
}

function verdictOn(shot: JudgedShot, m: VideoMeasurements, score: number): string {
  const judged = ownRules(shot).filter((a): a is Judged => a.kind === 'judged');
  const weak = extreme(
    judged.filter((a) => a.response < 0.8),
    (a) => (a.weight + a.essential) * (1 - a.response),
  );
  const strong = extreme(
    judged.filter((a) => a.response >= 0.8 && a.rule.praise > 0),
    (a) => (a.weight + a.essential) * a.response * a.rule.praise,
  );
  const texts = m.text.spans.filter((s) => s.start < shot.shot.end && s.end > shot.shot.start).length;
  const parts = [
    `Shot ${shot.index + 1}, ${stretch(shot.shot)}: ${verdictOf(score).toLowerCase()} by itself, with ${count(texts, 'text')} on screen.`,
  ];
  if (strong) parts.push(`Strongest: ${named(strong)}.`);
  if (weak) parts.push(`Weakest: ${named(weak)}; aim: ${weak.rule.target}.`);
  return parts.join(' ');
}

/** Each shot of the video judged by itself, in order. */
export function judgeSegments(m: VideoMeasurements, shots: readonly JudgedShot[]): JudgedSegment[] {
  return m.shots.map((shot, index) => {
    const judged = shots.find((s) => s.index === index);
    if (!judged)
      return {
        score: null,
        verdict: `Shot ${index + 1}, ${stretch(shot)}: its keyframe was not measured; its motion is ${plain(shot.motion, 3)} on a scale of 0 to 1.`,
      };
    const score = Math.round(scoreOf(ownRules(judged)));
    return { score, verdict: verdictOn(judged, m, score) };
  });
}

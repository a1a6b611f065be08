import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { STRONG } from '../rules/book/is-short.ts';
import { count, plain, seconds } from '../rules/wording/words.ts';
import { measuredShotOf } from '../video/like-shots.ts';
import { stillBudget } from '../video/pick-keyframes.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import type { JudgedShot } from './pool-shots.ts';
import { cost, merit, most } from './rank.ts';
import { scoreOf, verdictOf } from './score.ts';
import { measureOfShot } from './speak-of-video.ts';

export interface JudgedSegment {
  /** 0..100 by the rules about looks alone; null without a measured keyframe. */
  score: number | null;
  verdict: string;
}

const named = ({ evidence }: Judged): string =>
  `${measureOfShot(evidence.measure).replace(/ \([^)]*\)$/, '')} (${evidence.display})`;

/** A text read twice a second begins and ends within half a second of what is said here. */
const SURELY_S = 0.5;

/** How many texts stand in the shot for longer than the sampling may be wrong, or for most of it. */
function textsIn(m: VideoMeasurements, { start, end }: { start: number; end: number }): string {
  const least = Math.min(SURELY_S, (end - start) / 2);
  const seen = m.text.spans.filter((span) => Math.min(span.end, end) - Math.max(span.start, start) > least).length;
  return seen === 0 ? 'without text on screen' : `with ${count(seen, 'text')} on screen`;
}

/**
 * A shot answers for how it looks; that it asks for nothing is no fault of a shot in the middle, so the rules pooled by their best
 * shot stay out.
 */
function ownRules(shot: JudgedShot): Assessment[] {
  return shot.assessments.filter((a) => a.rule.frames === 'mean' || a.rule.frames === 'worst');
}

/** Where the measures of a shot are those of another that looks the same. */
function likenessOf({ shots }: VideoMeasurements, index: number): string {
  const shot = shots[index];
  const twin = shot && measuredShotOf(shots, shot);
  return twin && twin !== shot ? `, like the shot at ${seconds(twin.start)}` : '';
}

function verdictOn(shot: JudgedShot, m: VideoMeasurements, score: number, keyframes: number): string {
  const seen = keyframes > 1 ? `, in ${keyframes} keyframes` : '';
  const judged = ownRules(shot).filter((a): a is Judged => a.kind === 'judged');
  const weak = most(
    judged.filter((a) => a.response < STRONG),
    cost,
  );
  const strong = most(
    judged.filter((a) => a.response >= STRONG && a.rule.praise > 0),
    merit,
  );
  const parts = [
    `${verdictOf(score)} by itself, ${textsIn(m, m.shots[shot.index] ?? shot.shot)}${likenessOf(m, shot.index)}${seen}.`,
  ];
  if (strong) parts.push(`Strongest: ${named(strong)}.`);
  if (weak) parts.push(`Weakest: ${named(weak)}; aim: ${weak.rule.target}.`);
  return parts.join(' ');
}

/** Why a shot's keyframe was not measured. */
function whyUnmeasured({ shots, source }: VideoMeasurements): string {
  const measured = shots.filter(({ still }) => still !== null).length;
  return measured < stillBudget(source.durationS)
    ? 'Its keyframe could not be measured'
    : `Left out, since of ${count(shots.length, 'shot')} we measure ${measured}: the first, the last and the longest`;
}

function meanOverTime(parts: readonly JudgedShot[], scores: readonly number[]): number {
  const [only] = scores;
  if (scores.length === 1 && only !== undefined) return only;
  const seconds = parts.map(({ shot }) => Math.max(0.04, shot.end - shot.start));
  const all = seconds.reduce((sum, one) => sum + one, 0);
  return scores.reduce((sum, score, at) => sum + score * (seconds[at] ?? 0), 0) / all;
}

/** Each shot of the video judged by itself, in order. */
export function judgeSegments(m: VideoMeasurements, shots: readonly JudgedShot[]): JudgedSegment[] {
  return m.shots.map((shot, index) => {
    const judged = shots.filter((s) => s.index === index);
    const [first] = judged;
    if (!first) {
      const measured = measuredShotOf(m.shots, shot)?.still;
      return {
        score: null,
        verdict: measured
          ? `Its frame is blank, with a lightness of ${plain(measured.technical.meanLightness, 0)} of 100: there is no picture in it to judge.`
          : `${whyUnmeasured(m)}; its motion is ${plain(shot.motion, 3)} on a scale of 0 to 1.`,
      };
    }
    const scores = judged.map((part) => scoreOf(ownRules(part)));
    const score = Math.round(meanOverTime(judged, scores));
    const weakest = judged[scores.indexOf(Math.min(...scores))] ?? first;
    return { score, verdict: verdictOn(weakest, m, score, judged.length) };
  });
}

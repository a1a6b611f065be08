import type { Evidence } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import type { Assessment, Judged, Rule } from '../rules/book/assessment.ts';
import { STRONG } from '../rules/book/is-short.ts';
import { memo } from '../rules/book/memo.ts';
import type { RuleSettings } from '../rules/book/rule.ts';
import { PICTURE_RULES } from '../rules/book/rule-book.ts';
import { percent } from '../rules/wording/words.ts';
import { isBlank, showsNothing } from '../video/blank-still.ts';
import { partsOf, type ShotPart } from '../video/shot-parts.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { endCardShot, RULES_OF_SCENES } from './end-card-shot.ts';
import { measureOfShot, saidOfShot } from './speak-of-video.ts';
import { RULES_OF_DESIGN } from './without-captions.ts';

/** Share of the time under which a reading weighs less. */
const SLIVER = 0.1;

/** A shot with a measured keyframe, put to every rule about looks, in the order of `PICTURE_RULES`. */
export interface JudgedShot {
  /** The shot, or the part of it that the keyframe stands for. */
  shot: ShotPart;
  /** Number of the shot in the video, from 0; its parts share it. */
  index: number;
  still: ImageMeasurements;
  assessments: Assessment[];
}

/**
 * Every measured shot put to the rules that speak of shots. Those about design see it as in `design`, without captions; those
 * about scenes leave the end card out. Blank shots are left out altogether, unless the video shows nothing else but texts.
 */
export function judgeShots(m: VideoMeasurements, design: VideoMeasurements, settings: RuleSettings): JudgedShot[] {
  const card = endCardShot(m);
  const isShown = ({ still }: ShotPart) => still !== null && !isBlank(still);
  const shows = m.shots.some(isShown) || showsNothing(m);
  return m.shots.flatMap((whole, index) => {
    const designs = partsOf(design.shots[index] ?? whole);
    return partsOf(whole).flatMap((part, at) => judged(part, index, designs[at]?.still));
  });

  function judged(shot: ShotPart, index: number, withoutCaptions: ImageMeasurements | null | undefined): JudgedShot[] {
    const { still } = shot;
    if (still === null || (shows && !isShown(shot))) return [];
    const designed = withoutCaptions ?? still;
    const assessments = PICTURE_RULES.map((rule): Assessment => {
      if (rule.frames === 'none' || (index === card && RULES_OF_SCENES.has(rule.id)))
        return { kind: 'not_applicable', rule };
      return rule.assess(RULES_OF_DESIGN.has(rule.id) ? designed : still, settings, 'shot');
    });
    return [{ shot, index, still, assessments }];
  }
}

interface Reading {
  shot: ShotPart;
  index: number;
  a: Judged;
  /** How long the shot lasts, times how much its reading counts. */
  seconds: number;
}

const lengthOf = ({ start, end }: ShotPart): number => Math.max(0.04, end - start);

function first<T>(items: readonly T[], by: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>((best, item) => (best && by(best) >= by(item) ? best : item), undefined);
}

/** One response for the video: the mean over time, or the best or worst shot. */
function pooledOf(rule: Rule, readings: readonly Reading[], of: (a: Reading['a']) => number): number {
  const responses = readings.map(({ a }) => of(a));
  if (rule.frames === 'best') return Math.max(...responses);
  if (rule.frames === 'worst') return Math.min(...responses);
  const seconds = readings.reduce((sum, r) => sum + r.seconds, 0);
  return readings.reduce((sum, r) => sum + of(r.a) * r.seconds, 0) / seconds;
}

/** The shot that tells most about the pooled response: the costliest of the poor ones, or the longest of the good ones. */
function tellingOf(readings: readonly Reading[], pooled: number): Reading {
  const told =
    pooled < STRONG
      ? first(
          readings.filter((r) => r.a.response <= pooled + 1e-9),
          (r) => r.seconds * (1 - r.a.response) + 1e-6,
        )
      : first(
          readings.filter((r) => r.a.response >= pooled - 1e-9),
          (r) => r.seconds * r.a.response,
        );
  return told ?? (readings[0] as Reading);
}

/** A rule about the mean shot that spoke on a sliver of the video counts for as much: all of it from a tenth of the time on. */
function shareOfTime(rule: Rule, readings: readonly Reading[], shots: readonly JudgedShot[]): number {
  if (rule.frames !== 'mean') return 1;
  const spoken = readings.reduce((sum, { seconds }) => sum + seconds, 0);
  const all = shots.reduce((sum, { shot }) => sum + lengthOf(shot), 0);
  return Math.min(1, spoken / (all * SLIVER));
}

/** What the other shots add to what is said of one. `partly`: the keyframes of others were not measured. */
function moreOf(rule: Rule, readings: readonly Reading[], pooled: number, partly: boolean): string {
  const { length } = readings;
  const unit = new Set(readings.map(({ index }) => index)).size < length ? 'keyframes' : 'shots';
  const shots = `${length} ${partly ? 'measured ' : ''}${unit}`;
  if (length === 1) return '';
  if (rule.frames !== 'mean') return ` The ${rule.frames} of ${shots} counts.`;
  const like = pooled >= STRONG ? ({ a }: Reading) => a.response >= STRONG : ({ a }: Reading) => a.response < STRONG;
  if (readings.every(like))
    return length === 2 && !partly ? ` Both ${unit} are alike in this.` : ` All ${shots} are alike in this.`;
  return ` Over ${shots} the rule averages ${percent(Math.round(pooled * 100) / 100)}.`;
}

/** What of the video beside its measured shots counts: whether a request is read anywhere, in a caption of speech, and whether keyframes were left unmeasured. */
export interface Around {
  hasCta: boolean;
  isCaption: boolean;
  partly: boolean;
}

/**
 * One rule over all shots. Its evidence is that of the shot that tells most, with when it stands; the response is the pooled one.
 * Rules that are lost without a call to action are "not measured" where one is read but stands on no measured keyframe, or in a caption.
 */
function poolRule(
  rule: Rule,
  number: number,
  shots: readonly JudgedShot[],
  settings: RuleSettings,
  { hasCta, isCaption, partly }: Around,
): Assessment {
  const whole = rule.weigh(settings);
  if (shots.length === 0)
    return whole > 0
      ? { kind: 'not_measured', rule, weight: whole, reason: 'no keyframe could be measured' }
      : { kind: 'not_applicable', rule };
  const all = shots.flatMap(({ assessments }) => assessments[number] ?? []);
  const readings = shots.flatMap(({ shot, index, assessments }): Reading[] => {
    const a = assessments[number];
    return a?.kind === 'judged' && a.weight > 0
      ? [{ shot, index, a, seconds: (lengthOf(shot) * a.weight) / whole }]
      : [];
  });
  if (readings.length === 0) {
    const lost = all.find((a) => a.kind === 'lost_with');
    if (lost?.kind === 'lost_with' && hasCta)
      return {
        kind: 'not_measured',
        rule,
        weight: lost.weight,
        reason: isCaption
          ? 'the call to action stands in a caption, which was not designed'
          : 'the call to action is on no measured keyframe',
      };
    return all.find((a) => a.kind === 'not_measured') ?? lost ?? { kind: 'not_applicable', rule };
  }
  const pooled = pooledOf(rule, readings, (reading) => reading.response);
  const { a, shot } = tellingOf(readings, pooled);
  const weight = whole * shareOfTime(rule, readings, shots);
  const more = moreOf(rule, readings, pooled, partly);
  const evidence = memo(
    (): Evidence => ({
      ...a.evidence,
      measure: measureOfShot(a.evidence.measure),
      time: { start: shot.start, end: shot.end },
    }),
  );
  return {
    kind: 'judged',
    rule,
    theme: a.theme,
    weight,
    essential: whole > 0 ? (a.essential * weight) / whole : 0,
    response: pooled,
    unmet: a.unmet,
    contradicted: a.contradicted,
    defers: a.defers,
    responseInGoodLight:
      a.responseInGoodLight === undefined
        ? undefined
        : pooledOf(rule, readings, (reading) => reading.responseInGoodLight ?? reading.response),
    get evidence() {
      return evidence();
    },
    good: () => saidOfShot(a.good(), shot, more),
    bad: () => saidOfShot(a.bad(), shot, more),
    advice: () => saidOfShot(a.advice(), shot),
  };
}

/** Every rule about looks, pooled over the shots; without a measured keyframe they could not be measured. */
export function poolShots(shots: readonly JudgedShot[], settings: RuleSettings, around: Around): Assessment[] {
  return PICTURE_RULES.flatMap((rule, i) => (rule.frames === 'none' ? [] : poolRule(rule, i, shots, settings, around)));
}

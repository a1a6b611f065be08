/**
 * What a rule is. A rule reads one value from the measurements, turns it into a
 * response of 0..1, and knows what to say about it. `M` is what it reads: a
 * picture, a video, the words of either, or what both kinds share. `defineRule`
 * hides the rule's private detail type, so that the book is a plain list.
 */

import type { Goal, Placement } from '../../../contract/analysis.ts';
import type { Advice, Area, Evidence, Grade, Region, SourceKind } from '../../../contract/evidence.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';
import type { Trade } from '../../../contract/trade.ts';
import type { Written } from '../../copy/written.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { insideFrame } from '../../regions.ts';
import { clamp01 } from '../../response.ts';
import type { CreativeKind } from '../../sight/creative-kind.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import type { Rule } from './assessment.ts';
import { tellingCurve } from './curve.ts';
import { memo } from './memo.ts';
import type { Reading } from './reading.ts';
import { type RuleLens, scaleOf } from './rule-lens.ts';
import { significant } from './significant.ts';
import { scaledTarget, type Target, targetWords } from './target.ts';
import { ruleWeight, settingFactor } from './weight.ts';

/** What can be judged as a whole. */
export type Measurements = ImageMeasurements | VideoMeasurements;

/**
 * How a picture rule speaks of a video: the duration-weighted mean over its shots, the best or the worst of them; `none` where
 * the rule holds for pictures only.
 */
export type FrameMode = 'mean' | 'best' | 'worst' | 'none';

/** All of the marks, but for what is lost in rounding the value that is shown. */
const ALL = 0.99;

/** What the creative is judged for. The placement is already chosen here, never "auto". */
export interface RuleSettings {
  goal: Goal;
  placement: Placement;
  /** Name of the brand, where the user gave one. */
  brand?: string | null;
  /** What is sold, where the user said; words and examples follow it, no figure does. */
  sells?: Trade | null;
  /** What the owner's lens changes; absent: the book alone. */
  lens?: RuleLens;
}

/** A title and one to three sentences, plain text. Text read from the creative is quoted in it: escape before HTML. */
export interface Said {
  title: string;
  text: string;
  /** Of advice to set something larger: what, and how large. A result gives such advice once, for all it concerns. */
  larger?: string;
}

/** Responses, 0..1, by the ids of their rules. */
export type Fixed = Readonly<Partial<Record<RuleId, number>>>;

/** All a sentence may use. */
export interface Context<D, M = ImageMeasurements> {
  value: number;
  display: string;
  detail: D;
  response: number;
  regions: Region[];
  m: M;
  settings: RuleSettings;
  /** How many times what the book asks for is asked for here: 1, but for adjustable rules under a lens. */
  scale: number;
}

/** Where a rule comes from. */
export interface RuleSource {
  /** Who, what and when: a year of publication, or the one in which a living page was read. */
  title: string;
  /** What the source says and what of the rule is ours. */
  note: string;
  kind: SourceKind;
  url?: string;
}

export interface RuleSpec<D, M = ImageMeasurements> {
  id: RuleId;
  title: string;
  area: Area;
  grade: Grade;
  source: RuleSource;
  /** The other side, in one sentence, where research disagrees. */
  contested?: string;
  /** Rules of one theme that fail together become one finding. */
  theme: string;
  /** 0..1: how much of its grade's cap the rule takes, for being partial, crude or one of several on the same thing. */
  importance: number;
  /** Factor by goal and placement; 1 where absent. 0 takes the rule out. */
  goals?: Partial<Record<Goal, number>>;
  placements?: Partial<Record<Placement, number>>;
  /** Kinds of creative of which this is not asked: what is a fault of a photograph may be the design of another kind. */
  notOf?: readonly CreativeKind[];
  /** What is measured, in words. */
  measures: string;
  /** What is asked for in general; words alone where the value is no scale. */
  target: Target | string;
  /** What is asked for here, where it hangs on the placement, the goal or what was found. */
  targetHere?(x: Omit<Context<D, M>, 'response'>): Target;
  effort: Advice['effort'];
  /** Whether its advice changes what the ad says or shows, not how that is set; where absent, rules of copy do. */
  idea?: boolean;
  /** How worth saying a pass is, 0..1: "no bars at the edges" is hygiene, not a strength. */
  praise?: number;
  /** Rules that say the same and more: where one of them is praised, this one is not. */
  praiseUnless?: readonly RuleId[];
  /** Response from which the printed target is surely met; all of it where absent. */
  praiseFrom?: number;
  /** Absence is a chance, not a fault: said among weaknesses only when there is nothing worse. */
  optional?: boolean;
  /** Its sentences are written for values near the target too, where what an ad cannot do without still costs points. */
  tellsNear?: boolean;
  /**
   * 0..1: an ad cannot do without this. While the response is 0, this share of the whole score is lost, on top of the rule's
   * part in the mean: perfect colours do not help an ad nobody can read. Scaled by the factors of goal and placement.
   */
  essential?: number | ((settings: RuleSettings) => number);
  /**
   * For delivery rules (grade D): the highest score possible while the response is 0. A gate adds nothing to a good creative; it
   * stops one that a platform would refuse or blur from being called ready.
   */
  cap?: number;
  /** For picture rules, how the shots of a video are pooled; `mean` where absent. */
  frames?: FrameMode;
  /**
   * Values, from low to high, between which the response is drawn; the drawing is widened to reach the measured value. Absent
   * where the value is no scale ("found", a wording) or the response hangs on several measures at once.
   */
  curve?: readonly [from: number, to: number];
  /**
   * Response of the named place alone, for rules that judge all places at once: the curve is drawn by it, since among many
   * places one moves the whole too little for a curve that says anything.
   */
  respondAlone?(x: Omit<Context<D, M>, 'response'>): number;
  measure(m: M, settings: RuleSettings): Reading<D>;
  respond(x: Omit<Context<D, M>, 'response'>): number;
  good(x: Context<D, M>): Said;
  bad(x: Context<D, M>): Said;
  advice(x: Context<D, M>): Said;
  /**
   * Responses, 0..1, that rules of its theme reach where this one's advice is followed, by their ids, as far as the measurements
   * tell beforehand; all of it where a rule is not named.
   */
  fixes?(x: Context<D, M>): Fixed;
  /** What to say instead where the picture is a shot of a video and the words above would not fit. */
  inShot?: Partial<Record<'good' | 'bad' | 'advice', (x: Context<D, M>) => Said>>;
}

/** How much of its weight a reading has to have to be said, praise or blame. */
const LEAST_TO_SAY = 0.5;

/** Turns a specification into a rule whose `assess` yields evidence and lazily written sentences. */
export function defineRule<D, M = ImageMeasurements>(spec: RuleSpec<D, M>): Rule<M> {
  const rule: Rule<M> = {
    id: spec.id,
    title: spec.title,
    area: spec.area,
    grade: spec.grade,
    effort: spec.effort,
    idea: spec.idea ?? spec.area === 'copy',
    praise: spec.praise ?? 1,
    praiseUnless: spec.praiseUnless ?? [],
    praiseFrom: spec.praiseFrom ?? ALL,
    optional: spec.optional ?? false,
    tellsNear: spec.tellsNear ?? false,
    cap: spec.cap ?? null,
    source: spec.source,
    contested: spec.contested,
    target: targetWords(spec.target),
    frames: spec.frames ?? 'mean',
    notOf: spec.notOf ?? [],
    weigh: (settings) => ruleWeight(spec, settings),
    assess(m, settings, as = 'whole') {
      const weight = ruleWeight(spec, settings);
      const asked = weight > 0 && !spec.notOf?.some((kind) => kind === kindOf(m));
      const reading = asked ? spec.measure(m, settings) : ({ kind: 'not_applicable' } as const);
      if (reading.kind === 'not_applicable') return { kind: 'not_applicable', rule };
      if (reading.kind !== 'measured') return { ...reading, rule, weight };
      const {
        value,
        display,
        detail,
        counts = 1,
        stake = 1,
        unmet = false,
        contradicted = false,
        unsaid = false,
        defers = false,
        responseInGoodLight,
      } = reading;
      const isDoubtful = counts < LEAST_TO_SAY;
      const regions = reading.regions.slice(0, 5).map(insideFrame);
      const essential = typeof spec.essential === 'function' ? spec.essential(settings) : (spec.essential ?? 0);
      const scale = scaleOf(spec.id, settings.lens);
      const at = (v: number) => ({ value: v, display, detail, regions, m, settings, scale });
      const response = clamp01(spec.respond(at(value / scale)));
      const target = scaledTarget(spec.targetHere?.(at(value)) ?? spec.target, scale);
      const drawn = (v: number) => clamp01((spec.respondAlone ?? spec.respond)(at(v / scale)));
      const x: Context<D, M> = { ...at(value), response };
      const own = as === 'shot' ? spec.inShot : undefined;
      const evidence = memo(
        (): Evidence => ({
          ruleId: spec.id,
          area: spec.area,
          measure: reading.measures ?? spec.measures,
          value: significant(value),
          display,
          unit: reading.unit,
          target: targetWords(target),
          response: significant(response),
          regions,
          ...(reading.time ? { time: reading.time } : {}),
          ...(spec.curve ? tellingCurve([spec.curve[0] * scale, spec.curve[1] * scale], target, value, drawn) : {}),
          grade: spec.grade,
          source: { ...spec.source },
          ...(spec.contested ? { contested: spec.contested } : {}),
        }),
      );
      return {
        kind: 'judged',
        rule,
        theme: reading.theme ?? spec.theme,
        weight: weight * counts,
        essential: Math.min(1, essential * settingFactor(spec, settings) * counts * stake),
        response,
        unmet: unmet || isDoubtful,
        contradicted,
        unsaid: unsaid || isDoubtful,
        defers,
        responseInGoodLight,
        get evidence() {
          return evidence();
        },
        good: () => (own?.good ?? spec.good)(x),
        bad: () => (own?.bad ?? spec.bad)(x),
        advice: () => (own?.advice ?? spec.advice)(x),
        fixes: () => spec.fixes?.(x) ?? {},
      };
    },
  };
  return rule;
}

/** Of a picture or a whole video; words alone have none. */
const kindOf = (m: unknown): CreativeKind | undefined => (m as { creative?: CreativeKind }).creative;

/** A rule about the words alone, put to those of a picture or to all words of a video at once. */
export function defineWordRule<D>(spec: RuleSpec<D, Written>): Rule<Written> {
  return defineRule<D, Written>(spec);
}

/** A rule about facts that both kinds of file have: shape, size, placement. */
export function defineFileRule<D>(spec: RuleSpec<D, Measurements>): Rule<Measurements> {
  return defineRule<D, Measurements>(spec);
}

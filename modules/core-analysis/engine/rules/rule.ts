/**
 * What a rule is. A rule reads one value from the measurements, turns it into a
 * response of 0..1, and knows what to say about it. `defineRule` hides the
 * rule's private detail type, so that the book is a plain list.
 */
import type { Goal, Placement } from '../../contract/analysis.ts';
import type { Advice, Area, Evidence, Grade, Region } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { insideFrame } from './regions.ts';
import { clamp01 } from './response.ts';
import { ruleWeight, settingFactor } from './weight.ts';

/** What the creative is judged for. The placement is already chosen here, never "auto". */
export interface RuleSettings {
  goal: Goal;
  placement: Placement;
}

/** A title and one to three sentences, plain text. Text read from the creative is quoted in it: escape before HTML. */
export interface Said {
  title: string;
  text: string;
}

export interface Measured<D> {
  kind: 'measured';
  value: number;
  /** The value as a person reads it. */
  display: string;
  unit: string;
  /** The most telling places, worst first. */
  regions: Region[];
  /** Theme this reading belongs to where it differs from the rule's: a composite sides with what spoiled it. */
  theme?: string;
  /** What was measured, in words; the rule's `measures` where absent. */
  measures?: string;
  detail: D;
}

export type Reading<D> =
  | Measured<D>
  /** The input is missing (no recogniser, ...): the rule leaves the denominator and the range widens. */
  | { kind: 'not_measured'; reason: string }
  /** There is nothing to judge (no text, no offer, ...): the rule leaves the denominator. */
  | { kind: 'not_applicable' }
  /** Lost together with another rule that already says why: response 0, no sentence of its own. */
  | { kind: 'lost_with'; leader: string };

/** All a sentence may use. */
export interface Context<D> {
  value: number;
  display: string;
  detail: D;
  response: number;
  regions: Region[];
  m: ImageMeasurements;
  settings: RuleSettings;
}

export interface RuleSpec<D> {
  id: string;
  title: string;
  area: Area;
  grade: Grade;
  source: { title: string; note: string };
  /** The other side, in one sentence, where research disagrees. */
  contested?: string;
  /** Rules of one theme that fail together become one finding. */
  theme: string;
  /** 0..1: how much of its grade's cap the rule takes, for being partial, crude or one of several on the same thing. */
  importance: number;
  /** Factor by goal and placement; 1 where absent. 0 takes the rule out. */
  goals?: Partial<Record<Goal, number>>;
  placements?: Partial<Record<Placement, number>>;
  /** What is measured, in words. */
  measures: string;
  target: string;
  effort: Advice['effort'];
  /** How worth saying a pass is, 0..1: "no bars at the edges" is hygiene, not a strength. */
  praise?: number;
  /** Absence is a chance, not a fault: said among weaknesses only when there is nothing worse. */
  optional?: boolean;
  /**
   * 0..1: an ad cannot do without this. While the response is 0, this share of the whole score is lost, on top of the rule's
   * part in the mean: perfect colours do not help an ad nobody can read. Scaled by the factors of goal and placement.
   */
  essential?: number;
  /**
   * For delivery rules (grade D): the highest score possible while the response is 0. A gate adds nothing to a good creative; it
   * stops one that a platform would refuse or blur from being called ready.
   */
  cap?: number;
  measure(m: ImageMeasurements, settings: RuleSettings): Reading<D>;
  respond(x: Omit<Context<D>, 'response'>): number;
  good(x: Context<D>): Said;
  bad(x: Context<D>): Said;
  advice(x: Context<D>): Said;
}

/** One rule put to one creative. */
export type Assessment =
  | {
      kind: 'judged';
      rule: Rule;
      theme: string;
      weight: number;
      /** Share of the score at stake beside the weight, 0..1. */
      essential: number;
      response: number;
      evidence: Evidence;
      good(): Said;
      bad(): Said;
      advice(): Said;
    }
  | { kind: 'lost_with'; rule: Rule; weight: number; leader: string }
  | { kind: 'not_measured'; rule: Rule; weight: number; reason: string }
  | { kind: 'not_applicable'; rule: Rule };

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly area: Area;
  readonly grade: Grade;
  readonly effort: Advice['effort'];
  readonly praise: number;
  readonly optional: boolean;
  readonly cap: number | null;
  readonly source: { title: string; note: string };
  readonly contested?: string;
  /** Pure: the same measurements and settings give the same assessment. */
  assess(m: ImageMeasurements, settings: RuleSettings): Assessment;
}

/** Turns a specification into a rule whose `assess` yields evidence and lazily written sentences. */
export function defineRule<D>(spec: RuleSpec<D>): Rule {
  const rule: Rule = {
    id: spec.id,
    title: spec.title,
    area: spec.area,
    grade: spec.grade,
    effort: spec.effort,
    praise: spec.praise ?? 1,
    optional: spec.optional ?? false,
    cap: spec.cap ?? null,
    source: spec.source,
    contested: spec.contested,
    assess(m, settings) {
      const weight = ruleWeight(spec, settings);
      const reading = weight > 0 ? spec.measure(m, settings) : ({ kind: 'not_applicable' } as const);
      if (reading.kind === 'not_applicable') return { kind: 'not_applicable', rule };
      if (reading.kind !== 'measured') return { ...reading, rule, weight };
      const { value, display, detail } = reading;
      const regions = reading.regions.slice(0, 5).map(insideFrame);
      const response = clamp01(spec.respond({ value, display, detail, regions, m, settings }));
      const x: Context<D> = { value, display, detail, regions, response, m, settings };
      const evidence: Evidence = {
        ruleId: spec.id,
        area: spec.area,
        measure: reading.measures ?? spec.measures,
        value: significant(value),
        display,
        unit: reading.unit,
        target: spec.target,
        response: significant(response),
        regions,
        grade: spec.grade,
        source: { title: spec.source.title, note: spec.source.note },
        ...(spec.contested ? { contested: spec.contested } : {}),
      };
      return {
        kind: 'judged',
        rule,
        theme: reading.theme ?? spec.theme,
        weight,
        essential: (spec.essential ?? 0) * settingFactor(spec, settings),
        response,
        evidence,
        good: () => spec.good(x),
        bad: () => spec.bad(x),
        advice: () => spec.advice(x),
      };
    },
  };
  return rule;
}

/** A reading that took place. */
export function measured<D>(reading: Omit<Measured<D>, 'kind'>): Measured<D> {
  return { kind: 'measured', ...reading };
}

export const notApplicable = { kind: 'not_applicable' } as const;

/** A reading that could not take place, with the reason as the end of "not measured: ...". */
export function notMeasured(reason: string): { kind: 'not_measured'; reason: string } {
  return { kind: 'not_measured', reason };
}

/** Evidence is stored and compared byte for byte, so it carries four significant digits. */
function significant(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : 0;
}

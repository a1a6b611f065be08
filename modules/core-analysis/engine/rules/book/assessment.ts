/** A rule as it is put to creatives, and what comes of it. */

import type { Advice, Area, Evidence, Grade } from '../../../contract/evidence.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import type { CreativeKind } from '../../sight/creative-kind.ts';
import type { Fixed, FrameMode, RuleSettings, RuleSource, Said } from './rule.ts';

/** One rule put to one creative. */
export type Assessment =
  | {
      kind: 'judged';
      rule: RuleHead;
      theme: string;
      weight: number;
      /** Share of the score at stake beside the weight, 0..1. */
      essential: number;
      response: number;
      /** The value shown misses its target, however well the rule responds: nothing to praise. */
      unmet?: boolean;
      /** Response, 0..1, were the light right; absent where light has no part in it. */
      responseInGoodLight?: number;
      /** Its target is met, but another measure says the contrary of the same picture: nothing to praise. */
      contradicted?: boolean;
      /** It costs, and no statement asks to change it. */
      unsaid?: boolean;
      /** Another rule of the theme speaks for it. */
      defers?: boolean;
      /** Written when first asked for: most readings of a video's shots are never shown. */
      readonly evidence: Evidence;
      good(): Said;
      bad(): Said;
      advice(): Said;
      /** Responses that rules of its theme reach by its advice, by their ids; all of it where a rule is not named. */
      fixes?(): Fixed;
    }
  | { kind: 'lost_with'; rule: RuleHead; weight: number; leader: RuleId }
  | { kind: 'not_measured'; rule: RuleHead; weight: number; reason: string; unread?: true }
  | { kind: 'not_applicable'; rule: RuleHead };

/** A rule that could be measured and has a response. */
export type Judged = Extract<Assessment, { kind: 'judged' }>;

/** What is true of a rule whatever it is put to. */
export interface RuleHead {
  readonly id: RuleId;
  readonly title: string;
  readonly area: Area;
  readonly grade: Grade;
  readonly effort: Advice['effort'];
  /** Its advice changes what the ad says or shows; that of all others changes how it is set. */
  readonly idea: boolean;
  readonly praise: number;
  /** Rules that say the same and more: where one of them is praised, this one is not. */
  readonly praiseUnless: readonly RuleId[];
  /** Response from which the printed target is met: under it nothing is praised. */
  readonly praiseFrom: number;
  readonly optional: boolean;
  /** Its sentences hold near the target too, where it still costs points: it may ask for a change there. */
  readonly tellsNear: boolean;
  readonly cap: number | null;
  readonly source: RuleSource;
  readonly contested?: string;
  readonly target: string;
  readonly frames: FrameMode;
  /** Kinds of creative of which it is not asked. */
  readonly notOf: readonly CreativeKind[];
  /** How much it counts for this goal and placement; 0 takes it out. */
  weigh(settings: RuleSettings): number;
}

export interface Rule<M = ImageMeasurements> extends RuleHead {
  /** Pure: the same measurements and settings give the same assessment. `shot`: the picture is one shot of a video. */
  assess(m: M, settings: RuleSettings, as?: 'whole' | 'shot'): Assessment;
}

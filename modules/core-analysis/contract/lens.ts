import * as z from 'zod/mini';
import { dismissalReason } from './dismissal-reason.ts';
import type { AdjustableRuleId, RuleId } from './rule-ids.ts';
import type { Trade } from './trade.ts';

/** What another module changed in how a creative was judged, as it stands in the result. */
export const lensChange = z.object({
  /** Whose change it is: "Your profile". */
  by: z.string(),
  kind: z.enum(['weight', 'target']),
  ruleId: z.string(),
  /** The rule's title. */
  title: z.string(),
  /** Factor on what the rule weighs, or on what its target asks for. */
  factor: z.number(),
  /** Why, in one sentence. */
  reason: z.string(),
  /** What the reason rests on; absent where its owner names nothing. */
  source: z.optional(z.string()),
  /** Points of the score that this change alone brings or takes, to a tenth; absent in older results. */
  points: z.optional(z.number()),
  /** The target as the book has it and as it was asked for here; only of a changed target that was measured. */
  target: z.optional(z.object({ book: z.string(), here: z.string() })),
});
export type LensChange = z.output<typeof lensChange>;

/** Something to hold a creative against, with where it comes from: a score, or what such ads come to elsewhere. */
export const benchmark = z.object({
  /** "Median of beauty ads". */
  label: z.string(),
  /** 0..100, on the scale of the score; absent where it is another figure. */
  score: z.optional(z.number()),
  /** Where it is no score: the figure as a person reads it ("1.24 %"). Never compared with the score. */
  display: z.optional(z.string()),
  /** How many creatives it is of; absent where its source does not say. */
  of: z.optional(z.number()),
  /** How to take it, in a sentence. */
  note: z.optional(z.string()),
  source: z.string(),
});
export type Benchmark = z.output<typeof benchmark>;

/** A finding its owner dismissed. */
export const dismissedFinding = z.object({
  ruleId: z.string(),
  /** The rule's title. */
  title: z.string(),
  reason: dismissalReason,
  /** It holds for all creatives of the owner. */
  everywhere: z.boolean(),
  /** The words taken for the owner's logo; empty for other reasons. */
  texts: z.array(z.string()),
  /** Points of the score that this dismissal alone brings or takes, to a tenth. */
  points: z.number(),
});
export type DismissedFinding = z.output<typeof dismissedFinding>;

/** Present in results that were not judged by the book alone. */
export const appliedLens = z.object({
  changes: z.array(lensChange),
  /** What the owner dismissed here; absent where nothing was. */
  dismissed: z.optional(z.array(dismissedFinding)),
  /** The score by the book alone, 0..100. */
  scoreWithout: z.number(),
  benchmarks: z.array(benchmark),
});
export type AppliedLens = z.output<typeof appliedLens>;

/** One change, with its reason in one sentence that the result shows. */
export interface JudgingChange<Id extends string> {
  readonly ruleId: Id;
  /** Of a weight 0..3, of a target 0.5..2; factors of several lenses multiply within these bounds. */
  readonly factor: number;
  readonly reason: string;
  /** What the reason rests on: a study, a standard, or that its owner asked for it. */
  readonly source?: string;
}

/** How an owner's creatives are judged otherwise than by the book alone. */
export interface JudgingLens {
  /** Whose change it is, as the result names it: "Your profile". */
  readonly by: string;
  readonly weights?: readonly JudgingChange<RuleId>[];
  readonly targets?: readonly JudgingChange<AdjustableRuleId>[];
  readonly benchmarks?: readonly Benchmark[];
  /** What is sold, for analyses whose upload does not say: words of the advice follow it, no figure does. */
  readonly sells?: Trade;
}

import * as z from 'zod/mini';
import { category, interval, scopeKind, statement } from './vocabulary.ts';

const MODEL_KINDS = ['pairwise', 'performance'] as const;
const MODEL_ALIASES = ['current', 'candidate', 'previous'] as const;
export type ModelAlias = (typeof MODEL_ALIASES)[number];

const comparison = z.object({
  /** Model in use when it was tested; null: the rule book alone. */
  against: z.nullable(z.uuid()),
  /** Comparisons of two creatives that neither had seen. */
  pairs: z.number(),
  accuracy: z.nullable(interval),
  accuracyBefore: z.nullable(interval),
  /** Mean gain in fit per comparison; the bound is one-sided, 99 %. It is deployed only where the bound is over 0. */
  gain: z.nullable(z.object({ value: z.number(), bound: z.number() })),
  /** 1: predicted chances are as often right as they say. */
  calibration: z.nullable(z.number()),
  /** How often this hold-out was used for such a decision. */
  looks: z.number(),
  passed: z.boolean(),
  /** Why, in one sentence. */
  verdict: z.string(),
});

export const model = z.object({
  id: z.uuid(),
  /** "Personal model 3". */
  name: z.string(),
  version: z.number(),
  /** `pairwise`: which of two creatives does better; `performance`: rates of linked reports. */
  kind: z.enum(MODEL_KINDS),
  scope: scopeKind,
  /** Account of a personal model, for operators; else null. */
  account: z.nullable(z.uuid()),
  aliases: z.array(z.enum(MODEL_ALIASES)),
  createdAt: z.iso.datetime(),
  /** The last time it came into use; null: never. */
  promotedAt: z.nullable(z.iso.datetime()),
  /** SHA-256 of the data and settings it was trained with. */
  fingerprint: z.string(),
  /** SHA-256 of its bytes; the same fingerprint gives the same bytes. */
  sha256: z.string(),
  bytes: z.number(),
  codeVersion: z.string(),
  engineVersion: z.string(),
  nodeVersion: z.string(),
  parentId: z.nullable(z.uuid()),
  executionId: z.nullable(z.uuid()),
  /** Trained with data that was withdrawn since; the next full retraining replaces it. */
  usesWithdrawnData: z.boolean(),
  creatives: z.number(),
  pairs: z.number(),
  test: z.nullable(comparison),
  /** Analyses judged with it so far. */
  judged: z.number(),
  /** Median milliseconds it took per analysis; null before the first. */
  inferenceMs: z.nullable(z.number()),
  canPromote: z.boolean(),
  canRollBack: z.boolean(),
});
export type Model = z.output<typeof model>;

const specialistReliability = z.object({
  id: z.string(),
  name: z.string(),
  reliability: interval,
  weight: z.number(),
  pairs: z.number(),
});

export const promotion = z.object({
  at: z.iso.datetime(),
  action: z.enum(['promoted', 'rolled_back']),
  /** What is used since; null: the rule book alone. */
  modelId: z.nullable(z.uuid()),
  modelName: z.string(),
  previousId: z.nullable(z.uuid()),
  previousName: z.nullable(z.string()),
  by: z.enum(['run', 'owner', 'operator']),
  reason: z.string(),
});

export const modelCard = z.extend(model, {
  /** What it is for and how it is used, in sentences. */
  use: z.array(z.string()),
  learned: z.array(statement),
  unknown: z.array(statement),
  /** Strongest first. Change of the odds to do better per full step of the rule, with its interval; `book`: the rule book's. */
  weights: z.array(
    z.object({
      ruleId: z.string(),
      title: z.string(),
      category: z.nullable(category),
      weight: interval,
      book: z.number(),
      /** The interval leaves the rule book's value out: this is what the data added. */
      isLearned: z.boolean(),
    }),
  ),
  /** Share of comparisons each specialist's score alone puts in the right order, 0..1; `weight`: beside the others, 1 is average. */
  specialists: z.array(specialistReliability),
  data: z.object({
    owners: z.number(),
    sources: z.array(z.object({ source: z.string(), pairs: z.number(), weightShare: z.number() })),
  }),
  history: z.array(promotion),
});
export type ModelCard = z.output<typeof modelCard>;

/** What the model in use said of one analysis. */
export const modelJudgement = z.object({
  /** Null: it was judged by the rule book alone. */
  model: z.nullable(z.object({ id: z.uuid(), name: z.string(), scope: scopeKind })),
  /** Chance to do better than the middle one of the owner's creatives; null with fewer than five to compare. */
  chance: z.nullable(interval),
  comparedWith: z.number(),
  /** Specialists of this result, most reliable first. */
  specialists: z.array(z.extend(specialistReliability, { score: z.nullable(z.number()) })),
});
export type ModelJudgement = z.output<typeof modelJudgement>;

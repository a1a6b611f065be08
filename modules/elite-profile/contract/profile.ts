import * as z from 'zod/mini';

export const INDUSTRIES = [
  'fitness',
  'fashion',
  'tech',
  'food',
  'travel',
  'business',
  'education',
  'entertainment',
  'other',
] as const;
export const CONTENT_GOALS = [
  'increase_sales',
  'brand_awareness',
  'engagement',
  'lead_generation',
  'community_building',
] as const;
export const TARGET_AUDIENCES = [
  'young_professionals',
  'parents',
  'entrepreneurs',
  'students',
  'seniors',
  'creatives',
  'general_consumers',
] as const;
export const PERSONALITIES = ['strategic', 'creative', 'analytical', 'friendly'] as const;
export const FEEDBACK_STYLES = ['detailed', 'concise', 'action_focused'] as const;

export type Industry = (typeof INDUSTRIES)[number];
export type ContentGoal = (typeof CONTENT_GOALS)[number];
export type TargetAudience = (typeof TARGET_AUDIENCES)[number];

const contentGoal = z.enum(CONTENT_GOALS);
const audience = z.enum(TARGET_AUDIENCES);

/** What is sent: one value or a list; what is absent stands at its default. */
export const profileInput = z.object({
  industry: z.optional(z.nullable(z.enum(INDUSTRIES))),
  contentGoals: z.optional(z.union([contentGoal, z.array(contentGoal).check(z.maxLength(20))])),
  targetAudience: z.optional(z.union([audience, z.array(audience).check(z.maxLength(20))])),
  /** Default: strategic. */
  aiPersonality: z.optional(z.enum(PERSONALITIES)),
  /** Default: detailed. */
  preferredFeedbackStyle: z.optional(z.enum(FEEDBACK_STYLES)),
});
export type ProfileInput = z.output<typeof profileInput>;

const chosen = {
  /** Null: none was chosen. */
  industry: z.nullable(z.enum(INDUSTRIES)),
  /** Each once, in the order they were chosen. */
  contentGoals: z.array(contentGoal),
  targetAudience: z.array(audience),
  aiPersonality: z.enum(PERSONALITIES),
  preferredFeedbackStyle: z.enum(FEEDBACK_STYLES),
};
export const profile = z.object({
  ...chosen,
  /** When it was saved last; null: never, these are the defaults, and results are judged and worded without a profile. */
  updatedAt: z.nullable(z.iso.datetime()),
});
export type Profile = z.output<typeof profile>;
/** A profile as far as it was chosen. */
export type Choices = Omit<Profile, 'updatedAt'>;

const list = <T>(given: T | readonly T[] | undefined): T[] =>
  given === undefined ? [] : [...new Set(Array.isArray(given) ? (given as readonly T[]) : [given as T])];

/** What was sent, whole: lists are lists, and what was left out stands at its default. */
export function toChoices(input: ProfileInput): Choices {
  return {
    industry: input.industry ?? null,
    contentGoals: list(input.contentGoals),
    targetAudience: list(input.targetAudience),
    aiPersonality: input.aiPersonality ?? 'strategic',
    preferredFeedbackStyle: input.preferredFeedbackStyle ?? 'detailed',
  };
}

/** What a profile changes in judging, beside the piece of advice it would reword. */
export const profilePreview = z.object({
  /** The first advice of the last finished analysis, in the tone; null while there is none. */
  advice: z.nullable(z.object({ analysisId: z.uuid(), fileName: z.string(), title: z.string(), text: z.string() })),
  /** What `changes` are told for: the goal of that analysis, or sales. */
  goal: z.string(),
  changes: z.array(
    z.object({
      kind: z.enum(['weight', 'target']),
      ruleId: z.string(),
      title: z.string(),
      /** On what the rule weighs, or on what its target asks for. */
      factor: z.number(),
      reason: z.string(),
      source: z.string(),
    }),
  ),
  benchmarks: z.array(z.object({ label: z.string(), display: z.string(), note: z.string(), source: z.string() })),
  /** Choices that change nothing in judging, by their values. */
  silent: z.array(z.string()),
});
export type ProfilePreview = z.output<typeof profilePreview>;

import * as z from 'zod/mini';
import { CUSTOMER_FLAGS } from '#flags/catalog.ts';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { interval } from './period.ts';

export const FLAG_REASONS = ['off_for_all', 'not_in_plan', 'outside_rollout', 'in_group'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The group of whoever is in no variant and no segment. */
export const STABLE_GROUP = 'stable';

const flagName = z.enum(CUSTOMER_FLAGS);

export const flagDecision = z.object({
  /** Flag and plan together. */
  enabled: z.boolean(),
  /** 0..100, of the strategy that decided. */
  rolloutPercentage: z.number(),
  /** Name of the variant or the segment; `stable` without one. */
  deploymentGroup: z.string(),
  reason: z.enum(FLAG_REASONS),
  /** What it does, for customers. */
  description: z.string(),
  /** The lowest plan it is available on. */
  availableFrom: z.enum(PLAN_IDS),
});
export type FlagDecision = z.output<typeof flagDecision>;

export const features = z.object({
  features: z.record(flagName, flagDecision),
  userContext: z.object({ userId: z.string(), plan: z.enum(PLAN_IDS), deploymentGroup: z.string() }),
  /** When the flag server last answered; null: never, and the built-in values are used. */
  lastAnswer: z.nullable(z.iso.datetime()),
  /** False: what is shown is the last known state. */
  isCurrent: z.boolean(),
});
export type Features = z.output<typeof features>;

export const featureTest = z.object({
  name: flagName,
  enabled: z.boolean(),
  reason: z.enum(FLAG_REASONS),
  /** What was run and what it came to, in a sentence. */
  result: z.string(),
  /** False: only the decision was tested. */
  ranEffect: z.boolean(),
});
export type FeatureTest = z.output<typeof featureTest>;

/** For operators: one flag over all accounts. */
export const flagOperation = z.object({
  name: z.string(),
  description: z.string(),
  kind: z.enum(['ops', 'release', 'experiment']),
  owner: z.string(),
  rolloutPercentage: z.number(),
  /** Accounts that get it now, of those asked for. */
  share: z.object({ enabled: z.number(), of: z.number() }),
  variants: z.array(z.object({ name: z.string(), people: z.number() })),
  /** People who met the flag's effect first on that day (UTC), by variant; the last 30 days. */
  exposures: z.array(z.object({ day: z.iso.date(), variant: z.string(), people: z.number() })),
  removeBy: z.nullable(z.iso.date()),
  overdue: z.boolean(),
});
export type FlagOperation = z.output<typeof flagOperation>;

export const flagOperations = z.object({
  /** When the shares were counted. */
  countedAt: z.iso.datetime(),
  flags: z.array(flagOperation),
  /** From the flag server's event log, newest first, at most 50; null: it could not be read, and `changesProblem` says why. */
  changes: z.nullable(
    z.array(z.object({ id: z.string(), at: z.iso.datetime(), by: z.string(), flag: z.string(), what: z.string() })),
  ),
  changesProblem: z.nullable(z.string()),
});
export type FlagOperations = z.output<typeof flagOperations>;

export const featureRoutes = defineRoutes('phase2', {
  features: {
    method: 'GET',
    path: '/api/v2/features',
    summary: 'The five named flags as they were decided for the signed-in user, and why.',
    responses: { 200: features },
  },
  testFeature: {
    method: 'POST',
    path: '/api/v2/features/{name}/test',
    summary: 'Decide one flag again and run what it switches, as far as that costs nothing.',
    params: z.object({ name: flagName }),
    responses: { 200: featureTest },
    limits: [{ name: 'phase2.test-feature', points: 60, seconds: 60, by: 'user' }],
  },
  flagOperations: {
    method: 'GET',
    path: '/api/v2/features/operations',
    summary: 'For operators: who gets each flag, exposures, last changes, overdue flags.',
    responses: { 200: flagOperations },
    errors: [ERRORS.forbidden],
    gate: { role: 'operator' },
  },
});

const arm = z.object({
  variant: z.string(),
  people: z.number(),
  conversions: z.number(),
  /** Share of people, 0..1. */
  conversionRate: z.nullable(z.number()),
  /** Mean of the engagement score, 0..100. */
  engagement: z.nullable(z.number()),
});

/** Against the control: the interval may be read every day. */
const effect = z.object({
  variant: z.string(),
  metric: z.enum(['conversion', 'engagement']),
  /** Difference, with its always-valid interval. */
  difference: z.nullable(interval),
  /** Share of variance the period before explains, 0..1. */
  varianceReduced: z.nullable(z.number()),
  verdict: z.enum(['better', 'worse', 'undecided', 'not_enough_data']),
  needs: z.nullable(z.string()),
});

export const experiment = z.object({
  flag: z.string(),
  startedAt: z.nullable(z.iso.datetime()),
  control: z.string(),
  arms: z.array(arm),
  /** Are the arms as large as they were meant to be? A broken split stops the read-out. */
  split: z.object({ isBroken: z.boolean(), p: z.nullable(z.number()), sentence: z.string() }),
  effects: z.array(effect),
});
export type Experiment = z.output<typeof experiment>;

export const experimentRoutes = defineRoutes('phase2', {
  experiments: {
    method: 'GET',
    path: '/api/v2/experiments',
    summary: 'For operators: every flag with variants, read as an experiment.',
    responses: { 200: z.object({ experiments: z.array(experiment), computedAt: z.iso.datetime() }) },
    errors: [ERRORS.forbidden],
    gate: { role: 'operator' },
  },
});

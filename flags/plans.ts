/**
 * The price sheet: every plan, what it costs, what it allows. The only place
 * where a plan is tied to a feature or a limit; the server decides by it and
 * the shell shows it.
 */
import type { CustomerFlag, FeatureKey, FlagKey } from './catalog.ts';

export const PLAN_IDS = ['free', 'starter', 'pro', 'elite'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Price per month in US cents. */
  readonly priceCents: number;
  /** Tokens granted per period; unused ones do not roll over. */
  readonly tokensPerPeriod: number;
  /** Longest video accepted, in seconds. */
  readonly videoSeconds: number;
  /** Most that model calls for one user may cost in a calendar month (UTC), in US cents. */
  readonly modelCentsPerMonth: number;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', name: 'Free', priceCents: 0, tokensPerPeriod: 50, videoSeconds: 15, modelCentsPerMonth: 10 },
  starter: {
    id: 'starter',
    name: 'Starter',
    priceCents: 1999,
    tokensPerPeriod: 200,
    videoSeconds: 30,
    modelCentsPerMonth: 100,
  },
  pro: { id: 'pro', name: 'Pro', priceCents: 4999, tokensPerPeriod: 500, videoSeconds: 60, modelCentsPerMonth: 300 },
  elite: {
    id: 'elite',
    name: 'Elite',
    priceCents: 6999,
    tokensPerPeriod: 1000,
    videoSeconds: 90,
    modelCentsPerMonth: 500,
  },
};

/** The lowest plan that carries each feature; higher plans include it. */
export const FEATURE_MIN_PLAN: Readonly<Record<FeatureKey, PlanId>> = {
  'analysis.image': 'free',
  'analysis.video': 'free',
  'analysis.expert-team': 'starter',
  'analysis.fixes': 'starter',
  'analysis.report': 'pro',
  'analysis.rating': 'pro',
  'analysis.full-team': 'elite',
  'analysis.segments': 'elite',
  'analysis.ugc': 'elite',
  'reports.performance': 'elite',
  'profile.agent': 'elite',
  'analytics.enhanced': 'pro',
  'analytics.business': 'elite',
  'training.personal': 'elite',
  'account.api-keys': 'starter',
};

/** The lowest plan on which each flag customers see is available; on a lower one it is off whatever Unleash says. */
export const FLAG_MIN_PLAN: Readonly<Record<CustomerFlag, PlanId>> = {
  NEW_DASHBOARD_UI: 'free',
  ADVANCED_AI_ANALYSIS: 'pro',
  DETAILED_ANALYTICS: 'pro',
  ENHANCED_VIDEO_PROCESSING: 'elite',
  BETA_FEATURES_ACCESS: 'elite',
};

/** Token price of one analysis, by kind of creative. */
export const ANALYSIS_TOKENS = { image: 1, video: 3 } as const;

/** Analyses the free plan takes in a day (UTC) while `FREE_DAILY_LIMITS` is on, by kind of creative. */
export const FREE_ANALYSES_PER_DAY = { image: 1, video: 3 } as const;

/** Largest upload in bytes, on every plan. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export function planRank(plan: PlanId): number {
  return PLAN_IDS.indexOf(plan);
}

export function planHas(plan: PlanId, feature: FeatureKey): boolean {
  return planRank(plan) >= planRank(FEATURE_MIN_PLAN[feature]);
}

/** Whether a flag is available on a plan; flags customers do not see are available on all. */
export function flagAvailable(plan: PlanId, flag: FlagKey): boolean {
  const least = FLAG_MIN_PLAN[flag as CustomerFlag] as PlanId | undefined;
  return least === undefined || planRank(plan) >= planRank(least);
}

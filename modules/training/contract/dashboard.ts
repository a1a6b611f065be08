import * as z from 'zod/mini';
import { interval, scopeKind } from './vocabulary.ts';

export const budget = z.object({
  /** Dollars. */
  spent: z.number(),
  /** Set aside for the phase that runs now. */
  reserved: z.number(),
  total: z.number(),
  remaining: z.number(),
  resetsAt: z.iso.datetime(),
  /** How costs are worked out, in one sentence. */
  costModel: z.string(),
});
export type Budget = z.output<typeof budget>;

export const trainingStatus = z.object({
  isTraining: z.boolean(),
  /** Completed analyses of the account. */
  totalAnalyses: z.number(),
  /** Examples of the last run that collected data, with those generated for it. */
  trainingExamples: z.number(),
  /** Results, ratings and analyses that came since. */
  pendingTraining: z.number(),
  /** Whether a run of tonight would start, and what is missing. */
  readiness: z.object({ ready: z.boolean(), sentence: z.string() }),
  budget,
  /** The run under way; null without one. */
  executionId: z.nullable(z.uuid()),
});
export type TrainingStatus = z.output<typeof trainingStatus>;

export const modelStatus = z.object({
  /** The model new analyses are judged with: the account's own, else the platform's; null: the rule book alone. */
  current: z.nullable(
    z.object({ id: z.uuid(), name: z.string(), version: z.number(), scope: scopeKind, accuracy: z.nullable(interval) }),
  ),
  candidate: z.nullable(z.object({ id: z.uuid(), name: z.string(), version: z.number() })),
  sentence: z.string(),
});
export type ModelStatus = z.output<typeof modelStatus>;

const HEALTH_STATES = ['healthy', 'degraded', 'unhealthy'] as const;
export const trainingDashboard = z.object({
  scheduler: z.object({
    systemHealth: z.enum(HEALTH_STATES),
    /** What was looked at, each with what was found. */
    probes: z.array(z.object({ name: z.string(), state: z.enum(HEALTH_STATES), sentence: z.string() })),
    runningExecutions: z.number(),
    pendingExecutions: z.number(),
  }),
  system: z.object({
    /** Of the runs that ended in the last 90 days, stopped ones left out, 0..1; null without any. */
    successRate: z.nullable(z.number()),
    totalExecutions: z.number(),
    /** Seconds since the server began. */
    uptime: z.number(),
    activeAlerts: z.number(),
  }),
  monitoring: z.object({
    recentAlerts: z.object({ critical: z.number() }),
    modelPerformance: z.object({
      /** Mean over the models in use, each on creatives it had not seen, 0..1; null while none was tested. */
      averageAccuracy: z.nullable(z.number()),
      /** Median milliseconds per analysis of the last 30 days; null without any. */
      averageInferenceTime: z.nullable(z.number()),
      /** Against asking Claude for the same analyses at its price as measured here, 0..1; null while it was never asked. */
      costReduction: z.nullable(z.number()),
      costSentence: z.string(),
      totalModels: z.number(),
      activeModels: z.number(),
    }),
  }),
});
export type TrainingDashboard = z.output<typeof trainingDashboard>;

export const SCHEDULE_IDS = ['readiness', 'incremental', 'comprehensive', 'full'] as const;
export type TrainingScheduleId = (typeof SCHEDULE_IDS)[number];
export const trainingSchedule = z.object({
  id: z.enum(SCHEDULE_IDS),
  title: z.string(),
  /** "Every day at 03:00 UTC, if there is enough new data". */
  when: z.string(),
  paused: z.boolean(),
  note: z.string(),
  lastRunAt: z.nullable(z.iso.datetime()),
  /** The next three, soonest first; none while it is paused. */
  nextRuns: z.array(z.iso.datetime()),
});
export type TrainingSchedule = z.output<typeof trainingSchedule>;

/** Whether an account's data also train the model that everybody is judged with. */
export const trainingConsent = z.object({
  contributes: z.boolean(),
  /** Null: never asked or answered; it does not contribute then. */
  changedAt: z.nullable(z.iso.datetime()),
});
export type TrainingConsent = z.output<typeof trainingConsent>;

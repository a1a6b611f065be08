import * as z from 'zod/mini';
import { category, executionStatus, phase, scopeKind, statement, TRAINING_TYPES } from './vocabulary.ts';

const PHASE_STATES = ['waiting', 'running', 'done', 'kept', 'failed'] as const;

const phaseProgress = z.object({
  phase,
  /** `kept`: taken over from an earlier attempt. */
  state: z.enum(PHASE_STATES),
  /** Of work, on the attempt that did it; null while it has not ended. */
  seconds: z.nullable(z.number()),
  dollars: z.nullable(z.number()),
});

export const execution = z.object({
  executionId: z.uuid(),
  scope: scopeKind,
  /** Account of a personal run, for operators; null for everybody else, and for runs of the platform. */
  account: z.nullable(z.uuid()),
  status: executionStatus,
  trainingType: z.enum(TRAINING_TYPES),
  priority: z.number(),
  /** Places before it in the queue of its scope, the running one included; null unless it is waiting. */
  waitsBehind: z.nullable(z.number()),
  startedBy: z.enum(['person', 'operator', 'schedule']),
  queuedAt: z.iso.datetime(),
  /** Null while it waits. */
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** 0..100 */
  progress: z.number(),
  /** Null while it waits and once it has ended. */
  phase: z.nullable(phase),
  phases: z.array(phaseProgress),
  /** Seconds since it began, or that it took. */
  duration: z.number(),
  categories: z.array(category),
  /** 1 for the first; each retry counts one up. */
  attempt: z.number(),
  cost: z.object({
    computeSeconds: z.number(),
    computeDollars: z.number(),
    /** Paid to a model provider. */
    modelDollars: z.number(),
    dollars: z.number(),
  }),
  /** Why and when it was stopped; null where it was not. */
  stopped: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
  canStop: z.boolean(),
  canRetry: z.boolean(),
  /** The run in Temporal's own UI; null for everybody but operators, and where no UI is configured. */
  workflowUrl: z.nullable(z.string()),
  /** What came of it; null unless it is completed. */
  outcome: z.nullable(
    z.object({
      /** In one sentence. */
      summary: z.string(),
      /** The version it trained; null where it trained none. */
      modelId: z.nullable(z.uuid()),
      modelName: z.nullable(z.string()),
      deployed: z.boolean(),
      learned: z.array(statement),
      /** What the data cannot tell yet, with how much more it needs. */
      unknown: z.array(statement),
    }),
  ),
});
export type Execution = z.output<typeof execution>;

export const retryPreview = z.object({
  executionId: z.uuid(),
  /** Phases whose result is taken over: their input has not changed. */
  kept: z.array(z.object({ phase, seconds: z.number() })),
  repeated: z.array(z.object({ phase, why: z.string() })),
  /** By the time the phases took before; null where none of this kind has finished yet. */
  expectedSeconds: z.nullable(z.number()),
  expectedDollars: z.nullable(z.number()),
  budgetLeftDollars: z.number(),
});
export type RetryPreview = z.output<typeof retryPreview>;

export const ALERT_SEVERITIES = ['critical', 'warning', 'info'] as const;
const ALERT_KINDS = [
  'run_failed',
  'run_stuck',
  'accuracy_drop',
  'budget_80',
  'budget_100',
  'low_trust',
  'data_withdrawn',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const trainingAlert = z.object({
  id: z.uuid(),
  severity: z.enum(ALERT_SEVERITIES),
  kind: z.enum(ALERT_KINDS),
  title: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  scope: scopeKind,
  /** The run it is about; null where it is about none. */
  executionId: z.nullable(z.uuid()),
});
export type TrainingAlert = z.output<typeof trainingAlert>;

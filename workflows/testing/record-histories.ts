// Records one history of each way a workflow can go into definitions/*/histories, under a name with the
// date of the shape: `npx tsx workflows/testing/record-histories.ts 2026-11-21`. Run it when a workflow's shape
// changes, and keep the old files: workflows begun under them may still be open.
import { mkdir, writeFile } from 'node:fs/promises';
import { analysisErrors } from '#modules/core-analysis/contract/errors.ts';
import { trainingErrors } from '#modules/training/contract/errors.ts';
import { PHASES } from '#modules/training/contract/vocabulary.ts';
import { AppError } from '#platform/contract/errors.ts';
import {
  type BillingEventPort,
  billingEventType,
  billingEventWorkflowId,
} from '../definitions/billing/billing-event.types.ts';
import type { AnalyzeCreativePort } from '../definitions/core-analysis/analyze-creative.types.ts';
import { analysisWorkflowId, analyzeCreativeType } from '../definitions/core-analysis/analyze-creative.types.ts';
import {
  fixesWorkflowId,
  type RenderFixesPort,
  renderFixesType,
} from '../definitions/core-analysis/render-fixes.types.ts';
import {
  type SecondOpinionPort,
  secondOpinionType,
  secondOpinionWorkflowId,
} from '../definitions/core-analysis/second-opinion.types.ts';
import {
  type CollectReportsPort,
  collectReportsType,
  collectWorkflowId,
} from '../definitions/perf-reports/collect-reports.types.ts';
import {
  type ImportReportPort,
  importReportType,
  importWorkflowId,
} from '../definitions/perf-reports/import-report.types.ts';
import {
  type LearnPerformancePort,
  learnPerformanceType,
  learnWorkflowId,
} from '../definitions/perf-reports/learn-performance.types.ts';
import {
  type RunTrainingPort,
  runTrainingType,
  type TrainingRef,
  trainingWorkflowId,
} from '../definitions/training/run-training.types.ts';
import { type ScheduledTrainingPort, scheduledTrainingType } from '../definitions/training/scheduled-training.types.ts';
import { startWorkflowEnv, type WorkflowEnv } from './env.ts';
import { historyToText } from './history-file.ts';
import { silentLog } from './silent-log.ts';

const ANALYSIS_ID = '01990000-0000-7000-8000-000000000001';
const USER_ID = '01990000-0000-7000-8000-000000000002';

const smooth: AnalyzeCreativePort & SecondOpinionPort = {
  begin: async () => true,
  measure: async () => ({ engineVersion: '1', reused: false }),
  conclude: async () => true,
  failAnalysis: async () => undefined,
  announceEnd: async () => undefined,
  dueSecondOpinion: async () => 0,
  writeSecondOpinion: async () => undefined,
  failSecondOpinion: async () => undefined,
};

/** Fails the first time, for a passing reason. */
function failingOnce<T>(then: () => T): () => Promise<T> {
  let failed = false;
  return async () => {
    if (!failed) {
      failed = true;
      throw new Error('away');
    }
    return then();
  };
}

const refuse = async (): Promise<never> => {
  throw new AppError(analysisErrors.file_unreadable);
};
const break_ = async (): Promise<never> => {
  throw new TypeError('a mistake of ours');
};

const WAYS: Record<string, AnalyzeCreativePort & SecondOpinionPort> = {
  completed: smooth,
  commented: { ...smooth, dueSecondOpinion: async () => 1 },
  uncommented: { ...smooth, dueSecondOpinion: async () => 1, writeSecondOpinion: break_ },
  retried: {
    ...smooth,
    measure: failingOnce(() => ({ engineVersion: '1', reused: true })),
    conclude: failingOnce(() => true),
  },
  refused: { ...smooth, measure: refuse },
  broken: { ...smooth, conclude: break_ },
  gone: { ...smooth, begin: async () => false },
};

const smoothFixes: RenderFixesPort = { renderFixes: async () => true, failFixes: async () => undefined };

const FIX_WAYS: Record<string, RenderFixesPort> = {
  completed: smoothFixes,
  retried: { ...smoothFixes, renderFixes: failingOnce(() => true) },
  refused: { ...smoothFixes, renderFixes: refuse },
  broken: { ...smoothFixes, renderFixes: break_ },
  gone: { ...smoothFixes, renderFixes: async () => false },
};

const OPINION_WAYS: Record<string, SecondOpinionPort> = {
  completed: smooth,
  retried: { ...smooth, writeSecondOpinion: failingOnce(() => undefined) },
  broken: { ...smooth, writeSecondOpinion: break_ },
};

const EVENT_WAYS: Record<string, BillingEventPort> = {
  completed: { applyEvent: async () => undefined },
  retried: { applyEvent: failingOnce(() => undefined) },
  broken: { applyEvent: break_ },
};

const smoothImport: ImportReportPort = { importReport: async () => 'completed', failReport: async () => undefined };

const IMPORT_WAYS: Record<string, ImportReportPort> = {
  completed: smoothImport,
  asks: { ...smoothImport, importReport: async () => 'asks' },
  retried: { ...smoothImport, importReport: failingOnce(() => 'completed' as const) },
  refused: { ...smoothImport, importReport: refuse },
  broken: { ...smoothImport, importReport: break_ },
  gone: { ...smoothImport, importReport: async () => 'gone' },
};

const LEARN_WAYS: Record<string, LearnPerformancePort> = {
  learned: { learn: async () => 'learned' },
  overtaken: { learn: async () => 'overtaken' },
  retried: { learn: failingOnce(() => 'learned' as const) },
  broken: { learn: break_ },
  gone: { learn: async () => 'gone' },
};

const COLLECT_WAYS: Record<string, CollectReportsPort> = {
  collected: { collect: async () => 2 },
  retried: { collect: failingOnce(() => 0) },
  broken: { collect: break_ },
};

const smoothTraining: RunTrainingPort = {
  runPhase: async () => 'done',
  finishRun: async () => undefined,
  failRun: async () => undefined,
};

const TRAINING_WAYS: Record<string, RunTrainingPort> = {
  completed: smoothTraining,
  retried: { ...smoothTraining, runPhase: failingOnce(() => 'done' as const) },
  stopped: {
    ...smoothTraining,
    runPhase: async ({ phase }) => (phase === 'model_training' ? 'ended' : 'kept'),
  },
  withdrawn: {
    ...smoothTraining,
    runPhase: async () => {
      throw new AppError(trainingErrors.training_data_withdrawn);
    },
  },
  broken: { ...smoothTraining, runPhase: break_ },
};

const SCHEDULED_WAYS: Record<string, ScheduledTrainingPort> = {
  completed: { runSchedule: async () => ({ entered: 1 }) },
  retried: { runSchedule: failingOnce(() => ({ entered: 1 })) },
};

/** A workflow, its module and input, how its id begins, and its file's name. */
const REF = { analysisId: ANALYSIS_ID, userId: USER_ID };
const ANALYZE = {
  module: 'core-analysis',
  input: REF as object,
  type: analyzeCreativeType as { name: string; queue: string },
  id: analysisWorkflowId(ANALYSIS_ID),
  file: 'analyze-creative',
};
const FIXES = { ...ANALYZE, type: renderFixesType, id: fixesWorkflowId(ANALYSIS_ID, 1), file: 'render-fixes' };
const OPINION = {
  ...ANALYZE,
  input: { ...REF, attempt: 1 },
  type: secondOpinionType,
  id: secondOpinionWorkflowId(ANALYSIS_ID, 1),
  file: 'second-opinion',
};
const EVENT = {
  module: 'billing',
  input: { eventId: 'evt_recorded' },
  type: billingEventType,
  id: billingEventWorkflowId('evt_recorded'),
  file: 'billing-event',
};
const REPORT_REF = { reportId: ANALYSIS_ID, userId: USER_ID, attempt: 1 };
const IMPORT = {
  module: 'perf-reports',
  input: REPORT_REF,
  type: importReportType,
  id: importWorkflowId(REPORT_REF),
  file: 'import-report',
};
const LEARN_REF = { userId: USER_ID, version: 1 };
const LEARN = {
  ...IMPORT,
  input: LEARN_REF,
  type: learnPerformanceType,
  id: learnWorkflowId(LEARN_REF),
  file: 'learn-performance',
};
const COLLECT_REF = { sourceId: ANALYSIS_ID, userId: USER_ID, run: 1 };
const COLLECT = {
  ...IMPORT,
  input: COLLECT_REF,
  type: collectReportsType,
  id: collectWorkflowId(COLLECT_REF),
  file: 'collect-reports',
};

const TRAINING_REF: TrainingRef = {
  runId: ANALYSIS_ID,
  userId: USER_ID,
  attempt: 1,
  type: 'incremental',
  priority: 1,
  phases: [...PHASES],
  page: 'http://localhost:3000/training-scheduler',
};
const TRAINING = {
  module: 'training',
  input: TRAINING_REF,
  type: runTrainingType,
  id: trainingWorkflowId(TRAINING_REF),
  file: 'run-training',
};
const SCHEDULED = {
  module: 'training',
  input: { schedule: 'incremental' },
  type: scheduledTrainingType,
  id: 'schedule:training.incremental',
  file: 'scheduled-training',
};

async function record(
  env: WorkflowEnv,
  workflow: typeof ANALYZE,
  way: string,
  port: object,
  stamp: string,
): Promise<void> {
  const activities = Object.fromEntries(
    Object.entries(port).map(([name, step]) => [`${workflow.module}.${name}`, step as () => Promise<unknown>]),
  );
  const worker = await env.startWorker(activities, silentLog);
  const handle = await env.client.workflow.start(workflow.type.name, {
    workflowId: `${workflow.id}:${way}`,
    taskQueue: workflow.type.queue,
    args: [workflow.input],
  });
  await handle.result().catch(() => undefined);
  await worker.stop();
  // Who recorded it is nobody's business.
  const text = historyToText(await handle.fetchHistory())
    .replaceAll(/"identity": "[^"]*"/g, '"identity": "recorder"')
    .replaceAll(/"\d+@[^"]*"/g, '"recorder"');
  const folder = new URL(`../definitions/${workflow.module}/histories/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${workflow.file}.${stamp}.${way}.json`, folder), text);
}

const [, , stamp, only] = process.argv;
if (!stamp) throw new Error('Usage: record-histories <date of the shape> [file name of one workflow]');
const env = await startWorkflowEnv();
for (const [workflow, ways] of [
  [ANALYZE, WAYS],
  [FIXES, FIX_WAYS],
  [OPINION, OPINION_WAYS],
  [EVENT, EVENT_WAYS],
  [TRAINING, TRAINING_WAYS],
  [SCHEDULED, SCHEDULED_WAYS],
  [IMPORT, IMPORT_WAYS],
  [LEARN, LEARN_WAYS],
  [COLLECT, COLLECT_WAYS],
] as const) {
  if (only && only !== workflow.file) continue;
  for (const [way, port] of Object.entries(ways)) await record(env, workflow, way, port, stamp);
}
await env.stop();

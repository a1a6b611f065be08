import type { Execution, RetryPreview, TrainingAlert } from '../../contract/execution.ts';
import { PHASES, type Phase } from '../../contract/vocabulary.ts';

export const sampleId = (end: string): string => `019aa000-0000-7000-8000-0000000000${end}`;
const SECONDS = [41, 96, 22, 8, 12, 3];
type PhaseState = Execution['phases'][number]['state'];

/** Phases up to one in a state, the rest waiting; earlier ones done. */
const phasesAt = (at: number, state: PhaseState, before: PhaseState = 'done'): Execution['phases'] =>
  PHASES.map((phase: Phase, index) => {
    const now = index < at ? before : index === at ? state : 'waiting';
    const ended = now === 'done' || now === 'kept';
    return {
      phase,
      state: now,
      seconds: ended ? (SECONDS[index] ?? 0) : null,
      dollars: ended ? (SECONDS[index] ?? 0) * 0.0004 : null,
    };
  });

const common: Execution = {
  executionId: sampleId('b1'),
  scope: 'personal',
  account: null,
  status: 'running',
  trainingType: 'incremental',
  priority: 1,
  waitsBehind: null,
  startedBy: 'person',
  queuedAt: '2026-11-28T14:02:00.000Z',
  startedAt: '2026-11-28T14:02:01.000Z',
  endedAt: null,
  progress: 46,
  phase: 'model_training',
  phases: phasesAt(2, 'running'),
  duration: 161,
  categories: [],
  attempt: 1,
  cost: { computeSeconds: 137, computeDollars: 0.05, modelDollars: 0, dollars: 0.05 },
  stopped: null,
  failure: null,
  canStop: true,
  canRetry: false,
  workflowUrl: null,
  outcome: null,
};

export const runningRun = common;

export const waitingRun: Execution = {
  ...common,
  executionId: sampleId('b2'),
  status: 'pending',
  trainingType: 'category_specific',
  waitsBehind: 1,
  queuedAt: '2026-11-28T14:03:30.000Z',
  startedAt: null,
  progress: 0,
  phase: null,
  phases: phasesAt(0, 'waiting'),
  duration: 0,
  categories: ['text', 'colour', 'composition', 'copy', 'technical', 'placement'],
  cost: { computeSeconds: 0, computeDollars: 0, modelDollars: 0, dollars: 0 },
};

const ended: Execution = {
  ...common,
  executionId: sampleId('b3'),
  endedAt: '2026-11-28T13:05:00.000Z',
  startedAt: '2026-11-28T13:02:00.000Z',
  queuedAt: '2026-11-28T13:02:00.000Z',
  phase: null,
  canStop: false,
};

export const completedRun: Execution = {
  ...ended,
  status: 'completed',
  progress: 100,
  phases: phasesAt(6, 'done'),
  duration: 182,
  cost: { computeSeconds: 182, computeDollars: 0.07, modelDollars: 0, dollars: 0.07 },
  outcome: {
    summary:
      'The new model picks the better of two of your creatives in 74 % of cases (68 to 79 %), the one before it in 66 %. It judges new analyses from now on.',
    modelId: sampleId('c3'),
    modelName: 'Personal model 3',
    deployed: true,
    learned: [
      {
        text: 'For your audience a clear call to action counts more than the rule book says: of two otherwise equal creatives, the one that has it did better in 68 % of comparisons (61 to 74 %).',
        figures: [
          { label: 'Creatives with a result', value: '64' },
          { label: 'Comparisons', value: '1,212' },
          { label: 'Rule book alone', value: '57 %' },
        ],
      },
      {
        text: 'How much text a creative carries matters less for you than usual: 52 % (48 to 57 %), where the rule book expects 60 %.',
        figures: [
          { label: 'Creatives with a result', value: '64' },
          { label: 'Comparisons', value: '1,090' },
        ],
      },
    ],
    unknown: [
      {
        text: 'It is too early to say whether faces help your ads: only 6 of your creatives show one. That needs 14 more with results.',
        figures: [],
      },
    ],
  },
};

export const notDeployedRun: Execution = {
  ...completedRun,
  executionId: sampleId('b4'),
  trainingType: 'comprehensive',
  startedBy: 'schedule',
  outcome: {
    summary:
      'The new model was not better than the one in use by more than chance, so nothing was changed. It needs 140 more comparisons to tell a gain of this size.',
    modelId: sampleId('c4'),
    modelName: 'Personal model 4',
    deployed: false,
    learned: [],
    unknown: [],
  },
};

export const stoppedRun: Execution = {
  ...ended,
  executionId: sampleId('b5'),
  status: 'cancelled',
  progress: 46,
  phases: phasesAt(2, 'waiting'),
  duration: 150,
  stopped: { reason: 'The new report is not linked yet.', at: '2026-11-28T13:05:00.000Z' },
  canRetry: true,
};

export const failedRun: Execution = {
  ...ended,
  executionId: sampleId('b6'),
  status: 'failed',
  trainingType: 'comprehensive',
  startedBy: 'schedule',
  progress: 33,
  phases: phasesAt(2, 'failed'),
  duration: 149,
  failure: { code: 'training_timed_out', message: 'A phase took longer than it may, so the run was ended. Retry it.' },
  canRetry: true,
};

export const retriedRun: Execution = {
  ...common,
  executionId: sampleId('b6'),
  trainingType: 'comprehensive',
  startedBy: 'schedule',
  attempt: 2,
  progress: 58,
  phases: phasesAt(2, 'running', 'kept'),
  duration: 12,
};

export const budgetStoppedRun: Execution = {
  ...failedRun,
  executionId: sampleId('b7'),
  failure: {
    code: 'training_budget_used',
    message:
      'The training budget of this month is used up. The run stopped at its last finished phase and can be retried after 2026-12-01.',
  },
};

const long = 'Longestwordthatnobodywouldeverwrite'.repeat(8);
export const longRun: Execution = {
  ...stoppedRun,
  executionId: sampleId('b8'),
  stopped: { reason: long, at: '2026-11-28T13:05:00.000Z' },
};

/** A run as an operator sees it. */
export const forOperator = (run: Execution): Execution => ({
  ...run,
  account: run.scope === 'personal' ? sampleId('d1') : null,
  workflowUrl: 'http://localhost:8233/namespaces/default/workflows/training',
});

export const platformRun: Execution = forOperator({
  ...runningRun,
  executionId: sampleId('b9'),
  scope: 'platform',
  trainingType: 'emergency',
  priority: 10,
  startedBy: 'operator',
});

export const samplePreview: RetryPreview = {
  executionId: failedRun.executionId,
  kept: [
    { phase: 'data_collection', seconds: 41 },
    { phase: 'style_generation', seconds: 96 },
  ],
  repeated: [
    { phase: 'model_training', why: 'It did not finish.' },
    { phase: 'self_improvement', why: 'It works with what model training finds.' },
    { phase: 'elite_ecosystem', why: 'It works with what model training finds.' },
    { phase: 'deployment', why: 'It did not start.' },
  ],
  expectedSeconds: 45,
  expectedDollars: 0.02,
  budgetLeftDollars: 25.8,
};

const alert: TrainingAlert = {
  id: sampleId('a1'),
  severity: 'critical',
  kind: 'run_failed',
  title: 'A training run failed',
  message: 'Comprehensive training broke off in model training: a phase took longer than it may. Retry it.',
  createdAt: '2026-11-28T13:05:00.000Z',
  scope: 'personal',
  executionId: failedRun.executionId,
};
export const sampleAlerts: readonly TrainingAlert[] = [
  alert,
  {
    ...alert,
    id: sampleId('a2'),
    severity: 'warning',
    kind: 'budget_80',
    title: '80 % of the training budget is spent',
    message: '$24.10 of $30.00 for November is spent. Training pauses when it is used up.',
    executionId: null,
  },
  {
    ...alert,
    id: sampleId('a3'),
    severity: 'warning',
    kind: 'accuracy_drop',
    title: 'Accuracy has dropped',
    message:
      'On results of the last 30 days the model in use picks the better creative in 58 % of cases (51 to 64 %); when it was deployed it was 74 %.',
    executionId: null,
  },
  {
    ...alert,
    id: sampleId('a4'),
    severity: 'info',
    kind: 'data_withdrawn',
    title: 'Data was withdrawn',
    message: 'One account withdrew its data. The next full retraining replaces one model that was trained with it.',
    executionId: null,
  },
];

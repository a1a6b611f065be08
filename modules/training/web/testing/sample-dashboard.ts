import type {
  Budget,
  ModelStatus,
  TrainingDashboard,
  TrainingSchedule,
  TrainingStatus,
} from '../../contract/dashboard.ts';
import { sampleId } from './sample-runs.ts';

const budget: Budget = {
  spent: 4.2,
  reserved: 0,
  total: 30,
  remaining: 25.8,
  resetsAt: '2026-12-01T00:00:00.000Z',
  costModel: 'A second of computing counts as $0.0004, and calls of an AI model as what they really cost.',
};

export const readyStatus: TrainingStatus = {
  isTraining: false,
  totalAnalyses: 86,
  trainingExamples: 1_404,
  pendingTraining: 23,
  readiness: { ready: true, sentence: 'There is enough new data: training starts by itself at 3 AM UTC.' },
  budget,
  executionId: null,
};
export const activeStatus: TrainingStatus = {
  ...readyStatus,
  isTraining: true,
  executionId: sampleId('b1'),
  budget: { ...budget, reserved: 0.4 },
};
export const newStatus: TrainingStatus = {
  ...readyStatus,
  totalAnalyses: 0,
  trainingExamples: 0,
  pendingTraining: 0,
  readiness: {
    ready: false,
    sentence: 'There is not enough new data for a run tonight: it needs 20 more results or ratings.',
  },
  budget: { ...budget, spent: 0, remaining: 30 },
};
export const usedUpStatus: TrainingStatus = {
  ...readyStatus,
  readiness: { ready: false, sentence: 'No run starts tonight: the training budget of this month is used up.' },
  budget: { ...budget, spent: 30, remaining: 0 },
};

export const ownModelStatus: ModelStatus = {
  current: {
    id: sampleId('c3'),
    name: 'Personal model 3',
    version: 3,
    scope: 'personal',
    accuracy: { value: 0.74, low: 0.68, high: 0.79 },
  },
  candidate: { id: sampleId('c4'), name: 'Personal model 4', version: 4 },
  sentence: 'Your new analyses are judged with it. A newer one was trained, and has not tested better so far.',
};
export const noModelStatus: ModelStatus = {
  current: null,
  candidate: null,
  sentence: 'Your analyses are judged by the rule book until a model has tested better than it.',
};
export const rolledBackStatus: ModelStatus = {
  current: {
    ...ownModelStatus.current,
    id: sampleId('c1'),
    name: 'Personal model 1',
    version: 1,
    scope: 'personal',
    accuracy: { value: 0.66, low: 0.58, high: 0.73 },
  },
  candidate: null,
  sentence:
    'New analyses are judged with your own model, Personal model 1. On creatives it had not seen, it named the better of two in 66 % of cases. This was chosen by hand, and stays until a model of your own is promoted.',
};

export const sampleDashboard: TrainingDashboard = {
  scheduler: {
    systemHealth: 'healthy',
    probes: [
      { name: 'Database', state: 'healthy', sentence: 'Answered in 2 ms.' },
      { name: 'Workflows', state: 'healthy', sentence: 'Temporal answers, and a worker listens for training.' },
      { name: 'Storage', state: 'healthy', sentence: 'A file was written and read back.' },
    ],
    runningExecutions: 1,
    pendingExecutions: 1,
  },
  system: { successRate: 0.92, totalExecutions: 26, uptime: 187_920, activeAlerts: 4 },
  monitoring: {
    recentAlerts: { critical: 0 },
    modelPerformance: {
      averageAccuracy: 0.74,
      averageInferenceTime: 0.8,
      costReduction: 0.97,
      costSentence: 'Against $0.031 for the same analysis by Claude, as paid for 14 second opinions.',
      totalModels: 4,
      activeModels: 1,
    },
  },
};
export const emptyDashboard: TrainingDashboard = {
  ...sampleDashboard,
  scheduler: { ...sampleDashboard.scheduler, runningExecutions: 0, pendingExecutions: 0 },
  system: { ...sampleDashboard.system, successRate: null, totalExecutions: 0, activeAlerts: 0 },
  monitoring: {
    recentAlerts: { critical: 0 },
    modelPerformance: {
      averageAccuracy: null,
      averageInferenceTime: null,
      costReduction: null,
      costSentence:
        'Not measured yet: Claude was never asked for an analysis here, so there is no price to compare with.',
      totalModels: 0,
      activeModels: 0,
    },
  },
};
export const criticalDashboard: TrainingDashboard = {
  ...sampleDashboard,
  scheduler: {
    ...sampleDashboard.scheduler,
    systemHealth: 'unhealthy',
    probes: [
      { name: 'Database', state: 'healthy', sentence: 'Answered in 3 ms.' },
      { name: 'Workflows', state: 'unhealthy', sentence: 'No worker has listened for training for 6 minutes.' },
      { name: 'Storage', state: 'degraded', sentence: 'Writing took 1.9 s; under 1 s is usual.' },
    ],
  },
  monitoring: { ...sampleDashboard.monitoring, recentAlerts: { critical: 1 } },
};

export const sampleSchedules: readonly TrainingSchedule[] = [
  {
    id: 'readiness',
    title: 'Daily Readiness Check',
    when: 'Every day at 2:00 AM UTC',
    paused: false,
    note: 'Decides whether there is enough new data for the run at 3:00 AM.',
    lastRunAt: '2026-11-28T02:00:00.000Z',
    nextRuns: ['2026-11-29T02:00:00.000Z', '2026-11-30T02:00:00.000Z', '2026-12-01T02:00:00.000Z'],
  },
  {
    id: 'incremental',
    title: 'Daily Incremental Training',
    when: 'Every day at 3:00 AM UTC, if there is enough new data',
    paused: false,
    note: '',
    lastRunAt: '2026-11-28T03:00:00.000Z',
    nextRuns: ['2026-11-29T03:00:00.000Z', '2026-11-30T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  },
  {
    id: 'comprehensive',
    title: 'Weekly Comprehensive Review',
    when: 'Sundays at 2:00 AM UTC',
    paused: true,
    note: 'Paused on Nov 27 by an operator.',
    lastRunAt: '2026-11-22T02:00:00.000Z',
    nextRuns: [],
  },
  {
    id: 'full',
    title: 'Monthly Full Retraining',
    when: 'First Sunday of the month at 1:00 AM UTC',
    paused: false,
    note: '',
    lastRunAt: null,
    nextRuns: ['2026-12-06T01:00:00.000Z', '2027-01-03T01:00:00.000Z', '2027-02-07T01:00:00.000Z'],
  },
];

import type { Tone } from '#shell/ui/badge.tsx';
import type { StageState } from '#shell/ui/progress-stages.tsx';
import type { TrainingDashboard } from '../contract/dashboard.ts';
import type { Execution, TrainingAlert } from '../contract/execution.ts';
import type { ModelAlias } from '../contract/model.ts';
import type { ExecutionStatus } from '../contract/vocabulary.ts';

interface Word {
  readonly tone: Tone;
  readonly word: string;
}

export const STATUS_WORDS: Readonly<Record<ExecutionStatus, Word>> = {
  pending: { tone: 'neutral', word: 'Waiting' },
  running: { tone: 'accent', word: 'Running' },
  completed: { tone: 'success', word: 'Completed' },
  failed: { tone: 'danger', word: 'Failed' },
  cancelled: { tone: 'warning', word: 'Stopped' },
};

export const SEVERITY_WORDS: Readonly<Record<TrainingAlert['severity'], Word>> = {
  critical: { tone: 'danger', word: 'Critical' },
  warning: { tone: 'warning', word: 'Warning' },
  info: { tone: 'neutral', word: 'Info' },
};

export const HEALTH_WORDS: Readonly<Record<TrainingDashboard['scheduler']['systemHealth'], Word>> = {
  healthy: { tone: 'success', word: 'Healthy' },
  degraded: { tone: 'warning', word: 'Degraded' },
  unhealthy: { tone: 'danger', word: 'Unhealthy' },
};

export const ALIAS_WORDS: Readonly<Record<ModelAlias, Word>> = {
  current: { tone: 'success', word: 'In use' },
  candidate: { tone: 'accent', word: 'Candidate' },
  previous: { tone: 'neutral', word: 'Previous' },
};

export const STAGE_STATES: Readonly<Record<Execution['phases'][number]['state'], StageState>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  kept: 'done',
  failed: 'failed',
};

export const STARTED_BY: Readonly<Record<Execution['startedBy'], string>> = {
  person: 'Started by hand',
  operator: 'Started by an operator',
  schedule: 'Started by a schedule',
};

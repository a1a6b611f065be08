import type { Category, ExecutionStatus, Phase, Statement, TrainingType } from '../../contract/vocabulary.ts';
import type { Scope } from '../scope.ts';

export interface RunOutcome {
  readonly summary: string;
  readonly modelId: string | null;
  readonly deployed: boolean;
  readonly learned: readonly Statement[];
  readonly unknown: readonly Statement[];
}

export interface RunRecord {
  readonly id: string;
  readonly scope: Scope;
  readonly type: TrainingType;
  readonly priority: number;
  readonly categories: Category[];
  readonly status: ExecutionStatus;
  readonly phase: Phase | null;
  /** 0..100 */
  readonly percent: number;
  readonly attempt: number;
  readonly startedBy: 'person' | 'operator' | 'schedule';
  readonly queuedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly aliveAt: Date | null;
  /** Signals after this are not in it. */
  readonly collectedAt: Date | null;
  readonly examples: number;
  readonly contributors: number | null;
  readonly stopReason: string | null;
  readonly stoppedAt: Date | null;
  readonly failure: { readonly code: string; readonly details?: unknown } | null;
  readonly outcome: RunOutcome | null;
  readonly askedAt: Date | null;
}

export const RUN_COLUMNS = {
  id: 'id',
  scope: 'scope',
  type: 'type',
  priority: 'priority',
  categories: 'categories',
  status: 'status',
  phase: 'phase',
  percent: 'percent',
  attempt: 'attempt',
  startedBy: 'started_by',
  queuedAt: 'queued_at',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  aliveAt: 'alive_at',
  collectedAt: 'collected_at',
  examples: 'examples',
  contributors: 'contributors',
  stopReason: 'stop_reason',
  stoppedAt: 'stopped_at',
  failure: 'failure',
  outcome: 'outcome',
  askedAt: 'asked_at',
} as const;

export interface NewRun {
  readonly id: string;
  readonly type: TrainingType;
  readonly priority: number;
  readonly categories: readonly Category[];
  readonly startedBy: RunRecord['startedBy'];
  /** The same key is the same run. */
  readonly key: string | null;
}

/** An emergency goes to the head of its queue; people's priorities end at 10. */
export const EMERGENCY_PRIORITY = 100;

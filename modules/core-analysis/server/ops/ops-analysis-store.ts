import type { Knex } from 'knex';
import type { Status } from '../../contract/analysis.ts';

/** An analysis as operators see it: no names, no content. */
export interface OpsAnalysis {
  readonly id: string;
  readonly owner: string;
  readonly kind: 'image' | 'video';
  readonly status: Status;
  readonly stage: string;
  readonly percent: number;
  readonly attempt: number;
  readonly plan: string;
  readonly tokens: number;
  readonly requestedBy: string | null;
  /** Code of the failure. */
  readonly code: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly completedAt: Date | null;
}

export interface OpsAnalysisQuery {
  readonly status?: Status | undefined;
  readonly code?: string | undefined;
  readonly owner?: string | undefined;
  readonly limit: number;
}

const COLUMNS = {
  id: 'id',
  owner: 'user_id',
  kind: 'file_type',
  status: 'status',
  stage: 'stage',
  percent: 'percent',
  attempt: 'attempt',
  plan: 'plan',
  tokens: 'tokens',
  requestedBy: 'requested_by',
  code: 'error_code',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  completedAt: 'completed_at',
} as const;

/** Analyses of all owners, for the ops command line. */
export class OpsAnalysisStore {
  constructor(private readonly db: Knex) {}

  /** Newest first. */
  async list({ status, code, owner, limit }: OpsAnalysisQuery): Promise<OpsAnalysis[]> {
    const rows = this.db('core_analysis.analyses').orderBy('created_at', 'desc').limit(limit);
    if (status) rows.where({ status });
    if (code) rows.where({ error_code: code });
    if (owner) rows.where({ user_id: owner });
    return rows.select(COLUMNS);
  }

  async find(id: string): Promise<OpsAnalysis | undefined> {
    return this.db('core_analysis.analyses').where({ id }).first<OpsAnalysis>(COLUMNS);
  }
}

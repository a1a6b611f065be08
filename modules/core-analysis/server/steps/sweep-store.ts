import type { Knex } from 'knex';

export interface OpenAnalysis {
  readonly id: string;
  readonly owner: string;
}

export interface SilentAnalysis extends OpenAnalysis {
  readonly attempt: number;
}

/** What the sweeper looks for, over all owners. The only queries of this module that do not start from one. */
export class SweepStore {
  constructor(private readonly db: Knex) {}

  /** Accepted or running, and not heard of since; the longest silent first. */
  async findSilent(before: Date, limit: number): Promise<SilentAnalysis[]> {
    return this.db('core_analysis.analyses')
      .whereIn('status', ['queued', 'running'])
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .limit(limit)
      .select({ id: 'id', owner: 'user_id', attempt: 'attempt' });
  }

  /** Look again later, after the others. */
  async touch({ owner, id }: OpenAnalysis, at: Date): Promise<void> {
    await this.db('core_analysis.analyses')
      .where({ user_id: owner, id })
      .whereIn('status', ['queued', 'running'])
      .update({ updated_at: at });
  }

  /** Completed, not saved, and uploaded before this; the oldest first. */
  async findExpiredFiles(before: Date, limit: number): Promise<OpenAnalysis[]> {
    return this.db('core_analysis.analyses')
      .where({ saved: false, files_removed_at: null, status: 'completed' })
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .select({ id: 'id', owner: 'user_id' });
  }

  /** Completed videos whose stills nobody looked at yet. */
  async findUncheckedStills(limit: number): Promise<OpenAnalysis[]> {
    return this.db('core_analysis.analyses')
      .where({ file_type: 'video', status: 'completed', stills_checked: false })
      .orderBy('completed_at')
      .limit(limit)
      .select({ id: 'id', owner: 'user_id' });
  }

  /** Ended, and not every listener has heard of it; the longest ago first. */
  async findUnannounced(before: Date, limit: number): Promise<OpenAnalysis[]> {
    return this.db('core_analysis.analyses')
      .where('completed_at', '<', before)
      .whereNull('end_announced_at')
      .orderBy('completed_at')
      .limit(limit)
      .select({ id: 'id', owner: 'user_id' });
  }
}

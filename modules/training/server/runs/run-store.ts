import type { Knex } from 'knex';
import { LEARNS_FROM_ALL, type Phase } from '../../contract/vocabulary.ts';
import { ownerColumns, type Reach, type Scope } from '../scope.ts';
import { type NewRun, RUN_COLUMNS, type RunOutcome, type RunRecord } from './run-record.ts';

/** Postgres: another row has the value. */
const UNIQUE_VIOLATION = '23505';
const MOST_LISTED = 100;

/** SQL of `training.runs`: the queue of each scope, and what became of its runs. */
export class RunStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): RunStore {
    return new RunStore(trx);
  }

  /** Enters a run, or finds the one that has its key. */
  async enter(scope: Scope, run: NewRun, at: Date): Promise<{ id: string; isNew: boolean }> {
    const [entered] = await this.db('training.runs')
      .insert({
        id: run.id,
        ...ownerColumns(scope),
        type: run.type,
        priority: run.priority,
        categories: [...run.categories],
        status: 'pending',
        started_by: run.startedBy,
        idempotency_key: run.key,
        queued_at: at,
      })
      .onConflict(['scope', 'idempotency_key'])
      .ignore()
      .returning<{ id: string }[]>('id');
    if (entered) return { id: entered.id, isNew: true };
    const known = await this.db('training.runs').where({ scope, idempotency_key: run.key }).first('id');
    return { id: known.id, isNew: false };
  }

  /** Takes the next of the queue, by priority, then age; undefined while one runs or none waits. */
  async takeNext(scope: Scope, at: Date): Promise<RunRecord | undefined> {
    const next = this.db('training.runs')
      .where({ scope, status: 'pending' })
      .whereNotExists(this.db('training.runs').where({ scope, status: 'running' }).select(this.db.raw('1')))
      .orderBy([{ column: 'priority', order: 'desc' }, 'queued_at', 'id'])
      .limit(1)
      .forUpdate()
      .skipLocked()
      .select('id');
    try {
      const [taken] = await this.db('training.runs')
        .whereIn('id', next)
        .update({ status: 'running', started_at: at, alive_at: at, percent: 0, asked_at: null })
        .returning<{ id: string }[]>('id');
      return taken && (await this.findIn(scope, taken.id));
    } catch (error) {
      // Another took one in the same moment: the index allows one per scope.
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
      throw error;
    }
  }

  async find(reach: Reach, id: string): Promise<RunRecord | undefined> {
    return this.reached(reach).where({ id }).first<RunRecord>(RUN_COLUMNS);
  }

  /** The run that was entered under this key. */
  async findByKey(scope: Scope, key: string): Promise<RunRecord | undefined> {
    return this.db('training.runs').where({ scope, idempotency_key: key }).first<RunRecord>(RUN_COLUMNS);
  }

  async findIn(scope: Scope, id: string): Promise<RunRecord | undefined> {
    return this.find({ scopes: [scope] }, id);
  }

  /** Whether this attempt runs; locked until the transaction ends, so that what it writes is written by a running one. */
  async lockRunning(scope: Scope, id: string, attempt: number): Promise<RunRecord | undefined> {
    return this.db('training.runs')
      .where({ scope, id, attempt, status: 'running' })
      .forUpdate()
      .first<RunRecord>(RUN_COLUMNS);
  }

  /** Running first, then waiting in their order, then the ended, newest first. */
  async list(
    reach: Reach,
    { scope, status }: { scope?: 'platform' | 'personal' | undefined; status?: string | undefined } = {},
  ): Promise<RunRecord[]> {
    const query = this.reached(reach);
    if (status !== undefined) query.where({ status });
    if (scope === 'platform') query.where({ scope: 'platform' });
    if (scope === 'personal') query.whereNot({ scope: 'platform' });
    return query
      .orderByRaw(
        `case status when 'running' then 0 when 'pending' then 1 else 2 end,
         case when status = 'pending' then -priority end,
         case when status = 'pending' then queued_at end,
         coalesce(ended_at, started_at, queued_at) desc, id desc`,
      )
      .limit(MOST_LISTED)
      .select(RUN_COLUMNS);
  }

  async countPending(scope: Scope): Promise<number> {
    const row = await this.db('training.runs').where({ scope, status: 'pending' }).count('id').first();
    return Number(row?.count ?? 0);
  }

  /** Waiting runs of each scope that come before this one, and whether one runs. */
  async running(scope: Scope): Promise<RunRecord | undefined> {
    return this.db('training.runs').where({ scope, status: 'running' }).first<RunRecord>(RUN_COLUMNS);
  }

  async counts(reach: Reach, endedSince: Date): Promise<RunCounts> {
    const row = await this.reached(reach).first<Record<keyof RunCounts, string>>(
      this.db.raw(`count(*) filter (where status = 'running') as running`),
      this.db.raw(`count(*) filter (where status = 'pending') as pending`),
      this.db.raw('count(*) as total'),
      this.db.raw(`count(*) filter (where status = 'completed' and ended_at >= ?) as completed`, [endedSince]),
      this.db.raw(`count(*) filter (where status = 'failed' and ended_at >= ?) as failed`, [endedSince]),
    );
    return {
      running: Number(row?.running),
      pending: Number(row?.pending),
      total: Number(row?.total),
      completed: Number(row?.completed),
      failed: Number(row?.failed),
    };
  }

  /** The last run of the scope that learned from all there was: what came after it is new. */
  async lastLearned(scope: Scope): Promise<{ collectedAt: Date; examples: number } | undefined> {
    return this.db('training.runs')
      .where({ scope, status: 'completed' })
      .whereIn('type', [...LEARNS_FROM_ALL])
      .orderBy('collected_at', 'desc')
      .first<{ collectedAt: Date; examples: number }>({ collectedAt: 'collected_at', examples: 'examples' });
  }

  /** False where this attempt does not run any more. */
  async report(
    scope: Scope,
    id: string,
    attempt: number,
    to: { phase: Phase; percent: number },
    at: Date,
  ): Promise<boolean> {
    const changed = await this.db('training.runs')
      .where({ scope, id, attempt, status: 'running' })
      .update({ phase: to.phase, percent: to.percent, alive_at: at });
    return changed > 0;
  }

  async noteCollected(
    scope: Scope,
    id: string,
    found: { at: Date; examples: number; contributors: number },
  ): Promise<void> {
    await this.db('training.runs')
      .where({ scope, id })
      .update({ collected_at: found.at, examples: found.examples, contributors: found.contributors });
  }

  async noteExamples(scope: Scope, id: string, examples: number): Promise<void> {
    await this.db('training.runs').where({ scope, id }).update({ examples });
  }

  async noteOutcome(scope: Scope, id: string, outcome: RunOutcome): Promise<void> {
    await this.db('training.runs')
      .where({ scope, id })
      .update({ outcome: JSON.stringify(outcome) });
  }

  /** False where this attempt has ended already. */
  async complete(scope: Scope, id: string, attempt: number, at: Date): Promise<boolean> {
    const changed = await this.db('training.runs')
      .where({ scope, id, attempt, status: 'running' })
      .update({ status: 'completed', percent: 100, phase: null, ended_at: at });
    return changed > 0;
  }

  async fail(scope: Scope, id: string, attempt: number, failure: RunRecord['failure'], at: Date): Promise<boolean> {
    const changed = await this.db('training.runs')
      .where({ scope, id, attempt, status: 'running' })
      .update({ status: 'failed', failure: JSON.stringify(failure), ended_at: at });
    return changed > 0;
  }

  /** Stops a running or waiting one; false for what has ended. */
  async stop(reach: Reach, id: string, reason: string, at: Date): Promise<boolean> {
    const changed = await this.reached(reach)
      .where({ id })
      .whereIn('status', ['running', 'pending'])
      .update({ status: 'cancelled', stop_reason: reason, stopped_at: at, ended_at: at });
    return changed > 0;
  }

  /** Puts a failed or stopped run into the queue again; false for any other. */
  async reopen(reach: Reach, id: string, at: Date): Promise<boolean> {
    const changed = await this.reached(reach)
      .where({ id })
      .whereIn('status', ['failed', 'cancelled'])
      .update({
        status: 'pending',
        attempt: this.db.raw('attempt + 1'),
        queued_at: at,
        started_at: null,
        ended_at: null,
        alive_at: null,
        asked_at: null,
        stop_reason: null,
        stopped_at: null,
        failure: null,
        percent: 0,
        phase: null,
      });
    return changed > 0;
  }

  /** Running and silent since then, over all scopes; those asked about longest ago first. For the sweep. */
  async findSilent(before: Date, limit: number): Promise<RunRecord[]> {
    return this.db('training.runs')
      .where({ status: 'running' })
      .where('alive_at', '<', before)
      .orderByRaw('asked_at nulls first, alive_at')
      .limit(limit)
      .select(RUN_COLUMNS);
  }

  async countSilent(before: Date): Promise<number> {
    const row = await this.db('training.runs')
      .where({ status: 'running' })
      .where('alive_at', '<', before)
      .count('* as count')
      .first<{ count: string }>();
    return Number(row?.count ?? 0);
  }

  /** Whether any run was heard of since then: some worker is at work. */
  async isAnyHeard(since: Date): Promise<boolean> {
    return (
      (await this.db('training.runs').where({ status: 'running' }).where('alive_at', '>=', since).first('id')) !==
      undefined
    );
  }

  async noteAsked(scope: Scope, id: string, at: Date): Promise<void> {
    await this.db('training.runs').where({ scope, id }).update({ asked_at: at });
  }

  /** Scopes with waiting runs and none that runs. For the sweep. */
  async findIdle(limit: number): Promise<Scope[]> {
    return this.db('training.runs as r')
      .where({ status: 'pending' })
      .whereNotExists(
        this.db('training.runs as other')
          .whereRaw('other.scope = r.scope')
          .where({ status: 'running' })
          .select(this.db.raw('1')),
      )
      .distinct('scope')
      .limit(limit)
      .pluck('scope');
  }

  private reached(reach: Reach): Knex.QueryBuilder {
    const query = this.db('training.runs');
    return reach === 'all' ? query : query.whereIn('scope', [...reach.scopes]);
  }
}

interface RunCounts {
  readonly running: number;
  readonly pending: number;
  readonly total: number;
  /** Ended since then. */
  readonly completed: number;
  readonly failed: number;
}

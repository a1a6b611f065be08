import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import type { ViewFailure, WrittenView } from '../../contract/model-view.ts';
import type { EscalationReason } from './when-to-escalate.ts';

export type Outcome = 'answered' | ViewFailure;

/** One attempt to have the model comment on one analysis. */
export interface Escalation {
  readonly attempt: number;
  readonly reason: EscalationReason;
  readonly plan: PlanId;
  /** Null while it is open. */
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
}

/** A part of the month's money, set aside for one call. */
export interface Hold {
  readonly analysis: string;
  readonly attempt: number;
  /** Which call of this attempt it is for. */
  readonly run: number;
  readonly micros: number;
}

const COLUMNS = { attempt: 'attempt', reason: 'reason', plan: 'plan', outcome: 'outcome', createdAt: 'created_at' };

/** Rows of `core_analysis.escalations` and `model_views`. Every method starts from the owner. Money in micro-dollars. */
export class EscalationStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): EscalationStore {
    return new EscalationStore(trx);
  }

  /** The last attempt. */
  async find(owner: string, analysis: string): Promise<Escalation | undefined> {
    return this.rows(owner).where({ analysis_id: analysis }).orderBy('attempt', 'desc').first<Escalation>(COLUMNS);
  }

  /** Opens an attempt; one that is there stays as it is. */
  async open(
    owner: string,
    analysis: string,
    { attempt, reason, plan }: Pick<Escalation, 'attempt' | 'reason' | 'plan'>,
    at: Date,
  ): Promise<void> {
    await this.db('core_analysis.escalations')
      .insert({ analysis_id: analysis, attempt, user_id: owner, reason, plan, created_at: at })
      .onConflict(['analysis_id', 'attempt'])
      .ignore();
  }

  /**
   * Sets money aside for one call, where the owner's month has room for it. To
   * be run in a transaction: owners wait for each other's holds, so calls at
   * the same time cannot go beyond the ceiling together. What an earlier run
   * of this attempt still holds counts as spent: it may have been paid.
   * @returns undefined where the month is used up; `ended` where there is nothing to call for
   */
  async hold(
    owner: string,
    { analysis, attempt }: Pick<Hold, 'analysis' | 'attempt'>,
    call: { model: string; micros: number; ceiling: number; month: string },
  ): Promise<Hold | 'ended' | undefined> {
    await this.db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`model spend ${owner}`]);
    const row = await this.one(owner, analysis, attempt)
      .forUpdate()
      .first<{ run: number; outcome: string | null; month: string | null }>('run', 'outcome', 'month');
    if (!row || row.outcome !== null) return 'ended';
    const month = row.month ?? call.month;
    if ((await this.spent(owner, month)) + call.micros > call.ceiling) return undefined;
    const run = row.run + 1;
    await this.one(owner, analysis, attempt).update({
      run,
      month,
      model: call.model,
      spent_micros: this.db.raw('spent_micros + held_micros'),
      held_micros: call.micros,
    });
    return { analysis, attempt, run, micros: call.micros };
  }

  /** Spent and held by an owner in a UTC month, given as `2026-11`. */
  async spent(owner: string, month: string): Promise<number> {
    const row = await this.rows(owner)
      .where({ month })
      .first<{ micros: string | null }>(this.db.raw('sum(spent_micros::bigint + held_micros) as micros'));
    return Number(row?.micros ?? 0);
  }

  /** Puts what a call cost in the place of what was held for it, also where another run took over meanwhile. */
  async settle(owner: string, { analysis, attempt, run, micros }: Hold, cost: number): Promise<void> {
    await this.one(owner, analysis, attempt).update({
      spent_micros: this.db.raw(
        'case when run = ? and held_micros > 0 then spent_micros + ? else greatest(0, spent_micros + ? - ?) end',
        [run, cost, cost, micros],
      ),
      held_micros: this.db.raw('case when run = ? then 0 else held_micros end', [run]),
    });
  }

  /** Ends an open attempt; what it still holds counts as spent. False where it had ended. */
  async end(owner: string, analysis: string, attempt: number, outcome: Outcome, at: Date): Promise<boolean> {
    const changed = await this.one(owner, analysis, attempt)
      .whereNull('outcome')
      .update({
        outcome,
        ended_at: at,
        spent_micros: this.db.raw('spent_micros + held_micros'),
        held_micros: 0,
      });
    return changed > 0;
  }

  async keepView(owner: string, analysis: string, view: WrittenView, at: Date): Promise<void> {
    await this.db('core_analysis.model_views')
      .insert({ analysis_id: analysis, user_id: owner, view: JSON.stringify(view), created_at: at })
      .onConflict('analysis_id')
      .ignore();
  }

  async view(owner: string, analysis: string): Promise<WrittenView | undefined> {
    const row = await this.db('core_analysis.model_views')
      .where({ user_id: owner, analysis_id: analysis })
      .first<{ view: WrittenView }>('view');
    return row?.view;
  }

  /** Ids of the owner's analyses that have a view. */
  async viewed(owner: string): Promise<Set<string>> {
    const rows: { analysis_id: string }[] = await this.db('core_analysis.model_views')
      .where({ user_id: owner })
      .select('analysis_id');
    return new Set(rows.map((row) => row.analysis_id));
  }

  /** The owner's rating, 1..10, of the newest other result that has one. */
  async lastRating(owner: string, exceptAnalysis: string): Promise<number | null> {
    const row = await this.db('core_analysis.analyses')
      .where({ user_id: owner })
      .whereNot({ id: exceptAnalysis })
      .whereNotNull('satisfaction_score')
      .orderBy('completed_at', 'desc')
      .first<{ rating: number }>({ rating: 'satisfaction_score' });
    return row?.rating ?? null;
  }

  private rows(owner: string) {
    return this.db('core_analysis.escalations').where({ user_id: owner });
  }

  private one(owner: string, analysis: string, attempt: number) {
    return this.rows(owner).where({ analysis_id: analysis, attempt });
  }
}

import type { Knex } from 'knex';
import type { Ids } from '#platform/ids.ts';
import type { AlertKind, TrainingAlert } from '../../contract/execution.ts';
import { dollarsText } from '../../contract/words.ts';
import { kindOf, ownerColumns, type Reach, type Scope } from '../scope.ts';
import { monthOf } from './months.ts';

interface NewAlert {
  readonly kind: AlertKind;
  readonly severity: TrainingAlert['severity'];
  readonly title: string;
  readonly message: string;
  readonly run: string | null;
  /** What it is about; the same thing is said once. */
  readonly about: string;
}

interface AlertRow extends Pick<TrainingAlert, 'id' | 'severity' | 'kind' | 'title' | 'message'> {
  readonly created_at: Date;
  readonly scope: Scope;
  readonly run_id: string | null;
}

const MOST_LISTED = 100;
const SHOWN_MS = 30 * 86_400_000;

/** SQL of `training.alerts`. */
export class AlertStore {
  constructor(
    private readonly db: Knex,
    private readonly ids: Ids,
  ) {}

  with(trx: Knex.Transaction): AlertStore {
    return new AlertStore(trx, this.ids);
  }

  /**
   * Once for what it is about, ever: false where it was said before.
   * @param account whom it names, where that is another than the scope's: it goes with the account
   */
  async raise(scope: Scope, alert: NewAlert, at: Date, account?: string): Promise<boolean> {
    const raised = await this.db('training.alerts')
      .insert({
        id: this.ids.next(),
        ...ownerColumns(scope),
        severity: alert.severity,
        kind: alert.kind,
        ...(account !== undefined && { user_id: account }),
        run_id: alert.run,
        about: `${alert.kind}:${scope}:${alert.about}`,
        title: alert.title,
        message: alert.message,
        created_at: at,
      })
      .onConflict('about')
      .ignore()
      .returning('id');
    return raised.length > 0;
  }

  budgetUsed(scope: Scope, run: string, at: Date): Promise<boolean> {
    return this.raise(
      scope,
      {
        kind: 'budget_100',
        severity: 'critical',
        title: 'Training budget used up',
        message:
          'The budget of this month does not cover the next phase. Runs stop at their last finished phase until the month is over.',
        run,
        about: monthOf(at),
      },
      at,
    );
  }

  budgetAt80(scope: Scope, run: string, spent: number, at: Date): Promise<boolean> {
    return this.raise(
      scope,
      {
        kind: 'budget_80',
        severity: 'warning',
        title: '80 % of the training budget used',
        message: `${dollarsText(spent)} of this month’s training budget is spent.`,
        run,
        about: monthOf(at),
      },
      at,
    );
  }

  async list(reach: Reach, at: Date): Promise<TrainingAlert[]> {
    const rows = await this.open(reach, at)
      .orderByRaw(`case severity when 'critical' then 0 when 'warning' then 1 else 2 end, created_at desc, id desc`)
      .limit(MOST_LISTED)
      .select<AlertRow[]>('id', 'severity', 'kind', 'title', 'message', 'created_at', 'scope', 'run_id');
    return rows.map((row: AlertRow) => ({
      id: row.id,
      severity: row.severity,
      kind: row.kind,
      title: row.title,
      message: row.message,
      createdAt: row.created_at.toISOString(),
      scope: kindOf(row.scope),
      executionId: row.run_id,
    }));
  }

  async counts(reach: Reach, at: Date): Promise<{ active: number; critical: number }> {
    const row = await this.open(reach, at).first<{ active: string; critical: string }>(
      this.db.raw('count(*) as active'),
      this.db.raw(`count(*) filter (where severity = 'critical') as critical`),
    );
    return { active: Number(row?.active ?? 0), critical: Number(row?.critical ?? 0) };
  }

  /** False where there is none that is open. */
  async dismiss(reach: Reach, id: string, at: Date): Promise<boolean> {
    return (await this.open(reach, at).where({ id }).update({ dismissed_at: at })) > 0;
  }

  private open(reach: Reach, at: Date): Knex.QueryBuilder {
    const query = this.db('training.alerts')
      .whereNull('dismissed_at')
      .where('created_at', '>', new Date(at.getTime() - SHOWN_MS));
    return reach === 'all' ? query : query.whereIn('scope', [...reach.scopes]);
  }
}

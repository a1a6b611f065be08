import type { Knex } from 'knex';
import { AppError } from '#platform/contract/errors.ts';
import type { Budget as BudgetView } from '../../contract/dashboard.ts';
import { trainingErrors } from '../../contract/errors.ts';
import { MONTHLY_BUDGET_MICRO, type Phase } from '../../contract/vocabulary.ts';
import { ownerColumns, type Scope } from '../scope.ts';
import type { AlertStore } from './alert-store.ts';
import { monthOf, nextMonth } from './months.ts';

/** Cost of a second of one processor core, in millionths of a dollar: about $0.11 an hour, what a rented core with its memory, disk and share of the database comes to. */
export const MICRO_PER_COMPUTE_SECOND = 30;
/** Set aside for a phase of which no earlier time is known. */
const RESERVED_SECONDS = 120;
/** A phase may take so many times what it took before. */
const MARGIN = 2;

export interface Charge {
  readonly phase: Phase;
  readonly attempt: number;
  readonly seconds: number;
  /** Millionths of a dollar; null while the phase works. */
  readonly compute: number | null;
  readonly model: number;
}

export const costOf = (seconds: number): number => Math.ceil(seconds * MICRO_PER_COMPUTE_SECOND);

export type ChargeKey = { readonly run: string; readonly phase: Phase; readonly attempt: number };

/**
 * What a scope may spend in a UTC calendar month. Money is set aside before a phase and settled in the transaction that keeps the
 * phase, so a phase that was repeated after a crash is paid once. A try that broke off and could say so is paid for as well.
 */
export class Budget {
  constructor(private readonly deps: { readonly db: Knex; readonly alerts: AlertStore; readonly limit?: number }) {}

  private get limit(): number {
    return this.deps.limit ?? MONTHLY_BUDGET_MICRO;
  }

  async view(scope: Scope, at: Date): Promise<BudgetView> {
    const row = await this.deps
      .db('training.budgets')
      .where({ scope, month: monthOf(at) })
      .first('spent', 'reserved');
    const spent = Number(row?.spent ?? 0);
    const reserved = Number(row?.reserved ?? 0);
    return {
      spent: dollars(spent),
      reserved: dollars(reserved),
      total: dollars(this.limit),
      remaining: dollars(Math.max(0, this.limit - spent)),
      resetsAt: nextMonth(at).toISOString(),
      costModel: `Each second of computing costs $${dollars(MICRO_PER_COMPUTE_SECOND).toFixed(5)}; calls of a language model cost what their provider charges.`,
    };
  }

  /** Sets money aside for a phase; nothing where its attempt does not run any more. @throws AppError `training_budget_used` */
  async reserve(scope: Scope, key: ChargeKey, at: Date): Promise<void> {
    const amount = costOf(await this.expectedSeconds(scope, key.phase));
    const isIn = await this.deps.db.transaction(async (trx) => {
      const run = await lockRun(trx, key.run);
      if (run?.status !== 'running' || run.attempt !== key.attempt) return true;
      const month = await lockMonth(trx, scope, monthOf(at));
      const known = await trx('training.charges').where(keyColumns(key)).first('reserved');
      if (Number(known?.reserved ?? 0) > 0) return true;
      const left = this.limit - Number(month.spent) - Number(month.reserved);
      if (left < amount) {
        await this.deps.alerts.with(trx).budgetUsed(scope, key.run, at);
        return false;
      }
      await trx('training.charges')
        .insert({
          ...keyColumns(key),
          ...ownerColumns(scope),
          month: monthOf(at),
          reserved: amount,
          created_at: at,
        })
        .onConflict(['run_id', 'phase', 'attempt'])
        .merge(['reserved', 'month']);
      await trx('training.budgets')
        .where({ scope, month: monthOf(at) })
        .increment('reserved', amount);
      return true;
    });
    if (!isIn) throw new AppError(trainingErrors.training_budget_used, { resetsAt: nextMonth(at).toISOString() });
  }

  /** Pays for a phase, inside the transaction that keeps it, or for a try of it that broke off. */
  async settle(trx: Knex.Transaction, scope: Scope, key: ChargeKey, seconds: number, at: Date): Promise<void> {
    if (!(await lockRun(trx, key.run))) return;
    const charge = await trx('training.charges')
      .where({ ...keyColumns(key), scope })
      .first<{ month: Date | string; reserved: string } | undefined>('month', 'reserved');
    const month = charge ? monthIn(charge) : monthOf(at);
    await lockMonth(trx, scope, month);
    const paid = { compute: costOf(seconds), seconds, reserved: 0 };
    await trx('training.charges')
      .insert({ ...keyColumns(key), ...ownerColumns(scope), month, ...paid, created_at: at })
      .onConflict(['run_id', 'phase', 'attempt'])
      .merge({
        compute: trx.raw('coalesce(training.charges.compute, 0) + excluded.compute'),
        seconds: trx.raw('training.charges.seconds + excluded.seconds'),
        reserved: 0,
      });
    const [row] = await trx('training.budgets')
      .where({ scope, month })
      .update({
        reserved: trx.raw('reserved - ?', [Number(charge?.reserved ?? 0)]),
        spent: trx.raw('spent + ?', [costOf(seconds)]),
      })
      .returning<{ spent: string }[]>('spent');
    const spent = Number(row?.spent ?? 0);
    if (spent >= this.limit) await this.deps.alerts.with(trx).budgetUsed(scope, key.run, at);
    else if (spent >= 0.8 * this.limit) await this.deps.alerts.with(trx).budgetAt80(scope, key.run, spent, at);
  }

  /** Gives back what a run that has ended had set aside. */
  async release(trx: Knex.Transaction, scope: Scope, run: string): Promise<void> {
    await lockRun(trx, run);
    const open = await trx('training.charges')
      .where({ scope, run_id: run })
      .where('reserved', '>', 0)
      .select<(ChargeColumns & { month: Date | string; reserved: string })[]>('phase', 'attempt', 'month', 'reserved');
    for (const { phase, attempt, ...charge } of open) {
      const month = monthIn(charge);
      await lockMonth(trx, scope, month);
      await trx('training.charges').where({ run_id: run, phase, attempt }).update({ reserved: 0 });
      await trx('training.budgets').where({ scope, month }).decrement('reserved', Number(charge.reserved));
    }
  }

  async charges(scope: Scope, run: string): Promise<Charge[]> {
    const rows = await this.deps
      .db('training.charges')
      .where({ scope, run_id: run })
      .orderBy('created_at')
      .select('phase', 'attempt', 'seconds', 'compute', 'model');
    return rows.map((row) => ({
      ...row,
      compute: row.compute === null ? null : Number(row.compute),
      model: Number(row.model),
    }));
  }

  /** Twice what this phase took the last time it was finished here; a fixed time where it never was. In seconds. */
  async expectedSeconds(scope: Scope, phase: Phase): Promise<number> {
    const last = await this.deps
      .db('training.checkpoints as c')
      .join('training.runs as r', 'r.id', 'c.run_id')
      .where({ 'r.scope': scope, 'c.step': phase })
      .orderBy('c.created_at', 'desc')
      .first<{ seconds: number } | undefined>('c.seconds');
    return last ? Math.max(1, MARGIN * last.seconds) : RESERVED_SECONDS;
  }
}

const dollars = (micro: number): number => micro / 1_000_000;
const keyColumns = ({ run, phase, attempt }: ChargeKey) => ({ run_id: run, phase, attempt });
/** A date column arrives as midnight here. */
function monthIn({ month }: { readonly month: Date | string }): string {
  if (typeof month === 'string') return month;
  return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}-${String(month.getDate()).padStart(2, '0')}`;
}

type ChargeColumns = Pick<ChargeKey, 'phase' | 'attempt'>;

/** All that moves the money of a run goes one after the other. */
async function lockRun(trx: Knex.Transaction, id: string): Promise<{ status: string; attempt: number } | undefined> {
  return trx('training.runs').where({ id }).forUpdate().first('status', 'attempt');
}

async function lockMonth(
  trx: Knex.Transaction,
  scope: Scope,
  month: string,
): Promise<{ spent: string; reserved: string }> {
  await trx('training.budgets')
    .insert({ ...ownerColumns(scope), month })
    .onConflict(['scope', 'month'])
    .ignore();
  return trx('training.budgets')
    .where({ scope, month })
    .forUpdate()
    .first<{ spent: string; reserved: string }>('spent', 'reserved');
}

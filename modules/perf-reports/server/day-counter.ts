import type { Knex } from 'knex';
import type { ReportRecord } from './report-record.ts';
import type { ReportStore } from './report-store.ts';

/**
 * Sees to it that no day of an ad counts twice, however often it was exported: of two reports of a platform that hold the same
 * names on the same days, the finer one counts (ads before ad sets before campaigns, days before periods), of equals the newer
 * one. Rows that do not count stay, and count again when the other report is deleted.
 */
export class DayCounter {
  constructor(private readonly store: ReportStore) {}

  /** After a report was read: part of its transaction, alone for this owner until that ends. */
  async countAgain(
    trx: Knex.Transaction,
    owner: string,
    platform: string,
    range: { from: string | null; to: string | null },
  ): Promise<void> {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`perf_reports.days:${owner}`]);
    const store = this.store.with(trx);
    const reports = await store.overlapping(owner, platform, range);
    const rows = () => trx('perf_reports.rows').where({ user_id: owner });
    const uncounted = reports.filter(({ uncountedRows }) => uncountedRows > 0).map(({ id }) => id);
    if (uncounted.length > 0)
      await rows().whereIn('report_id', uncounted).where({ is_counted: false }).update({ is_counted: true });
    const lost = new Map(uncounted.map((id) => [id, 0]));
    const ordered = reports.toSorted(byPrecedence);
    for (const [at, loser] of ordered.entries())
      for (const winner of ordered.slice(0, at))
        if (mayOverlap(winner, loser)) {
          const more = await uncount(trx, owner, winner, loser);
          lost.set(loser.id, (lost.get(loser.id) ?? 0) + more);
        }
    for (const [id, count] of lost) await store.setUncounted(owner, id, count);
  }
}

/** What counts comes first. */
function byPrecedence(one: ReportRecord, other: ReportRecord): number {
  return (
    (other.grain ?? 0) - (one.grain ?? 0) ||
    Number(other.isDaily) - Number(one.isDaily) ||
    (one.createdAt.getTime() === other.createdAt.getTime()
      ? other.id.localeCompare(one.id)
      : other.createdAt.getTime() - one.createdAt.getTime())
  );
}

function mayOverlap(one: ReportRecord, other: ReportRecord): boolean {
  if (one.firstDay === null || other.firstDay === null || one.lastDay === null || other.lastDay === null) return true;
  return one.firstDay <= other.lastDay && one.lastDay >= other.firstDay;
}

/** @returns how many rows of the loser stopped counting */
async function uncount(
  trx: Knex.Transaction,
  owner: string,
  winner: ReportRecord,
  loser: ReportRecord,
): Promise<number> {
  const grain = Math.min(winner.grain ?? 0, loser.grain ?? 0);
  const byId = winner.hasIds === true && loser.hasIds === true;
  // Equal texts can be joined by hash; where both have ids, a campaign that was renamed is still the same.
  const names = ['campaign', 'ad_set', 'ad'].slice(0, grain).map((name) => {
    const key = (row: string) =>
      byId ? `coalesce(${row}.${name}_id, ${row}.${name}, '')` : `coalesce(${row}.${name}, '')`;
    return `${key('w')} = ${key('l')}`;
  });
  const days =
    winner.isDaily && loser.isDaily
      ? 'w.start_day = l.start_day'
      : '(w.start_day <= l.end_day and w.end_day >= l.start_day or (w.start_day is null and l.start_day is null))';
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update perf_reports.rows l set is_counted = false
     where l.user_id = :owner and l.report_id = :loser and l.is_counted and exists (
       select 1 from perf_reports.rows w
       where w.user_id = :owner and w.report_id = :winner
         and (w.account is null or l.account is null or w.account = l.account)
         and ${[...names, days].join(' and ')})`,
    { owner, loser: loser.id, winner: winner.id },
  );
  return rowCount;
}

import type { Knex } from 'knex';
import type { AnalysisFigures } from '../../api.ts';

interface DayRow {
  day: string;
  kind: 'image' | 'video';
  completed: number;
  failed: number;
  tokens: number;
  median: number | null;
  p95: number | null;
}

/** Times, tokens and model money over all owners, for operators. Names nobody. */
export class FiguresStore {
  constructor(private readonly db: Knex) {}

  async figures(from: Date, to: Date): Promise<AnalysisFigures> {
    const seconds = (share: number) =>
      `percentile_cont(${share}) within group (order by extract(epoch from completed_at - created_at))
         filter (where status = 'completed' and not cached)`;
    const [days, model] = await Promise.all([
      this.db('core_analysis.analyses')
        .where('completed_at', '>=', from)
        .where('completed_at', '<', to)
        .groupByRaw('1, 2')
        .orderByRaw('1, 2')
        .select<DayRow[]>(
          this.db.raw(`to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD') as day`),
          this.db.raw('file_type as kind'),
          this.db.raw(`count(*) filter (where status = 'completed')::int as completed`),
          this.db.raw(`count(*) filter (where status = 'failed')::int as failed`),
          this.db.raw(`coalesce(sum(tokens) filter (where status = 'completed'), 0)::int as tokens`),
          this.db.raw(`${seconds(0.5)} as median`),
          this.db.raw(`${seconds(0.95)} as p95`),
        ),
      this.db('core_analysis.escalations')
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .first<{ calls: number; answered: number; micros: string | null }>(
          this.db.raw('coalesce(sum(run), 0)::int as calls'),
          this.db.raw(`count(*) filter (where outcome = 'answered')::int as answered`),
          this.db.raw('sum(spent_micros::bigint + held_micros) as micros'),
        ),
    ]);
    return {
      days: days.map(({ median, p95, ...day }) => ({ ...day, secondsMedian: median, secondsP95: p95 })),
      model: { calls: model?.calls ?? 0, answered: model?.answered ?? 0, microDollars: Number(model?.micros ?? 0) },
    };
  }
}

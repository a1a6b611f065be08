import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';

/** That a flag decided about something a user did, for the first time under this arm. */
export interface Exposure {
  readonly flag: CustomerFlag;
  /** The variant, or `on` or `off` where the flag has none. */
  readonly variant: string;
  /** Percent the flag was open to then; null where rules of another kind decided. */
  readonly share: number | null;
}

/** SQL of `phase2.flag_exposures`: one row for each user, flag and variant. */
export class ExposureStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): ExposureStore {
    return new ExposureStore(trx);
  }

  /** @returns false where the user was known to have met this variant */
  async add(owner: string, { flag, variant, share }: Exposure, at: Date): Promise<boolean> {
    const added = await this.db('phase2.flag_exposures')
      .insert({ user_id: owner, flag, variant, share, exposed_at: at })
      .onConflict(['user_id', 'flag', 'variant'])
      .ignore()
      .returning('user_id');
    return added.length > 0;
  }

  /** All of one user's, oldest first. */
  async list(owner: string): Promise<(Exposure & { at: Date })[]> {
    const rows: { flag: CustomerFlag; variant: string; share: number | null; exposed_at: Date }[] = await this.db(
      'phase2.flag_exposures',
    )
      .where({ user_id: owner })
      .orderBy(['exposed_at', 'flag', 'variant'])
      .select('flag', 'variant', 'share', 'exposed_at');
    return rows.map(({ flag, variant, share, exposed_at: at }) => ({ flag, variant, share, at }));
  }

  /** For operators: people by day (UTC) of their first exposure, flag and variant. */
  async byDay(since: Date): Promise<{ flag: string; day: string; variant: string; people: number }[]> {
    return this.db('phase2.flag_exposures')
      .where('exposed_at', '>=', since)
      .groupByRaw('1, 2, 3')
      .orderByRaw('1, 2, 3')
      .select(
        'flag',
        this.db.raw(`to_char(exposed_at at time zone 'UTC', 'YYYY-MM-DD') as day`),
        'variant',
        this.db.raw('count(*)::int as people'),
      );
  }
}

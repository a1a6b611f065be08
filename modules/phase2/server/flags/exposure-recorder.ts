import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';
import { flagAvailable } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Log } from '#platform/log/log.ts';
import type { FlagExposureListener } from '#platform/module/platform-points.ts';
import type { Exposure, ExposureStore } from './exposure-store.ts';
import { armOf, type FlagUser } from './flag-decisions.ts';

/** Writes an exposure where events are counted from, in the same transaction. */
export type RecordExposure = (
  trx: Knex.Transaction,
  user: Pick<FlagUser, 'id' | 'plan'>,
  exposure: Exposure,
  at: Date,
) => Promise<void>;

/** Keeps who met which arm of a flag first, once for each user and variant. */
export class ExposureRecorder implements FlagExposureListener {
  /** Exposures this process has written: a poll must not ask the database each time. */
  private readonly known = new Set<string>();

  constructor(
    private readonly deps: {
      readonly db: Knex;
      readonly store: ExposureStore;
      readonly gates: GateService;
      readonly clock: Clock;
      readonly log: Log;
      readonly record: RecordExposure;
    },
  ) {}

  /** Nothing for flags that the plan does not have: the flag decided nothing there. */
  async exposed(trx: Knex.Transaction, user: Pick<FlagUser, 'id' | 'plan'>, flag: CustomerFlag): Promise<void> {
    if (!flagAvailable(user.plan, flag)) return;
    const { store, clock, record } = this.deps;
    const exposure = this.exposureOf(user, flag);
    const at = clock.now();
    if (await store.with(trx).add(user.id, exposure, at)) await record(trx, user, exposure, at);
  }

  /** Decides a flag for something that is only read: the exposure is kept on the side, and never stands in the way. */
  async use(user: FlagUser, flag: CustomerFlag): Promise<boolean> {
    const { db, gates, log } = this.deps;
    const isOn = gates.isOn(flag, user);
    const key = `${user.id} ${flag} ${this.exposureOf(user, flag).variant}`;
    if (this.known.has(key) || !flagAvailable(user.plan, flag)) return isOn;
    try {
      await db.transaction((trx) => this.exposed(trx, user, flag));
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.add(key);
    } catch (error) {
      log.warn({ err: error, flag }, 'an exposure could not be recorded');
    }
    return isOn;
  }

  private exposureOf(user: Pick<FlagUser, 'id' | 'plan'>, flag: CustomerFlag): Exposure {
    const decision = this.deps.gates.explain(flag, user);
    return { flag, variant: armOf(decision), share: decision.rolloutPercent };
  }
}

const MOST_KNOWN = 50_000;

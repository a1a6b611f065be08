import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';
import { flagAvailable } from '#flags/plans.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Log } from '#platform/log/log.ts';
import type { FlagExposureListener } from '#platform/module/platform-points.ts';
import { armOf, type FlagUser } from './flag-decisions.ts';

const MOST_KNOWN = 50_000;

/** Decides flags for what is only read, where no transaction is at hand to keep the exposure in. */
export class FlagUse {
  /** Exposures this process has written: a poll must not ask the database each time. */
  private readonly known = new Set<string>();

  constructor(
    private readonly deps: {
      readonly db: Knex;
      readonly gates: GateService;
      readonly log: Log;
      readonly recorder: FlagExposureListener;
    },
  ) {}

  /** Whether the flag is on. The exposure is kept on the side, and never stands in the way. */
  async use(user: FlagUser, flag: CustomerFlag): Promise<boolean> {
    const { db, gates, log, recorder } = this.deps;
    const isOn = gates.isOn(flag, user);
    const decision = gates.explain(flag, user);
    // With the share: who met a flag that was off for all may be drawn once it is open to some.
    const key = `${user.id} ${flag} ${armOf(decision)} ${decision.rolloutPercent}`;
    if (this.known.has(key) || !flagAvailable(user.plan, flag)) return isOn;
    try {
      await db.transaction((trx) => recorder.exposed(trx, user, flag));
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.add(key);
    } catch (error) {
      log.warn({ err: error, flag }, 'an exposure could not be recorded');
    }
    return isOn;
  }
}

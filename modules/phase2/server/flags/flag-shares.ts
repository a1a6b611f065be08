import { setImmediate as breathe } from 'node:timers/promises';
import type { Knex } from 'knex';
import { FLAG_KEYS, type FlagKey } from '#flags/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { PlanSource } from '#platform/module/platform-points.ts';

/** Who gets a flag, over all accounts. */
export interface FlagShare {
  readonly enabled: number;
  /** People by variant; empty without variants. */
  readonly variants: ReadonlyMap<string, number>;
}

export interface FlagShares {
  readonly countedAt: Date;
  readonly accounts: number;
  readonly flags: ReadonlyMap<FlagKey, FlagShare>;
}

const BATCH = 500;
const KEPT_MS = 60_000;

/** Asks each flag for each account, in batches, at most once a minute however many ask. */
export class FlagShareCounter {
  private counted: { at: number; shares: Promise<FlagShares> } | undefined;

  constructor(
    private readonly deps: {
      readonly db: Knex;
      readonly gates: GateService;
      readonly clock: Clock;
      planOf(userIds: readonly string[]): ReturnType<PlanSource['planOf']>;
    },
  ) {}

  shares(): Promise<FlagShares> {
    const now = this.deps.clock.now().getTime();
    if (!this.counted || now - this.counted.at >= KEPT_MS) {
      const shares = this.count();
      this.counted = { at: now, shares };
      shares.catch(() => {
        this.counted = undefined;
      });
    }
    return this.counted.shares;
  }

  private async count(): Promise<FlagShares> {
    const { gates, clock } = this.deps;
    const countedAt = clock.now();
    const flags = new Map(FLAG_KEYS.map((key) => [key, { enabled: 0, variants: new Map<string, number>() }]));
    const withVariants = new Set(FLAG_KEYS.filter((key) => (gates.setupOf(key)?.variants.length ?? 0) > 0));
    let accounts = 0;
    for await (const users of this.batches()) {
      accounts += users.length;
      for (const user of users)
        for (const [key, share] of flags) {
          if (!gates.isOn(key, user)) continue;
          share.enabled += 1;
          const variant = withVariants.has(key) ? gates.explain(key, user).variant : null;
          if (variant !== null) share.variants.set(variant, (share.variants.get(variant) ?? 0) + 1);
        }
      await breathe();
    }
    return { countedAt, accounts, flags };
  }

  private async *batches() {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows: { id: string }[] = await this.deps
        .db('platform.users')
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .select('id');
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
      const plans = await this.deps.planOf(rows.map(({ id }) => id));
      yield rows.map(({ id }) => ({ id, plan: plans.get(id) ?? 'free', role: 'user' }) as const);
    }
  }
}

import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';
import { flagAvailable, type PlanId } from '#flags/plans.ts';
import type { FlagDecision, FlagSetup } from '#flags/server/provider.ts';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { FlagExposureListener } from '#platform/module/platform-points.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Notes who met the effect of a flag first, and with which variant. Whom the plan shuts out meets nothing. */
export class ExposureRecorder implements FlagExposureListener {
  constructor(private readonly deps: { outbox: OutboxStore; gates: GateService; clock: Clock }) {}

  async exposed(trx: Knex.Transaction, user: { id: string; plan: PlanId }, flag: CustomerFlag): Promise<void> {
    const { outbox, gates, clock } = this.deps;
    if (!flagAvailable(user.plan, flag)) return;
    const met = gates.explain(flag, user);
    const variant = met.enabled ? (met.variant ?? 'on') : 'off';
    const share = shareOf(met, gates.setupOf(flag));
    const at = clock.now();
    const trial = share === null ? [null, null, null] : [variant, share, at];
    const { rows } = await trx.raw<{ rows: { fresh: boolean }[] }>(
      `insert into phase2.exposures as e (user_id, flag, variant, at, trial_variant, trial_share, trial_at)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (user_id, flag) do update
         set trial_variant = excluded.trial_variant, trial_share = excluded.trial_share, trial_at = excluded.trial_at
         where e.trial_at is null and excluded.trial_at is not null
       returning xmax = 0 as fresh`,
      [user.id, flag, variant, at, ...trial],
    );
    if (!rows[0]?.fresh) return;
    await outbox.record(
      trx,
      user.id,
      { kind: 'flag_exposure', name: flag, feature: flag.toLowerCase(), props: { variant } },
      at,
    );
  }
}

/**
 * Share of people, 0..1 without the ends, that were to get what was decided; null where nothing was drawn: the flag is on
 * or off for everybody, or for reasons of other kinds.
 */
export function shareOf(met: FlagDecision, setup: FlagSetup | null): number | null {
  const rollout = (met.rolloutPercent ?? (met.why === 'everybody' ? 100 : 0)) / 100;
  if (met.why !== 'rollout' && met.why !== 'everybody') return null;
  const part = met.variant === null ? 1 : (setup?.variants.find(({ name }) => name === met.variant)?.share ?? 0);
  const share = met.enabled ? rollout * part : 1 - rollout;
  return share > 0 && share < 1 ? share : null;
}

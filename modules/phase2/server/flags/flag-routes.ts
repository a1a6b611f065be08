import { CUSTOMER_FLAGS, FLAG_KEYS, FLAGS, type FlagDefinition } from '#flags/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { featureRoutes } from '../../contract/features.ts';
import type { RollupReader } from '../rollups/rollup-reader.ts';
import type { createFeatureEffects } from './feature-effects.ts';
import type { FlagChanges } from './flag-changes.ts';
import type { FlagDecisions } from './flag-decisions.ts';
import type { FlagShareCounter } from './flag-shares.ts';

const DAY_MS = 86_400_000;
const EXPOSURE_DAYS = 30;

export interface FlagRouteDeps {
  readonly decisions: FlagDecisions;
  readonly runEffect: ReturnType<typeof createFeatureEffects>;
  readonly shares: FlagShareCounter;
  readonly exposures: Pick<RollupReader, 'exposures'>;
  readonly changes: FlagChanges;
  readonly clock: Clock;
}

/** The flags of one user, the test of one, and what operators see of all. */
export function createFlagRoutes(deps: FlagRouteDeps): ImplementedRoute[] {
  const { decisions, runEffect, shares, exposures, changes, clock } = deps;
  return implement(featureRoutes, {
    async features(_, rc) {
      return decisions.features(requireUser(rc));
    },
    async testFeature({ params: { name } }, rc) {
      const user = requireUser(rc);
      const { enabled, reason } = decisions.decide(user, name);
      const { result, ranEffect } = await runEffect(user, name);
      return { name, enabled, reason, result, ranEffect };
    },
    async flagOperations() {
      const now = clock.now();
      const since = new Date(now.getTime() - (EXPOSURE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
      const [counted, days, log] = await Promise.all([
        shares.shares(),
        Promise.all(CUSTOMER_FLAGS.map(async (flag) => [flag, await exposures.exposures(flag, since)] as const)),
        changes.changes(),
      ]);
      const exposed = new Map<string, Awaited<ReturnType<typeof exposures.exposures>>>(days);
      const today = now.toISOString().slice(0, 10);
      return {
        countedAt: counted.countedAt.toISOString(),
        ...log,
        flags: FLAG_KEYS.map((name) => {
          const { description, kind, owner, ...rest }: FlagDefinition = FLAGS[name];
          const removeBy = rest.removeBy ?? null;
          const share = counted.flags.get(name);
          return {
            name,
            description,
            kind,
            owner,
            rolloutPercentage: decisions.rolloutOf(name),
            share: { enabled: share?.enabled ?? 0, of: counted.accounts },
            variants: [...(share?.variants ?? [])].map(([variant, people]) => ({ name: variant, people })),
            exposures: exposed.get(name) ?? [],
            removeBy,
            overdue: removeBy !== null && removeBy < today,
          };
        }),
      };
    },
  });
}

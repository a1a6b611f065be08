import type { Knex } from 'knex';
import * as z from 'zod';
import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Log } from '#platform/log/log.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import { type Contribution, contribute } from '#platform/module/extension-point.ts';
import { type FlagExposureListener, flagExposureListener, type PlanSource } from '#platform/module/platform-points.ts';
import { createFeatureEffects, type EffectDeps } from './feature-effects.ts';
import { FlagChanges } from './flag-changes.ts';
import { FlagDecisions } from './flag-decisions.ts';
import { createFlagRoutes, type FlagRouteDeps } from './flag-routes.ts';
import { FlagShareCounter } from './flag-shares.ts';
import { FlagUse } from './flag-use.ts';

/** For the log of changes: without both, operators read why there is none. */
export const flagConfig = z.object({
  UNLEASH_URL: z.url().optional(),
  /** Reads Unleash's event log; a personal access token of a viewer there is enough. */
  UNLEASH_EVENTS_TOKEN: z.string().optional(),
});

export interface FlagDeps extends Pick<EffectDeps, 'realtime'> {
  readonly db: Knex;
  readonly gates: GateService;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: z.output<typeof flagConfig>;
  readonly analyses: Analyses;
  planSources(): readonly PlanSource[];
  /** Keeps who met the effect of a flag. */
  readonly recorder: FlagExposureListener;
  readonly exposures: FlagRouteDeps['exposures'];
}

export interface FlagParts {
  readonly routes: readonly ImplementedRoute[];
  readonly contributes: readonly Contribution[];
  /** Decides a flag for something that is only read, and keeps the exposure. */
  readonly flagUse: FlagUse;
}

/** Everything of the module about flags. */
export function buildFlags(deps: FlagDeps): FlagParts {
  const { db, gates, clock, log, config, analyses, planSources, recorder, exposures, realtime } = deps;
  const planOf: PlanSource['planOf'] = async (ids) => (await planSources()[0]?.planOf(ids)) ?? new Map();
  return {
    routes: createFlagRoutes({
      decisions: new FlagDecisions(gates),
      runEffect: createFeatureEffects({ analyses, gates, ...(realtime && { realtime }) }),
      shares: new FlagShareCounter({ db, gates, clock, planOf }),
      exposures,
      changes: new FlagChanges({ url: config.UNLEASH_URL, token: config.UNLEASH_EVENTS_TOKEN, clock, log }),
      clock,
    }),
    // Ungated: who met an effect is kept while the pages are switched off.
    contributes: [contribute(flagExposureListener, recorder, { ungated: true })],
    flagUse: new FlagUse({ db, gates, log, recorder }),
  };
}

import type { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Design } from './design.ts';
import { type Statistics, statisticsOf } from './equations.ts';
import { type ChainPlan, fitHorseshoe, type HorseshoeFit } from './horseshoe.ts';
import { observationsOf } from './observations.ts';
import { mixed, type Posterior } from './posterior.ts';
import { fitGeneral, fitRidge, type GridPoint, type RidgeFit } from './ridge.ts';
import type { Units } from './units.ts';

export const FULL_CHAIN: ChainPlan = { warmUp: 300, draws: 600, tails: true };

/** The models on one set of creatives. Without features the personal posterior is the general one. */
export interface FittedModels {
  readonly statistics: Statistics;
  readonly general: Posterior;
  readonly ridge: RidgeFit;
  /** Null: there are no features. */
  readonly horseshoe: HorseshoeFit | null;
  /** Ridge and horseshoe, half and half. */
  readonly personal: Posterior;
}

export const fitModels = (
  design: Design,
  units: Units,
  options: {
    readonly few: boolean;
    readonly stream: RandomStream;
    readonly chain: ChainPlan;
    readonly included?: (creative: number) => boolean;
    /** Where few successes are linearised, if a fit of all creatives has found it. */
    readonly at?: GridPoint;
  },
): FittedModels => {
  const observed = observationsOf(design, units, options.few, options.included, options.at);
  const statistics = statisticsOf(design, observed, options.included);
  const general = fitGeneral(statistics).posterior;
  const ridge = fitRidge(statistics);
  if (design.columns === design.general) {
    return { statistics, general, ridge, horseshoe: null, personal: general };
  }
  const horseshoe = fitHorseshoe(statistics, options.stream, options.chain);
  const personal = mixed([
    { weight: 0.5, posterior: ridge.posterior },
    { weight: 0.5, posterior: horseshoe.posterior },
  ]);
  return { statistics, general, ridge, horseshoe, personal };
};

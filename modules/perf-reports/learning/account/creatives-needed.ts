import { ENOUGH_CLICKS } from '../model/stage.ts';

/** A difference of about ±25 % per step of the feature. */
const USUAL_EFFECT = 0.25;

export interface NeededFor {
  /** Sd of what differs between creatives and nothing explains, log-odds (`PersonalModel.spread`). */
  readonly spread: number;
  /** Mean counting variance of a creative's log-odds (`PersonalModel.countingVariance`). */
  readonly countingVariance: number;
  /** Creatives there are, with 20 clicks or more each. */
  readonly creatives: number;
  /** Log-odds per sd of the feature; absent: 0.25. */
  readonly effect?: number;
  /** A yes/no feature instead: difference between yes and no in log-odds, and the share of yes, 0..1. */
  readonly yesNo?: { readonly difference: number; readonly share: number };
}

export interface CreativesNeeded {
  /** Creatives for an 80 % chance of claiming the effect. */
  readonly total: number;
  /** How many more that is; 0: there are enough. */
  readonly more: number;
  /** The effect this is for, log-odds per sd. */
  readonly effect: number;
  /** What helps: beyond about 50 clicks a creative, more creatives do and more impressions do not. */
  readonly helps: 'more creatives' | 'more clicks per creative';
}

/** N₈₀ ≈ 25 + 33 (σ_u² + mean v) / β²: fitted to simulations, within 15 % for σ_u 0.25 to 0.5 and β 0.15 to 0.4. */
export const creativesNeeded = ({ spread, countingVariance, creatives, effect, yesNo }: NeededFor): CreativesNeeded => {
  const beta = yesNo
    ? Math.abs(yesNo.difference) * Math.sqrt(yesNo.share * (1 - yesNo.share))
    : Math.abs(effect ?? USUAL_EFFECT);
  const total = Math.ceil(25 + (33 * (spread * spread + countingVariance)) / (beta * beta));
  return {
    total,
    more: Math.max(0, total - creatives),
    effect: beta,
    helps: countingVariance > 1 / ENOUGH_CLICKS ? 'more clicks per creative' : 'more creatives',
  };
};

import { median } from '#platform/numeric/summaries.ts';
import type { Pairs } from '../data/pairs.ts';
import { isDegradation } from '../data/source-weights.ts';
import type { LowTrust } from '../types.ts';

/** An owner with few labels is taken to agree like the median one, as if so many more pairs were known. */
const UNKNOWN = 10;
/** Owners below the median by four standard errors and this much are not believed at all. */
const MARGIN = 0.05;
/** Below this an owner is shown to operators. */
const LOW = 0.5;

interface Agreement {
  /** Per owner; NaN without labels. */
  readonly share: Float64Array;
  readonly pairs: Float64Array;
  readonly median: number;
}

/** How far each owner's labels agree with the model. Degradations are nobody's opinion. */
const agreementOf = (pairs: Pairs, logOdds: Float64Array): Agreement => {
  const owners = pairs.owners.length;
  const agreed = new Float64Array(owners);
  const whole = new Float64Array(owners);
  const count = new Float64Array(owners);
  const creatives = pairs.owners.map(() => new Set<number>());
  for (let k = 0; k < logOdds.length; k++) {
    if (isDegradation(pairs.source, k)) continue;
    const owner = pairs.owner[k] as number;
    const weight = pairs.weight[k] as number;
    const label = pairs.label[k] as number;
    agreed[owner] = (agreed[owner] as number) + weight * ((logOdds[k] as number) > 0 ? label : 1 - label);
    whole[owner] = (whole[owner] as number) + weight;
    count[owner] = (count[owner] as number) + 1;
    creatives[owner]?.add(pairs.first[k] as number).add(pairs.second[k] as number);
  }
  const share = agreed.map((sum, owner) => sum / (whole[owner] as number));
  const known = share.filter((value) => !Number.isNaN(value));
  return {
    share,
    // Pairs beyond one per creative repeat what is known.
    pairs: count.map((value, owner) => Math.min(value, creatives[owner]?.size ?? 0)),
    median: known.length > 0 ? median(known) : Number.NaN,
  };
};

/**
 * Trust per owner, 0..1: clip((a − ½) / (median − ½), 0, 1) with a the owner's agreement drawn towards the median where few labels
 * are known; 0 below median − 4 se − 0.05. Everybody is trusted where the model agrees with hardly anybody.
 */
export const trustOf = (pairs: Pairs, logOdds: Float64Array): Float64Array => {
  const { share, pairs: counts, median: middle } = agreementOf(pairs, logOdds);
  return share.map((value, owner) => {
    if (Number.isNaN(value) || !(middle > 0.5 + MARGIN)) return 1;
    const n = counts[owner] as number;
    if (value < middle - 4 * Math.sqrt(0.25 / n) - MARGIN) return 0;
    const drawn = (n * value + UNKNOWN * middle) / (n + UNKNOWN);
    return Math.min(1, Math.max(0, (drawn - 0.5) / (middle - 0.5)));
  });
};

/** Owners to show to operators: trusted less than half. */
export const lowTrustOf = (pairs: Pairs, logOdds: Float64Array, trust: Float64Array): LowTrust[] => {
  const agreement = agreementOf(pairs, logOdds);
  return pairs.owners.flatMap((owner, place) =>
    (trust[place] as number) < LOW
      ? [
          {
            owner,
            agreement: agreement.share[place] as number,
            median: agreement.median,
            pairs: agreement.pairs[place] as number,
            trust: trust[place] as number,
          },
        ]
      : [],
  );
};

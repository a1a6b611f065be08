import { addOuter, dot } from '#platform/numeric/matrix.ts';
import { BOOK_MEAN, type Design } from './design.ts';

/** Standard deviations of u, the difference between creatives that nothing explains (log-odds), and their prior weights. */
export const SPREADS = Float64Array.of(0.05, 0.15, 0.25, 0.35, 0.45, 0.6, 0.8, 1.1);

/** ln of half-normal(scale) density × width of the cell around each point of a grid. */
export const halfNormalLogWeights = (points: Float64Array, scale: number): Float64Array =>
  points.map((x, i) => {
    const below = i === 0 ? 0 : (x + (points[i - 1] as number)) / 2;
    const above = i === points.length - 1 ? x + (x - below) : (x + (points[i + 1] as number)) / 2;
    return Math.log(above - below) - (0.5 * x * x) / (scale * scale);
  });

export const SPREAD_LOG_WEIGHTS = halfNormalLogWeights(SPREADS, 0.4);

/** Gaussian observations of the units: y (log-odds) with counting variance v. */
export interface Observations {
  readonly y: Float64Array;
  readonly v: Float64Array;
}

/**
 * All that the data say about the columns at one σ_u: Mᵀ D⁻¹ M, Mᵀ D⁻¹ r, rᵀ D⁻¹ r and ln|D|, where D = diag(v) + σ_u² within
 * each creative and r = y less the rule book's prior mean.
 */
export interface Equations {
  readonly gram: Float64Array;
  readonly right: Float64Array;
  readonly square: number;
  readonly logDeterminant: number;
}

/** Sufficient statistics: Equations per point of SPREADS, and per creative Σ M/v, Σ r/v, Σ 1/v. */
export interface Statistics {
  readonly columns: number;
  readonly general: number;
  readonly groups: number;
  /** How many creatives these are. */
  readonly creatives: number;
  /** By place in SPREADS; made when first asked for. */
  readonly at: (place: number) => Equations;
  /** creatives × columns. */
  readonly rowSums: Float64Array;
  readonly residualSums: Float64Array;
  readonly weights: Float64Array;
}

/** Statistics of the creatives for which `included` holds; sums run over units once, over creatives per σ_u. */
export const statisticsOf = (
  design: Design,
  { y, v }: Observations,
  included: (creative: number) => boolean = () => true,
): Statistics => {
  const q = design.columns;
  const base = new Float64Array(q * q);
  const right = new Float64Array(q);
  let square = 0;
  let logV = 0;
  const places = new Map<number, number>();
  for (let i = 0; i < design.units; i++) {
    const creative = design.creative[i] as number;
    if (included(creative) && !places.has(creative)) places.set(creative, places.size);
  }
  const creatives = places.size;
  const rowSums = new Float64Array(creatives * q);
  const residualSums = new Float64Array(creatives);
  const weights = new Float64Array(creatives);
  for (let i = 0; i < design.units; i++) {
    const place = places.get(design.creative[i] as number);
    if (place === undefined) continue;
    const at = i * q;
    const weight = 1 / (v[i] as number);
    const residual = (y[i] as number) - BOOK_MEAN * (design.rows[at + design.general - 1] as number);
    addOuter(base, q, weight, design.rows, at);
    for (let j = 0; j < q; j++) {
      const x = weight * (design.rows[at + j] as number);
      right[j] = (right[j] as number) + x * residual;
      rowSums[place * q + j] = (rowSums[place * q + j] as number) + x;
    }
    square += weight * residual * residual;
    logV -= Math.log(weight);
    residualSums[place] = (residualSums[place] as number) + weight * residual;
    weights[place] = (weights[place] as number) + weight;
  }
  const at = (spread: number): Equations => {
    const gram = base.slice();
    const rightHere = right.slice();
    let squareHere = square;
    let logDeterminant = logV;
    for (let c = 0; c < creatives; c++) {
      const inside = 1 + spread * spread * (weights[c] as number);
      const shrink = (spread * spread) / inside;
      const residual = residualSums[c] as number;
      addOuter(gram, q, -shrink, rowSums, c * q);
      for (let j = 0; j < q; j++) {
        rightHere[j] = (rightHere[j] as number) - shrink * residual * (rowSums[c * q + j] as number);
      }
      squareHere -= shrink * residual * residual;
      logDeterminant += Math.log(inside);
    }
    return { gram, right: rightHere, square: squareHere, logDeterminant };
  };
  const made: Equations[] = [];
  return {
    columns: q,
    general: design.general,
    groups: design.groups,
    creatives,
    at: (place) => {
      made[place] ??= at(SPREADS[place] as number);
      return made[place];
    },
    rowSums,
    residualSums,
    weights,
  };
};

/** ln p(residuals | coefficients, σ_u) of each σ_u, up to a constant: what a Gibbs step over σ_u needs. */
export const spreadLogLikelihoods = (statistics: Statistics, coefficients: Float64Array, into: Float64Array): void => {
  const { columns: q, creatives } = statistics;
  into.fill(0);
  for (let c = 0; c < creatives; c++) {
    const residual = (statistics.residualSums[c] as number) - dot(statistics.rowSums, coefficients, q, c * q);
    const weight = statistics.weights[c] as number;
    for (let g = 0; g < SPREADS.length; g++) {
      const variance = (SPREADS[g] as number) * (SPREADS[g] as number);
      const inside = 1 + variance * weight;
      into[g] = (into[g] as number) + 0.5 * ((variance / inside) * residual * residual - Math.log(inside));
    }
  }
};

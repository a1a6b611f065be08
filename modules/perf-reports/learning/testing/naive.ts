import {
  addInverse,
  addOuter,
  backSolve,
  choleskyInPlace,
  forwardSolve,
  mirrorLower,
} from '#platform/numeric/matrix.ts';
import { BOOK_MEAN, type Design } from '../model/design.ts';
import { empiricalLogit } from '../model/observations.ts';
import type { Posterior } from '../model/posterior.ts';
import type { Units } from '../model/units.ts';

/**
 * What spreadsheets do: weights by counts alone (no σ_u), so two million clicks count ten thousand times more than 200, and every
 * interval is only as wide as the counts make it. The prior is as good as flat.
 */
export const naiveFit = (design: Design, units: Units): Posterior => {
  const q = design.columns;
  const gram = new Float64Array(q * q);
  const right = new Float64Array(q);
  for (let i = 0; i < design.units; i++) {
    const { y, v } = empiricalLogit(units.successes[i] as number, units.trials[i] as number);
    const at = i * q;
    addOuter(gram, q, 1 / v, design.rows, at);
    const residual = (y - BOOK_MEAN * (design.rows[at + design.general - 1] as number)) / v;
    for (let j = 0; j < q; j++) right[j] = (right[j] as number) + residual * (design.rows[at + j] as number);
  }
  for (let j = 0; j < q; j++) gram[j * q + j] = (gram[j * q + j] as number) + (j === 0 ? 0.01 : 1);
  const l = choleskyInPlace(gram, q);
  const mean = backSolve(l, q, forwardSolve(l, q, right));
  const covariance = addInverse(l, q, 1, new Float64Array(q * q), new Float64Array(q * q));
  mirrorLower(covariance, q);
  return { mean, covariance, spreadVariance: 0 };
};

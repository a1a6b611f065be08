import { expect, it } from 'vitest';
import fixtures from './fixtures/matrices.json' with { type: 'json' };
import {
  addInverse,
  addOuter,
  choleskyInPlace,
  choleskySolve,
  invertLower,
  logDeterminant,
  mirrorLower,
  quadraticForm,
} from './matrix.ts';

const BOUND = 1e-10;

for (const { n, rows, weights, b, solution, logDeterminant: logDet, inverse } of fixtures.matrices) {
  it(`factor, solution, determinant and inverse of ${n} rows, relative error at most 1e-10 against mpmath`, () => {
    const a = new Float64Array(n * n);
    const x = Float64Array.from(rows);
    for (const [row, weight] of weights.entries()) addOuter(a, n, weight, x, row * n);
    for (let i = 0; i < n; i++) a[i * n + i] = (a[i * n + i] as number) + fixtures.ridge;
    const l = choleskyInPlace(a.slice(), n);

    const scale = Math.max(...solution.map(Math.abs));
    choleskySolve(l, n, Float64Array.from(b)).forEach((value, i) => {
      expect(Math.abs(value - (solution[i] ?? 0))).toBeLessThan(BOUND * scale);
    });
    expect(Math.abs(logDeterminant(l, n) - logDet)).toBeLessThan(BOUND * Math.max(1, Math.abs(logDet)));

    const full = addInverse(l, n, 1, new Float64Array(n * n), new Float64Array(n * n));
    mirrorLower(full, n);
    const largest = Math.max(...inverse.map(Math.abs));
    let place = 0;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        expect(Math.abs((full[i * n + j] ?? 0) - (inverse[place++] ?? 0))).toBeLessThan(BOUND * largest);
      }
    }

    // bᵀ A⁻¹ b two ways, and the diagonal of the inverse's trailing block from the trailing block of L alone.
    const direct = solution.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
    expect(Math.abs(quadraticForm(full, n, Float64Array.from(b)) - direct)).toBeLessThan(BOUND * Math.max(1, direct));
    const from = Math.floor(n / 2);
    const block = invertLower(l, n, new Float64Array((n - from) * (n - from)), from);
    for (let j = from; j < n; j++) {
      let sum = 0;
      for (let i = j; i < n; i++) {
        const entry = block[(i - from) * (n - from) + (j - from)] ?? 0;
        sum += entry * entry;
      }
      expect(Math.abs(sum - (full[j * n + j] ?? 0))).toBeLessThan(BOUND * largest);
    }
  });
}

it('refuses a matrix that is not positive definite', () => {
  expect(() => choleskyInPlace(Float64Array.of(1, 0, 2, 1), 2)).toThrow(/not positive definite \(row 1 of 2\)/);
});

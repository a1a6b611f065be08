/**
 * Dense symmetric matrices as row-major Float64Array of n·n, sums in a fixed order. What is asked for here is small (up to a few
 * hundred rows) and positive definite, so one factorisation serves solving, determinants and inverses.
 */

/** Σ a b over n places in four running sums: a single one would wait for itself. */
const rowDot = (a: Float64Array, atA: number, b: Float64Array, atB: number, n: number): number => {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  let k = 0;
  for (; k + 3 < n; k += 4) {
    one += (a[atA + k] as number) * (b[atB + k] as number);
    two += (a[atA + k + 1] as number) * (b[atB + k + 1] as number);
    three += (a[atA + k + 2] as number) * (b[atB + k + 2] as number);
    four += (a[atA + k + 3] as number) * (b[atB + k + 3] as number);
  }
  for (; k < n; k++) one += (a[atA + k] as number) * (b[atB + k] as number);
  return one + two + (three + four);
};

/** One row of the factor, for the last row of an odd number. */
const factorRow = (a: Float64Array, n: number, i: number): void => {
  const row = i * n;
  for (let j = 0; j < i; j++) {
    a[row + j] = ((a[row + j] as number) - rowDot(a, row, a, j * n, j)) / (a[j * n + j] as number);
  }
  a[row + i] = Math.sqrt(pivot((a[row + i] as number) - rowDot(a, row, a, row, i), i, n));
};

const pivot = (value: number, row: number, n: number): number => {
  if (!(value > 0)) throw new RangeError(`The matrix is not positive definite (row ${row} of ${n})`);
  return value;
};

/**
 * Replaces the lower triangle of `a` by L with a = L Lᵀ; the upper triangle is left as it is. Two rows by two columns at a time:
 * four sums for the reads of two, about twice as fast. Throws where `a` is not positive definite.
 */
export const choleskyInPlace = (a: Float64Array, n: number): Float64Array => {
  for (let i = 0; i + 1 < n; i += 2) {
    const upper = i * n;
    const lower = upper + n;
    for (let j = 0; j < i; j += 2) {
      const left = j * n;
      const right = left + n;
      let upperLeft = a[upper + j] as number;
      let upperRight = a[upper + j + 1] as number;
      let lowerLeft = a[lower + j] as number;
      let lowerRight = a[lower + j + 1] as number;
      for (let k = 0; k < j; k++) {
        const u = a[upper + k] as number;
        const w = a[lower + k] as number;
        const x = a[left + k] as number;
        const y = a[right + k] as number;
        upperLeft -= u * x;
        upperRight -= u * y;
        lowerLeft -= w * x;
        lowerRight -= w * y;
      }
      const first = a[left + j] as number;
      const cross = a[right + j] as number;
      const second = a[right + j + 1] as number;
      upperLeft /= first;
      lowerLeft /= first;
      a[upper + j] = upperLeft;
      a[lower + j] = lowerLeft;
      a[upper + j + 1] = (upperRight - upperLeft * cross) / second;
      a[lower + j + 1] = (lowerRight - lowerLeft * cross) / second;
    }
    let own = a[upper + i] as number;
    let cross = a[lower + i] as number;
    let next = a[lower + i + 1] as number;
    for (let k = 0; k < i; k++) {
      const u = a[upper + k] as number;
      const w = a[lower + k] as number;
      own -= u * u;
      cross -= u * w;
      next -= w * w;
    }
    own = Math.sqrt(pivot(own, i, n));
    cross /= own;
    a[upper + i] = own;
    a[lower + i] = cross;
    a[lower + i + 1] = Math.sqrt(pivot(next - cross * cross, i + 1, n));
  }
  if (n % 2 === 1) factorRow(a, n, n - 1);
  return a;
};

/** ln det(L Lᵀ). */
export const logDeterminant = (l: Float64Array, n: number): number => {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += Math.log(l[i * n + i] as number);
  return 2 * sum;
};

/** Solves L x = b in place of b. */
export const forwardSolve = (l: Float64Array, n: number, b: Float64Array): Float64Array => {
  for (let i = 0; i < n; i++) {
    const row = i * n;
    b[i] = ((b[i] as number) - rowDot(l, row, b, 0, i)) / (l[row + i] as number);
  }
  return b;
};

/** Solves Lᵀ x = b in place of b. */
export const backSolve = (l: Float64Array, n: number, b: Float64Array): Float64Array => {
  for (let i = n - 1; i >= 0; i--) {
    const row = i * n;
    const x = (b[i] as number) / (l[row + i] as number);
    b[i] = x;
    for (let k = 0; k < i; k++) b[k] = (b[k] as number) - x * (l[row + k] as number);
  }
  return b;
};

/** Solves L Lᵀ x = b in place of b. */
export const choleskySolve = (l: Float64Array, n: number, b: Float64Array): Float64Array =>
  backSolve(l, n, forwardSolve(l, n, b));

/**
 * L⁻¹ of the block of L from row `from` to the end, written to `into` (m·m, m = n − from; its upper triangle is not touched).
 * The inverse of the trailing block is the trailing block of the inverse.
 */
export const invertLower = (l: Float64Array, n: number, into: Float64Array, from = 0): Float64Array => {
  const m = n - from;
  for (let i = 0; i < m; i++) {
    const row = (i + from) * n + from;
    const scale = 1 / (l[row + i] as number);
    const rowInto = i * m;
    for (let j = 0; j < i; j++) into[rowInto + j] = 0;
    for (let k = 0; k < i; k++) {
      const factor = l[row + k] as number;
      const rowK = k * m;
      for (let j = 0; j <= k; j++)
        into[rowInto + j] = (into[rowInto + j] as number) - factor * (into[rowK + j] as number);
    }
    for (let j = 0; j < i; j++) into[rowInto + j] = (into[rowInto + j] as number) * scale;
    into[rowInto + i] = scale;
  }
  return into;
};

/** Adds weight · (L Lᵀ)⁻¹ to the lower triangle of `into`. `scratch`: n·n. */
export const addInverse = (
  l: Float64Array,
  n: number,
  weight: number,
  into: Float64Array,
  scratch: Float64Array,
): Float64Array => {
  invertLower(l, n, scratch);
  for (let k = 0; k < n; k++) {
    const row = k * n;
    for (let i = 0; i <= k; i++) {
      const x = weight * (scratch[row + i] as number);
      const rowI = i * n;
      for (let j = 0; j <= i; j++) into[rowI + j] = (into[rowI + j] as number) + x * (scratch[row + j] as number);
    }
  }
  return into;
};

/** Copies the lower triangle onto the upper one. */
export const mirrorLower = (a: Float64Array, n: number): void => {
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) a[j * n + i] = a[i * n + j] as number;
};

/** Adds weight · x xᵀ to the lower triangle of `into`; x is the part of `rows` at `offset`. */
export const addOuter = (into: Float64Array, n: number, weight: number, rows: Float64Array, offset = 0): void => {
  for (let i = 0; i < n; i++) {
    const x = weight * (rows[offset + i] as number);
    if (x === 0) continue;
    const row = i * n;
    for (let j = 0; j <= i; j++) into[row + j] = (into[row + j] as number) + x * (rows[offset + j] as number);
  }
};

/** Σ a_i b_i over n places, from the given offsets. */
export const dot = (a: Float64Array, b: Float64Array, n: number, offsetA = 0, offsetB = 0): number =>
  rowDot(a, offsetA, b, offsetB, n);

/** xᵀ A x for a full symmetric A. */
export const quadraticForm = (a: Float64Array, n: number, x: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const xi = x[i] as number;
    if (xi !== 0) sum += xi * dot(a, x, n, i * n);
  }
  return sum;
};

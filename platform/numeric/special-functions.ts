const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
const HALF_LOG_TWO_PI = 0.9189385332046727;

/** ln Γ(x) for x over 0 (Lanczos, g = 7; about 1e-15 of absolute error for moderate x). */
export const lnGamma = (x: number): number => {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const z = x - 1;
  let sum = LANCZOS[0] ?? 1;
  for (let i = 1; i < 9; i++) sum += (LANCZOS[i] ?? 0) / (z + i);
  const t = z + 7.5;
  return HALF_LOG_TWO_PI + (z + 0.5) * Math.log(t) - t + Math.log(sum);
};

/** ln Γ(x + 1) less Stirling's formula: what keeps densities exact where ln Γ itself is huge (Loader 2000). */
const stirlingError = (x: number): number => {
  if (x < 12) return lnGamma(x + 1) - (x + 0.5) * Math.log(x) + x - HALF_LOG_TWO_PI;
  const square = x * x;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / x;
};

/** x ln(x/m) + m − x without cancellation where x is near m (Loader 2000). */
const deviance = (x: number, m: number): number => {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const v = (x - m) / (x + m);
  let sum = (x - m) * v;
  let term = 2 * x * v;
  for (let j = 1; j < 1000; j++) {
    term *= v * v;
    const next = sum + term / (2 * j + 1);
    if (next === sum) break;
    sum = next;
  }
  return sum;
};

/** x^a e^−x / Γ(a + 1), for a and x over 0. */
export const gammaKernel = (a: number, x: number): number =>
  Math.exp(-stirlingError(a) - deviance(a, x)) / Math.sqrt(2 * Math.PI * a);

/** x^a (1−x)^b / B(a, b); both x and its complement are passed, since 1 − x may have lost its digits. */
export const betaKernel = (a: number, b: number, x: number, complement: number): number => {
  const total = a + b;
  const log =
    stirlingError(total) -
    stirlingError(a) -
    stirlingError(b) -
    deviance(a, total * x) -
    deviance(b, total * complement);
  return Math.exp(log) * Math.sqrt((a / total) * (b / (2 * Math.PI)));
};

const TINY = 1e-300;
const EPSILON = 1e-16;
const notZero = (x: number): number => (Math.abs(x) < TINY ? TINY : x);

/** Lower and upper regularised incomplete gamma: P(a, x) and Q(a, x), each with its own digits. */
export const incompleteGamma = (a: number, x: number): { lower: number; upper: number } => {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (x === Infinity) return { lower: 1, upper: 0 };
  const kernel = gammaKernel(a, x);
  if (x < a + 1) {
    let term = 1;
    let sum = 1;
    for (let n = 1; n < 100_000; n++) {
      term *= x / (a + n);
      sum += term;
      if (term < sum * EPSILON) break;
    }
    const lower = kernel * sum;
    return { lower, upper: 1 - lower };
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / notZero(b);
  let h = d;
  for (let n = 1; n < 100_000; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / notZero(an * d + b);
    c = notZero(b + an / c);
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < EPSILON * 4) break;
  }
  const upper = kernel * a * h;
  return { lower: 1 - upper, upper };
};

/** The continued fraction of the incomplete beta function (modified Lentz). */
const betaFraction = (a: number, b: number, x: number): number => {
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    h *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < EPSILON * 4) break;
  }
  return h;
};

/** Regularised incomplete beta I_x(a, b) and its complement, each with its own digits. */
export const incompleteBeta = (
  a: number,
  b: number,
  x: number,
  complement: number = 1 - x,
): { lower: number; upper: number } => {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (complement <= 0) return { lower: 1, upper: 0 };
  const kernel = betaKernel(a, b, x, complement);
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (kernel * betaFraction(a, b, x)) / a;
    return { lower, upper: 1 - lower };
  }
  const upper = (kernel * betaFraction(b, a, complement)) / b;
  return { lower: 1 - upper, upper };
};

const TWO_OVER_ROOT_PI = 1.1283791670955126;

/** 1 − erf(x), with full relative accuracy in the tail. */
export const erfc = (x: number): number => {
  if (x < 0) return 2 - erfc(-x);
  if (x < 2) {
    let term = x;
    let sum = x;
    for (let n = 1; n < 200; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
      if (term < sum * EPSILON) break;
    }
    return 1 - TWO_OVER_ROOT_PI * Math.exp(-x * x) * sum;
  }
  let fraction = 0;
  for (let n = Math.ceil(16 + 240 / (x * x)); n > 0; n--) fraction = n / 2 / (x + fraction);
  return Math.exp(-x * x) / ((x + fraction) * 1.7724538509055159);
};

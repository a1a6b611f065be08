import { betaKernel, erfc, gammaKernel, incompleteBeta, incompleteGamma, lnGamma } from './special-functions.ts';

/** Which end a probability is measured from. Small upper tails keep their digits only when asked for as such. */
type Tail = 'lower' | 'upper';

/** P(Z ≤ x) of the standard normal. */
export const normalCdf = (x: number): number => 0.5 * erfc(-x * Math.SQRT1_2);

/** ln of the standard normal density. */
export const normalLogDensity = (x: number): number => -0.5 * x * x - 0.9189385332046727;

/** x with P(Z ≤ x) = p, for p in 0..1. */
export const normalQuantile = (p: number): number => {
  if (!(p > 0 && p < 1)) return p === 0 ? -Infinity : p === 1 ? Infinity : Number.NaN;
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  // Abramowitz & Stegun 26.2.23 (4.5e-4), then Halley's method, which triples the digits each time.
  let x = (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
  for (let i = 0; i < 3; i++) {
    const error = (normalCdf(x) - p) * Math.exp(-normalLogDensity(x));
    x -= error / (1 + (x * error) / 2);
  }
  return x;
};

/** P(X ≤ x), X ~ Beta(a, b); a, b over 0, x in 0..1. */
export const betaCdf = (x: number, a: number, b: number, tail: Tail = 'lower'): number => incompleteBeta(a, b, x)[tail];

/** P(X ≤ x), X ~ Gamma(shape, scale 1). */
export const gammaCdf = (x: number, shape: number, tail: Tail = 'lower'): number => incompleteGamma(shape, x)[tail];

/** P(T ≤ x), Student's t with this many degrees of freedom (over 0). */
export const tCdf = (x: number, freedom: number): number => {
  const square = x * x;
  const tail = 0.5 * incompleteBeta(freedom / 2, 0.5, freedom / (freedom + square), square / (freedom + square)).lower;
  return x < 0 ? tail : 1 - tail;
};

/**
 * u with cdf(u) = p, for a rising cdf on the whole line: Newton's steps, halving the bracket where a step would leave it.
 */
const invert = (p: number, start: number, cdf: (u: number) => number, density: (u: number) => number): number => {
  let low = start - 1;
  let high = start + 1;
  while (cdf(low) > p) low -= 2 * (high - low);
  while (cdf(high) < p) high += 2 * (high - low);
  let u = start;
  for (let i = 0; i < 200; i++) {
    const value = cdf(u);
    if (value < p) low = u;
    else high = u;
    const slope = density(u);
    const step = slope > 0 ? (value - p) / slope : Number.NaN;
    const next = u - step > low && u - step < high ? u - step : (low + high) / 2;
    if (Math.abs(next - u) <= 1e-15 * Math.max(1, Math.abs(u))) return next;
    u = next;
  }
  return u;
};

/** x with P(X ≤ x) = p, X ~ Gamma(shape, scale 1). */
export const gammaQuantile = (p: number, shape: number): number => {
  if (p <= 0) return 0;
  if (p >= 1) return Infinity;
  const root = 1 - 1 / (9 * shape) + normalQuantile(p) / (3 * Math.sqrt(shape));
  const start = root > 0.1 ? Math.log(shape) + 3 * Math.log(root) : (Math.log(p) + lnGamma(shape + 1)) / shape;
  return Math.exp(
    invert(
      p,
      start,
      (u) => incompleteGamma(shape, Math.exp(u)).lower,
      (u) => gammaKernel(shape, Math.exp(u)) * shape,
    ),
  );
};

/** x with P(X ≤ x) = p, X ~ Beta(a, b). */
export const betaQuantile = (p: number, a: number, b: number): number => {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  // On the scale of log-odds, where neither end runs out of digits.
  const part = (u: number): [number, number] => [1 / (1 + Math.exp(-u)), 1 / (1 + Math.exp(u))];
  const start = Math.log(a / b) + normalQuantile(p) * Math.sqrt(1 / a + 1 / b);
  const u = invert(
    p,
    start,
    (at) => incompleteBeta(a, b, ...part(at)).lower,
    (at) => betaKernel(a, b, ...part(at)),
  );
  return part(u)[0];
};

/** x with P(T ≤ x) = p, Student's t; p from 1e-100. */
export const tQuantile = (p: number, freedom: number): number => {
  if (p === 0.5) return 0;
  if (p > 0.5) return -tQuantile(1 - p, freedom);
  // T² / (ν + T²) is Beta(½, ν/2); asked for by its complement, which is small in the tail.
  const complement = betaQuantile(2 * p, freedom / 2, 0.5);
  if (complement < 0.5) return -Math.sqrt((freedom * (1 - complement)) / complement);
  const near = betaQuantile(1 - 2 * p, 0.5, freedom / 2);
  return -Math.sqrt((freedom * near) / (1 - near));
};

/**
 * The three shapes a measured value turns into a response of 0..1 with. All are
 * continuous except `step`, and none gains from a change in the wrong direction.
 */

/**
 * Straight line from 0 at `zero` to 1 at `full`, flat outside. `zero` may be the larger one: `ramp(6, 2)` is full at 2 and under.
 */
export function ramp(zero: number, full: number): (value: number) => number {
  return (value) => clamp01((value - zero) / (full - zero));
}

/**
 * A plateau with slopes: 0 up to `zeroLow`, rising to 1 at `fullLow`, full up to `fullHigh`, falling to 0 at `zeroHigh`.
 * For measures where both too little and too much hurt.
 */
export function hat(zeroLow: number, fullLow: number, fullHigh: number, zeroHigh: number): (value: number) => number {
  const rise = ramp(zeroLow, fullLow);
  const fall = ramp(zeroHigh, fullHigh);
  return (value) => Math.min(rise(value), fall(value));
}

/** All or nothing: 1 where the fact holds. */
export function step(holds: boolean): number {
  return holds ? 1 : 0;
}

/** A number forced into 0..1; what is not a number counts as 0. */
export function clamp01(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

/** Mean of several responses, each with its weight. */
export function blend(parts: readonly (readonly [response: number, weight: number])[]): number {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  return total > 0 ? clamp01(parts.reduce((sum, [response, weight]) => sum + response * weight, 0) / total) : 0;
}

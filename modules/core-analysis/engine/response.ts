/**
 * The four shapes a measured value turns into a response of 0..1 with. All are
 * continuous except `step`, and none gains from a change in the wrong direction.
 */

/**
 * Straight line from 0 at `zero` to 1 at `full`, flat outside. `zero` may be the larger one: `ramp(6, 2)` is full at 2 and under.
 */
export function ramp(zero: number, full: number): (value: number) => number {
  return (value) => clamp01((value - zero) / (full - zero));
}

/** What of the response is left to lose at the zero of a long ramp. */
const REST = 0.2;

/**
 * A ramp that goes on telling bad from worse: the last fifth of the response is lost only from `zero` on, evenly by ratio, until
 * `worst`. What is measured over several powers of ten, such as blur, has no point from which more of it would not matter.
 */
export function longRamp(worst: number, zero: number, full: number): (value: number) => number {
  const main = ramp(zero, full);
  const rest = ramp(Math.log(worst), Math.log(zero));
  return (value) => (1 - REST) * main(value) + REST * rest(Math.log(Math.max(value, 1e-9)));
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

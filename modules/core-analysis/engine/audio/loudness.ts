import { KWeighting } from './k-weighting.ts';

/** Blocks of 400 ms every 100 ms (75 % overlap): mean squares are kept per 100 ms and added up in fours. */
const STEP_S = 0.1;
const MOMENTARY_STEPS = 4;
const SHORT_TERM_STEPS = 30;
/** LUFS. */
const ABSOLUTE_GATE = -70;
/** LU under the mean of what passed the absolute gate: for the integrated loudness and for the range. */
const RELATIVE_GATE = -10;
const RANGE_GATE = -20;
/** Percentiles between which EBU Tech 3342 takes the range. */
const RANGE_LOW = 0.1;
const RANGE_HIGH = 0.95;

/**
 * Weights of ITU-R BS.1770-4, table 3, for the channel orders decoders give:
 * 5.0 and 5.1 carry side channels last, 7.1 (and 6.1, 7.0) carry back channels,
 * which count once, before or instead of them. The low-frequency channel counts nothing.
 */
const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 1, 1.41, 1.41],
  5: [1, 1, 1, 1.41, 1.41],
  6: [1, 1, 1, 0, 1.41, 1.41],
  7: [1, 1, 1, 0, 1, 1.41, 1.41],
  8: [1, 1, 1, 0, 1, 1, 1.41, 1.41],
};

/** LUFS of a weighted mean square. */
export function lufsOf(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean squares of `steps` consecutive steps, one for each place where they fit. */
function slidingMeans(powers: readonly number[], steps: number): number[] {
  return Array.from({ length: Math.max(0, powers.length - steps + 1) }, (_, at) => {
    let sum = 0;
    for (let i = at; i < at + steps; i += 1) sum += powers[i] as number;
    return sum / steps;
  });
}

/** Those over the absolute gate, and of them those over the mean of these plus `relativeGate`. */
function gated(powers: readonly number[], relativeGate: number): number[] {
  const audible = powers.filter((power) => lufsOf(power) > ABSOLUTE_GATE);
  const gate = lufsOf(meanOf(audible)) + relativeGate;
  return audible.filter((power) => lufsOf(power) > gate);
}

/**
 * Loudness of a stream after ITU-R BS.1770-4 and EBU Tech 3342. Holds one number
 * per 100 ms of sound, nothing else grows.
 */
export class Loudness {
  private readonly filters: KWeighting[];
  private readonly weights: readonly number[];
  /** Weighted mean square of each full 100 ms. */
  private readonly powers: number[] = [];
  private sum = 0;
  private taken = 0;
  private start = 0;
  private readonly stepLength: number;

  constructor(sampleRate: number, channelCount: number) {
    this.filters = Array.from({ length: channelCount }, () => new KWeighting(sampleRate));
    this.weights = WEIGHTS[channelCount] ?? Array.from({ length: channelCount }, () => 1);
    this.stepLength = sampleRate * STEP_S;
  }

  /** The next `length` samples of every channel. */
  push(planes: readonly Float32Array[], length: number): void {
    let from = 0;
    while (from < length) {
      // Ends of steps are rounded one by one, so that rates such as 11 025 Hz do not drift.
      const end = Math.round((this.powers.length + 1) * this.stepLength);
      const to = Math.min(length, from + end - this.taken);
      this.filters.forEach((filter, channel) => {
        const weight = this.weights[channel] as number;
        if (weight > 0) this.sum += weight * filter.sumOfSquares(planes[channel] as Float32Array, from, to);
      });
      this.taken += to - from;
      from = to;
      if (this.taken === end) {
        this.powers.push(this.sum / (end - this.start));
        this.start = end;
        this.sum = 0;
      }
    }
  }

  /** LUFS; null when everything is under the gate or shorter than one block. */
  integrated(): number | null {
    const blocks = gated(slidingMeans(this.powers, MOMENTARY_STEPS), RELATIVE_GATE);
    return blocks.length === 0 ? null : lufsOf(meanOf(blocks));
  }

  /** Loudness range in LU; null under 3 s of sound or when everything is under the gate. */
  range(): number | null {
    const levels = gated(slidingMeans(this.powers, SHORT_TERM_STEPS), RANGE_GATE)
      .map(lufsOf)
      .sort((p, q) => p - q);
    const at = (share: number) => levels[Math.round(share * (levels.length - 1))] as number;
    return levels.length === 0 ? null : at(RANGE_HIGH) - at(RANGE_LOW);
  }

  /**
   * Momentary loudness in the middle of each step of `stepS` seconds up to
   * `durationS`, in LUFS; null under -70. A step longer than 400 ms is taken whole.
   */
  momentary(stepS: number, durationS: number): (number | null)[] {
    const half = Math.max(stepS, STEP_S * MOMENTARY_STEPS) / 2;
    return Array.from({ length: Math.ceil(durationS / stepS - 1e-6) }, (_, step) => {
      const middle = (step + 0.5) * stepS;
      const from = Math.max(0, Math.round((middle - half) / STEP_S));
      const covered = this.powers.slice(from, Math.max(from + 1, Math.round((middle + half) / STEP_S)));
      const level = lufsOf(meanOf(covered));
      return covered.length > 0 && level > ABSOLUTE_GATE ? level : null;
    });
  }
}

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** Mixes the bits of a word so that neighbouring seeds start far apart (finaliser of MurmurHash3). */
const mix = (word: number): number => {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/** Four words of state from a seed and the labels of a stream. */
const stateOf = (seed: number, labels: readonly (string | number)[]): number[] => {
  let hash = mix(Math.trunc(seed) | 0) ^ mix(Math.floor(seed / 4294967296) | 0 || 0x9e3779b9);
  for (const character of labels.join('/')) hash = mix(hash ^ (character.codePointAt(0) ?? 0));
  return [1, 2, 3, 4].map((place) => mix((hash + Math.imul(place, 0x9e3779b9)) | 0) || place);
};

/**
 * The only source of randomness in this library: a seeded stream of draws (xoroshiro128+). The same seed and labels give the
 * same draws; streams with other labels are unrelated, so one part of a computation can draw more without moving another.
 */
export class RandomStream {
  readonly #generator: Generator;
  #spareNormal: number | null = null;

  /** `seed`: any safe integer. `labels`: what the stream is for, such as `'fold', 3`. */
  constructor(
    readonly seed: number,
    readonly labels: readonly (string | number)[] = [],
  ) {
    this.#generator = xoroshiro128plusFromState(stateOf(seed, labels));
  }

  /** A stream of its own; drawing from it does not move this one. */
  fork(...labels: (string | number)[]): RandomStream {
    return new RandomStream(this.seed, [...this.labels, ...labels]);
  }

  /** Uniform in [0, 1), 53 bits. */
  uniform(): number {
    return uniformFloat64(this.#generator);
  }

  /** Uniform integer in 0..below − 1. */
  integer(below: number): number {
    return Math.floor(this.uniform() * below);
  }

  /** Standard normal (Marsaglia's polar method). */
  normal(): number {
    if (this.#spareNormal !== null) {
      const spare = this.#spareNormal;
      this.#spareNormal = null;
      return spare;
    }
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      const square = x * x + y * y;
      if (square > 0 && square < 1) {
        const scale = Math.sqrt((-2 * Math.log(square)) / square);
        this.#spareNormal = y * scale;
        return x * scale;
      }
    }
  }

  /** Exponential with mean 1. */
  exponential(): number {
    return -Math.log(1 - this.uniform());
  }

  /** Gamma with this shape (over 0) and scale 1 (Marsaglia & Tsang 2000). */
  gamma(shape: number): number {
    if (shape < 1) return this.gamma(shape + 1) * Math.exp(-this.exponential() / shape);
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    for (;;) {
      const x = this.normal();
      const root = 1 + c * x;
      if (root <= 0) continue;
      const v = root * root * root;
      if (Math.log(1 - this.uniform()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
    }
  }

  /** Beta with shapes a, b over 0. */
  beta(a: number, b: number): number {
    const x = this.gamma(a);
    return x / (x + this.gamma(b));
  }

  /** Successes of n trials; exact, in O(log n) by splitting at the median order statistic (Devroye 1986, X.4.3). */
  binomial(trials: number, probability: number): number {
    let left = trials;
    let p = probability;
    let successes = 0;
    while (left > 40) {
      const rank = 1 + Math.floor(left / 2);
      const at = this.beta(rank, left + 1 - rank);
      if (at <= p) {
        successes += rank;
        left -= rank;
        p = (p - at) / (1 - at);
      } else {
        left = rank - 1;
        p /= at;
      }
    }
    for (let i = 0; i < left; i++) if (this.uniform() < p) successes++;
    return successes;
  }

  /** The numbers 0..count − 1 in random order. */
  shuffled(count: number): Int32Array {
    const order = Int32Array.from({ length: count }, (_, i) => i);
    for (let i = count - 1; i > 0; i--) {
      const j = this.integer(i + 1);
      const moved = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = moved;
    }
    return order;
  }
}

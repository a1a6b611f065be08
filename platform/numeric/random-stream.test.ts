import { describe, expect, it } from 'vitest';
import { betaCdf, gammaCdf, normalCdf } from './distributions.ts';
import { RandomStream } from './random-stream.ts';

const DRAWS = 20_000;
/** Kolmogorov's distance; 0.0138 is passed by all but one right sampler in a thousand at 20,000 draws. */
const distance = (draw: () => number, cdf: (x: number) => number): number => {
  const sorted = Float64Array.from({ length: DRAWS }, draw).sort();
  return sorted.reduce((worst, x, i) => Math.max(worst, Math.abs(cdf(x) - (i + 0.5) / DRAWS)), 0);
};

describe('draws follow their distribution (20,000 draws, seed 11)', () => {
  const stream = new RandomStream(11);
  it.each([
    ['uniform', () => stream.uniform(), (x: number) => x],
    ['normal', () => stream.normal(), normalCdf],
    ['exponential', () => stream.exponential(), (x: number) => 1 - Math.exp(-x)],
    ['gamma 0.3', () => stream.gamma(0.3), (x: number) => gammaCdf(x, 0.3)],
    ['gamma 20.5', () => stream.gamma(20.5), (x: number) => gammaCdf(x, 20.5)],
    ['beta 2, 5', () => stream.beta(2, 5), (x: number) => betaCdf(x, 2, 5)],
  ] as const)('%s', (_, draw, cdf) => {
    expect(distance(draw, cdf)).toBeLessThan(0.0138);
  });

  it('binomial: mean and variance within four standard errors, few and many trials', () => {
    for (const [trials, p] of [
      [7, 0.3],
      [300, 0.04],
      [2_000_000, 0.012],
    ] as const) {
      const draws = Float64Array.from({ length: 5_000 }, () => stream.binomial(trials, p));
      const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length;
      const variance = draws.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / (draws.length - 1);
      const truth = trials * p * (1 - p);
      expect(Math.abs(mean - trials * p)).toBeLessThan(4 * Math.sqrt(truth / draws.length));
      expect(Math.abs(variance / truth - 1)).toBeLessThan(4 * Math.sqrt(2.2 / draws.length));
    }
  });
});

describe('streams', () => {
  it('repeat for the same seed and labels, and differ for any other', () => {
    const first = (seed: number, ...labels: string[]) => new RandomStream(seed, labels).uniform();
    expect(first(5, 'a')).toBe(first(5, 'a'));
    const all = [0, 1, 2, 5, -1, 4_294_967_296, 8_589_934_592].flatMap((seed) => [
      first(seed),
      first(seed, 'a'),
      first(seed, 'b'),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('start unrelated for neighbouring seeds: the first draws of 20,000 seeds are uniform', () => {
    let seed = 0;
    expect(
      distance(
        () => new RandomStream(seed++).uniform(),
        (x) => x,
      ),
    ).toBeLessThan(0.0138);
  });

  it('fork without moving the parent', () => {
    const one = new RandomStream(3);
    const two = new RandomStream(3);
    one.fork('x').normal();
    expect(one.normal()).toBe(two.normal());
  });

  it('shuffle every number once', () => {
    expect([...new RandomStream(9).shuffled(50)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
  });
});

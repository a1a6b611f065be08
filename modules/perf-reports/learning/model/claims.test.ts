import { expect, it } from 'vitest';
import { claimsOf, type FeatureEffect } from './claims.ts';

const effect = (name: string, added: number, visible = true): FeatureEffect => ({
  names: [name],
  book: 0.05,
  added,
  low: added - 0.1,
  high: added + 0.1,
  tail: visible ? 0.001 : 0.2,
  visible,
});

const effects = [effect('A', 0.3), effect('B', -0.3), effect('C', 0.2, false)];

it('claims what is visible, the whole effect as a change of the odds', () => {
  const claims = claimsOf(effects, [], () => []);
  expect(claims.map(({ names, direction, restsOn }) => [names[0], direction, restsOn])).toEqual([
    ['A', 'higher', []],
    ['B', 'lower', []],
  ]);
  expect(claims[0]?.change).toBeCloseTo(Math.exp(0.35) - 1, 12);
  expect(claims[0]?.low).toBeCloseTo(Math.exp(0.25) - 1, 12);
});

it('says what rests on one ad: gone, or turned round, without the outliers', () => {
  const seen: string[][] = [];
  const claims = claimsOf(effects, [{ id: 'far' }], (without) => {
    seen.push([...without]);
    return [effect('A', 0.25), effect('B', 0.3), effect('C', 0.2)];
  });
  expect(seen).toEqual([['far']]);
  expect(claims.map(({ restsOn }) => restsOn)).toEqual([[], ['far']]);
});

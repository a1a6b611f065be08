import { expect, it } from 'vitest';
import type { Figure } from '../contract/report.ts';
import { publicRange } from './public-benchmarks.ts';

const figure = (over: Partial<Figure>): Figure => ({
  name: 'ctr',
  value: 1,
  unit: 'percent',
  currency: null,
  stated: null,
  ...over,
});

it('names a range with source and years, in the unit of the figure', () => {
  expect(publicRange('meta', figure({}))).toEqual({
    low: 0.9,
    high: 1.6,
    source: 'Reflex Agency, all objectives',
    years: '2025–26',
  });
});

it('has none for other currencies, other figures and platforms nobody published figures of', () => {
  const cpc = { name: 'cpc', unit: 'money' } as const;
  expect(publicRange('meta', figure({ ...cpc, currency: 'USD' }))).not.toBeNull();
  expect(publicRange('meta', figure({ ...cpc, currency: 'EUR' }))).toBeNull();
  expect(publicRange('meta', figure({ ...cpc, currency: null }))).toBeNull();
  expect(publicRange('meta', figure({ name: 'impressions', unit: 'count' }))).toBeNull();
  expect(publicRange('pinterest', figure({}))).toBeNull();
  expect(publicRange(null, figure({}))).toBeNull();
});

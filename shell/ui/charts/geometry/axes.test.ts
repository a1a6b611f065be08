import { describe, expect, it } from 'vitest';
import { domainOf } from './domain.ts';
import { linearScale } from './extent.ts';
import { formatRange, formatTick, formatValue } from './format-value.ts';
import { axisTicks, clipText, fittingTicks } from './ticks.ts';

const MONEY = { kind: 'money', currency: 'USD' } as const;
const PERCENT = { kind: 'percent' } as const;
const DATE = { kind: 'date' } as const;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const texts = (ticks: readonly { text: string }[]) => ticks.map(({ text }) => text);

describe('a domain', () => {
  it('is widened to round figures', () => {
    expect(domainOf([3.2, 17.8])).toEqual([0, 20]);
    expect(domainOf([3.2, 17.8], { nice: false })).toEqual([3.2, 17.8]);
  });

  it('reaches to zero where lengths are compared', () => {
    expect(domainOf([12, 19], { zero: true })).toEqual([0, 20]);
    expect(domainOf([-12, -3], { zero: true })).toEqual([-12, 0]);
    expect(domainOf([0, 0], { zero: true })).toEqual([0, 1]);
  });

  it('gives one value alone room', () => {
    expect(domainOf([50], { nice: false })).toEqual([45, 55]);
    expect(domainOf([50], { nice: false, zero: true })).toEqual([0, 50]);
  });

  it('leaves out what is missing, and is none where nothing is left', () => {
    expect(domainOf([null, 2, undefined, Number.NaN, 4], { nice: false })).toEqual([2, 4]);
    expect(domainOf([null, Number.NaN])).toBeNull();
  });

  it('does not pass hard ends', () => {
    expect(domainOf([0.01, 0.99], { within: [0, 1] })).toEqual([0, 1]);
  });

  it('is mapped in a straight line, also upside down', () => {
    expect(linearScale([0, 10], 200, 0)(2.5)).toBe(150);
  });
});

describe('figures', () => {
  it('are written in their unit', () => {
    expect(formatValue(1234.5, MONEY)).toBe('$1,234.50');
    expect(formatValue(0.1234, PERCENT)).toBe('12.3\u00a0%');
    expect(formatValue(3.456, { kind: 'number', unit: 's' })).toBe('3.46\u00a0s');
    expect(formatValue(day('2026-03-04'), DATE)).toBe('Mar 4, 2026');
    expect(formatRange(1, 2, { kind: 'number', digits: 1 })).toBe('1.0 to 2.0');
  });

  it('have a minus sign below zero, and none before a zero', () => {
    expect(formatValue(-2.5, MONEY)).toBe('−$2.50');
    expect(formatValue(-0.0001, PERCENT)).toBe('0.0\u00a0%');
  });

  it('on an axis have the decimals their step needs, and are short where large', () => {
    expect(formatTick(0.25, PERCENT, 0.05, 0.3)).toBe('25\u00a0%');
    expect(formatTick(0.025, PERCENT, 0.005, 0.03)).toBe('2.5\u00a0%');
    expect(formatTick(7, MONEY, 0.5, 8)).toBe('$7.00');
    expect(formatTick(12_500, MONEY, 2500, 15_000)).toBe('$12.5K');
  });
});

describe('ticks', () => {
  it('are round values', () => {
    expect(texts(axisTicks([0, 20], MONEY, 4))).toEqual(['$0', '$5', '$10', '$15', '$20']);
  });

  it('of dates are days, months or years by their distance', () => {
    expect(texts(axisTicks([day('2026-03-01'), day('2026-03-29')], DATE, 4))).toEqual([
      'Mar 1',
      'Mar 8',
      'Mar 15',
      'Mar 22',
      'Mar 29',
    ]);
    expect(texts(axisTicks([day('2025-11-01'), day('2026-03-01')], DATE, 5))).toEqual([
      'Nov 2025',
      'Dec',
      'Jan 2026',
      'Feb',
      'Mar',
    ]);
    expect(texts(axisTicks([day('2024-01-01'), day('2026-01-01')], DATE, 3))).toEqual(['2024', '2025', '2026']);
  });

  it('are fewer where the axis is short', () => {
    const [wide, narrow] = [900, 250].map((px) => fittingTicks([0, 100], { kind: 'number' }, px, 12).length);
    expect(wide).toBeGreaterThan(narrow ?? 0);
    expect(narrow).toBeGreaterThanOrEqual(2);
  });

  it('texts are shortened to their room', () => {
    expect(clipText('Instagram Reels', 70, 12)).toBe('Instagram…');
    expect(clipText('Reels', 70, 12)).toBe('Reels');
  });
});

import { describe, expect, it } from 'vitest';
import { NumberEvidence } from './number-evidence.ts';
import { INVALID, readNumber } from './read-number.ts';

const point = { decimal: '.', divisor: 1 } as const;
const comma = { decimal: ',', divisor: 1 } as const;

describe('a number', () => {
  it.each([
    ['1,356,884', 1356884],
    ['1,445.94', 1445.94],
    ['-12.5', -12.5],
    ['(1,234.50)', -1234.5],
    ['7.48E-6', 7.48e-6],
    ['18.18%', 18.18],
    ['$1,622.60', 1622.6],
    ['R$ 12.50', 12.5],
    ['S/170.17', 170.17],
    ['12.50 EUR', 12.5],
    ["100'000.00", 100000],
    ['10 237.65', 10237.65],
    ['1,23,456.70', 123456.7],
    ['[9]', 9],
    ['+5', 5],
    ['−5', -5],
  ])('with a point: %s is %d', (text, value) => {
    expect(readNumber(text, point)).toBe(value);
  });

  it.each([
    ['-21.419,06', -21419.06],
    ['12,222\u00a0%', 12.222],
    ['18\u00a0158', 18158],
    ['1\u202f234,56', 1234.56],
    ['12,50 €', 12.5],
    ['6.111', 6111],
  ])('with a comma: %s is %d', (text, value) => {
    expect(readNumber(text, comma)).toBe(value);
  });

  it.each(['', '-', ' --', '--', 'N/A', '< 10%', '> 90%', '—'])('%j is missing, not 0', (text) => {
    expect(readNumber(text, point)).toBeNull();
  });

  it.each(['abc', '1.2.3', '1,2,3.4,5', '12,34', '=1+1', '1e999', '5 apples'])('%j is none', (text) => {
    expect(readNumber(text, point)).toBe(INVALID);
  });

  it('0 stays 0, and micros are millionths', () => {
    expect(readNumber('0', point)).toBe(0);
    expect(readNumber('36150000', { decimal: '.', divisor: 1_000_000 })).toBe(36.15);
  });
});

describe('what cells say about the decimal sign', () => {
  it.each([
    [['1,000', '2,500'], undefined],
    [['1,000', '2,50'], ','],
    [['1,000', '12.5'], '.'],
    [['1,000,000'], '.'],
    [['1.234,5'], ','],
    [['0,123'], ','],
    [['1234,567'], ','],
    [['5', '12'], undefined],
  ] as const)('%j: %s', (cells, decided) => {
    const evidence = new NumberEvidence();
    for (const cell of cells) evidence.add(cell);
    expect(evidence.decided).toBe(decided);
    expect(evidence.isOpen).toBe(decided === undefined && cells.some((cell) => cell.includes(',')));
  });
});

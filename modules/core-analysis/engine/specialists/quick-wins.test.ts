import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../contract/evidence.ts';
import { strategyAdvice } from '../judge/findings.ts';
import { RULE_BOOK } from '../rules/rule-book.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { quickWins } from './quick-wins.ts';

const advice = (id: string, gain: number, effort: Advice['effort']): Advice =>
  ({ id, title: id, text: id, gain, effort }) as Advice;

describe('quick wins', () => {
  it('are the three with the most points per unit of effort: 1, 2 and 4 units', () => {
    const strategy = [
      advice('big', 12, 'high'),
      advice('solid', 7, 'medium'),
      advice('easy', 3.2, 'low'),
      advice('slight', 1, 'low'),
    ];
    expect(quickWins(strategy).map((a) => a.id)).toEqual(['solid', 'easy', 'big']);
  });

  it('prefer the larger gain at the same worth, then the order of the strategy', () => {
    expect(quickWins([advice('a', 2, 'low'), advice('b', 4, 'medium')]).map((a) => a.id)).toEqual(['b', 'a']);
    expect(quickWins([advice('a', 2, 'low'), advice('b', 2, 'low')]).map((a) => a.id)).toEqual(['a', 'b']);
  });

  it('come from the strategy, once each, for any creative', () => {
    fc.assert(
      fc.property(arbitraryMeasurements, (m) => {
        const assessments = RULE_BOOK.map((rule) => rule.assess(m, { goal: 'sales', placement: 'tiktok' }));
        const strategy = strategyAdvice(assessments);
        const wins = quickWins(strategy);
        expect(wins).toHaveLength(Math.min(3, strategy.length));
        expect(wins.every((a) => strategy.includes(a))).toBe(true);
        const themes = wins.map((win) =>
          assessments.find((a) => a.kind === 'judged' && a.rule.id === win.evidence.ruleId && a.theme),
        );
        expect(new Set(themes).size).toBe(wins.length);
      }),
      { numRuns: 60 },
    );
  });
});

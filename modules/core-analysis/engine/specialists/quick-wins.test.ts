import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import type { Advice } from '../../contract/evidence.ts';
import { shutGates, strategyAdvice } from '../judge/findings.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { quickWins } from './quick-wins.ts';

const advice = (id: string, gain: number, effort: Advice['effort']): Advice =>
  ({ id, title: id, text: id, gain, effort, evidence: { ruleId: id } }) as Advice;
const none = new Set<string>();

describe('quick wins', () => {
  it('are the three with the most points per unit of effort: 1, 2 and 4 units', () => {
    const strategy = [
      advice('big', 12, 'high'),
      advice('solid', 7, 'medium'),
      advice('easy', 3.2, 'low'),
      advice('slight', 1, 'low'),
    ];
    expect(quickWins(strategy, none).map((a) => a.id)).toEqual(['solid', 'easy', 'big']);
  });

  it('prefer the larger gain at the same worth, then the order of the strategy', () => {
    expect(quickWins([advice('a', 2, 'low'), advice('b', 4, 'medium')], none).map((a) => a.id)).toEqual(['b', 'a']);
    expect(quickWins([advice('a', 2, 'low'), advice('b', 2, 'low')], none).map((a) => a.id)).toEqual(['a', 'b']);
  });

  it('begin with what opens a failing gate, however little it brings for its effort', () => {
    const strategy = [
      advice('X-03', 3, 'high'),
      advice('T-01', 9, 'low'),
      advice('C-05', 4, 'low'),
      advice('Q-01', 3, 'low'),
    ];
    expect(quickWins(strategy, new Set(['X-03'])).map((a) => a.id)).toEqual(['X-03', 'T-01', 'C-05']);
  });

  it('come from the strategy, once each, for any creative', () => {
    fc.assert(
      fc.property(arbitraryMeasurements, (m) => {
        const assessments = RULE_BOOK.map((rule) => rule.assess(m, { goal: 'sales', placement: 'tiktok' }));
        const strategy = strategyAdvice(assessments);
        const gates: ReadonlySet<string> = shutGates(assessments);
        const wins = quickWins(strategy, gates);
        const opening = strategy.filter((a) => gates.has(a.evidence.ruleId)).length;
        expect(wins.filter((a) => gates.has(a.evidence.ruleId))).toEqual(wins.slice(0, Math.min(3, opening)));
        expect(wins).toHaveLength(Math.min(3, strategy.length));
        expect(wins.every((a) => strategy.includes(a))).toBe(true);
        const themes = wins.map((win) =>
          assessments.find((a) => a.kind === 'judged' && a.rule.id === win.evidence.ruleId && a.theme),
        );
        expect(new Set(themes).size).toBe(wins.length);
      }),
      { numRuns: runs(20, 300) },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import type { Advice } from '../../contract/evidence.ts';
import { isShut } from '../judge/rank.ts';
import { strategyAdvice } from '../judge/strategy.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { quickWins } from './quick-wins.ts';

const advice = (id: string, gain: number, effort: Advice['effort']): Advice =>
  ({ id, title: id, text: id, gain, effort, evidence: { ruleId: id } }) as Advice;
/** A rule that is not met. */
const short = (id: string, { idea = false, essential = 0, cap = null as number | null } = {}): Assessment =>
  ({ kind: 'judged', rule: { id, idea, cap }, essential, response: 0 }) as unknown as Assessment;

describe('quick wins', () => {
  it('are the three with the most points per unit of effort: 1, 2 and 4 units', () => {
    const strategy = [
      advice('big', 12, 'high'),
      advice('solid', 7, 'medium'),
      advice('easy', 3.2, 'low'),
      advice('slight', 1, 'low'),
    ];
    expect(quickWins(strategy, []).map((a) => a.id)).toEqual(['solid', 'easy', 'big']);
  });

  it('prefer the larger gain at the same worth, then the order of the strategy', () => {
    expect(quickWins([advice('a', 2, 'low'), advice('b', 4, 'medium')], []).map((a) => a.id)).toEqual(['b', 'a']);
    expect(quickWins([advice('a', 2, 'low'), advice('b', 2, 'low')], []).map((a) => a.id)).toEqual(['a', 'b']);
  });

  it('begin with what opens a failing gate, however little it brings for its effort', () => {
    const strategy = [advice('X-03', 3, 'high'), advice('T-01', 9, 'low'), advice('C-05', 4, 'low')];
    const rules = [short('X-03', { cap: 50 }), short('T-01'), short('C-05')];
    expect(quickWins(strategy, rules).map((a) => a.id)).toEqual(['X-03', 'T-01', 'C-05']);
  });

  it('put ideas before how things are set, and only what breaks the ad before ideas', () => {
    const strategy = [
      advice('C-01', 6, 'low'),
      advice('T-01', 6, 'low'),
      advice('T-03', 4, 'low'),
      advice('K-13', 1, 'medium'),
    ];
    const rules = [
      short('C-01'),
      short('T-01', { essential: 0.4 }),
      short('T-03', { essential: 0.4 }),
      short('K-13', { idea: true }),
    ];
    expect(quickWins(strategy, rules).map((a) => a.id)).toEqual(['T-01', 'K-13', 'C-01']);
  });

  it('come from the strategy, once each, for any creative', () => {
    fc.assert(
      fc.property(arbitraryMeasurements, (m) => {
        const assessments = RULE_BOOK.map((rule) => rule.assess(m, { goal: 'sales', placement: 'tiktok' }));
        const strategy = strategyAdvice(assessments);
        const gates: ReadonlySet<string> = new Set(assessments.filter(isShut).map(({ rule }) => rule.id));
        const wins = quickWins(strategy, assessments);
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

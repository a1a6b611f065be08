import { describe, expect, it } from 'vitest';
import { LOSS_NAMES } from '../../contract/loss-names.ts';
import { scoreSum } from '../../contract/score-path.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeVideo } from '../testing/video-factory.ts';
import { assess } from './assess.ts';
import { judge } from './judge.ts';

const sales = { goal: 'sales', placement: 'auto' } as const;
const unread = makeMeasurements({
  text: { blocks: [makeBlock({ text: 'Fresh figs', contrast: 1.3, worstSliceContrast: 1.1 })] },
  copy: { cta: null, offer: null },
});

describe('the way from the rules to the score', () => {
  it('adds up in whole points, for a fault in what is essential and for a decent ad', () => {
    for (const m of [unread, makeMeasurements()]) {
      const { score, basis } = judge(m, sales).results;
      const taken = (basis.deductions ?? []).reduce((sum, { points }) => sum + points, 0);
      expect((basis.ofRules ?? 0) - taken).toBe(score);
      expect(basis.deductions?.every(({ points }) => points >= 1)).toBe(true);
    }
  });

  it('names the essential rules that took the points, dearest first, in one sentence', () => {
    const { results } = judge(unread, sales);
    const { deductions = [], ofRules } = results.basis;
    expect(deductions.map(({ ruleId }) => ruleId)).toContain('K-01');
    expect(deductions.map(({ points }) => points)).toEqual(
      deductions.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    const losses = deductions.map(({ ruleId, points }) => `−${points} ${LOSS_NAMES[ruleId]}`).join(', ');
    expect(scoreSum(results)).toBe(`${ofRules} before penalties. ${losses}. Score ${results.score}.`);
  });

  it('says nothing where nothing was taken off, nor of an older result', () => {
    const { results } = judge(makeMeasurements(), sales);
    const basis = { ...results.basis, ofRules: results.score, deductions: [] };
    expect(scoreSum({ score: results.score, basis })).toBe('');
    const { ofRules: _, deductions: __, ...older } = basis;
    expect(scoreSum({ score: results.score, basis: older })).toBe('');
  });

  it('has a short name for every rule that can take points off', () => {
    const { assessments } = assess(makeMeasurements(), { goal: 'sales', placement: 'meta_feed', brand: 'Orchard' });
    const video = assess(makeVideo(), { goal: 'sales', placement: 'tiktok', brand: 'Orchard' }).assessments;
    const essential = [...assessments, ...video].flatMap((a) =>
      a.kind === 'judged' && a.essential > 0 ? [a.rule] : [],
    );
    const gates = ALL_RULES.filter(({ cap }) => cap !== null);
    expect(essential.length).toBeGreaterThan(8);
    expect([...essential, ...gates].filter(({ id }) => !LOSS_NAMES[id]).map(({ id }) => id)).toEqual([]);
  });
});

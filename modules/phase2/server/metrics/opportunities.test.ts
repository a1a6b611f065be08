import { describe, expect, it } from 'vitest';
import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';
import { creativesOf } from './creatives-of.ts';
import { adviceActedOn, opportunitiesOf, recommendationsOf } from './opportunities.ts';

const OWNER = 'owner';
const advice = (ruleId: string, gain: number) => ({
  title: `Change ${ruleId}`,
  text: `About ${ruleId}.`,
  gain,
  effort: 'low',
  evidence: { ruleId, area: 'contrast', display: '2:1', target: '4.5:1' },
});
const item = (id: string, fileName: string, day: number, score: number) =>
  ({ id, fileName, score, createdAt: new Date(Date.UTC(2026, 10, day)) }) as AnalysisItem;

/** Two ads with two findings each; a fix named `tone` of each raises one of the first's rules and one it has no finding of. */
function analysesOf(items: readonly AnalysisItem[]): Pick<Analyses, 'list' | 'result' | 'fixes'> {
  const fix = { title: '', scoreBefore: 50, scoreAfter: 60, placement: 'feed' };
  const raised = (ruleId: string) => ({ ruleId, before: 0.2, after: 0.9 });
  return {
    list: async () => ({ items, next: null }),
    result: async () => ({ strategy: [advice('C-01', 8), advice('T-02', 3)] }) as never,
    fixes: async () => [
      { ...fix, id: 'tone', changes: [raised('C-01'), raised('V-09')] },
      { ...fix, id: 'crop-1x1', changes: [raised('T-02')] },
    ],
  };
}
const openOf = async (items: readonly AnalysisItem[], taken: readonly (readonly [string, readonly string[]])[]) => {
  const fixes = new Map(taken.map(([id, ids]) => [id, new Set(ids)]));
  const creatives = await creativesOf(analysesOf(items), OWNER, fixes);
  const open = opportunitiesOf(creatives, new Map());
  return { creatives, open: open.map(({ description, expectedGain }) => [description.split(':')[0], expectedGain]) };
};

describe('opportunities', () => {
  const [spring, summer] = [item('a', 'spring.png', 2, 50), item('b', 'summer.png', 1, 40)];

  it('keep the other findings of a creative of which one fix was taken', async () => {
    const { creatives, open } = await openOf([spring, summer], [['a', ['tone']]]);
    expect(open).toEqual([
      ['Change C-01', 8],
      ['Change T-02', 6],
    ]);
    expect(adviceActedOn(creatives).counted).toEqual({ acted: 1, of: 2 });
    expect(recommendationsOf(creatives).map(({ id, expectedGain }) => [id, expectedGain])).toEqual([
      ['advice-C-01', 8],
      ['advice-T-02', 6],
    ]);
  });

  it('end where fixes answer every finding, or a later version scores higher', async () => {
    expect((await openOf([spring], [['a', ['tone', 'crop-1x1']]])).open).toEqual([]);
    const later = item('c', 'spring v2.png', 3, 70);
    expect((await openOf([later, spring], [])).open).toEqual([
      ['Change C-01', 8],
      ['Change T-02', 3],
    ]);
  });

  it('are all there while only fixes were taken that raise other checks', async () => {
    expect((await openOf([spring], [['a', ['loudness']]])).open).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { analysisResults, GOALS } from '../../contract/analysis.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { complexityOf, intervalHalfWidth } from './certainty.ts';
import { judge } from './judge.ts';
import { scoreOf, stretch, verdictOf } from './score.ts';

const sales = { goal: 'sales', placement: 'auto' } as const;
const noText = {
  text: {
    blocks: [],
    wordCount: 0,
    areaShare: 0,
    sizeLevels: 0,
    headlineRatio: null,
    smallScreenLegibility: null,
    readingEase: null,
  },
  copy: { cta: null, offer: null, messageCount: 0 },
};

describe('judge', () => {
  it('calls a decent ad good and keeps to the contract', () => {
    const { results, complexityScore } = judge(makeMeasurements(), sales);
    expect(analysisResults.parse(results)).toEqual(results);
    expect(results.score).toBeGreaterThanOrEqual(85);
    expect(results.basis).toMatchObject({ goal: 'sales', placement: 'meta_feed' });
    expect(results.basis.rulesNotMeasured.filter((line) => !line.endsWith(': no brand was named'))).toEqual([]);
    expect(results.basis.rulesApplied).toBeGreaterThanOrEqual(40);
    expect(results.areas.map((a) => a.area)).toEqual([
      'attention',
      'text',
      'colour',
      'composition',
      'copy',
      'technical',
      'placement',
    ]);
    expect(complexityScore).toBeLessThanOrEqual(3);
  });

  it('is the same on repeat, byte for byte', () => {
    const m = makeMeasurements();
    expect(JSON.stringify(judge(m, sales))).toBe(JSON.stringify(judge(structuredClone(m), sales)));
  });

  it('says one thing a theme: several crowded measures are one finding', () => {
    const { results } = judge(
      makeMeasurements({
        clutter: { featureCongestion: 12, edgeDensity: 0.19, jpegComplexity: 0.27, subbandEntropy: 4.4 },
      }),
      sales,
    );
    const crowded = results.bad.filter((f) => ['S-03', 'S-05', 'S-06', 'S-07'].includes(f.evidence.ruleId));
    expect(crowded).toHaveLength(1);
    expect(crowded[0]?.text).toMatch(/^There is /);
    expect(results.good.some((f) => ['S-03', 'S-05', 'S-06', 'S-07'].includes(f.evidence.ruleId))).toBe(false);
  });

  it('tells of a flat design once: its empty background and few colours are its little detail seen again', () => {
    const flat = { composition: { negativeSpace: 0.84, subject: null }, colour: { colourEntropy: 0.7 } };
    const told = (jpegComplexity: number) =>
      judge(makeMeasurements({ ...flat, clutter: { jpegComplexity } }), sales).results.bad.filter(({ evidence }) =>
        ['S-03', 'C-14', 'C-02'].includes(evidence.ruleId),
      );
    const [once, ...more] = told(0.03);
    expect(more).toEqual([]);
    expect(once?.title).toBe('There is little to look at');
    // Where there is detail enough, emptiness and colours are faults of their own.
    expect(told(0.1).map(({ evidence }) => evidence.ruleId)).toEqual(expect.arrayContaining(['C-14', 'C-02']));
  });

  it('praises a request once: that it is there only where nothing more is said of it', () => {
    const praised = (m: Parameters<typeof judge>[0]) =>
      judge(m, sales)
        .results.good.map(({ evidence }) => evidence.ruleId)
        .filter((id) => /^(?:K-0[123]|S-01C)$/.test(id));
    const m = makeMeasurements();
    expect(praised(m)).not.toContain('K-01');
    const { cta } = m.copy;
    const bare = { ...cta, button: null, specific: false, contrast: 3.2, isolationDeltaE: 5, attentionShare: 0.01 };
    expect(praised(makeMeasurements({ copy: { cta: cta && { ...cta, ...bare } } }))).toEqual(['K-01']);
  });

  it('names several blocks with low contrast once', () => {
    const blocks = [
      makeBlock({ text: 'Almost unseen', contrast: 1.2, worstSliceContrast: 1.1 }),
      makeBlock({ text: 'Hard to see', contrast: 2, worstSliceContrast: 1.6 }),
    ];
    const { results } = judge(makeMeasurements({ text: { blocks } }), sales);
    const contrast = results.bad.filter((f) => f.evidence.ruleId.startsWith('T-0'));
    expect(contrast).toHaveLength(1);
    expect(contrast[0]?.title).toBe('“Almost unseen” and “Hard to see” are hard to read on their background');
    expect(contrast[0]?.text).toContain('“Hard to see”');
    expect(contrast[0]?.evidence.regions).toHaveLength(2);
  });

  it('finds a creative without text wanting for sales more than for awareness', () => {
    const silent = makeMeasurements(noText);
    const forSales = judge(silent, sales).results;
    const forAwareness = judge(silent, { goal: 'awareness', placement: 'auto' }).results;
    expect(forSales.bad[0]?.evidence.ruleId).toBe('K-01');
    expect(forSales.strategy[0]?.evidence.ruleId).toBe('K-01');
    expect(forAwareness.score - forSales.score).toBeGreaterThanOrEqual(15);
    expect(forSales.basis.rulesNotMeasured.every((line) => line.endsWith(': no brand was named'))).toBe(true);
  });

  it('takes unread text out of the denominator and widens the interval', () => {
    const blind = judge(makeMeasurements({ ...noText, text: { ...noText.text, measured: false } }), sales).results;
    const seen = judge(makeMeasurements(), sales).results;
    expect(blind.basis.rulesNotMeasured.length).toBeGreaterThan(10);
    expect(blind.basis.rulesNotMeasured[0]).toMatch(/^[A-Z]-\d\w* .+: the text recogniser was not available$/);
    expect(blind.score).toBeGreaterThanOrEqual(80);
    // Downward only: upward the scale ends.
    const doubt = (r: typeof seen) => r.score - r.interval.low;
    expect(doubt(blind)).toBeGreaterThanOrEqual(doubt(seen) + 8);
  });

  it('caps what a platform would refuse, and lifts the cap with the fix', () => {
    const small = makeMeasurements({
      placements: makeMeasurements().placements.map((p) => ({ ...p, resolution: 'too_small' as const })),
    });
    expect(judge(small, sales).results.score).toBeLessThanOrEqual(49);
    const advice = judge(small, sales).results.strategy[0];
    expect(advice?.evidence.ruleId).toBe('X-03');
    expect(advice?.gain).toBeGreaterThan(30);
  });

  it('judges against the asked placement, else the one the shape is made for', () => {
    expect(judge(makeMeasurements(), sales).results.basis.placement).toBe('meta_feed');
    const asked = judge(makeMeasurements(), { goal: 'sales', placement: 'meta_stories' }).results;
    expect(asked.basis.placement).toBe('meta_stories');
    expect(asked.score).toBeLessThanOrEqual(54);
    expect(asked.bad[0]?.title).toBe('Wrong shape for Stories');
  });

  it('says what lies in each place of the first glance', () => {
    const { attention } = judge(makeMeasurements(), sales).results;
    expect(attention.focus.map((f) => f.content)).toEqual(['main subject, centre', 'button “Get my fig box”']);
  });

  it('writes a note of its own for every placement', () => {
    const { placements } = judge(
      makeMeasurements({
        placements: makeMeasurements().placements.map((p) =>
          p.placement === 'meta_feed' ? { ...p, covered: 0.3, coveredBlocks: [{ block: 2, share: 0.5 }] } : p,
        ),
      }),
      sales,
    ).results;
    expect(placements.find((p) => p.placement === 'meta_feed')?.note).toContain(
      'Of “Get my fig box” 50 % lies in the margin',
    );
    expect(placements.find((p) => p.placement === 'x')?.note).toContain('our assumption');
    expect(placements.find((p) => p.placement === 'meta_feed')?.note).not.toContain('our assumption');
    expect(placements.map((p) => p.specVersion)).toEqual(placements.map(() => '2026-11'));
    expect(placements.some((p) => p.placement === 'youtube')).toBe(false);
  });

  it('escapes hostile text in the HTML and keeps it one line elsewhere', () => {
    const evil = '<img src=x onerror="alert(1)">\n\u202e& \'quoted\'';
    const blocks = [makeBlock({ text: evil, contrast: 1.1 })];
    const copy = {
      ...makeMeasurements().copy,
      cta: null,
      offer: { text: evil, kind: 'free' as const, specific: false, block: 0 },
    };
    const { feedbackHtml, results } = judge(makeMeasurements({ text: { blocks }, copy }), sales);
    expect(feedbackHtml).not.toContain('<img');
    expect(feedbackHtml).toContain('&lt;img src=x');
    expect(feedbackHtml.replace(/<\/?(h2|h3|p|ul|ol|li|strong|small)>/g, '')).not.toMatch(/[<>"']/);
    for (const f of [...results.good, ...results.bad, ...results.strategy])
      expect(f.title + f.text).not.toMatch(/[\n\u202e]/);
  });

  it('answers every goal', () => {
    for (const goal of GOALS) {
      const { results } = judge(makeMeasurements(), { goal, placement: 'auto' });
      expect(results.basis.goal).toBe(goal);
      expect(results.score, goal).toBeGreaterThanOrEqual(75);
    }
  });
});

describe('score', () => {
  it.each([
    [100, 'Excellent'],
    [85, 'Excellent'],
    [84, 'Good'],
    [70, 'Good'],
    [55, 'Moderate'],
    [40, 'Strong improvement potential'],
    [25, 'Significant optimisation needed'],
    [24, 'Major restructuring'],
    [0, 'Major restructuring'],
  ])('calls %s "%s"', (score, verdict) => {
    expect(verdictOf(score)).toBe(verdict);
  });

  it('stretches without ever turning back', () => {
    for (let i = 1; i <= 1000; i++) expect(stretch(i / 1000)).toBeGreaterThan(stretch((i - 1) / 1000));
    expect([stretch(0), stretch(1)]).toEqual([0, 100]);
  });

  it('gains exactly what meeting a rule brings', () => {
    const m = makeMeasurements({ technical: { sharpness: { ...makeMeasurements().technical.sharpness, best: 40 } } });
    const assessments = RULE_BOOK.map((r) => r.assess(m, { goal: 'sales', placement: 'meta_feed' }));
    const quality = judge(m, sales).results.strategy.find((s) => s.evidence.ruleId === 'C-15');
    const ofFocus = new Set(
      assessments.flatMap((a) => (a.kind === 'judged' && a.theme === 'quality' ? [a.rule.id] : [])),
    );
    expect([...ofFocus]).toEqual(expect.arrayContaining(['C-15', 'Q-01', 'Q-02', 'Q-03', 'Q-04', 'Q-05']));
    const fixed = scoreOf(assessments, (a) => ofFocus.has(a.rule.id));
    expect(quality?.gain).toBeCloseTo(fixed - scoreOf(assessments), 1);
  });

  it('widens the range and raises complexity with each kind of doubt', () => {
    const sure = { unmeasured: 0, reading: 1, disagreement: 0 };
    expect(intervalHalfWidth(sure)).toBe(6);
    expect(complexityOf(sure)).toBe(1);
    for (const doubt of [{ unmeasured: 0.5 }, { reading: 0.3 }, { disagreement: 0.8 }]) {
      expect(intervalHalfWidth({ ...sure, ...doubt })).toBeGreaterThan(6);
      expect(complexityOf({ ...sure, ...doubt })).toBeGreaterThan(1);
    }
    expect(complexityOf({ unmeasured: 1, reading: 0, disagreement: 1 })).toBe(10);
  });
});

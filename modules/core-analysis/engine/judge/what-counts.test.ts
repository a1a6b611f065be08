import { describe, expect, it } from 'vitest';
import { GOALS } from '../../contract/analysis.ts';
import { neededContrast } from '../rules/book/text-blocks.ts';
import { type MeasurementOverrides, makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';

/** How far single things may decide over a score, and whether what is promised can be kept. */

const scoreOf = (change: MeasurementOverrides, placement: 'meta_feed' | 'meta_stories' = 'meta_feed') =>
  judge(makeMeasurements(change), { goal: 'sales', placement }).results.score;

describe('the request', () => {
  it('is worth 10 to 30 points of an ad that is good without it', () => {
    const lost = scoreOf({}) - scoreOf({ copy: { cta: null } });
    expect(lost).toBeGreaterThanOrEqual(10);
    expect(lost).toBeLessThanOrEqual(30);
  });

  /** The ad with its request as given, and the same with the request and all that belongs to it taken away. */
  const withLabel = (change: Partial<ReturnType<typeof makeBlock>>): MeasurementOverrides => {
    const { text, copy } = makeMeasurements();
    const blocks = text.blocks.map((b) => (b.role === 'cta' ? { ...b, ...change } : b));
    return {
      text: { blocks },
      copy: { cta: copy.cta && { ...copy.cta, contrast: change.contrast ?? copy.cta.contrast } },
    };
  };
  const withoutLabel = (): MeasurementOverrides => {
    const blocks = makeMeasurements().text.blocks.filter(({ role }) => role !== 'cta');
    return { text: { blocks, wordCount: blocks.reduce((sum, { words }) => sum + words, 0) }, copy: { cta: null } };
  };

  // For awareness it is text like any other.
  it.each(GOALS.filter((goal) => goal !== 'awareness'))(
    'is worth no less than none at any contrast and size of its letters, for %s',
    (goal) => {
      const score = (change: MeasurementOverrides) =>
        judge(makeMeasurements(change), { goal, placement: 'meta_feed' }).results.score;
      const [good, none] = [score({}), score(withoutLabel())];
      const faint = [1.2, 1.6, 2, 2.3, 2.6, 3, 3.5, 4, 4.5].map((contrast) =>
        score(withLabel({ contrast, worstSliceContrast: contrast })),
      );
      const tiny = [0.012, 0.016, 0.02, 0.026, 0.032].map((lineHeightOfShortSide) =>
        score(withLabel({ lineHeightOfShortSide })),
      );
      for (const scores of [faint, tiny]) {
        expect(scores).toEqual([...scores].sort((a, b) => a - b));
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(none);
        expect(scores[0]).toBeLessThan(good);
      }
    },
  );

  it('is neither asked for nor praised where an ad is to be seen and kept in mind', () => {
    const of = (change: MeasurementOverrides) =>
      judge(makeMeasurements(change), { goal: 'awareness', placement: 'meta_feed' }).results;
    for (const { bad, good, strategy } of [of({}), of(withoutLabel())])
      expect(
        [...bad, ...good, ...strategy].filter(({ evidence }) => /^(?:K-0[123]|C-09|S-01C)$/.test(evidence.ruleId)),
      ).toEqual([]);
    expect(
      of(withoutLabel())
        .strategy.map(({ title }) => title)
        .join(' '),
    ).not.toMatch(/button/i);
  });

  /** A well lit, sharp photograph with a clear subject and the share of the frame, 0..1, that words without a request cover. */
  const photo = (areaShare: number, goal: 'sales' | 'leads' | 'engagement' | 'awareness') => {
    const { text, copy } = makeMeasurements();
    const blocks = areaShare > 0 ? text.blocks.slice(0, 1) : [];
    const none = { cta: null, offer: null, socialProof: null, trust: [], numbers: [], risky: [], messageCount: 0 };
    return judge(
      makeMeasurements({
        text: { ...text, blocks, areaShare, wordCount: blocks.length * 4, headlineRatio: null },
        copy: { ...copy, ...none },
      }),
      { goal, placement: 'meta_feed' },
    ).results.score;
  };

  it('lands a picture without a word and without a request clearly under 40 where it should sell, more mildly where it should be seen', () => {
    for (const goal of ['sales', 'leads'] as const) expect(photo(0, goal), goal).toBeLessThan(37);
    for (const goal of ['engagement', 'awareness'] as const) expect(photo(0, goal), goal).toBeGreaterThan(45);
  });

  it('costs that evenly less, the more of the frame words cover, and a scrap read as a word moves nothing', () => {
    const scores = [0, 0.002, 0.005, 0.01, 0.015, 0.02].map((share) => photo(share, 'sales'));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect((scores[1] as number) - (scores[0] as number)).toBeLessThanOrEqual(2);
    expect(photo(0.02, 'sales')).toBeGreaterThan(photo(0, 'sales') + 20);
  });

  const inStories = (covered: number): MeasurementOverrides => {
    const { placements } = makeMeasurements();
    return {
      placements: placements.map((p) =>
        p.placement === 'meta_stories' || p.placement === 'meta_feed'
          ? { ...p, ratio: 'recommended', ratioError: 0, covered, coveredBlocks: [{ block: 2, share: 1 }] }
          : p,
      ),
    };
  };

  it('costs 10 points and more where the interface lies over it, less in a margin that only should be clear', () => {
    const under = scoreOf(inStories(0), 'meta_stories') - scoreOf(inStories(0.3), 'meta_stories');
    const inMargin = scoreOf(inStories(0)) - scoreOf(inStories(0.3));
    expect(under).toBeGreaterThanOrEqual(10);
    expect(inMargin).toBeLessThanOrEqual(under - 5);
  });
});

describe('the contrast that letters need', () => {
  /** Of a type size in CSS pixels on a phone 390 wide. */
  const of = (px: number) => neededContrast({ lineHeightOfShortSide: (px * 0.93) / 390 });

  it('is 4.5 : 1 under the least bold size that WCAG calls large, 3 : 1 from the least size of any weight, and falls between', () => {
    expect(of(12)).toBe(4.5);
    expect(of(18.6)).toBe(4.5);
    expect(of(21.33)).toBeCloseTo(3.75, 2);
    expect(of(24)).toBeCloseTo(3, 10);
    expect(of(40)).toBe(3);
  });
});

describe('advice', () => {
  const adviceOn = (lightest: string) => {
    const headline = makeBlock({
      contrast: 2,
      worstSliceContrast: 1.9,
      foreground: '#888888',
      background: '#202020',
      grounds: ['#202020', lightest],
    });
    const { blocks } = makeMeasurements().text;
    const { strategy } = judge(makeMeasurements({ text: { blocks: [headline, ...blocks.slice(1)] } }), {
      goal: 'sales',
      placement: 'auto',
    }).results;
    return strategy.find(({ evidence }) => evidence.ruleId === 'T-01')?.title;
  };

  it('names a colour of letters only where it stands out all of the background under them', () => {
    expect(adviceOn('#2a2a2a')).toBe('Set “Fresh figs, picked today” in white');
    expect(adviceOn('#f4f4f4')).toBe('Put a panel behind “Fresh figs, picked today”');
  });

  const { copy, text, placements, source } = makeMeasurements();
  const [, ...others] = text.blocks;
  const headline = makeBlock({ text: 'Lose 10 kg in 7 days guaranteed' });
  const blocks = [
    headline,
    ...others.map((block) => ({ ...block, contrast: 2, worstSliceContrast: 2 })),
  ] as typeof text.blocks;
  const claimed: MeasurementOverrides = {
    text: { blocks },
    copy: { ...copy, risky: [{ text: 'Lose 10 kg in 7 days', block: 0 }] },
  };
  const strategyOf = (change: MeasurementOverrides) =>
    judge(makeMeasurements(change), { goal: 'sales', placement: 'meta_feed' }).results.strategy;

  const times = (strategy: readonly { text: string }[]) =>
    strategy.filter(({ text: said }) => said.includes('count once'));

  it('begins with what opens a failing gate, and says there once that the rest counts only then', () => {
    const [first, ...rest] = strategyOf(claimed);
    expect(first?.evidence.ruleId).toBe('K-20');
    expect(rest.length).toBeGreaterThan(0);
    expect(first?.text).toMatch(/ The points of the other changes count once this is done\.$/);
    expect(times(rest)).toEqual([]);
  });

  it('has the gate first among the quick wins too', () => {
    const { strategy, quickWins } = judge(makeMeasurements(claimed), { goal: 'sales', placement: 'meta_feed' }).results;
    expect(quickWins?.[0]).toEqual(strategy[0]);
  });

  it('names every gate that is shut', () => {
    const [first, second, ...rest] = strategyOf({
      ...claimed,
      source: { ...source, width: 200, height: 250 },
      placements: placements.map((p) => (p.placement === 'meta_feed' ? { ...p, resolution: 'too_small' as const } : p)),
    });
    expect([first, second].map((advice) => advice?.evidence.ruleId).sort()).toEqual(['K-20', 'X-03']);
    expect(rest.length).toBeGreaterThan(0);
    expect(first?.text).toContain(
      ` Its points and those of the other changes count once this and “${second?.title}” are done.`,
    );
    expect(second?.text).toContain(` Its points wait for “${first?.title}” to be done as well.`);
    expect(times([...(second ? [second] : []), ...rest])).toEqual([]);
  });

  it('counts a gate as what it brings once the others are open, and is never told as worth nothing', () => {
    const shutBy = (...gates: ('ratio' | 'resolution')[]) => {
      const ratio = gates.includes('ratio') ? ('unsupported' as const) : ('recommended' as const);
      const resolution = gates.includes('resolution') ? ('too_small' as const) : ('full' as const);
      return placements.map((p) => (p.placement === 'meta_feed' ? { ...p, ratio, resolution } : p));
    };
    const gains = (...gates: ('ratio' | 'resolution')[]) => {
      const { strategy, quickWins = [] } = judge(makeMeasurements({ placements: shutBy(...gates) }), {
        goal: 'sales',
        placement: 'meta_feed',
      }).results;
      for (const { gain } of [...strategy, ...quickWins]) expect(gain).toBeGreaterThan(0);
      return Object.fromEntries(strategy.map(({ evidence, gain }) => [evidence.ruleId, gain]));
    };
    const both = gains('ratio', 'resolution');
    expect(both['X-01']).toBeGreaterThan(20);
    expect(both['X-03']).toBeGreaterThan(20);
    expect(both['X-01']).toBeCloseTo(gains('ratio')['X-01'] ?? 0, 0);
    expect(both['X-03']).toBeCloseTo(gains('resolution')['X-03'] ?? 0, 0);
  });

  it('waits for nothing where every gate is open', () => {
    const open = strategyOf({ text: { blocks: [makeBlock(), ...blocks.slice(1)] } });
    expect(open.length).toBeGreaterThan(0);
    expect(times(open)).toEqual([]);
  });
});

describe('faults', () => {
  it('are all that would bring 5 points and more, however near their target they come', () => {
    const { text } = makeMeasurements();
    const near: string[] = [];
    for (let contrast = 1.6; contrast < 4.4; contrast += 0.2) {
      const blocks = text.blocks.map((block) => ({ ...block, contrast, worstSliceContrast: contrast }));
      const { strategy, bad } = judge(makeMeasurements({ text: { blocks } }), {
        goal: 'sales',
        placement: 'meta_feed',
      }).results;
      for (const { gain, evidence } of strategy.filter((advice) => advice.gain >= 5)) {
        expect(bad.map((fault) => fault.evidence.ruleId)).toContain(evidence.ruleId);
        if (evidence.response >= 0.5) near.push(`${evidence.ruleId} ${gain}`);
      }
    }
    expect(near.length).toBeGreaterThan(0);
  });
});

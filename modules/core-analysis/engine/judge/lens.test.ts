import { describe, expect, it } from 'vitest';
import type { JudgingChange, JudgingLens } from '../../contract/lens.ts';
import { ADJUSTABLE_RULE_IDS } from '../../contract/rule-ids.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';
import { combineLenses } from './lens.ts';

const by = { goal: 'sales', placement: 'meta_feed' } as const;
const lens = (parts: Omit<JudgingLens, 'by'>, by = 'Your profile'): JudgingLens => ({ by, ...parts });
/** Also of ids that the book does not have: what a module kept may be older than the book. */
const change = <Id extends string>(ruleId: string, factor: number) =>
  ({ ruleId: ruleId as Id, factor, reason: 'It was measured.' }) satisfies JudgingChange<Id>;
const without = makeMeasurements({ copy: { cta: null } });

describe('a lens', () => {
  it('takes what a rule costs away where it has no weight, and doubles it where it has two', () => {
    const score = (factor: number) =>
      judge(without, { ...by, lens: combineLenses([lens({ weights: [change('K-01', factor)] })]) }).results.score;
    expect(score(0)).toBeGreaterThan(score(1));
    expect(score(1)).toBeGreaterThan(score(2));
    expect(score(1)).toBe(judge(without, by).results.score);
  });

  it('names each change that touched a measured rule, with the score by the book alone', () => {
    const combined = combineLenses([lens({ weights: [change('K-01', 2), change('V-12', 2)] })]);
    const { results, withoutLens } = judge(without, { ...by, lens: combined });
    expect(results.lens?.changes.map(({ ruleId }) => ruleId)).toEqual(['K-01']);
    expect(results.lens?.scoreWithout).toBe(judge(without, by).results.score);
    expect(withoutLens).toEqual(judge(without, by).results);
  });

  it('of several modules multiplies, within bounds, and each change tells what it did', () => {
    const { rules, changes } = combineLenses([
      lens({ weights: [change('K-01', 2)] }),
      lens({ weights: [change('K-01', 2)] }, 'Learned from your results'),
    ]);
    expect(rules.weights['K-01']).toBe(3);
    expect(changes.map(({ by: who, factor }) => [who, factor])).toEqual([
      ['Your profile', 2],
      ['Learned from your results', 1.5],
    ]);
  });

  it('leaves out what the book does not have, a target that cannot be adjusted, and what is no number', () => {
    const { changes, ignored } = combineLenses([
      lens({ weights: [change('K-99', 2), change('K-01', Number.NaN)], targets: [change('T-01', 2)] }),
    ]);
    expect(changes).toEqual([]);
    expect(ignored.map(({ ruleId }) => ruleId)).toEqual(['K-99', 'K-01', 'T-01']);
  });

  it('that changes nothing leaves the result byte for byte', () => {
    const same = judge(without, { ...by, lens: combineLenses([lens({ weights: [change('K-01', 1)] })]) });
    expect(same.results).toEqual(judge(without, by).results);
    expect(same.withoutLens).toBeNull();
  });
});

describe('an adjustable target', () => {
  const settings = { ...by, brand: null };
  const under = (factor: number, id: string) => ({
    ...settings,
    lens: { weights: {}, targets: { [id]: factor } },
  });
  const heavy = makeBlock({
    text: 'Our comprehensive services are there for you and for your team with organisational help on each day of the week',
    words: 20,
  });
  /** Each misses the book's target and meets one that asks for `factor` times as much. */
  const CASES = [
    { id: 'C-01', factor: 1.4, m: makeMeasurements({ colour: { colourfulness: 100 } }) },
    { id: 'T-05', factor: 1.4, m: makeMeasurements({ text: { areaShare: 0.26 } }) },
    { id: 'T-06', factor: 1.4, m: makeMeasurements({ text: { wordCount: 20 } }) },
    { id: 'T-10', factor: 0.8, m: makeMeasurements({ text: { readingEase: 60, blocks: [heavy] } }) },
  ] as const;

  it('is one of those listed', () => {
    expect(CASES.map(({ id }) => id)).toEqual([...ADJUSTABLE_RULE_IDS]);
  });

  it.each(CASES)('$id is met at the figures it prints, and says the same figures', ({ id, factor, m }) => {
    const assessed = (by: number) => {
      const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, under(by, id));
      if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
      return a;
    };
    expect(assessed(1).response).toBeLessThan(0.95);
    const eased = assessed(factor);
    expect(eased.response).toBe(1);
    const bound = (a: typeof eased) => a.evidence.zones?.[0]?.to ?? a.evidence.zones?.[0]?.from ?? Number.NaN;
    expect(bound(eased)).not.toBe(bound(assessed(1)));
    expect(eased.evidence.curve?.find(([value]) => value === bound(eased))?.[1]).toBeGreaterThanOrEqual(0.99);
    expect(eased.evidence.target).toContain(`${bound(eased)}`);
    expect(eased.good().text).toContain(`${bound(eased)}`);
    const missed = assessed(id === 'T-10' ? 1.1 : 0.5);
    const said = `${missed.bad().text} ${missed.advice().title} ${missed.advice().text}`;
    expect(said).toContain(`${bound(missed)}`);
  });
});

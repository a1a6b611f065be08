import { describe, expect, it } from 'vitest';
import { makeWorld } from '../testing/world.ts';
import { fitPersonalModel, type PersonalModel } from './fit-personal-model.ts';
import { predict } from './predict.ts';
import type { CreativeOutcomes } from './types.ts';

const world = makeWorld({ kind: 'strong', creatives: 60, seed: 7, groupsEach: 2, features: 20, fresh: 60 });
const fitted = fitPersonalModel(world.creatives, { outcome: 'ctr', seed: 1 });
const used = (model: PersonalModel, candidate: Parameters<typeof predict>[1]) => {
  const prediction = predict(model, candidate);
  if (!prediction.enough) throw new Error(`Needs ${prediction.needs} more`);
  return prediction;
};

const row = (impressions: number, clicks: number, group = 'feed') => ({
  group,
  impressions,
  clicks,
  conversions: 0,
  spend: 1,
});
const plain = (
  id: string,
  features: CreativeOutcomes['features'],
  extra: Partial<CreativeOutcomes> = {},
): CreativeOutcomes => ({
  id,
  score: 50,
  features,
  groups: [row(10_000, 120)],
  ...extra,
});

describe('fit of a personal model', () => {
  it('gives the same bytes for the same input in any order, and others for another seed', () => {
    const bytes = JSON.stringify(fitted);
    expect(JSON.stringify(fitPersonalModel([...world.creatives].reverse(), { outcome: 'ctr', seed: 1 }))).toBe(bytes);
    expect(JSON.stringify(fitPersonalModel(world.creatives, { outcome: 'ctr', seed: 2 }))).not.toBe(bytes);
  });

  it('claims the planted effects, in the right direction, and nothing else', () => {
    expect(fitted.holdOut?.gate.passed).toBe(true);
    const truth = new Map(world.names.map((name, j) => [name, world.added[j] ?? 0]));
    expect(fitted.claims.length).toBeGreaterThanOrEqual(3);
    for (const { names, direction, change } of fitted.claims) {
      const added = truth.get(names[0] ?? '') ?? 0;
      expect(added, names[0]).not.toBe(0);
      expect(direction).toBe(added > 0 ? 'higher' : 'lower');
      expect(Math.sign(change)).toBe(Math.sign(added));
    }
  });

  it('predicts from what was stored, in an interval that holds most truths, and says what moved it', () => {
    const stored = JSON.parse(JSON.stringify(fitted)) as PersonalModel;
    const inside = world.fresh.filter((creative, i) => {
      const { rate } = used(stored, { ...creative, group: creative.groups[0]?.group ?? '' });
      const truth = 1 / (1 + Math.exp(-(world.freshTruth[i] ?? 0)));
      return rate.low <= truth && truth <= rate.high;
    });
    expect(inside.length / world.fresh.length).toBeGreaterThan(0.8);

    const strongest =
      world.names[world.added.findIndex((x) => Math.abs(x) === Math.max(...world.added.map(Math.abs)))] ?? '';
    const better = world.added[world.names.indexOf(strongest)] ?? 0;
    const average = Object.fromEntries(world.names.map((name) => [name, 0.5]));
    const low = used(stored, { score: 50, features: { ...average, [strongest]: 0.05 } });
    const high = used(stored, { score: 50, features: { ...average, [strongest]: 0.95 } });
    expect(Math.sign(high.rate.median - low.rate.median)).toBe(Math.sign(better));
    expect(high.contributions[0]?.names).toEqual([strongest]);
    expect(Math.sign(high.contributions[0]?.effect ?? 0)).toBe(Math.sign(better));
    expect(high.contributions).toHaveLength(3);
  });

  it('widens the interval for a group it has not seen, and takes nothing measured for the average', () => {
    const width = (group?: string) => used(fitted, { score: 50, features: {}, ...(group && { group }) }).logOdds.sd;
    expect(width('elsewhere')).toBeGreaterThan(width('group 0') * 1.2);
    expect(used(fitted, { score: 50, features: {} }).contributions).toEqual([]);
  });

  it('measures accuracy with its interval and ceiling, and forward in time where all starts are known', () => {
    const { holdOut } = fitted;
    expect(holdOut?.forward).toBeNull();
    expect(holdOut?.personal?.accuracy).toBeGreaterThan(holdOut?.general?.accuracy ?? 1);
    expect(holdOut?.personal?.low).toBeLessThan(holdOut?.personal?.accuracy ?? 0);
    expect(holdOut?.personal?.ceiling).toBeGreaterThan(holdOut?.personal?.accuracy ?? 1);
    const dated = world.creatives.map((creative, i) => ({ ...creative, startedOn: i }));
    const forward = fitPersonalModel(dated, { outcome: 'ctr', seed: 1 }).holdOut?.forward;
    expect(forward?.creatives).toBe(20);
    expect(forward?.accuracy).toBeGreaterThan(0.6);
  });

  it('answers by the rule book at the level of the account where the gate has not passed', () => {
    const idle = makeWorld({ kind: 'null', creatives: 20, seed: 3, features: 12, fresh: 1 });
    const model = fitPersonalModel(idle.creatives, { outcome: 'ctr', seed: 1 });
    expect(model.holdOut?.gate.passed).toBe(false);
    expect(model.claims).toEqual([]);
    const one = used(model, { score: 60, features: { 'F-001': 0.9 } });
    expect(one.level).toBe('general');
    expect(one.rate).toEqual(used(model, { score: 60, features: { 'F-001': 0.1 } }).rate);
    expect(one.rate.median).toBeGreaterThan(0.005);
    expect(one.rate.median).toBeLessThan(0.03);
  });

  it('orders shrunk rates by more than raw ones: a thin creative stays near its likes, a thick one near its counts', () => {
    const some = Array.from({ length: 20 }, (_, i) => plain(`c${i + 10}`, {}, { groups: [row(50_000, 500 + 10 * i)] }));
    const thin = plain('thin', {}, { groups: [row(100, 5)] });
    const thick = plain('thick', {}, { groups: [row(1_000_000, 20_000)] });
    const rates = fitPersonalModel([...some, thin, thick], { outcome: 'ctr', seed: 1 }).rates;
    const of = (id: string) => rates.find((rate) => rate.id === id);
    expect(of('thin')?.raw).toBe(0.05);
    expect(of('thin')?.rate.median).toBeLessThan(of('thick')?.rate.median ?? 0);
    expect(Math.abs((of('thick')?.rate.median ?? 0) / 0.02 - 1)).toBeLessThan(0.02);
  });
});

describe('what goes into the model', () => {
  const spread = (i: number) => (i % 10) / 10;
  const creatives = Array.from({ length: 30 }, (_, i) =>
    plain(`c${10 + i}`, {
      A: spread(i),
      'A again': 0.1 + 0.8 * spread(i),
      'A turned round': 1 - spread(i),
      B: spread(i * 7 + 3),
      flat: 0.5 + 0.001 * (i % 2),
      rare: i === 4 ? 1 : 0,
      yes: i % 3 === 0 ? 1 : 0,
      seldom: i < 20 ? spread(i) : null,
    }),
  );

  it('keeps what varies, says why the rest is left out, and merges what cannot be told apart', () => {
    const { features, dropped } = fitPersonalModel(creatives, { outcome: 'ctr', seed: 1 });
    expect(features.map(({ names }) => names)).toEqual([['A', 'A again', 'A turned round'], ['B'], ['yes']]);
    expect(features[0]?.signs).toEqual([1, 1, -1]);
    expect(dropped).toEqual([
      { name: 'flat', why: 'hardly varies' },
      { name: 'rare', why: 'too few on one side' },
      { name: 'seldom', why: 'measured on too few' },
    ]);
  });

  it('counts near-duplicates once, sums their rows, and names rows it cannot use', () => {
    const model = fitPersonalModel(
      [
        ...creatives.slice(0, 5),
        plain('copy', {}, { duplicateOf: 'c10' }),
        plain('copy of copy', {}, { duplicateOf: 'copy', groups: [row(100, 200), row(0, 0, 'story')] }),
      ],
      { outcome: 'ctr', seed: 1 },
    );
    expect(model.creatives).toBe(5);
    expect(model.duplicates).toBe(2);
    expect(model.rates.find(({ id }) => id === 'c10')?.trials).toBe(20_000);
    expect(model.leftOut).toEqual([
      { id: 'copy of copy', group: 'feed', why: 'more clicks than impressions' },
      { id: 'copy of copy', group: 'story', why: 'no impressions' },
    ]);
  });

  it('says how many more are needed, from none on', () => {
    const none = fitPersonalModel([], { outcome: 'cvr', seed: 1 });
    expect(none.progress).toEqual({ stage: 'sums', creatives: 0, next: { stage: 'rates', needs: 5 } });
    expect(predict(none, { score: 50, features: {} })).toEqual({ enough: false, needs: 8 });
    const thin = creatives
      .slice(0, 12)
      .map((creative, i) => (i < 6 ? creative : { ...creative, groups: [row(500, 6)] }));
    const some = fitPersonalModel(thin, { outcome: 'ctr', seed: 1 });
    expect(some.progress).toEqual({ stage: 'rates', creatives: 6, next: { stage: 'predictions', needs: 2 } });
    expect(some.rates).toHaveLength(12);
  });

  it('lists a creative far from what the others foretell, with its share of spend and a known cause', () => {
    const clicked = plain('robots', {}, { groups: [{ ...row(10_000, 4_000), spend: 30 }] });
    const { outliers } = fitPersonalModel([...creatives, clicked], { outcome: 'ctr', seed: 1 });
    expect(outliers.map(({ id, cause }) => [id, cause])).toEqual([['robots', 'more than one in five clicked']]);
    expect(outliers[0]?.z).toBeGreaterThan(3);
    expect(outliers[0]?.spendShare).toBeCloseTo(0.5, 6);
  });
});

import { describe, expect, it } from 'vitest';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import { bookWeights, centresOf } from './columns.ts';
import { dataFingerprint } from './data/data-fingerprint.ts';
import { heldForReview } from './data/held-for-review.ts';
import { pairsOf } from './data/pairs-of.ts';
import { softLabel } from './data/soft-label.ts';
import { isHeldOut } from './data/split.ts';
import { fitPairwise } from './fit/fit-pairwise.ts';
import { pairProblem } from './fit/pair-problem.ts';
import { platformProblem } from './fit/platform-problem.ts';
import { isTrained, startTraining, stepTraining, TRAINING_STEPS, type TrainingState } from './fit/platform-training.ts';
import { specialistReliability } from './fit/specialist-reliability.ts';
import { currentRival, generalRival, testPersonal, trainPersonal } from './fit/train-personal.ts';
import { accuracyOf } from './judge/accuracy.ts';
import { comparePromotion } from './judge/compare-promotion.ts';
import { hasDropped } from './judge/has-dropped.ts';
import { corrected, learnResiduals } from './judge/learn-residuals.ts';
import { unseenPairs } from './judge/unseen-pairs.ts';
import { creativeValue, logOddsBy, preferenceOf } from './model/creative-value.ts';
import { explainModel } from './model/explain-model.ts';
import { packModel, unpackModel } from './model/model-bytes.ts';
import { bookModel, platformModel } from './model/platform-model.ts';
import { ruleFactors } from './model/rule-factors.ts';
import { train } from './testing/train.ts';
import { drawOutcomes, drawPairs, joined, makeTastes } from './testing/world.ts';
import { type Creative, type Example, SOURCES, type TrainingData } from './types.ts';

const creative = (id: string, more: Partial<Creative> = {}): Creative => ({
  id,
  owner: 'ann',
  group: 'image/feed',
  features: { A: 0.5 },
  addedOn: 0,
  ...more,
});
const rating = (id: string, value: number, at = 0): Example => ({
  id: `r-${id}-${at}`,
  source: 'rating',
  creative: id,
  value,
  at,
  consent: 1,
});
const degradation = (better: string, worse: string): Example => ({
  id: `d-${better}-${worse}`,
  source: 'degradation',
  better,
  worse,
  at: 0,
  consent: 1,
});

const world = makeTastes({ seed: 7, shift: 0.6, features: 12, owners: 8 });
const data = drawPairs(world, { pairs: 400, day: 0 });
const trained = train({ data, book: world.book, epoch: 1 });

describe('pairs', () => {
  it('compare only inside one owner and group, drop ties and keep the newest rating', () => {
    const pairs = pairsOf({
      creatives: [
        creative('a'),
        creative('b'),
        creative('c'),
        creative('d', { owner: 'bob' }),
        creative('e', { group: 'video/feed' }),
      ],
      examples: [rating('a', 8), rating('b', 5), rating('b', 9, 3), rating('c', 8), rating('d', 1), rating('e', 1)],
    });
    const named = Array.from(pairs.first, (first, k) => [
      pairs.creatives[first]?.id,
      pairs.creatives[pairs.second[k] as number]?.id,
      pairs.label[k],
    ]);
    // a and c tie at 8; b is rated 9 now.
    expect(named).toEqual([
      ['a', 'b', 0],
      ['b', 'c', 1],
    ]);
  });

  it('weigh 1/m from each side, and a pair alone weighs 1', () => {
    const three = pairsOf({
      creatives: ['a', 'b', 'c'].map((id) => creative(id)),
      examples: ['a', 'b', 'c'].map((id, i) => rating(id, i)),
    });
    expect([...three.weight]).toEqual([1, 1, 1]);
    const four = pairsOf({
      creatives: ['a', 'b', 'c', 'd'].map((id) => creative(id)),
      examples: ['a', 'b', 'c', 'd'].map((id, i) => rating(id, i)),
    });
    expect(four.weight.length).toBe(6);
    for (const weight of four.weight) expect(weight).toBeCloseTo(2 / 3, 12);
  });

  it('grow with creatives, not with their square', () => {
    const many = Array.from({ length: 400 }, (_, i) => `c${i}`);
    const pairs = pairsOf({ creatives: many.map((id) => creative(id)), examples: many.map((id, i) => rating(id, i)) });
    expect(pairs.first.length).toBe(4000);
  });

  it('never compare copies of one creative, and hold all copies out together', () => {
    const copies = [
      creative('a'),
      creative('b', { duplicateOf: 'a' }),
      creative('c', { owner: 'bob', duplicateOf: 'a' }),
    ];
    expect(pairsOf({ creatives: copies, examples: [rating('a', 1), rating('b', 9)] }).first.length).toBe(0);
    for (let epoch = 0; epoch < 40; epoch++) {
      expect(new Set(copies.map((copy) => isHeldOut(copy, epoch))).size).toBe(1);
    }
  });

  it('let no owner weigh over 2 % of all where there are many, yet count 10 pairs of everybody', () => {
    const tastes = makeTastes({ seed: 3, shift: 0, features: 3, owners: 120 });
    const everybody = drawPairs(tastes, { pairs: 2400, day: 0 });
    const loud = drawPairs(tastes, { pairs: 3600, day: 1, ownerOf: () => 0 });
    const pairs = pairsOf(joined([everybody, loud]));
    const sums = new Float64Array(pairs.owners.length);
    pairs.owner.forEach((owner, k) => {
      sums[owner] = (sums[owner] as number) + (pairs.weight[k] as number);
    });
    const whole = sums.reduce((sum, value) => sum + value, 0);
    expect(Math.max(...sums) / whole).toBeLessThanOrEqual(0.0201);
    expect(Math.min(...sums)).toBe(20);
  });

  it('give all degradations together at most a fifth, and never hold them out', () => {
    const ids = Array.from({ length: 40 }, (_, i) => `c${i}`);
    const worse = ids.map((id) => creative(`${id}-worse`, { duplicateOf: id, features: { A: 0.2 } }));
    const pairs = pairsOf({
      creatives: [...ids.map((id) => creative(id)), ...worse],
      examples: [rating('c0', 3), rating('c1', 4), ...ids.map((id) => degradation(id, `${id}-worse`))],
    });
    const known = pairs.weight
      .filter((_, k) => pairs.source[k] === SOURCES.indexOf('degradation'))
      .reduce((a, b) => a + b, 0);
    expect(known / pairs.weight.reduce((a, b) => a + b, 0)).toBeCloseTo(0.2, 12);
    const sight = { epoch: 1, horizon: -Infinity };
    expect(unseenPairs(pairs, [sight]).first.length).toBe(1);
  });

  it('take the soft label of two rates from their counts', () => {
    expect(softLabel({ successes: 30, trials: 1000 }, { successes: 30, trials: 1000 })).toBeCloseTo(0.5, 12);
    // Beta(13.5, 988.5) above Beta(8.5, 993.5): 0.862 by a million draws of both.
    expect(softLabel({ successes: 13, trials: 1001 }, { successes: 8, trials: 1001 })).toBeCloseTo(0.862, 1);
    expect(softLabel({ successes: 300, trials: 10_000 }, { successes: 200, trials: 10_000 })).toBeGreaterThan(0.999);
  });

  it('hold back an outcome that nothing explains, and no ordinary one', () => {
    const outcomes = drawOutcomes(makeTastes({ seed: 5, shift: 0, features: 4, owners: 1 }), {
      owner: 0,
      creatives: 60,
      day: 0,
    });
    expect(heldForReview(outcomes)).toEqual([]);
    const [first, ...rest] = outcomes.examples;
    if (first?.source !== 'outcome') throw new Error('No outcome');
    const odd = { ...first, successes: Math.round(0.4 * first.trials) };
    expect(heldForReview({ ...outcomes, examples: [odd, ...rest] }).map(({ example }) => example.id)).toEqual([odd.id]);
  });
});

describe('a training', () => {
  it('comes to the mode of its posterior: the analytic gradient by differences is 0 there', () => {
    const pairs = pairsOf(data);
    const features = world.names;
    const centres = centresOf(features, pairs.creatives);
    const start = bookWeights(features, world.book);
    const problem = pairProblem(pairs, { features, centres, start, sd: 0.12 });
    const weights = fitPairwise(problem, 6);
    const posterior = (at: Float64Array) => {
      const logOdds = logOddsBy({ features, centres, weights: at }, pairs);
      let sum = 0;
      logOdds.forEach((value, k) => {
        const p = 0.05 + 0.9 / (1 + Math.exp(-value));
        const label = pairs.label[k] as number;
        sum += (pairs.weight[k] as number) * (label * Math.log(p) + (1 - label) * Math.log(1 - p));
      });
      at.forEach((value, j) => {
        const off = value - (start[j] as number);
        sum -= (off * off) / (2 * 0.12 * 0.12);
      });
      return sum;
    };
    const best = posterior(weights);
    for (let j = 0; j < weights.length; j++) {
      for (const step of [-0.01, 0.01]) {
        expect(posterior(weights.map((value, i) => (i === j ? value + step : value)))).toBeLessThan(best);
      }
    }
  });

  it('gives the same bytes three times, whatever the order of the data and wherever it was interrupted', () => {
    const bytes = () => packModel(train({ data, book: world.book, epoch: 1 }).model);
    const turned: TrainingData = { creatives: [...data.creatives].reverse(), examples: [...data.examples].reverse() };
    const interrupted = () => {
      let state = startTraining(platformProblem({ data: turned, book: world.book, epoch: 1 }));
      while (!isTrained(state)) {
        const problem = platformProblem({ data: turned, book: world.book, epoch: 1 });
        state = stepTraining(problem, JSON.parse(JSON.stringify(state)) as TrainingState);
      }
      return packModel(platformModel(platformProblem({ data: turned, book: world.book, epoch: 1 }), state).model);
    };
    const first = bytes();
    for (const again of [bytes(), bytes(), interrupted()]) expect(again).toEqual(first);
    const settings = { code: '1', node: process.version };
    expect(dataFingerprint(turned, settings)).toBe(dataFingerprint(data, settings));
  });

  it('has another fingerprint once a label, a consent, a measure or a setting is another', () => {
    const settings = { code: '1' };
    const [first, ...rest] = data.examples;
    const prints = [
      dataFingerprint(data, settings),
      dataFingerprint(data, { code: '2' }),
      dataFingerprint({ ...data, examples: rest }, settings),
      dataFingerprint({ ...data, examples: [{ ...(first as Example), consent: 2 }, ...rest] }, settings),
      dataFingerprint(
        { ...data, creatives: data.creatives.map((own, i) => (i === 0 ? { ...own, features: { A: 1 } } : own)) },
        settings,
      ),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('takes its stated number of steps', () => {
    const problem = platformProblem({ data: drawPairs(world, { pairs: 200, day: 3 }), book: world.book, epoch: 1 });
    let state = startTraining(problem);
    let steps = 0;
    while (!isTrained(state)) {
      state = stepTraining(problem, state);
      steps++;
    }
    expect(steps).toBeLessThanOrEqual(TRAINING_STEPS);
  });

  it('never learns from a pair that touches a held-out creative', () => {
    const { pairs } = platformProblem({ data, book: world.book, epoch: 4 }).problem;
    expect(pairs.first.length).toBeGreaterThan(150);
    for (const own of pairs.creatives) expect(isHeldOut(own, 4)).toBe(false);
    expect(unseenPairs(pairs, [{ epoch: 4, horizon: 0 }]).first.length).toBe(0);
  });

  it('restricted to some features, keeps all other weights exactly as the parent has them', () => {
    const to = new Set(world.names.slice(0, 3));
    const more = joined([data, drawPairs(world, { pairs: 300, day: 2 })]);
    const { model } = train({ data: more, book: world.book, epoch: 1, restricted: { to, parent: trained.model } });
    expect([...model.weights.slice(3)]).toEqual([...trained.model.weights.slice(3)]);
    for (let j = 0; j < 3; j++) expect(model.weights[j]).not.toBe(trained.model.weights[j]);
    expect([...model.deviations.slice(3)]).toEqual([...trained.model.deviations.slice(3)]);
    expect(explainModel(model).kept).toEqual(world.names.slice(3));
  });

  it('restricted, goes on with the hold-out of its parent, which the kept weights have not seen', () => {
    const restricted = { to: new Set(['F-001']), parent: trained.model };
    expect(platformProblem({ data, book: world.book, epoch: 9, restricted }).epoch).toBe(1);
    const parent = bookModel(world.names, trained.model.centres, world.book);
    expect(platformProblem({ data, book: world.book, epoch: 9, restricted: { ...restricted, parent } }).epoch).toBe(9);
  });

  it('changes nothing without labels', () => {
    const { model } = train({ data: { creatives: data.creatives, examples: [] }, book: world.book, epoch: 1 });
    expect([...model.weights]).toEqual([...model.prior]);
    expect(explainModel(model).learned).toEqual([]);
    expect(explainModel(model).open.every(({ needsPairs }) => needsPairs === null)).toBe(true);
  });
});

describe('an owner’s own model', () => {
  const own = makeTastes({ seed: 11, shift: 0.6, features: 12, owners: 1, taste: 1 });
  const platform = { ...bookModel(own.names, centresOf(own.names, []), own.book), weights: own.common };
  const outcomes = drawOutcomes(own, { owner: 0, creatives: 300, day: 0 });

  it('keeps the other categories of its parent to the bit', () => {
    const parent = trainPersonal({ data: outcomes, platform });
    const only = new Set(own.names.slice(0, 4));
    const more = joined([outcomes, drawOutcomes(own, { owner: 0, creatives: 60, day: 1 })]);
    const model = trainPersonal({ data: more, platform, current: parent, only });
    expect([...model.weights.slice(4)]).toEqual([...parent.weights.slice(4)]);
    expect([...model.deviations.slice(4)]).toEqual([...parent.deviations.slice(4)]);
    expect([...model.weights.slice(0, 4)]).not.toEqual([...parent.weights.slice(0, 4)]);
  });

  const gateOf = (drawn: typeof outcomes) => testPersonal({ data: drawn, platform }, generalRival({ platform })).gate;

  it('passes the gate with enough creatives and says how many are missing with few', () => {
    expect(gateOf(outcomes).passed).toBe(true);
    const gate = gateOf(drawOutcomes(own, { owner: 0, creatives: 6, day: 5 }));
    expect(gate.passed).toBe(false);
    expect(gate.needsCreatives).toBeGreaterThanOrEqual(6);
    expect(gateOf({ creatives: [], examples: [] }).needsCreatives).toBe(12);
  });

  it('says of labels that are nothing but noise that it is right half the time', () => {
    const accuracies = [1, 2, 3, 4].map((seed) => {
      const stream = new RandomStream(seed, ['noise']);
      const { creatives } = drawOutcomes(own, { owner: 0, creatives: 60, day: 0 });
      const examples = creatives.map(
        ({ id }): Example => ({
          id: `rating:${id}`,
          source: 'rating',
          creative: id,
          value: 1 + stream.integer(10),
          at: 0,
          consent: 0,
        }),
      );
      return testPersonal({ data: { creatives, examples }, platform }, generalRival({ platform })).accuracy.mean;
    });
    const mean = accuracies.reduce((sum, one) => sum + one, 0) / accuracies.length;
    // Four worlds of 60 creatives: about 0.025 either way.
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.075);
  });

  it('beside the own model in use, is asked only for creatives that came since that one was trained', () => {
    const current = trainPersonal({ data: outcomes, platform });
    const rival = currentRival(current);
    expect(testPersonal({ data: outcomes, platform, current }, rival).gate).toMatchObject({
      creatives: 0,
      passed: false,
    });
    const more = joined([outcomes, drawOutcomes(own, { owner: 0, creatives: 40, day: 1 })]);
    const { gate } = testPersonal({ data: more, platform, current }, rival);
    expect(gate.creatives).toBe(40);
    // One that starts from the model in use must not be asked for what that one knows.
    const only = new Set(own.names.slice(0, 4));
    expect(
      testPersonal({ data: more, platform, current, only }, generalRival({ platform, current, only })).gate.creatives,
    ).toBe(40);
  });
});

describe('promotion', () => {
  const pairs = pairsOf(data);
  const current = bookModel(world.names, trained.model.centres, world.book);

  it('compares on pairs that neither has trained on, and counts the looks', () => {
    const newer = { ...trained.model, epoch: 2 };
    const both = unseenPairs(pairs, [trained.model, newer]);
    for (let k = 0; k < both.first.length; k++) {
      const ends = [both.first[k], both.second[k]].map((place) => both.creatives[place as number] as Creative);
      for (const epoch of [1, 2]) expect(ends.some((end) => isHeldOut(end, epoch))).toBe(true);
    }
    expect(comparePromotion(trained.model, newer, pairs, { looks: 4 })).toMatchObject({
      looks: 5,
      pairs: both.first.length,
    });
  });

  it('does not promote a model over itself, nor on too few pairs', () => {
    const same = comparePromotion(trained.model, trained.model, pairs);
    expect(same).toMatchObject({ promote: false, gain: 0, needsPairs: null });
    expect(same.refusals).toContain('not_better');
    const few = comparePromotion(trained.model, current, pairsOf(drawPairs(world, { pairs: 30, day: 9 })));
    expect(few.refusals).toContain('too_few_pairs');
    expect(few.needsPairs).toBeGreaterThan(0);
  });

  it('is refused where one large segment loses, however much the whole gains', () => {
    const big = drawPairs(world, { pairs: 4000, day: 20 });
    const inSegments: TrainingData = {
      ...big,
      creatives: big.creatives.map((own) => ({
        ...own,
        segments: { placement: Number(own.group.split('-')[1]) % 10 === 0 ? 'stories' : 'feed' },
      })),
    };
    const wrong = new Set(
      inSegments.creatives.filter(({ segments }) => segments?.placement === 'stories').map(({ id }) => `e-${id}`),
    );
    const turned = inSegments.examples.map((example) =>
      wrong.has(example.id) && example.source === 'feedback' ? { ...example, value: 1 - example.value } : example,
    );
    const good = { ...trained.model, weights: world.common };
    const bad = { ...current, weights: current.weights };
    expect(comparePromotion(good, bad, pairsOf(inSegments)).promote).toBe(true);
    const refused = comparePromotion(good, bad, pairsOf({ ...inSegments, examples: turned }));
    expect(refused.bound).toBeGreaterThan(0);
    expect(refused.refusals).toEqual(['segment_worse']);
  });

  it('is refused where the candidate is far too sure of itself', () => {
    const loud = { ...trained.model, weights: world.common.map((weight) => 4 * weight) };
    const decision = comparePromotion(loud, current, pairsOf(drawPairs(world, { pairs: 3000, day: 30 })));
    expect(decision.refusals).toEqual(['badly_calibrated']);
    expect(decision.calibration.mean).toBeLessThan(0.5);
  });

  it('tells a drop of accuracy from noise', () => {
    const before = { mean: 0.75, low: 0.72, high: 0.78 };
    expect(hasDropped(before, { mean: 0.6, low: 0.56, high: 0.64 })).toBe(true);
    expect(hasDropped(before, { mean: 0.7, low: 0.64, high: 0.76 })).toBe(false);
  });
});

describe('a model', () => {
  it('is the same after its bytes were read back, also the rule book that has seen nothing', () => {
    expect(unpackModel(packModel(trained.model))).toEqual(trained.model);
    const book = bookModel(world.names, trained.model.centres, world.book);
    expect(unpackModel(packModel(book))).toEqual(book);
  });

  it('refuses bytes that are none', () => {
    const bytes = packModel(trained.model);
    for (const wrong of [bytes.subarray(0, 3), bytes.subarray(0, bytes.length - 8), new Uint8Array(40)]) {
      expect(() => unpackModel(wrong)).toThrow('These bytes are not a trained model');
    }
  });

  it('values creatives around the average one, and prefers the better one', () => {
    const middle = Object.fromEntries(world.names.map((name, j) => [name, trained.model.centres[j] as number]));
    expect(creativeValue(trained.model, { features: middle })).toBeCloseTo(0, 12);
    expect(creativeValue(trained.model, { features: {} })).toBe(0);
    const name = world.names[[...trained.model.weights].indexOf(Math.max(...trained.model.weights))] as string;
    expect(preferenceOf(trained.model, { features: { [name]: 1 } }, { features: { [name]: 0 } })).toBeGreaterThan(0.5);
  });

  it('explains what it learned with intervals, and computes what is missing for the rest', () => {
    const { learned, open, confirmed, kept, evidence } = explainModel(
      train({ data: drawPairs(world, { pairs: 3000, day: 0 }), book: world.book, epoch: 1 }).model,
    );
    expect(evidence.owners).toBe(8);
    expect(learned.length + open.length + confirmed.length + kept.length).toBe(world.names.length);
    expect(learned.length).toBeGreaterThan(3);
    for (const { change } of learned) {
      expect(change.low).toBeLessThan(change.mean);
      expect(change.high).toBeGreaterThan(change.mean);
    }
    const early = explainModel(
      train({ data: drawPairs(world, { pairs: 60, day: 0 }), book: world.book, epoch: 1 }).model,
    );
    expect(early.open.length).toBeGreaterThan(open.length);
    for (const { needsPairs } of early.open) expect(needsPairs).toBeGreaterThan(0);
  });

  it('becomes factors on the weights of the book: none from the book itself, larger where a rule counts more', () => {
    const rules = { A: 2, B: 1, C: 1 };
    const names = ['A', 'B', 'C'];
    const book = bookModel(names, Float64Array.of(0.5, 0.5, 0.5), rules);
    expect(ruleFactors(book, rules)).toEqual([]);
    const more = {
      ...book,
      weights: book.weights.map((weight, j) => (j === 1 ? 2 * weight : j === 2 ? -weight : weight)),
    };
    const factors = Object.fromEntries(ruleFactors(more, rules).map(({ feature, factor }) => [feature, factor]));
    expect(factors.B).toBeCloseTo(2, 12);
    expect(factors.C).toBe(0);
  });
});

describe('beside the weights', () => {
  it('specialists without scores have no reliability, and one that never differs has none either', () => {
    expect(specialistReliability(pairsOf(data))).toEqual([]);
    const flat = { ...data, creatives: data.creatives.map((own) => ({ ...own, specialists: { copy: 50 } })) };
    expect(specialistReliability(pairsOf(flat))).toEqual([]);
  });

  it('residuals need twenty predictions, and correct nothing before', () => {
    const report = learnResiduals([{ id: 'a', owner: 'o', predicted: -4, observed: -3, variance: 0.01 }]);
    expect(report).toMatchObject({ correction: null, needs: 19, inside: null });
    expect(corrected(-4, report.correction)).toBe(-4);
    expect(corrected(-4, { bias: 1, slope: 0.5 })).toBe(-1);
  });

  it('accuracy of no pairs is unknown', () => {
    const none = pairsOf({ creatives: [], examples: [] });
    expect(accuracyOf(none, new Float64Array(0))).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});

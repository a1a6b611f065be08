import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, mean } from '#platform/numeric/summaries.ts';
import type { Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { centresOf } from '../columns.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { specialistReliability } from '../fit/specialist-reliability.ts';
import { currentRival, generalRival, isWorseInUse, testPersonal, trainPersonal } from '../fit/train-personal.ts';
import { type EarlierPrediction, learnResiduals } from '../judge/learn-residuals.ts';
import { bookModel } from '../model/platform-model.ts';
import type { Creative, Example, PairwiseModel } from '../types.ts';
import { naiveWeights } from './naive.ts';
import { drawOutcomes, joined, makeTastes, orderAccuracy } from './world.ts';

/** An owner with `taste` beside a platform that knows common taste. */
export const personalFigures = (seed: number, creatives: number, taste: number): Figures => {
  const world = makeTastes({ seed, shift: 0.6, owners: 1, taste });
  const own = world.tastes[0] as Float64Array;
  const data = drawOutcomes(world, { owner: 0, creatives, day: 0 });
  const platform: PairwiseModel = {
    ...bookModel(world.names, centresOf(world.names, []), world.book),
    weights: world.common,
  };
  const model = trainPersonal({ data, platform });
  const { gate } = testPersonal({ data, platform }, generalRival({ platform }));
  const accuracy = (weights: Float64Array) => orderAccuracy(weights, own, seed);
  const before = accuracy(platform.weights);
  return {
    passed: Number(gate.passed),
    gain: accuracy(gate.passed ? model.weights : platform.weights) - before,
    ungatedGain: accuracy(model.weights) - before,
    naiveGain: accuracy(naiveWeights(pairsOf(data))) - before,
  };
};

/** An owner who has a model of their own already: one that knows their taste, or that of somebody else. */
export const inUseFigures = (seed: number, creatives: number, whose: 'own' | 'other'): Figures => {
  const world = makeTastes({ seed, shift: 0.6, owners: 2, taste: 1 });
  const platform: PairwiseModel = {
    ...bookModel(world.names, centresOf(world.names, []), world.book),
    weights: world.common,
  };
  const current = { ...platform, weights: world.tastes[whose === 'own' ? 0 : 1] as Float64Array, horizon: 0 };
  const data = joined([
    drawOutcomes(world, { owner: 0, creatives: 60, day: 0 }),
    drawOutcomes(world, { owner: 0, creatives, day: 1 }),
  ]);
  const plan = { data, platform, current };
  return {
    passed: Number(testPersonal(plan, currentRival(current)).gate.passed),
    // Whoever is better than the general model takes the place of the own one.
    passedGeneral: Number(testPersonal(plan, generalRival(plan)).gate.passed),
    worse: Number(isWorseInUse(plan, current)),
  };
};

const NIGHTS = 20;

/** An owner of the platform's own taste, asked every night with a few more creatives. */
export const nightlyFigures = (seed: number): Figures => {
  const world = makeTastes({ seed, shift: 0.6, owners: 1, taste: 0 });
  const platform: PairwiseModel = {
    ...bookModel(world.names, centresOf(world.names, []), world.book),
    weights: world.common,
  };
  const days = Array.from({ length: NIGHTS }, (_, day) =>
    drawOutcomes(world, { owner: 0, creatives: day === 0 ? 40 : 8, day }),
  );
  const gates = days.map(
    (_, day) => testPersonal({ data: joined(days.slice(0, day + 1)), platform }, generalRival({ platform })).gate,
  );
  return {
    passed: Number(gates.some(({ passed }) => passed)),
    // The bound of a single look.
    passedByOneLook: Number(gates.some(({ z, creatives }) => creatives >= 12 && z > 1.645)),
  };
};

const SPECIALISTS = [0, 0.2, 0.4, 0.4, 0.6, 0.8];

/** Six specialists whose scores go with the truth by known correlations. */
export const specialistFigures = (seed: number, pairs: number): Figures => {
  const stream = new RandomStream(seed, ['specialists']);
  const creatives: Creative[] = [];
  const examples: Example[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const truth = [stream.normal(), stream.normal()] as const;
    const firstWins = stream.uniform() < expit(1.2 * (truth[0] - truth[1]));
    truth.forEach((value, side) => {
      const id = `p${pair}-${side}`;
      const specialists = Object.fromEntries(
        SPECIALISTS.map((rho, k) => [`s${k}`, 50 + 10 * (rho * value + Math.sqrt(1 - rho * rho) * stream.normal())]),
      );
      creatives.push({ id, owner: `o${pair % 20}`, group: `g${pair}`, features: {}, specialists, addedOn: 0 });
      const label = Number((side === 0) === firstWins);
      examples.push({ id, source: 'feedback', creative: id, value: label, at: 0, consent: 1 });
    });
  }
  const found = specialistReliability(pairsOf({ creatives, examples }));
  const truthMean = SPECIALISTS.reduce((sum, rho) => sum + rho, 0) / SPECIALISTS.length;
  const weightOf = (k: number) => found.find(({ id }) => id === `s${k}`)?.weight ?? 1;
  const off = (weight: (k: number) => number) =>
    Math.sqrt(
      SPECIALISTS.reduce((sum, rho, k) => sum + (weight(k) - rho / truthMean) * (weight(k) - rho / truthMean), 0) / 6,
    );
  return {
    off: off(weightOf),
    // All alike: what a plain mean of the team takes them for.
    equalOff: off(() => 1),
    bestFirst: Number(weightOf(5) > weightOf(0) && weightOf(5) > weightOf(1) && weightOf(5) > weightOf(2)),
  };
};

/** Earlier predictions with a planted bias and slope, counts and creative noise in the outcomes. */
export const residualFigures = (seed: number, count: number, bias: number, slope: number): Figures => {
  const stream = new RandomStream(seed, ['residuals', count]);
  const rows = Array.from({ length: count }, (_, i): EarlierPrediction => {
    const predicted = -4.4 + 0.4 * stream.normal();
    const variance = 0.005 + 0.03 * stream.uniform();
    const noise = Math.sqrt(variance + 0.12) * stream.normal();
    return {
      id: `r${i}`,
      owner: `o${i % 15}`,
      predicted,
      observed: -4.4 + bias + slope * (predicted + 4.4) + noise,
      variance,
      shown: { low: predicted - 0.62, high: predicted + 0.62 },
    };
  });
  const report = learnResiduals(rows);
  const biasAtMean = bias + (slope - 1) * (mean(rows.map(({ predicted }) => predicted)) + 4.4);
  return {
    corrected: Number(report.correction !== null),
    biasCovered: Number(report.bias.low <= biasAtMean && biasAtMean <= report.bias.high),
    slopeCovered: Number(report.slope.low <= slope && slope <= report.slope.high),
    // Whoever corrects by any estimate that is not exactly none.
    alwaysCorrected: 1,
  };
};

export const PERSONAL_CELLS: readonly Cell[] = [
  ...(
    [
      [60, 0, 0],
      [150, 0.025, 0.4],
      [300, 0.05, 0.8],
    ] as const
  ).map(
    ([creatives, gain, passed]): Cell => ({
      id: `personal, own taste, ${creatives} creatives`,
      worlds: 200,
      run: (seed) => personalFigures(seed, creatives, 1),
      asks: [
        { figure: 'gain', atLeast: gain, ...(creatives < 300 && { twin: 'naiveGain' }) },
        ...(passed > 0 ? [{ figure: 'passed', atLeast: passed }] : []),
      ],
    }),
  ),
  {
    id: 'personal, common taste, 20 nights',
    worlds: 60,
    run: nightlyFigures,
    asks: [{ figure: 'passed', atMost: 0.05, twin: 'passedByOneLook' }],
  },
  ...[30, 60].map(
    (creatives): Cell => ({
      id: `personal, common taste, ${creatives} creatives`,
      run: (seed) => personalFigures(seed, creatives, 0),
      asks: [
        { figure: 'passed', atMost: 0.05 },
        { figure: 'gain', atLeast: -0.01, twin: 'naiveGain' },
      ],
    }),
  ),
  {
    id: 'personal, the one in use is right, 150 new creatives',
    run: (seed) => inUseFigures(seed, 150, 'own'),
    asks: [
      { figure: 'passed', atMost: 0.05, twin: 'passedGeneral' },
      { figure: 'worse', atMost: 0.05 },
    ],
  },
  {
    id: 'personal, the one in use is of another taste, 150 new creatives',
    run: (seed) => inUseFigures(seed, 150, 'other'),
    asks: [
      { figure: 'passed', atLeast: 0.3 },
      { figure: 'worse', atLeast: 0.3 },
    ],
  },
  {
    id: 'specialists, 600 pairs',
    run: (seed) => specialistFigures(seed, 600),
    asks: [
      { figure: 'off', atMost: 0.35, twin: 'equalOff' },
      { figure: 'bestFirst', atLeast: 0.95 },
    ],
  },
  {
    id: 'residuals, nothing to correct, 120 predictions',
    run: (seed) => residualFigures(seed, 120, 0, 1),
    asks: [
      { figure: 'corrected', atMost: 0.05, twin: 'alwaysCorrected' },
      { figure: 'biasCovered', atLeast: 0.85, atMost: 0.97 },
      { figure: 'slopeCovered', atLeast: 0.85, atMost: 0.97 },
    ],
  },
  {
    id: 'residuals, bias 0.3 and slope 0.5, 120 predictions',
    run: (seed) => residualFigures(seed, 120, 0.3, 0.5),
    asks: [
      { figure: 'corrected', atLeast: 0.95 },
      { figure: 'biasCovered', atLeast: 0.83, atMost: 0.97 },
      { figure: 'slopeCovered', atLeast: 0.83, atMost: 0.97 },
    ],
  },
];

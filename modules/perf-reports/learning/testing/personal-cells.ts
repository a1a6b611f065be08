import { backSolve, choleskyInPlace, dot, forwardSolve } from '#platform/numeric/matrix.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Ask, Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { bookCoefficients, effectsOf } from '../model/claims.ts';
import { BOOK_MEAN, type Design, designOf, generalPrecisions } from '../model/design.ts';
import { SPREADS, statisticsOf } from '../model/equations.ts';
import { chooseFeatures, type ModelFeature } from '../model/features.ts';
import { FULL_CHAIN, fitModels } from '../model/fit-models.ts';
import { holdOut } from '../model/hold-out.ts';
import { hasFewSuccesses, observationsOf } from '../model/observations.ts';
import { type PairwiseAccuracy, pairwiseAccuracy } from '../model/pairwise-accuracy.ts';
import type { Posterior } from '../model/posterior.ts';
import { type Units, unitsOf } from '../model/units.ts';
import { coverage, foretold, rowsOf } from './foretold.ts';
import { naiveFit } from './naive.ts';
import { makeWorld, SPREAD, trueAccuracy, type World, type WorldKind, type WorldPlan } from './world.ts';

/** Knows which features act and σ_u, and estimates their effects from the same data. */
const oracleFit = (world: World, units: Units, kept: readonly ModelFeature[]) => {
  const active = kept.filter(({ names }) => (world.added[world.names.indexOf(names[0] ?? '')] ?? 0) !== 0);
  const design = designOf(units, active);
  const { gram, right } = statisticsOf(design, observationsOf(design, units, false)).at(SPREADS.indexOf(SPREAD));
  const q = design.columns;
  const l = gram.slice();
  const precisions = new Float64Array(q).fill(1 / 0.16);
  precisions.set(generalPrecisions(design.groups));
  for (let i = 0; i < q; i++) l[i * q + i] = (l[i * q + i] as number) + (precisions[i] as number);
  choleskyInPlace(l, q);
  const mean = backSolve(l, q, forwardSolve(l, q, right.slice()));
  const rows = rowsOf(world.fresh, units, active);
  return Float64Array.from(
    { length: rows.units },
    (_, i) => dot(mean, rows.rows, q, 0, i * q) + BOOK_MEAN * (rows.rows[i * q + rows.general - 1] as number),
  );
};

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

/** One world of section a.7: accuracy of each method on 300 new creatives, coverage, claims, gate; the naive twin beside it. */
export const personalFigures = (plan: WorldPlan, options: { readonly gate?: boolean } = {}): Figures => {
  const world = makeWorld(plan);
  const units = unitsOf(world.creatives, 'ctr');
  const { kept } = chooseFeatures(units.creatives);
  const design = designOf(units, kept);
  const stream = new RandomStream(plan.seed, ['fit']);
  const few = hasFewSuccesses(units);
  const fit = fitModels(design, units, { few, stream: stream.fork('chain'), chain: FULL_CHAIN });
  if (!fit.horseshoe) throw new Error('A world without features');
  const rows = rowsOf(world.fresh, units, kept);
  const accuracy = (predicted: Float64Array) => trueAccuracy(world.fresh, world.freshTruth, predicted);
  const general = foretold(fit.general, rows);
  const personal = foretold(fit.personal, rows);
  const naivePosterior = naiveFit(design, units);
  const naive = foretold(naivePosterior, rows);
  const sparse = plan.kind === 'strong' || plan.kind === 'medium';
  const held =
    options.gate === false
      ? null
      : holdOut(design, units, {
          few,
          stream: stream.fork('hold-out'),
          start: fit.horseshoe.state,
          at: fit.ridge.best,
          general: fit.general,
        });
  const effects = effectsOf(design, kept, fit.horseshoe, bookCoefficients(design, units));
  const truthOf = (names: readonly string[]) => world.added[world.names.indexOf(names[0] ?? '')] ?? 0;
  const active = effects.filter(({ names }) => truthOf(names) !== 0);
  const passed = held?.gate.passed ?? true;
  const oracle = sparse ? oracleFit(world, units, kept) : world.freshExplained;
  const generalAccuracy = accuracy(general.mean);
  const personalAccuracy = accuracy(personal.mean);
  const naiveHits = effects.filter(({ names }, j) => {
    const column = design.general + j;
    const sd = Math.sqrt(naivePosterior.covariance[column * design.columns + column] as number);
    return truthOf(names) === 0 && Math.abs(naivePosterior.mean[column] as number) > 1.96 * sd;
  });
  const idle = effects.length - active.length;
  return {
    general: generalAccuracy,
    ridge: accuracy(foretold(fit.ridge.posterior, rows).mean),
    horseshoe: accuracy(foretold(fit.horseshoe.posterior, rows).mean),
    average: personalAccuracy,
    oracle: accuracy(oracle),
    naive: accuracy(naive.mean),
    coverage: coverage(world.freshTruth, personal),
    naiveCoverage: coverage(world.freshTruth, naive),
    ...(idle > 0 && { naiveSignificant: naiveHits.length / idle }),
    // In dense worlds every feature acts, so no claim can be false.
    ...(plan.kind !== 'dense' && {
      ...(held && {
        falseClaim: Number(passed && effects.some(({ names, visible }) => visible && truthOf(names) === 0)),
      }),
      falseBeforeGate: Number(effects.some(({ names, visible }) => visible && truthOf(names) === 0)),
    }),
    ...(sparse && {
      ...(held && { found: share(active.map(({ visible }) => visible && passed)) }),
      foundBeforeGate: share(active.map(({ visible }) => visible)),
      signs: share(active.map(({ names }) => signOf(names, effects, fit.personal, design) * truthOf(names) > 0)),
      claimedSignWrong: Number(active.some(({ names, visible, added }) => visible && added * truthOf(names) < 0)),
    }),
    ...(held && {
      gatePassed: Number(held.gate.passed),
      shipped: held.gate.passed ? personalAccuracy : generalAccuracy,
      ...holdOutFigures(held.personal, laterAccuracy(world, fit.personal, rows)),
    }),
  };
};

/** Accuracy on new creatives, counted as a hold-out counts it: levels of the groups left out. */
const laterAccuracy = (world: World, posterior: Posterior, rows: Design): PairwiseAccuracy | null => {
  const from = rows.general - 1;
  const predicted = Float64Array.from(
    { length: rows.units },
    (_, i) =>
      dot(posterior.mean, rows.rows, posterior.mean.length - from, from, i * rows.columns + from) +
      BOOK_MEAN * (rows.rows[i * rows.columns + from] as number),
  );
  const units = unitsOf(world.fresh, 'ctr');
  return pairwiseAccuracy(units, predicted, new Float64Array(units.groups.length));
};

/** Is the accuracy on 300 new creatives, counted in the same way, inside the interval shown beside the hold-out accuracy? */
const holdOutFigures = (shown: PairwiseAccuracy | null, later: PairwiseAccuracy | null): Figures =>
  shown && later
    ? {
        accuracyOff: shown.accuracy - later.accuracy,
        accuracyCovered: Number(later.accuracy >= shown.low && later.accuracy <= shown.high),
        accuracyWidth: shown.high - shown.low,
      }
    : {};

const signOf = (
  names: readonly string[],
  effects: readonly { readonly names: readonly string[] }[],
  posterior: Posterior,
  design: Design,
): number => posterior.mean[design.general + effects.findIndex((effect) => effect.names === names)] ?? 0;

const COVERAGE: Ask = { figure: 'coverage', atLeast: 0.85, atMost: 0.95, twin: 'naiveCoverage' };
const SIGNS: Ask = { figure: 'signs', atLeast: 0.97 };
const FALSE_CLAIMS: Ask = { figure: 'falseClaim', atMost: 0.03 };
const average = (atLeast: number, minus?: string): Ask => ({ figure: 'average', atLeast, ...(minus && { minus }) });

const cell = (kind: WorldKind, creatives: number, gate: boolean, asks: readonly Ask[]): Cell => ({
  id: `a.7 ${kind} ${creatives}`,
  run: (seed) => personalFigures({ kind, creatives, seed }, { gate }),
  // Below sixty creatives the naive twin has more columns than creatives and rests on its prior.
  asks: [...asks, creatives < 60 ? { ...COVERAGE, twin: undefined } : COVERAGE],
});

const accuracyCell = (kind: WorldKind, creatives: number): Cell => ({
  id: `a.4 hold-out accuracy ${kind} ${creatives}`,
  run: (seed) => personalFigures({ kind, creatives, seed: seed + 50_000 }),
  asks: [
    { figure: 'accuracyCovered', atLeast: 0.82 },
    { figure: 'accuracyOff', atLeast: -0.03, atMost: 0.03 },
  ],
});

/** Is the interval beside a hold-out accuracy kept? */
export const ACCURACY_CELLS: readonly Cell[] = [
  accuracyCell('strong', 20),
  accuracyCell('strong', 60),
  accuracyCell('null', 30),
  accuracyCell('null', 60),
];

/** The table of section a.7 with the shares asked for in a.3 and a.4. */
export const PERSONAL_CELLS: readonly Cell[] = [
  cell('strong', 30, true, [
    average(0.71),
    SIGNS,
    FALSE_CLAIMS,
    { figure: 'gatePassed', atLeast: 0.5 },
    { figure: 'found', atLeast: 0.14 },
  ]),
  cell('strong', 60, true, [
    average(0.8),
    average(0.2, 'general'),
    SIGNS,
    FALSE_CLAIMS,
    { figure: 'found', atLeast: 0.75 },
    { figure: 'gatePassed', atLeast: 0.93 },
    { figure: 'average', atLeast: 0.03, minus: 'naive' },
  ]),
  cell('null', 60, true, [
    { figure: 'falseClaim', atMost: 0.03, twin: 'naiveSignificant' },
    { figure: 'gatePassed', atMost: 0.05 },
  ]),
  cell('medium', 30, true, [average(0.64), FALSE_CLAIMS, { figure: 'gatePassed', atLeast: 0.38 }]),
  cell('medium', 60, true, [average(0.7), SIGNS, FALSE_CLAIMS, { figure: 'gatePassed', atLeast: 0.6 }]),
  cell('null', 30, true, [FALSE_CLAIMS, { figure: 'gatePassed', atMost: 0.05 }]),
  cell('null', 16, true, [FALSE_CLAIMS, { figure: 'gatePassed', atMost: 0.05 }]),
  cell('null', 120, true, [
    { figure: 'falseClaim', atMost: 0.03, twin: 'naiveSignificant' },
    { figure: 'gatePassed', atMost: 0.05 },
  ]),
  cell('strong', 120, true, [average(0.82), average(-0.03, 'oracle'), SIGNS, FALSE_CLAIMS]),
  cell('medium', 120, true, [average(0.735), SIGNS, FALSE_CLAIMS, { figure: 'gatePassed', atLeast: 0.99 }]),
  cell('book', 30, true, [average(-0.025, 'general'), { figure: 'gatePassed', atMost: 0.05 }, FALSE_CLAIMS]),
  cell('book', 16, true, [{ figure: 'gatePassed', atMost: 0.1 }]),
  cell('strong', 12, false, [average(0.6)]),
  cell('medium', 12, false, [average(0.57)]),
  cell('strong', 45, false, [{ figure: 'foundBeforeGate', atLeast: 0.5 }, SIGNS]),
  cell('strong', 90, false, [{ figure: 'foundBeforeGate', atLeast: 0.95 }, SIGNS]),
  cell('medium', 200, false, [average(-0.03, 'oracle')]),
  cell('dense', 60, false, [average(0.7)]),
  cell('dense', 120, false, [average(0.75)]),
  cell('dense', 200, false, [average(-0.04, 'oracle')]),
  cell('book', 12, false, [average(-0.04, 'general')]),
  cell('book', 120, false, [average(-0.01, 'general')]),
];

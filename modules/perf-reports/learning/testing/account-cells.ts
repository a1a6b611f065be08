import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit, mean, standardDeviation } from '#platform/numeric/summaries.ts';
import type { Ask, Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { bestCreative } from '../account/best-creative.ts';
import { correlationScore } from '../account/correlation-score.ts';
import { costPerClick, cpaPrediction } from '../account/cost-per-action.ts';
import { simpson } from '../account/simpson.ts';
import { designOf } from '../model/design.ts';
import { chooseFeatures } from '../model/features.ts';
import { fitModels } from '../model/fit-models.ts';
import type { CreativeOutcomes } from '../model/types.ts';
import { unitsOf } from '../model/units.ts';
import { coverage, foretold, rowsOf } from './foretold.ts';
import { makePlacements } from './placement-world.ts';
import { makeWorld, SPREAD } from './world.ts';

/** One world of section a.9: β = 0.18 inside placements; levels against it by 1.2 a step where confounded. */
export const simpsonFigures = (seed: number, creatives: number, confounded: boolean): Figures => {
  const slope = 0.18;
  const world = makePlacements({
    seed,
    creatives,
    slope,
    featureStep: confounded ? 1 : 0,
    levelStep: confounded ? 1.2 : 0.4,
  });
  const check = simpson(world, 'feature', 'ctr');
  if (!check.enough) throw new Error('Too small a world');
  const truth = (slope * standardDeviation(world.map(({ features }) => features.feature ?? 0))) / 0.1;
  return {
    noticed: Number(check.reversed),
    pooledWrong: Number(check.pooled.mean < 0),
    withinWrong: Number(check.within.mean < 0),
    covered: Number(check.within.low90 <= truth && truth <= check.within.high90),
    pooledCovered: Number(check.pooled.low90 <= truth && truth <= check.pooled.high90),
  };
};

/** An account whose score and true log-odds (sd 0.45) correlate by ρ, over some groups with levels (sd 0.4). */
const scoredAccount = (
  seed: number,
  rho: number,
  creatives: number,
  groups: number,
  thin: boolean,
): CreativeOutcomes[] => {
  const stream = new RandomStream(seed, ['scored', creatives, groups]);
  const levels = Float64Array.from({ length: groups }, () => 0.4 * stream.normal());
  return Array.from({ length: creatives }, (_, i) => {
    const z = stream.normal();
    const own = 0.45 * (rho * z + Math.sqrt(1 - rho * rho) * stream.normal());
    const group = stream.integer(groups);
    const impressions = Math.round(
      thin ? 2000 * Math.exp(2 * stream.normal()) + 30 : 10_000 * Math.exp(1.2 * stream.normal()) + 2000,
    );
    const clicks = stream.binomial(impressions, expit(logit(0.012) + own + (levels[group] as number)));
    return {
      id: `s${String(i).padStart(4, '0')}`,
      score: Math.min(100, Math.max(0, 50 + 12 * z)),
      features: {},
      groups: [{ group: `group ${group}`, impressions, clicks, conversions: 0, spend: 1 }],
    };
  });
};

/** Pearson's r of raw CTR and its interval by Fisher's z: what a spreadsheet shows. */
const pearson = (creatives: readonly CreativeOutcomes[]) => {
  const x = creatives.map(({ score }) => score);
  const y = creatives.map(({ groups }) => (groups[0]?.clicks ?? 0) / (groups[0]?.impressions ?? 1));
  const [mx, my] = [mean(x), mean(y)];
  const sum = x.reduce((total, value, i) => total + (value - mx) * ((y[i] ?? 0) - my), 0);
  const r = sum / ((x.length - 1) * standardDeviation(x) * standardDeviation(y));
  const z = 0.5 * Math.log((1 + r) / (1 - r));
  const half = 1.645 / Math.sqrt(x.length - 3);
  return { low: Math.tanh(z - half), high: Math.tanh(z + half) };
};

export const correlationFigures = (
  seed: number,
  rho: number,
  creatives: number,
  groups: number,
  thin = false,
): Figures => {
  const account = scoredAccount(seed, rho, creatives, groups, thin);
  const result = correlationScore(account, 'ctr');
  if (!result.enough) return {};
  const naive = pearson(account);
  return {
    covered: Number(result.rho.low <= rho && rho <= result.rho.high),
    width: result.rho.high - result.rho.low,
    score: result.score,
    pearsonCovered: Number(naive.low <= rho && rho <= naive.high),
  };
};

/** Few clicks a creative: Laplace's binomial beside the normal approximation of log-odds. */
export const fewCountsFigures = (seed: number, creatives: number, impressions: number): Figures => {
  const world = makeWorld({ kind: 'book', creatives, seed, impressions });
  const units = unitsOf(world.creatives, 'ctr');
  const { kept } = chooseFeatures(units.creatives);
  const design = designOf(units, kept);
  const rows = rowsOf(world.fresh, units, kept);
  const fitted = (few: boolean) => {
    const chain = { warmUp: 100, draws: 200 };
    return foretold(fitModels(design, units, { few, stream: new RandomStream(seed, ['few']), chain }).personal, rows);
  };
  const binomial = fitted(true);
  const normal = fitted(false);
  const bias = (predicted: Float64Array) => mean(predicted.map((value, i) => value - (world.freshTruth[i] as number)));
  return {
    coverage: coverage(world.freshTruth, binomial),
    bias: bias(binomial.mean),
    normalCoverage: coverage(world.freshTruth, normal),
    normalBias: bias(normal.mean),
  };
};

/** Cost per conversion of new creatives where clicks cost 0.6 with sd 0.3 between creatives and 3 % of clicks convert (sd 0.3). */
export const costFigures = (seed: number): Figures => {
  const stream = new RandomStream(seed, ['cost']);
  const draw = () => ({ click: Math.log(0.6) + 0.3 * stream.normal(), rate: logit(0.03) + 0.3 * stream.normal() });
  const creatives = Array.from({ length: 30 }, (_, i): CreativeOutcomes => {
    const own = draw();
    const clicks = Math.max(20, Math.round(400 * Math.exp(stream.normal())));
    const conversions = stream.binomial(clicks, expit(own.rate));
    const spend = clicks * Math.exp(own.click);
    return {
      id: `k${i}`,
      score: 50,
      features: {},
      groups: [{ group: 'g', impressions: clicks * 80, clicks, conversions, spend }],
    };
  });
  const click = costPerClick(creatives);
  const units = unitsOf(creatives, 'cvr');
  const design = designOf(units, []);
  const fit = fitModels(design, units, { few: true, stream: stream.fork('fit'), chain: { warmUp: 0, draws: 1 } });
  const rows = foretold(fit.general, rowsOf(creatives.slice(0, 1), units, []));
  if (!click) throw new Error('No cost');
  const cost = cpaPrediction(click, { mean: rows.mean[0] as number, sd: rows.sd[0] as number }, seed);
  const fresh = Array.from({ length: 200 }, draw).map(({ click: paid, rate }) => Math.exp(paid) / expit(rate));
  return {
    covered: fresh.filter((truth) => cost.low <= truth && truth <= cost.high).length / fresh.length,
    medianOff: Math.log(cost.median) - Math.log(0.6 / 0.03),
  };
};

const BATCH = 10_000;
const LOOKS = 40;

/**
 * Five creatives of one group, looked at 40 times; each gets its own share of the impressions, as platforms deal them out. The twin
 * takes the top of a table sorted by raw rate at the first look.
 */
export const bestFigures = (seed: number): Figures => {
  const stream = new RandomStream(seed, ['best']);
  const rates = Float64Array.from({ length: 5 }, () => expit(logit(0.012) + SPREAD * stream.normal()));
  const shares = Float64Array.from({ length: 5 }, () => Math.exp(1.2 * stream.normal()));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const top = Math.max(...rates);
  const lossOf = (taken: number) => 1 - (rates[taken] as number) / top;
  const trials = new Float64Array(5);
  const successes = new Float64Array(5);
  let ours: { answer: string; leader: number } | null = null;
  let naive = 0;
  for (let look = 0; look < LOOKS && !ours; look++) {
    rates.forEach((rate, k) => {
      const shown = Math.round((BATCH * (shares[k] as number)) / whole);
      trials[k] = (trials[k] as number) + shown;
      successes[k] = (successes[k] as number) + stream.binomial(shown, rate);
    });
    const raw = successes.map((count, k) => (trials[k] === 0 ? 0 : count / (trials[k] as number)));
    if (look === 0) naive = raw.indexOf(Math.max(...raw));
    const result = bestCreative(
      [...successes].map((count, k) => ({ id: `${k}`, trials: trials[k] as number, successes: count })),
    );
    if (result && result.answer !== 'more data') ours = { answer: result.answer, leader: Number(result.leader) };
  }
  return {
    answered: Number(ours !== null),
    ...(ours?.answer === 'stop' && { stopWrong: Number(lossOf(ours.leader) > 0) }),
    ...(ours && { loss: lossOf(ours.leader) }),
    naiveWrong: Number(lossOf(naive) > 0),
    naiveLoss: lossOf(naive),
  };
};

const COVERED: Ask = { figure: 'covered', atLeast: 0.78 };

/** Sections a.2 (few counts, cost), a.5, a.9, and the choice of the best creative. */
export const ACCOUNT_CELLS: readonly Cell[] = [
  ...[0, 0.3, 0.6].flatMap((rho) =>
    [8, 12, 20, 30].map(
      (creatives): Cell => ({
        id: `a.5 correlation ${rho} ${creatives}`,
        run: (seed) => correlationFigures(seed, rho, creatives, 1),
        asks: [COVERED],
      }),
    ),
  ),
  ...[12, 30].map(
    (creatives): Cell => ({
      id: `a.5 correlation 0.3 ${creatives}, three groups`,
      run: (seed) => correlationFigures(seed, 0.3, creatives, 3),
      asks: [COVERED],
    }),
  ),
  {
    // Half of the creatives have too few clicks to say anything.
    id: 'a.5 correlation 0.6 60, thin creatives',
    run: (seed) => correlationFigures(seed, 0.6, 60, 1, true),
    asks: [{ ...COVERED, twin: 'pearsonCovered' }],
  },
  ...[24, 48, 96].map(
    (creatives): Cell => ({
      id: `a.9 confounded ${creatives}`,
      run: (seed) => simpsonFigures(seed, creatives, true),
      asks: [
        { figure: 'noticed', atLeast: creatives === 24 ? 0.65 : 0.85 },
        { figure: 'withinWrong', atMost: creatives === 24 ? 0.05 : 0.016, twin: 'pooledWrong' },
        { figure: 'covered', atLeast: 0.85, atMost: 0.95, twin: 'pooledCovered' },
      ],
    }),
  ),
  ...[24, 48, 96].map(
    (creatives): Cell => ({
      id: `a.9 unconfounded ${creatives}`,
      run: (seed) => simpsonFigures(seed, creatives, false),
      asks: [{ figure: 'noticed', atMost: 0.05 }],
    }),
  ),
  ...[900, 300].map(
    (impressions): Cell => ({
      id: `a.2 few counts 60, median of ${impressions} impressions`,
      run: (seed) => fewCountsFigures(seed, 60, impressions),
      asks: [
        { figure: 'coverage', atLeast: 0.86, atMost: 0.95, ...(impressions === 300 && { twin: 'normalCoverage' }) },
        { figure: 'bias', atLeast: -0.09, atMost: 0.09, twin: 'normalBias' },
      ],
    }),
  ),
  { id: 'a.2 cost per conversion', run: costFigures, asks: [{ figure: 'covered', atLeast: 0.74, atMost: 0.86 }] },
  {
    id: 'best creative',
    run: bestFigures,
    asks: [
      { figure: 'stopWrong', atMost: 0.05, twin: 'naiveWrong' },
      { figure: 'loss', atMost: 0.02, twin: 'naiveLoss' },
    ],
  },
];

import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { changePoint } from '../series/change-point.ts';
import { DAY_NOISES } from '../series/daily.ts';
import { fatigue } from '../series/fatigue.ts';
import { makeSeries } from './series-world.ts';

const NO_DAY_NOISE = [{ sd: 0.001, carry: 0 }];
const NO_CARRY = DAY_NOISES.filter(({ carry }) => carry === 0);

const covers = (low: number, high: number, truth: number): number => Number(low <= truth && truth <= high);

/** One series of section a.10; day noise 0.10 with carry 0.5, frequency grows by 0.1 a day. */
export const fatigueFigures = (seed: number, lambda: number, days: number, impressions: number): Figures => {
  const { counts } = makeSeries({ seed, days, impressions, lambda });
  const result = fatigue(counts);
  const noDay = fatigue(counts, { noises: NO_DAY_NOISE });
  const noCarry = fatigue(counts, { noises: NO_CARRY });
  if (!result.enough || !noDay.enough || !noCarry.enough) throw new Error('Too short a series');
  // The narrow prior of forecasts, used for claims as it must not be.
  const tight = fatigue(counts, { prior: { mean: 0.2, sd: 0.1 } });
  const believed = tight.enough ? tight.forecast : { mean: 0, sd: 1 };
  return {
    claimed: Number(result.claimed),
    covered: covers(result.lambda.low90, result.lambda.high90, lambda),
    noDayClaimed: Number(noDay.claimed),
    noDayCovered: covers(noDay.lambda.low90, noDay.lambda.high90, lambda),
    noCarryCovered: covers(noCarry.lambda.low90, noCarry.lambda.high90, lambda),
    priorClaimed: Number(believed.mean - 1.2816 * believed.sd > 0),
  };
};

/** No fatigue of its own, but the whole account falls by 30 % over four weeks; eight other creatives show it. */
export const commonFigures = (seed: number): Figures => {
  const days = 28;
  const stream = new RandomStream(seed, ['common']);
  let drift = 0;
  const common = Array.from({ length: days }, (_, day) => {
    drift = 0.5 * drift + 0.08 * stream.normal();
    return drift - (0.36 * day) / days;
  });
  const { counts } = makeSeries({ seed, days, impressions: 20_000, common, noise: 0.05 });
  // The others began at other times and show the same people nothing twice: only the movement is common.
  const others = Array.from(
    { length: 8 },
    (_, k) => makeSeries({ seed: seed + 1000 * (k + 1), days, impressions: 20_000, common, noise: 0.05 }).counts,
  );
  const own = fatigue(counts, { others });
  const alone = fatigue(counts);
  return { claimed: Number(own.enough && own.claimed), aloneClaimed: Number(alone.enough && alone.claimed) };
};

/** One series of section a.11. */
export const changeFigures = (
  seed: number,
  days: number,
  impressions: number,
  jump: number,
  lambda: number,
): Figures => {
  const { counts, jumpDay } = makeSeries({ seed, days, impressions, jump, lambda });
  const result = changePoint(counts);
  const noTrend = changePoint(counts, { trend: false });
  const noDay = changePoint(counts, { noises: NO_DAY_NOISE });
  if (!result.enough || !noTrend.enough || !noDay.enough) throw new Error('Too short a series');
  const alarm = result.verdict === 'change';
  return {
    alarm: Number(alarm),
    possible: Number(result.verdict !== 'none'),
    noTrendAlarm: Number(noTrend.verdict === 'change'),
    noDayAlarm: Number(noDay.verdict === 'change'),
    ...(alarm && jumpDay !== null && { dayRight: Number(Math.abs(result.day - jumpDay) <= 2) }),
  };
};

const SIZES = [
  [14, 2000, 0.36],
  [14, 10_000, 0.65],
  [28, 10_000, 0.91],
  [28, 50_000, 0.99],
] as const;

/** Sections a.10 and a.11. */
export const SERIES_CELLS: readonly Cell[] = [
  ...SIZES.map(
    ([days, impressions]): Cell => ({
      id: `a.10 no fatigue ${days} d ${impressions}`,
      run: (seed) => fatigueFigures(seed, 0, days, impressions),
      asks: [
        { figure: 'claimed', atLeast: 0.05, atMost: 0.13, twin: 'noDayClaimed' },
        { figure: 'claimed', atMost: 0.13, twin: 'priorClaimed' },
        { figure: 'covered', atLeast: 0.83, atMost: 0.95, twin: 'noDayCovered' },
      ],
    }),
  ),
  ...SIZES.map(
    ([days, impressions, found]): Cell => ({
      id: `a.10 fatigue 0.2 ${days} d ${impressions}`,
      run: (seed) => fatigueFigures(seed, 0.2, days, impressions),
      asks: [
        { figure: 'claimed', atLeast: found },
        { figure: 'covered', atLeast: 0.83, atMost: 0.95, ...(impressions >= 50_000 && { twin: 'noCarryCovered' }) },
      ],
    }),
  ),
  {
    id: 'a.10 the whole account falls',
    run: commonFigures,
    asks: [{ figure: 'claimed', atMost: 0.13, twin: 'aloneClaimed' }],
  },
  ...[28, 56].flatMap((days): Cell[] => [
    {
      id: `a.11 flat ${days} d`,
      run: (seed) => changeFigures(seed, days, 10_000, 0, 0),
      asks: [{ figure: 'alarm', atMost: 0.02, twin: 'noDayAlarm' }],
    },
    {
      id: `a.11 smooth fatigue ${days} d`,
      run: (seed) => changeFigures(seed, days, 10_000, 0, 0.2),
      asks: [{ figure: 'alarm', atMost: 0.01, twin: 'noTrendAlarm' }],
    },
    {
      id: `a.11 drop of 40 % ${days} d`,
      run: (seed) => changeFigures(seed, days, 10_000, Math.log(0.6), 0),
      asks: [{ figure: 'alarm', atLeast: days === 28 ? 0.19 : 0.39 }],
    },
    {
      id: `a.11 drop of 55 % ${days} d`,
      run: (seed) => changeFigures(seed, days, 10_000, Math.log(0.45), 0),
      asks: [
        { figure: 'alarm', atLeast: 0.7 },
        { figure: 'dayRight', atLeast: 0.91 },
      ],
    },
  ]),
];

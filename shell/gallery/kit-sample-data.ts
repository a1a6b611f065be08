import type { BarGroup } from '../ui/charts/bar-group.ts';
import type { ForecastPoint } from '../ui/charts/fan-chart.tsx';
import type { LinePoint } from '../ui/charts/geometry/line-path.ts';
import type { LineSeries } from '../ui/charts/line-chart.tsx';
import type { ScatterPoint } from '../ui/charts/scatter-chart.tsx';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 1);

/** The same figures each time: numbers in 0..1 from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** About normal, mean 0, deviation 1. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function walk(seed: number, start: number, drift: number, days: number, gap: readonly number[] = []): LinePoint[] {
  const random = seeded(seed);
  return Array.from({ length: days }, (_, day) => {
    if (gap.includes(day)) return { x: START + day * DAY_MS, y: null };
    const y = start + drift * day + normal(random) * start * 0.05;
    const half = start * (0.06 + 0.04 * random());
    return { x: START + day * DAY_MS, y, low: y - half, high: y + half };
  });
}

export const costLines: readonly LineSeries[] = [
  { id: 'feed', label: 'Instagram feed', points: walk(4, 14, -0.09, 42, [17, 18, 19]) },
  { id: 'reels', label: 'Reels', points: walk(9, 9.5, -0.02, 42) },
  { id: 'stories', label: 'Stories', points: walk(21, 18, 0.06, 42) },
];

export const weeklyShares: readonly LineSeries[] = [
  {
    id: 'hook',
    label: 'Hook rate',
    points: [0.21, 0.24, null, 0.29, null, null, 0.31, 0.35].map((y, week) => ({ x: START + week * 7 * DAY_MS, y })),
  },
  {
    id: 'hold',
    label: 'Hold rate',
    points: [0.12, 0.11, 0.13, 0.16, 0.15, 0.18, 0.17, 0.2].map((y, week) => ({ x: START + week * 7 * DAY_MS, y })),
  },
];

export const spendHistory: readonly LinePoint[] = walk(33, 4200, 45, 30).map(({ x, y }) => ({ x, y }));

export const spendForecast: readonly ForecastPoint[] = Array.from({ length: 14 }, (_, day) => {
  const median = 5500 + 48 * day;
  const spread = 260 * Math.sqrt(day + 1);
  const range = (z: number) => ({ low: median - z * spread, high: median + z * spread });
  return { x: START + (30 + day) * DAY_MS, median, ranges: [range(0.67), range(1.28), range(1.96)] };
});

export const lift: readonly BarGroup[] = [
  { id: 'hook', label: 'Hook', values: [{ value: 0.18, low: 0.11, high: 0.25 }] },
  { id: 'offer', label: 'Offer', values: [{ value: 0.06, low: -0.02, high: 0.14 }] },
  { id: 'proof', label: 'Proof', values: [{ value: -0.04, low: -0.12, high: 0.03 }] },
  { id: 'cta', label: 'CTA', values: [{ value: -0.11, low: -0.17, high: -0.05 }] },
];

export const byPlacement: readonly BarGroup[] = [
  ['Facebook and Instagram feed', 4.2, 3.9, 4.6],
  ['Instagram Reels, full screen', 6.1, 5.2, 5.8],
  ['YouTube before a video', 2.4, 2.9, null],
  ['Google Display, responsive', 1.1, 0.8, 0.9],
].map(([label, ...values]) => ({
  id: String(label),
  label: String(label),
  values: values.map((value) => (typeof value === 'number' ? { value } : null)),
}));

export const weekdays: readonly BarGroup[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, day) => ({
  id: label,
  label,
  values: [{ value: 820 + 90 * day }, { value: 960 - 40 * day }],
}));

const scatterRandom = seeded(77);
export const scoreAgainstCost: readonly ScatterPoint[] = Array.from({ length: 46 }, (_, index) => {
  const x = 25 + 65 * scatterRandom();
  return {
    id: String(index),
    label: `Creative ${index + 1}`,
    x,
    y: 24 - 0.19 * x + normal(scatterRandom) * 2.2,
    group: index % 3,
  };
});

export const scoreFit: readonly LinePoint[] = Array.from({ length: 21 }, (_, step) => {
  const x = 25 + 3.25 * step;
  const y = 24 - 0.19 * x;
  const half = 0.7 + Math.abs(x - 57) * 0.03;
  return { x, y, low: y - half, high: y + half };
});

const sampleRandom = seeded(5);
/** Draws of a cost: right-skewed, around 12. */
export const costSamples: readonly number[] = Array.from({ length: 400 }, () =>
  Math.exp(Math.log(12) + 0.28 * normal(sampleRandom)),
);

export interface CreativeRow {
  readonly id: string;
  readonly name: string;
  readonly channel: string;
  readonly spend: number;
  readonly cost: number | null;
  readonly score: number;
}

const rowRandom = seeded(12);
/** A thousand rows, some without a cost. */
export const creativeRows: readonly CreativeRow[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  name: `Summer sale ${index + 1}, ${['portrait', 'square', 'landscape'][index % 3]}`,
  channel: ['Meta', 'TikTok', 'YouTube', 'Google'][Math.floor(rowRandom() * 4)] ?? 'Meta',
  spend: 20 + 4000 * rowRandom() ** 3,
  cost: rowRandom() < 0.1 ? null : 3 + 30 * rowRandom(),
  score: Math.round(30 + 65 * rowRandom()),
}));

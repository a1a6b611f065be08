import type { Units } from './units.ts';

/** What may be shown with so many creatives of 20 clicks or more each; each stage includes those before it. */
export type Stage = 'sums' | 'rates' | 'predictions' | 'accuracy' | 'claims';

const STAGES: readonly { readonly stage: Stage; readonly from: number }[] = [
  { stage: 'sums', from: 0 },
  { stage: 'rates', from: 5 },
  { stage: 'predictions', from: 8 },
  { stage: 'accuracy', from: 20 },
  { stage: 'claims', from: 30 },
];

/** Clicks a creative needs to count as linked with data. */
export const ENOUGH_CLICKS = 20;

export interface Progress {
  readonly stage: Stage;
  /** Creatives with at least 20 clicks each, near-duplicates counted once. */
  readonly creatives: number;
  /** The stage after this one and how many more creatives it needs; null: there is none. */
  readonly next: { readonly stage: Stage; readonly needs: number } | null;
}

export const progressOf = (creatives: number): Progress => {
  const reached = STAGES.filter(({ from }) => creatives >= from);
  const next = STAGES[reached.length];
  return {
    stage: reached.at(-1)?.stage ?? 'sums',
    creatives,
    next: next ? { stage: next.stage, needs: next.from - creatives } : null,
  };
};

/** Creatives that are missing for a stage; 0: it is reached. */
export const missingFor = (progress: Progress, stage: Stage): number =>
  Math.max(0, (STAGES.find((entry) => entry.stage === stage)?.from ?? 0) - progress.creatives);

export const hasReached = (progress: Progress, stage: Stage): boolean => missingFor(progress, stage) === 0;

/** Creatives with at least 20 clicks. */
export const linkedCreatives = (units: Units, clicks: Float64Array): number => {
  const sums = new Float64Array(units.creatives.length);
  clicks.forEach((count, i) => {
    const creative = units.creative[i] as number;
    sums[creative] = (sums[creative] as number) + count;
  });
  return sums.filter((sum) => sum >= ENOUGH_CLICKS).length;
};

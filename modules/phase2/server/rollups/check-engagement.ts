import { engagementScore } from '../metrics/engagement-score.ts';
import type { RollupStore } from './rollup-store.ts';

const WATCHED_MS = 15 * 86_400_000;

/** Keeps how well the engagement score of 15 days ago separated who came back within 14 days; one row a month. */
export async function checkEngagement(store: RollupStore, now: Date): Promise<number | undefined> {
  const people = await store.returns(new Date(now.getTime() - WATCHED_MS));
  const auc = areaUnderCurve(
    people.map(({ figures, cameBack }) => ({ score: engagementScore(figures).engagementScore, is: cameBack })),
  );
  if (auc === undefined) return undefined;
  await store.keepEngagementCheck({ month: `${now.toISOString().slice(0, 7)}-01`, people: people.length, auc });
  return auc;
}

/** Chance that one who is scores above one who is not, ties half; undefined while one of the two groups is empty. */
export function areaUnderCurve(all: readonly { readonly score: number; readonly is: boolean }[]): number | undefined {
  const sorted = [...all].sort((a, b) => a.score - b.score);
  const yes = sorted.filter(({ is }) => is).length;
  const no = sorted.length - yes;
  if (yes === 0 || no === 0) return undefined;
  let ranks = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end += 1;
    ranks += sorted.slice(start, end).filter(({ is }) => is).length * ((start + end + 1) / 2);
    start = end;
  }
  return (ranks - (yes * (yes + 1)) / 2) / (yes * no);
}

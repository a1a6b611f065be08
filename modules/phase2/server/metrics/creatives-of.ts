import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';

type Result = NonNullable<Awaited<ReturnType<Analyses['result']>>>;
export type Advice = Result['strategy'][number];

/** A finished analysis with its advice, and whether somebody acted on it. */
export interface Creative {
  readonly item: AnalysisItem;
  readonly advice: readonly Advice[];
  /** A fix of it was taken, or a later version of the same file name scored higher. */
  readonly acted: boolean;
}

/** Latest creatives that advice is looked at of: each costs one read of a whole result. */
const LOOKED_AT = 50;

/** Name without its ending and without a mark of its version: `ad v2.png`, `ad-final.png` and `ad (1).png` are all `ad`. A bare number may tell two ads apart and stays. */
function stemOf(fileName: string): string {
  return fileName
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replace(/(?<=.)(?:[\s_-]*\(\d+\)|[\s_-]+(?:v\d+|final|copy|new))$/, '')
    .trim();
}

/** The score less that of the latest earlier analysis of the same file name; null where there is none. */
export function improvementOf(item: AnalysisItem, all: readonly AnalysisItem[]): number | null {
  const earlier = all
    .filter(
      ({ id, fileName, createdAt, score }) =>
        id !== item.id && score !== null && createdAt < item.createdAt && stemOf(fileName) === stemOf(item.fileName),
    )
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  return earlier && item.score !== null ? item.score - (earlier.score ?? 0) : null;
}

/** The owner's latest finished creatives with their advice. @param fixed ids of analyses of which a fix was taken */
export async function creativesOf(
  analyses: Pick<Analyses, 'list' | 'result'>,
  owner: string,
  fixed: ReadonlySet<string>,
): Promise<Creative[]> {
  const { items } = await analyses.list(owner, { status: 'completed', limit: LOOKED_AT });
  return Promise.all(
    items.map(async (item) => ({
      item,
      advice: (await analyses.result(owner, item.id))?.strategy ?? [],
      acted: fixed.has(item.id) || items.some((later) => (improvementOver(item, later) ?? 0) > 0),
    })),
  );
}

const improvementOver = (item: AnalysisItem, later: AnalysisItem): number | null =>
  later.createdAt > item.createdAt && stemOf(later.fileName) === stemOf(item.fileName)
    ? (later.score ?? 0) - (item.score ?? 0)
    : null;

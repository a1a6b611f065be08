import type { Analyses, AnalysisItem, MadeFix } from '#modules/core-analysis/api.ts';
import type { FixesTaken } from './fact-store.ts';

type Result = NonNullable<Awaited<ReturnType<Analyses['result']>>>;
export type Advice = Result['strategy'][number];

/** A finished analysis with its advice, and whether somebody acted on it. */
export interface Creative {
  readonly item: AnalysisItem;
  readonly advice: readonly Advice[];
  /** Of the advice, what no fix that was taken answers; none once a later version scored higher: that one has advice of its own. */
  readonly open: readonly Advice[];
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

/** The owner's latest finished creatives with their advice. */
export async function creativesOf(
  analyses: Pick<Analyses, 'list' | 'result' | 'fixes'>,
  owner: string,
  taken: FixesTaken,
): Promise<Creative[]> {
  const { items } = await analyses.list(owner, { status: 'completed', limit: LOOKED_AT });
  return Promise.all(
    items.map(async (item) => {
      const advice = (await analyses.result(owner, item.id))?.strategy ?? [];
      const fixes = taken.get(item.id);
      const answered = fixes ? await answeredBy(analyses, owner, item.id, fixes) : new Set<string>();
      const isSurpassed = items.some((later) => (improvementOver(item, later) ?? 0) > 0);
      return {
        item,
        advice,
        open: isSurpassed ? [] : advice.filter(({ evidence }) => !answered.has(evidence.ruleId)),
        acted: fixes !== undefined || isSurpassed,
      };
    }),
  );
}

/** Ids of the rules that these fixes of an analysis raise. */
async function answeredBy(
  analyses: Pick<Analyses, 'fixes'>,
  owner: string,
  id: string,
  taken: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const made = await analyses.fixes(owner, id);
  return new Set(made.filter((fix) => taken.has(fix.id)).flatMap(raisedBy));
}

const improvementOver = (item: AnalysisItem, later: AnalysisItem): number | null =>
  later.createdAt > item.createdAt && stemOf(later.fileName) === stemOf(item.fileName)
    ? (later.score ?? 0) - (item.score ?? 0)
    : null;

/** Rules that answer better to the fixed file than to the original. */
const raisedBy = ({ changes }: MadeFix): string[] =>
  changes.filter(({ before, after }) => (after ?? 0) > (before ?? 0)).map(({ ruleId }) => ruleId);

import type { AnalysisResults } from '../../../contract/analysis.ts';
import type { Region } from '../../../contract/evidence.ts';

export interface NumberedRegion {
  /** 1, 2, 3 …; what the person sees on the creative and beside the statement. */
  number: number;
  ruleId: string;
  title: string;
  tone: 'bad' | 'good';
  boxes: readonly Region[];
  /** The stretch of a video it is true of, in seconds; absent: the whole. */
  time?: { start: number; end: number };
}

/**
 * Numbers what can be pointed at. A finding and the advice that fixes it come
 * from one rule and share its number. Order: as the findings are listed, the
 * costliest weakness first, then what is only advised, then what works.
 */
export function numberRegions(results: Pick<AnalysisResults, 'good' | 'bad' | 'strategy'>): NumberedRegion[] {
  const found = new Map<string, Omit<NumberedRegion, 'number'>>();
  const add = (entry: AnalysisResults['good'][number] | AnalysisResults['strategy'][number], tone: 'bad' | 'good') => {
    const { ruleId, regions, time } = entry.evidence;
    if (regions.length === 0 || found.has(ruleId)) return;
    const { title } = results.strategy.find((advice) => advice.evidence.ruleId === ruleId) ?? entry;
    found.set(ruleId, { ruleId, title, tone, boxes: regions, ...(time ? { time } : {}) });
  };
  for (const entry of results.bad) add(entry, 'bad');
  for (const entry of [...results.strategy].sort((a, b) => b.gain - a.gain)) add(entry, 'bad');
  for (const entry of results.good) add(entry, 'good');
  return [...found.values()].map((region, index) => ({ number: index + 1, ...region }));
}

/** The number a rule's statements carry; null where it speaks of the whole creative. */
export function numberOfRule(regions: readonly NumberedRegion[], ruleId: string): number | null {
  return regions.find((region) => region.ruleId === ruleId)?.number ?? null;
}

/** The regions that concern a stretch of a video; all of them where the creative is a picture. */
export function regionsDuring(
  regions: readonly NumberedRegion[],
  shot: { start: number; end: number } | null,
): readonly NumberedRegion[] {
  if (!shot) return regions;
  return regions.filter(({ time }) => !time || (time.start < shot.end && time.end > shot.start));
}

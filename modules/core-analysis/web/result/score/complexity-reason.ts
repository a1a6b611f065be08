import type { AnalysisResults } from '../../../contract/analysis.ts';

/** Under this confidence a text may say something else than was read: the engine's rules no longer quote it. */
const SURE = 0.8;
/** Shots from which on their number alone makes a video harder. */
const MANY_SHOTS = 8;

/** What made a creative hard to judge, beside the checks that were skipped; empty where nothing did. */
export function complexityReason({ texts, video }: Pick<AnalysisResults, 'texts' | 'video'>): string {
  const unsure = texts.filter(({ confidence }) => confidence < SURE).length;
  const shots = video?.shots.length ?? 0;
  return [
    ...(unsure > 0 ? [`${unsure} ${unsure === 1 ? 'text was' : 'texts were'} hard to read`] : []),
    ...(shots >= MANY_SHOTS ? [`it has ${shots} shots`] : []),
  ].join(', ');
}

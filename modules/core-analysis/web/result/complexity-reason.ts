import type { AnalysisResults } from '../../contract/analysis.ts';

/** Under this confidence a text may say something else than was read: as the engine's rules quote it no more. */
const SURE = 0.8;
/** Shots from which on their number alone makes a video harder. */
const MANY_SHOTS = 8;

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Why a creative was as hard to judge as it was, by what the result tells of it; a clause without a full stop. */
export function complexityReason({ basis, texts, video }: Pick<AnalysisResults, 'basis' | 'texts' | 'video'>): string {
  const unsure = texts.filter(({ confidence }) => confidence < SURE).length;
  const shots = video?.shots.length ?? 0;
  const reasons = [
    ...(basis.rulesNotMeasured.length > 0
      ? [`${count(basis.rulesNotMeasured.length, 'rule')} could not be measured`]
      : []),
    ...(unsure > 0 ? [`${count(unsure, 'text')} could not be read surely`] : []),
    ...(shots >= MANY_SHOTS ? [`it changes over ${shots} shots`] : []),
  ];
  return reasons.length > 0
    ? reasons.join(', and ')
    : 'everything was measured, and what is left is how far strong and weak sides lie apart';
}

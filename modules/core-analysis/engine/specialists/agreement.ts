import type { Specialist } from '../../contract/analysis.ts';
import { count, countFirst } from '../rules/wording/words.ts';
import type { Extremes } from './verdict.ts';

/** A mean difference of this many points between any two specialists is no agreement at all. */
const NO_AGREEMENT = 50;
/** Within so many points of one another, specialists say the same. */
const SAME = 15;

/**
 * How far the specialists agree, 0..1: 1 - D / 50, where D is the mean absolute difference between the scores of each two of
 * them, each pair weighted by the product of their confidences. 1 when all score alike, 0 when two of them differ by 50 points
 * on average. Specialists without a score have no part; with fewer than two scores there is nobody to disagree and it is 1.
 */
export function agreementOf(specialists: readonly Pick<Specialist, 'score' | 'confidence'>[]): number {
  let sum = 0;
  let weights = 0;
  specialists.forEach((a, i) => {
    for (const b of specialists.slice(i + 1)) {
      if (a.score === null || b.score === null) continue;
      const weight = a.confidence * b.confidence;
      sum += weight * Math.abs(a.score - b.score);
      weights += weight;
    }
  });
  const mean = weights > 0 ? sum / weights : 0;
  return Math.round(Math.max(0, 1 - mean / NO_AGREEMENT) * 1000) / 1000;
}

interface Opinion {
  specialist: Specialist;
  extremes: Extremes;
}

type Scored = Opinion & { specialist: Specialist & { score: number } };

/** Who agrees, who stands apart, and over what. */
export function summaryOf(opinions: readonly Opinion[]): string {
  const scored = opinions.filter((o): o is Scored => o.specialist.score !== null);
  const silent = opinions.length - scored.length;
  const aside = silent > 0 ? ` ${countFirst(count(silent, 'specialist'))} had nothing to judge.` : '';
  const ranked = [...scored].sort((a, b) => b.specialist.score - a.specialist.score);
  const [best] = ranked;
  const worst = ranked[ranked.length - 1];
  if (!best || !worst) return `No specialist could judge this creative.${aside}`;
  if (best === worst) return `Only ${named(best)} could judge it.${aside}`;
  const spread = best.specialist.score - worst.specialist.score;
  if (spread <= SAME)
    return `All ${scored.length} are within ${spread} points: ${named(worst)} lowest, ${named(best)} highest.${aside}`;
  return `${named(best)} and ${named(worst)} are furthest apart: ${against(best, 'strongest')}, ${against(worst, 'weakest')}.${aside}`;
}

const named = ({ specialist }: Scored): string => `${specialist.name} (${specialist.score})`;

/** "one sees X" with the finding's own title. */
function against({ specialist, extremes }: Scored, which: 'strongest' | 'weakest'): string {
  const a = extremes[which];
  if (!a)
    return which === 'strongest'
      ? `${specialist.name} finds little to fix`
      : `${specialist.name} finds little to hold on to`;
  const title = which === 'strongest' ? a.good().title : a.response < 0.5 ? a.bad().title : a.advice().title;
  return which === 'strongest' ? `the first holds up “${unquoted(title)}”` : `the second marks “${unquoted(title)}”`;
}

/** Titles carry quotations of their own: inside quotation marks those become single ones. */
const unquoted = (title: string): string => title.replace(/“/g, '‘').replace(/”/g, '’');

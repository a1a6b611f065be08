/** What is worth saying: good, bad, and what to do, one statement a theme. */

import type { Finding } from '../../contract/evidence.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { isOnTarget, meetsTarget } from '../rules/book/meets-target.ts';
import { contradicts } from './contradicts.ts';
import { cost, most } from './rank.ts';
import { isBad, isFault, isStrength, rankOf, speakers, type Theme, themesOf } from './themes.ts';

/** A list longer than this is not read. */
const MOST = 5;
/** With this many faults to tell, missing extras wait. */
const FEW = 3;

/** What a strength is listed by: that an ad has what it cannot do without is no merit beyond its weight. */
const merit = (a: Judged): number => a.weight * a.response * a.rule.praise;

/**
 * What a theme is praised for; null where it is not. A value that misses the target printed beside it is no strength, nor is
 * anything of a theme with a weakness.
 */
export function praiseOf(theme: Theme): Judged | null {
  if (!isStrength(theme)) return null;
  return most(
    theme.rules.filter((a) => a.rule.praise > 0 && meetsTarget(a)),
    merit,
  );
}

/** Up to five strengths, the ones that carry most of the score first; none that is held `against` the creative as well. */
export function goodFindings(
  assessments: readonly Assessment[],
  against: readonly Pick<Finding, 'evidence'>[] = [],
): Finding[] {
  const praised = themesOf(assessments)
    .flatMap((theme) => praiseOf(theme) ?? [])
    .filter((a) => !against.some((other) => contradicts(a, other)));
  const ids = new Set(praised.map(({ rule }) => rule.id));
  return praised
    .filter(({ rule }) => !rule.praiseUnless.some((id) => ids.has(id)))
    .sort((a, b) => merit(b) - merit(a))
    .slice(0, MOST)
    .map((a, i) => ({ id: `good-${i + 1}`, ...a.good(), evidence: a.evidence }));
}

/**
 * Up to five weaknesses: what breaks the ad, then what it lacks in ideas, then how it is set, the costliest first; rules that fail
 * for one reason are one finding led by the costliest. Missing extras are said only where there are fewer than `FEW` faults, so
 * that they never crowd one out.
 */
export function badFindings(assessments: readonly Assessment[]): Finding[] {
  const found = themesOf(assessments)
    .filter(isBad)
    .flatMap((theme) => {
      const leader = most(speakers(theme.rules.filter((a) => isFault(theme, a))), cost);
      return leader && !isOnTarget(leader) ? [{ theme, leader, rank: rankOf(leader, theme.gain) }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.theme.gain - a.theme.gain);
  const isExtra = ({ theme }: { theme: Theme }) => theme.rules.every((a) => a.rule.optional || !isFault(theme, a));
  const faults = found.filter((one) => !isExtra(one)).slice(0, MOST);
  const kept = new Set([...faults, ...found.filter(isExtra).slice(0, Math.max(0, FEW - faults.length))]);
  return found
    .filter((one) => kept.has(one))
    .map(({ leader }, i) => {
      const { title, text } = leader.bad();
      return { id: `bad-${i + 1}`, title, text, evidence: leader.evidence };
    });
}

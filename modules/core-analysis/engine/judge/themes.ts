/** Rules that fail or succeed for one reason, and what meeting them would bring. */

import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { isShort, STRONG } from '../rules/book/is-short.ts';
import { isOnTarget } from '../rules/book/meets-target.ts';
import { cost, isShut, most, WEAK } from './rank.ts';
import { type Fixed, scoreOf } from './score.ts';

/** Points of score under which a loss is not worth a sentence. */
export const WORTH_SAYING = 0.4;
/** Points of score from which on a change is worth more than the praise of what is there. */
const WORTH_CHANGING = 2;
/** Points of score from which on a loss is a fault whatever its response. */
export const DEAR = 5;

export interface Theme {
  rules: readonly Judged[];
  weight: number;
  mean: number;
  /** What each rule responds once the theme is met, as far as its advice reaches. */
  met: Fixed;
  /** Points of score that `met` would bring. */
  gain: number;
  /** Points that come surely: the rule that speaks for it becomes good, and nothing else moves. */
  least: number;
}

export function themesOf(assessments: readonly Assessment[]): Theme[] {
  const byName = new Map<string, Judged[]>();
  for (const a of assessments) {
    if (a.kind === 'judged') byName.set(a.theme, [...(byName.get(a.theme) ?? []), a]);
  }
  return [...byName.values()].map((rules) => {
    const ids = new Set(rules.map((a) => a.rule.id));
    const reached = leaderOf(rules)?.fixes?.() ?? {};
    const met: Fixed = (a) =>
      a.kind === 'judged' && (ids.has(a.rule.id) || reached[a.rule.id] !== undefined)
        ? Math.max(a.response, reached[a.rule.id] ?? a.fixes?.()[a.rule.id] ?? 1)
        : ids.has(a.rule.id) || (a.kind === 'lost_with' && ids.has(a.leader));
    const weight = rules.reduce((sum, a) => sum + a.weight, 0);
    const mean = rules.reduce((sum, a) => sum + a.weight * a.response, 0) / weight;
    return { rules, weight, mean, met, gain: gainOf(assessments, met), least: leastOf(rules, assessments) };
  });
}

/** Several themes that one change meets. */
export function joinThemes(themes: readonly Theme[], assessments: readonly Assessment[]): Theme {
  const rules = themes.flatMap((theme) => theme.rules);
  const weight = themes.reduce((sum, theme) => sum + theme.weight, 0);
  const met: Fixed = (a) => {
    const each = themes.map((theme) => Number(theme.met(a)));
    const best = Math.max(...each);
    return best === 0 ? false : best;
  };
  const mean = themes.reduce((sum, theme) => sum + theme.weight * theme.mean, 0) / weight;
  return {
    rules,
    weight,
    mean,
    met,
    gain: gainOf(assessments, met),
    least: Math.max(...themes.map(({ least }) => least)),
  };
}

/**
 * Points that meeting these rules would bring. Under a failing gate nothing else moves the score, another failing gate as little
 * as any rule, so what they bring is counted as it will be once all other gates are open.
 */
export function gainOf(assessments: readonly Assessment[], met: Fixed): number {
  const counted = assessments.filter((a) => !isShut(a) || met(a) !== false);
  return scoreOf(counted, met) - scoreOf(counted);
}

/** What the leader's own step to good brings, or to full marks where it is good already. */
function leastOf(rules: readonly Judged[], assessments: readonly Assessment[]): number {
  const leader = leaderOf(rules);
  if (!leader) return 0;
  const own = leader.fixes?.()[leader.rule.id] ?? 1;
  const reached = Math.min(own, leader.response < STRONG ? STRONG : 1);
  const lost = (a: Assessment) => a.kind === 'lost_with' && a.leader === leader.rule.id;
  return gainOf(assessments, (a) => (a === leader ? Math.max(leader.response, reached) : lost(a) ? STRONG : false));
}

/** The rules that may speak for a theme: not those whose fault is another's. */
export function speakers(rules: readonly Judged[]): readonly Judged[] {
  const own = rules.filter((a) => !a.defers);
  return own.length > 0 ? own : rules;
}

/** Whose advice speaks for a theme: the rule that costs most, a gate that fails before all. */
export const leaderOf = (rules: readonly Judged[]): Judged | null =>
  most(rules.filter(isShut), cost) ?? most(speakers(rules), cost);

/** A rule is a fault when it responds weakly, and when it is short of its target by what holds the whole back by `DEAR` points. */
export const isFault = (theme: Theme, a: Judged): boolean =>
  !a.unsaid && (a.response < WEAK || (theme.gain >= DEAR && isShort(a)));

export function isBad(theme: Theme): boolean {
  if (theme.gain < WORTH_SAYING || !theme.rules.some((a) => isFault(theme, a))) return false;
  return theme.mean < STRONG || theme.gain >= DEAR;
}

/** Whether the rule that speaks for a theme asks for a change. */
export function asksForChange({ rules }: Theme): boolean {
  const leader = leaderOf(rules);
  return leader !== null && !leader.unsaid && isShort(leader) && !isOnTarget(leader);
}

/** Whether a theme may be praised: strong as a whole, without a fault worth a sentence, and no change of it worth making. */
export function isStrength(theme: Theme): boolean {
  if (theme.mean < STRONG || (theme.gain >= WORTH_SAYING && theme.rules.some((a) => isFault(theme, a)))) return false;
  return theme.gain < WORTH_CHANGING || !asksForChange(theme);
}

/**
 * What a statement comes by: first what breaks the ad (a failing gate, or `DEAR` points of what an ad cannot do without), then
 * ideas, then how things are set. An ad that nobody can read is not helped by an idea, and one that can be read by little else.
 */
export function rankOf(leader: Judged, gain: number): number {
  const isGate: boolean = isShut(leader);
  if (isGate) return 0;
  if (leader.essential > 0 && gain >= DEAR) return 1;
  return leader.rule.idea ? 2 : 3;
}

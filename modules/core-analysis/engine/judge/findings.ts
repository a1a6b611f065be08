/** What is worth saying: good, bad, and what to do, one statement a theme. */

import type { Advice, Finding } from '../../contract/evidence.ts';
import type { RuleId } from '../../contract/rule-ids.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { isShort, STRONG } from '../rules/book/is-short.ts';
import { isOnTarget, meetsTarget } from '../rules/book/meets-target.ts';
import { list } from '../rules/wording/words.ts';
import { cost, isShut, most, WEAK } from './rank.ts';
import { type Fixed, scoreOf } from './score.ts';

/** A list longer than this is not read. */
const MOST = 7;
/** With this many faults to tell, missing extras wait. */
const FEW = 3;
/** Points of score under which a loss is not worth a sentence. */
const WORTH_SAYING = 0.4;
/** Points of score from which on a loss is a fault whatever its response. */
const DEAR = 5;

interface Theme {
  rules: Judged[];
  weight: number;
  mean: number;
  /** Points of score that following its advice would bring: the whole theme met, as far as that reaches. */
  gain: number;
}

function themesOf(assessments: readonly Assessment[]): Theme[] {
  const byName = new Map<string, Judged[]>();
  for (const a of assessments) {
    if (a.kind === 'judged') byName.set(a.theme, [...(byName.get(a.theme) ?? []), a]);
  }
  return [...byName.values()].map((rules) => {
    const ids = new Set(rules.map((a) => a.rule.id));
    const reached = leaderOf(rules)?.fixes?.() ?? {};
    const own: Fixed = (a) =>
      a.kind === 'judged' && (ids.has(a.rule.id) || reached[a.rule.id] !== undefined)
        ? Math.max(a.response, reached[a.rule.id] ?? a.fixes?.()[a.rule.id] ?? 1)
        : ids.has(a.rule.id) || (a.kind === 'lost_with' && ids.has(a.leader));
    const weight = rules.reduce((sum, a) => sum + a.weight, 0);
    return {
      rules,
      weight,
      mean: rules.reduce((sum, a) => sum + a.weight * a.response, 0) / weight,
      gain: gainOf(assessments, own),
    };
  });
}

/** Ids of the rules whose gates fail. */
export function shutGates(assessments: readonly Assessment[]): ReadonlySet<RuleId> {
  return new Set(assessments.filter(isShut).map((gate) => gate.rule.id));
}

/**
 * Points that meeting these rules would bring. Under a failing gate nothing else moves the score, another failing gate as little
 * as any rule, so what they bring is counted as it will be once all other gates are open.
 */
function gainOf(assessments: readonly Assessment[], own: Fixed): number {
  const counted = assessments.filter((a) => !isShut(a) || own(a) !== false);
  return scoreOf(counted, own) - scoreOf(counted);
}

/** As it is told, to a tenth of a point. */
const toldGain = ({ gain }: Theme): number => Math.round(gain * 10) / 10;

/** What a strength is listed by: that an ad has what it cannot do without is no merit beyond its weight. */
const merit = (a: Judged): number => a.weight * a.response * a.rule.praise;

/** The rules that may speak for a theme: not those whose fault is another's. */
function speakers(rules: readonly Judged[]): readonly Judged[] {
  const own = rules.filter((a) => !a.defers);
  return own.length > 0 ? own : rules;
}

/** Whose advice speaks for a theme: the rule that costs most, a gate that fails before all. */
const leaderOf = (rules: readonly Judged[]): Judged | null =>
  most(rules.filter(isShut), cost) ?? most(speakers(rules), cost);

/** A rule is a fault when it responds weakly, and when it is short of its target by what holds the whole back by `DEAR` points. */
const isFault = (theme: Theme, a: Judged): boolean => a.response < WEAK || (theme.gain >= DEAR && isShort(a));

function isBad(theme: Theme): boolean {
  if (theme.gain < WORTH_SAYING || !theme.rules.some((a) => isFault(theme, a))) return false;
  return theme.mean < STRONG || theme.gain >= DEAR;
}

/**
 * Up to seven strengths, the ones that carry most of the score first. A theme with a weakness is not also a strength, nor is a
 * value that misses the target printed beside it.
 */
export function goodFindings(assessments: readonly Assessment[]): Finding[] {
  return themesOf(assessments)
    .filter((theme) => theme.mean >= STRONG && !isBad(theme))
    .flatMap(
      (theme) =>
        most(
          theme.rules.filter((a) => a.rule.praise > 0 && meetsTarget(a)),
          merit,
        ) ?? [],
    )
    .sort((a, b) => merit(b) - merit(a))
    .slice(0, MOST)
    .map((a, i) => ({ id: `good-${i + 1}`, ...a.good(), evidence: a.evidence }));
}

/**
 * Up to seven weaknesses, the costliest first; rules that fail for one reason are one finding led by the costliest. Missing
 * extras are told only where there are fewer than `FEW` faults, so that they never crowd one out.
 */
export function badFindings(assessments: readonly Assessment[]): Finding[] {
  const themes = themesOf(assessments)
    .filter(isBad)
    .sort((a, b) => b.gain - a.gain);
  const extra = (theme: Theme) => theme.rules.every((a) => a.rule.optional || !isFault(theme, a));
  const faults = themes.filter((theme) => !extra(theme)).slice(0, MOST);
  return [...faults, ...themes.filter(extra).slice(0, Math.max(0, FEW - faults.length))]
    .flatMap((theme) => {
      const leader = most(speakers(theme.rules.filter((a) => isFault(theme, a))), cost);
      return leader && !isOnTarget(leader) ? [{ theme, leader }] : [];
    })
    .map(({ leader }, i) => {
      const said = leader.bad();
      return {
        id: `bad-${i + 1}`,
        title: said.title,
        text: said.text,
        evidence: leader.evidence,
      };
    });
}

/**
 * What the points of a change that opens a failing gate (its advice: `title`) wait for, as a sentence: the other gates. With
 * `others`: what those of all changes that open none wait for.
 */
function waitingFor(shut: readonly Judged[], title: string, others: boolean): string {
  const besides = [...new Set(shut.map((gate) => gate.advice().title))].filter((other) => other !== title);
  const named = list(besides.map((other) => `“${other}”`));
  if (others && besides.length === 0) return ' The points of the other changes count once this is done.';
  if (others) return ` Its points and those of the other changes count once this and ${named} are done.`;
  return besides.length > 0 ? ` Its points wait for ${named} to be done as well.` : '';
}

/** Up to seven things to do: what opens a failing gate first, since nothing else counts before, then by the points they could bring. */
export function strategyAdvice(assessments: readonly Assessment[]): Advice[] {
  const opens = (theme: Theme) => theme.rules.some(isShut);
  const told = themesOf(assessments)
    .filter((theme) => theme.gain >= WORTH_SAYING || (opens(theme) && toldGain(theme) > 0))
    .sort((a, b) => Number(opens(b)) - Number(opens(a)) || b.gain - a.gain)
    .flatMap((theme) => {
      const leader = leaderOf(theme.rules);
      return leader && isShort(leader) && !isOnTarget(leader) ? [{ theme, leader }] : [];
    })
    .slice(0, MOST);
  const others = told.some(({ theme }) => !opens(theme));
  const gates = told.flatMap(({ theme }) => theme.rules.filter(isShut));
  return told.map(({ theme, leader }, i) => {
    const { title, text } = leader.advice();
    return {
      id: `do-${i + 1}`,
      title,
      text: opens(theme) ? text + waitingFor(gates, title, i === 0 && others) : text,
      gain: toldGain(theme),
      effort: leader.rule.effort,
      evidence: leader.evidence,
    };
  });
}

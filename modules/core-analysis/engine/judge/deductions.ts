import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { leftByEach, meanResponse, scoreOf, stretch } from './score.ts';

type Path = Required<Pick<AnalysisResults['basis'], 'ofRules' | 'deductions'>>;

/** What an essential leaves of a score is never told as less than this: its logarithm must stay finite. */
const LEAST_LEFT = 1e-6;

/**
 * The way from the rules to the score, in whole points that add up: `ofRules` less all deductions is the rounded score. The
 * essentials multiply, so each bears the part of their loss that its logarithm has of theirs; a failing gate bears what its cap
 * takes beyond them. Dearest first; what costs no whole point is left out.
 */
export function deductionsOf(assessments: readonly Assessment[]): Path {
  const base = stretch(meanResponse(assessments) ?? 0);
  const judged = assessments.filter((a): a is Judged => a.kind === 'judged');
  const depths = leftByEach(judged).map((left) => -Math.log(Math.max(LEAST_LEFT, left)));
  const depth = depths.reduce((sum, value) => sum + value, 0);
  const left = base * Math.exp(-depth);
  const exact = scoreOf(assessments);
  const gate = judged
    .filter((a) => a.rule.cap !== null && a.response === 0)
    .reduce<Judged | null>((low, a) => (low && (low.rule.cap ?? 0) <= (a.rule.cap ?? 0) ? low : a), null);
  const losses = judged.map((a, i) => ({
    rule: a.rule,
    loss: (depth > 0 ? ((base - left) * (depths[i] ?? 0)) / depth : 0) + (a === gate ? Math.max(0, left - exact) : 0),
  }));
  const ofRules = Math.round(base);
  const points = wholePoints(
    losses.map(({ loss }) => loss),
    ofRules - Math.round(exact),
  );
  return {
    ofRules,
    deductions: losses
      .map(({ rule }, i) => ({ ruleId: rule.id, title: rule.title, points: points[i] ?? 0 }))
      .filter((entry) => entry.points > 0)
      .sort((a, b) => b.points - a.points),
  };
}

/** Whole parts that sum to `total`: each rounded down, the rest to those who lost most by it. */
function wholePoints(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor);
  let rest = total - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts.map((part, i) => ({ i, rest: part - Math.floor(part) })).sort((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder) {
    if (rest <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    rest -= 1;
  }
  return whole;
}

import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Advice, Finding } from '../../contract/evidence.ts';
import type { RuleId } from '../../contract/rule-ids.ts';
import { contradicts } from '../judge/contradicts.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { isShort } from '../rules/book/is-short.ts';
import { isOnTarget } from '../rules/book/meets-target.ts';

/** A rule that finds something missing, those that speak of it, and the role of a text that would be it. */
const MISSING: readonly { rule: RuleId; there: readonly RuleId[]; role?: string }[] = [
  { rule: 'K-01', there: ['K-02', 'K-03', 'K-04', 'C-09', 'S-01C'], role: 'cta' },
  { rule: 'K-05', there: ['K-07', 'K-07V', 'K-08', 'K-09', 'K-10'], role: 'offer' },
  { rule: 'B-01', there: ['B-05', 'B-06'] },
];

/** Distances of the file to a shape, as a result names them. */
const distancesIn = (text: string): string[] =>
  text.match(/\d+(?:\.\d+)? % (?:away from|from|off) [\d.]+:[\d.]+/gu) ?? [];
const shapeOf = (distance: string): string => distance.replace(/away from|off/u, 'from');

/** What may not stand together in a finished result, or not at all, in words; empty where it holds. `assessments`: what it was judged by. */
export function contradictionsIn(results: AnalysisResults, assessments: readonly Assessment[]): string[] {
  const { good, bad, strategy, quickWins = [], texts, placements, basis, team } = results;
  const judged = new Map(assessments.flatMap((a): [string, Judged][] => (a.kind === 'judged' ? [[a.rule.id, a]] : [])));
  const of = ({ evidence }: Pick<Finding, 'evidence'>) => judged.get(evidence.ruleId);
  const against = [...bad, ...strategy];
  const said = [...good, ...against];
  const speaks = (rules: readonly RuleId[]) => said.find(({ evidence }) => rules.some((id) => id === evidence.ruleId));

  const praisedAndBlamed = good.flatMap((one) =>
    against
      .filter((other) => contradicts(one, other) || (of(one)?.theme ?? 0) === (of(other)?.theme ?? 1))
      .map((other) => `praised and held against it: “${one.title}”, “${other.title}”`),
  );
  const missingAndQuoted = MISSING.flatMap(({ rule, there, role }) => {
    const missing = against.find(({ evidence }) => evidence.ruleId === rule && evidence.value === 0);
    if (!missing) return [];
    const quoted = speaks(there)?.title ?? texts.find((text) => text.role === role)?.text;
    return quoted === undefined ? [] : [`missing and quoted: “${missing.title}”, “${quoted}”`];
  });
  const ofShape = said.filter(({ evidence }) => evidence.ruleId === 'X-01');
  const note = placements.find(({ placement }) => placement === basis.placement)?.note ?? '';
  const shapes = new Set(
    [...ofShape.flatMap(({ text, evidence }) => [text, evidence.display]), note].flatMap(distancesIn).map(shapeOf),
  );
  const passed = against.filter((one) => {
    const a = of(one);
    return a !== undefined && (isOnTarget(a) || !isShort(a));
  });
  const larger = strategy.filter((one) => of(one)?.advice().larger !== undefined);
  const kept = (team?.specialists ?? []).filter(({ verdict }) =>
    against.some((one) => of(one)?.response !== undefined && verdict.startsWith(`Keep: ${of(one)?.good().title}`)),
  );
  return [
    ...praisedAndBlamed,
    ...missingAndQuoted,
    ...(shapes.size > 1 ? [`two shapes for one file: ${[...shapes].join(', ')}`] : []),
    ...passed.map(({ title }) => `asked to change, and on target: “${title}”`),
    ...(larger.length > 1 ? [`more than one “larger”: ${larger.map(({ title }) => title).join(', ')}`] : []),
    ...kept.map(({ name, verdict }) => `kept by a specialist and held against it: ${name}, ${verdict}`),
    ...outOfOrder(quickWins, of),
    ...(good.length > MOST || bad.length > MOST ? ['more findings a side than are read'] : []),
  ];
}

/** Findings a side at first sight. */
const MOST = 5;

/** Points from which on how something is set may break the ad. */
const BREAKS = 5;

/** How something is set, before an idea, though it does not break the ad. */
function outOfOrder(wins: readonly Advice[], of: (advice: Advice) => Judged | undefined): string[] {
  const isIdea = (win: Advice) => of(win)?.rule.idea === true && !isGate(win);
  const isGate = (win: Advice) => of(win)?.rule.cap !== null && of(win)?.response === 0;
  const lastIdea = wins.findLastIndex(isIdea);
  return wins
    .slice(0, Math.max(0, lastIdea))
    .filter((win) => !isIdea(win) && !isGate(win) && win.gain < BREAKS)
    .map(({ title }) => `how it is set before an idea: “${title}”, “${wins[lastIdea]?.title}”`);
}

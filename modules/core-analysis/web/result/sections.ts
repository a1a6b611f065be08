import type { AnalysisResults } from '../../contract/analysis.ts';
import type { ResultTab } from './use-result-view.ts';

export interface Section {
  id: string;
  label: string;
}

interface Around {
  readonly fixes: boolean;
  readonly opinion: boolean;
  /** What other modules add, in order. */
  readonly added: readonly Section[];
}

/** The parts this result has, in the order of the page. */
export function listSections(results: AnalysisResults, { fixes, opinion, added }: Around): Section[] {
  const all: [present: boolean, id: string, label: string][] = [
    [true, 'overview', 'Overview'],
    [true, 'findings', 'Findings'],
    [results.video !== undefined, 'video', 'Shots'],
    [fixes, 'fixes', 'Fixes'],
    [results.team !== undefined, 'team', 'Team'],
    [opinion || results.modelView !== undefined, 'model-view', 'Second opinion'],
    [(results.ugcInstructions ?? results.ugcMissing) !== undefined, 'script', 'Script'],
    ...added.map(({ id, label }): [boolean, string, string] => [true, id, label]),
    [true, 'placements', 'Placements'],
    [true, 'figures', 'Figures'],
  ];
  return all.filter(([present]) => present).map(([, id, label]) => ({ id, label }));
}

/** The tab that shows a rule's statement: the open one if it does, else the first that does. */
export function tabOf(results: AnalysisResults, ruleId: string, open: ResultTab): ResultTab {
  const has: Record<ResultTab, boolean> = {
    fix: results.bad.some((finding) => finding.evidence.ruleId === ruleId),
    works: results.good.some((finding) => finding.evidence.ruleId === ruleId),
    actions: results.strategy.some((advice) => advice.evidence.ruleId === ruleId),
  };
  if (has[open]) return open;
  return has.fix ? 'fix' : has.works ? 'works' : 'actions';
}

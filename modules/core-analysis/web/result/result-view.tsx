import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { formatBytes, formatMoment } from '../format.ts';
import { dashboardPath } from '../paths.ts';
import { CreativeViewer } from './creative-viewer.tsx';
import { DeleteAnalysis } from './delete-analysis.tsx';
import { numberRegions } from './number-regions.ts';
import { ScorePanel } from './score-panel.tsx';
import { Statements } from './statements.tsx';
import { TopActions } from './top-actions.tsx';
import { type ResultTab, useResultView } from './use-result-view.ts';

/** What lies under the statements arrives a moment later. */
const ResultTables = lazy(() => import('./result-tables.tsx').then((module) => ({ default: module.ResultTables })));

interface ResultViewProps {
  analysis: Analysis;
  results: AnalysisResults;
  preview: string | null;
}

/** A finished analysis: the creative on its mat, what was found beside it, tied together by numbers. */
export function ResultView({ analysis, results, preview }: ResultViewProps) {
  const [view, change] = useResultView();
  const [pointed, setPointed] = useState<number | null>(null);
  const regions = useMemo(() => numberRegions(results), [results]);
  const score = Math.round(results.score);
  usePageTitle(`Result ${score}`, analysis.fileName);

  const fromStatement = (number: number | null) => {
    change({ region: number, mode: number === null ? view.mode : 'regions' });
    const viewer = document.getElementById('creative');
    const hidden = (viewer?.getBoundingClientRect().bottom ?? 0) < 200;
    if (number !== null && hidden) viewer?.scrollIntoView({ behavior: 'smooth' });
  };

  const fromCreative = (number: number | null) => {
    const region = regions.find((entry) => entry.number === number);
    const tab = region ? tabOf(results, region.ruleId, view.tab) : view.tab;
    change({ region: number, mode: 'regions', tab });
    if (number === null) return;
    requestAnimationFrame(() => {
      document
        .querySelector(`article[data-region="${number}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    });
  };

  const link = { selected: view.region, onSelect: fromStatement, onPoint: setPointed };

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(24rem,1fr)]">
      <CreativeViewer
        name={analysis.fileName}
        preview={preview}
        results={results}
        regions={regions}
        mode={view.mode}
        selected={view.region}
        pointed={pointed}
        onMode={(mode) => change({ mode, region: mode === 'regions' ? view.region : null })}
        onSelect={fromCreative}
        onPoint={setPointed}
      />
      <div className="mx-auto grid w-full max-w-[46rem] grid-cols-1 content-start gap-10 px-4 py-6 sm:px-8 md:py-8">
        <header>
          <div className="flex items-center justify-between gap-4">
            <Link
              to={dashboardPath}
              className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-small text-muted hover:text-text"
            >
              <ArrowLeft className="size-4" aria-hidden />
              Dashboard
            </Link>
            <DeleteAnalysis id={analysis.id} name={analysis.fileName} />
          </div>
          <PageHeading className="mt-3 break-words">{analysis.fileName}</PageHeading>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            <span>{formatMoment(analysis.createdAt)}</span>
            <span className="nums">
              {results.image.width} × {results.image.height}
            </span>
            <span>
              {results.image.format.toUpperCase()}, {formatBytes(results.image.bytes)}
            </span>
            {analysis.cached ? <Badge>Measured before</Badge> : null}
          </p>
        </header>
        <ScorePanel id={analysis.id} results={results} />
        <TopActions strategy={results.strategy} regions={regions} link={link} />
        <Statements results={results} regions={regions} link={link} tab={view.tab} onTab={(tab) => change({ tab })} />
        <Suspense fallback={null}>
          <ResultTables results={results} />
        </Suspense>
        <footer className="border-t pt-4 text-micro text-muted">
          Engine {results.engineVersion}, rule book {results.ruleBookVersion}. The same file gives the same result.
        </footer>
      </div>
    </div>
  );
}

/** The tab that shows a rule's statement: the open one if it does, else the first that does. */
function tabOf(results: AnalysisResults, ruleId: string, open: ResultTab): ResultTab {
  const has: Record<ResultTab, boolean> = {
    fix: results.bad.some((finding) => finding.evidence.ruleId === ruleId),
    works: results.good.some((finding) => finding.evidence.ruleId === ruleId),
    actions: results.strategy.some((advice) => advice.evidence.ruleId === ruleId),
  };
  if (has[open]) return open;
  return has.fix ? 'fix' : has.works ? 'works' : 'actions';
}

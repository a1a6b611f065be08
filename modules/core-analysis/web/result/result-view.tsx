import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { Slot, useSlot } from '#shell/sdk/slot.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { resultPanels, resultSections } from '../../api.ts';
import { analysedWith } from '../../contract/analysed-with.ts';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { heatShot } from '../../contract/heat-shot.ts';
import { frameHref } from '../paths.ts';
import type { LensPanelProps } from './lens/lens-panel.tsx';
import { useLens } from './lens/use-lens.ts';
import { numberRegions } from './places/number-regions.ts';
import { COLUMN, ResultHeader } from './result-header.tsx';
import { ResultStage } from './result-stage.tsx';
import { ScorePanel } from './score/score-panel.tsx';
import { scrollToWhenThere, showCreative } from './scroll-to.ts';
import { listSections, type Section, tabOf } from './sections.ts';
import { QuickWins } from './statements/quick-wins.tsx';
import { useResultView } from './use-result-view.ts';

const ResultFeedback = lazyPart<{ analysis: Analysis }>(() =>
  import('../feedback/result-feedback.tsx').then((module) => module.ResultFeedback),
);

const LensPanel = lazyPart<LensPanelProps>(() => import('./lens/lens-panel.tsx').then((module) => module.LensPanel));

const SectionNav = lazyPart<{ sections: readonly Section[]; onJump(id: string): void }>(
  () => import('./section-nav.tsx').then((module) => module.SectionNav),
  <div className="-my-5 min-h-11 border-b" />,
);

/** What lies under the first screen arrives a moment later. */
const ResultMore = lazyOnline(() => import('./result-more.tsx').then((module) => module.ResultMore));

/** The address follows the play-head once it rests; browsers limit how often an address may change. */
const REST_MS = 300;

/** As the `lg:` of the layout below. */
const SIDE_BY_SIDE = '(min-width: 64rem)';

interface ResultViewProps {
  analysis: Analysis;
  results: AnalysisResults;
  preview: string | null;
  /** Address of a kept frame of a video; default the API's. */
  frameUrl?: (frame: number) => string;
}

/** A finished analysis: the creative on its mat, what was found beside it, tied together by numbers. */
export function ResultView({ analysis: given, results: own, preview, frameUrl }: ResultViewProps) {
  const [view, change] = useResultView();
  const { analysis, results, personal } = useLens(given, own, view.lensOff);
  const [pointed, setPointed] = useState<number | null>(null);
  const regions = useMemo(() => numberRegions(results), [results]);
  const extras = analysedWith(results.extras);
  const heat = results.video ? results.video.shots[heatShot(results.video)]?.keyframeAt : undefined;
  const asked = regions.find((entry) => entry.number === view.region)?.time?.start ?? heat ?? 0;
  const [time, seek] = usePlayHead(view.time ?? asked, results.video?.durationSeconds ?? 0, change);
  const fixes = useGate({ feature: 'analysis.fixes' }).allowed;
  const fills = useSlot(resultSections);
  const added = useMemo(() => fills.map(({ id, title }) => ({ id, label: title })), [fills]);
  const sections = useMemo(
    () => listSections(results, { fixes, opinion: analysis.secondOpinion !== undefined, added }),
    [results, fixes, analysis.secondOpinion, added],
  );
  const frames = useMemo(() => frameUrl ?? ((frame: number) => frameHref(analysis.id, frame)), [frameUrl, analysis.id]);
  const score = Math.round(results.score);
  usePageTitle(`Result ${score}`, analysis.fileName);

  const sectionAtStart = useRef(view.section);
  useEffect(() => {
    const start = sectionAtStart.current;
    if (start && start !== 'overview') scrollToWhenThere(`[id="${CSS.escape(start)}"]`);
  }, []);

  /** A region of a video is shown at the moment it is about. */
  const seekToRegion = (number: number | null) => {
    const span = regions.find((entry) => entry.number === number)?.time;
    if (results.video && span && (time < span.start || time >= span.end)) seek(span.start);
  };
  const fromStatement = (number: number | null) => {
    seekToRegion(number);
    change({ region: number, mode: number === null ? view.mode : 'regions' });
    if (number !== null) showCreative();
  };
  const fromCreative = (number: number | null) => {
    const region = regions.find((entry) => entry.number === number);
    const tab = region ? tabOf(results, region.ruleId, view.tab) : view.tab;
    change({ region: number, mode: 'regions', tab });
    // Only where both are in sight side by side; else the creative itself would glide away under the finger.
    if (number !== null && matchMedia(SIDE_BY_SIDE).matches) {
      scrollToWhenThere(`article[data-region="${number}"]`, { block: 'center' });
    }
  };
  const jumpToFinding = (ruleId: string) => {
    change({ tab: tabOf(results, ruleId, 'fix') });
    scrollToWhenThere(`article[data-rule="${CSS.escape(ruleId)}"]`, { block: 'center', focus: true });
  };
  const jumpToSection = (id: string) => {
    change({ section: id === 'overview' ? null : id });
    scrollToWhenThere(`[id="${CSS.escape(id)}"]`);
  };
  const seekFromStatement = (seconds: number) => {
    seek(seconds);
    showCreative();
  };

  const link = {
    selected: view.region,
    onSelect: fromStatement,
    onPoint: setPointed,
    ...(results.video ? { onSeek: seekFromStatement } : {}),
  };

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(24rem,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <ResultHeader analysis={analysis} results={results} />
      <ResultStage
        name={analysis.fileName}
        picture={preview}
        videoUrl={analysis.videoUrl}
        frameUrl={frames}
        results={results}
        regions={regions}
        view={view}
        pointed={pointed}
        time={time}
        onChange={change}
        onSelect={fromCreative}
        onPoint={setPointed}
        onSeek={seek}
        onRead={jumpToFinding}
      />
      <div className={`${COLUMN} grid grid-cols-1 content-start gap-10 pt-10 pb-6 md:pb-8`}>
        <SectionNav sections={sections} onJump={jumpToSection} />
        <ScorePanel id={analysis.id} results={results} complexity={analysis.complexityScore} />
        {personal ? (
          <LensPanel
            analysisId={analysis.id}
            personal={personal}
            onChange={(lensOff) => change({ lensOff, region: null })}
          />
        ) : null}
        <Slot of={resultPanels} props={{ analysis }} />
        <QuickWins
          analysisId={analysis.id}
          placement={results.basis.placement}
          quickWins={results.quickWins}
          strategy={results.strategy}
          regions={regions}
          link={link}
          canMeasure={fixes}
          onJump={jumpToFinding}
        />
        <Suspense fallback={<div className="min-h-dvh" />}>
          <ResultMore
            analysis={analysis}
            results={results}
            regions={regions}
            link={link}
            view={view}
            onChange={change}
            frameUrl={frames}
            time={time}
            onSeek={seek}
          />
        </Suspense>
        <ResultFeedback analysis={analysis} />
        <footer className="border-t pt-4 text-micro text-muted">
          Engine {results.engineVersion}, rule book {results.ruleBookVersion}. The same file gives the same result.
          {extras ? ` ${extras}` : ''}
        </footer>
      </div>
    </div>
  );
}

/** The play-head: moves at once, and the address after it once it rests. */
function usePlayHead(
  start: number,
  duration: number,
  change: (part: { time: number }) => void,
): [number, (seconds: number) => void] {
  const [time, setTime] = useState(() => Math.min(start, duration));
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const seek = useCallback(
    (seconds: number) => {
      setTime(seconds);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => change({ time: seconds }), REST_MS);
    },
    [change],
  );
  return [time, seek];
}

import { useSlot } from '#shell/sdk/slot.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { resultSections } from '../../api.ts';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { FixesPanel } from './fixes/fixes-panel.tsx';
import type { NumberedRegion } from './places/number-regions.ts';
import { ResultTables } from './result-tables.tsx';
import { PlacementMatrix } from './score/placement-matrix.tsx';
import { showCreative } from './scroll-to.ts';
import { ModelViewSection } from './statements/model-view.tsx';
import { PlanExtras, PlanMissing } from './statements/plan-extras.tsx';
import type { RegionLink } from './statements/statement-card.tsx';
import { Statements } from './statements/statements.tsx';
import { TeamSection } from './statements/team.tsx';
import { NoScript, UgcScript } from './statements/ugc-script.tsx';
import type { ResultViewState } from './use-result-view.ts';
import { VideoSection } from './video/video-section.tsx';

interface ResultMoreProps {
  analysis: Analysis;
  results: AnalysisResults;
  regions: readonly NumberedRegion[];
  link: Omit<RegionLink, 'number'>;
  view: ResultViewState;
  onChange(part: Partial<ResultViewState>): void;
  frameUrl(frame: number): string;
  time: number;
  onSeek(seconds: number): void;
}

/** All of a result that lies under the first screen; it arrives a moment later. */
export function ResultMore(props: ResultMoreProps) {
  const { analysis, results, regions, link, view, onChange, frameUrl, time, onSeek } = props;
  // Of videos none are made.
  const fixes = useGate({ feature: 'analysis.fixes' }).allowed;
  const added = useSlot(resultSections);
  const { video, team, modelView, ugcInstructions, ugcMissing } = results;

  return (
    <>
      <Statements
        analysisId={analysis.id}
        results={results}
        regions={regions}
        link={link}
        tab={view.tab}
        onTab={(tab) => onChange({ tab })}
      />
      {video ? (
        <VideoSection video={video} texts={results.texts} frameUrl={frameUrl} time={time} onSeek={onSeek} />
      ) : null}
      {fixes ? <FixesPanel analysis={analysis} /> : null}
      {team ? <TeamSection team={team} /> : null}
      <PlanMissing results={results} />
      {modelView || analysis.secondOpinion ? (
        <ModelViewSection analysis={analysis} results={results} view={modelView} state={analysis.secondOpinion} />
      ) : null}
      {ugcInstructions ? <UgcScript script={ugcInstructions} /> : ugcMissing ? <NoScript reason={ugcMissing} /> : null}
      {added.map(({ id, Part }) => (
        <div key={id} id={id} className="scroll-mt-16">
          <Part analysis={analysis} />
        </div>
      ))}
      <PlacementMatrix
        results={results}
        shown={view.mode === 'zones' ? (view.placement ?? results.basis.placement) : null}
        onShow={(placement) => {
          onChange({ mode: 'zones', placement, region: null });
          showCreative();
        }}
      />
      <ResultTables results={results} />
      <PlanExtras video={video !== undefined} />
    </>
  );
}

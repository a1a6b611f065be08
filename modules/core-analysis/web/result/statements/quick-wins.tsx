import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import type { Placement } from '../../../contract/analysis.ts';
import type { Advice } from '../../../contract/evidence.ts';
import { fixRoutes } from '../../../contract/fixes.ts';
import { gainWords } from '../../../contract/gain-words.ts';
import { EFFORT_LABELS } from '../../../contract/labels.ts';
import { type NumberedRegion, numberOfRule } from '../places/number-regions.ts';
import { RegionChip } from '../places/region-chip.tsx';
import type { MeasurePointsProps } from './measure-points.tsx';
import { measuredGain } from './measured-gain.ts';
import { Said } from './said.tsx';
import type { RegionLink } from './statement-card.tsx';

const SHOWN = 3;

const MeasurePoints = lazyPart<MeasurePointsProps>(
  () => import('./measure-points.tsx').then((module) => module.MeasurePoints),
  <div className="mt-3 min-h-9" />,
);

interface QuickWinsProps {
  analysisId: string;
  placement: Placement;
  /** Chosen by gain for effort; absent on results stored before there were any. */
  quickWins: readonly Advice[] | undefined;
  strategy: readonly Advice[];
  regions: readonly NumberedRegion[];
  link: Omit<RegionLink, 'number'>;
  /** Whether fixes may be rendered, which measures what some of the changes bring. */
  canMeasure: boolean;
  /** Opens the finding a change comes from. */
  onJump(ruleId: string): void;
}

/** The few changes with the best gain for their effort. */
export function QuickWins(props: QuickWinsProps) {
  const { analysisId, placement, quickWins, strategy, regions, link, canMeasure, onJump } = props;
  // Read where the fixes were made or are looked at below; never asked for by this list.
  const made = useQuery({
    ...routeQuery(useApi(), fixRoutes.getFixes, { params: { id: analysisId } }),
    enabled: false,
  }).data;
  const top = quickWins ?? [...strategy].sort((a, b) => b.gain - a.gain).slice(0, SHOWN);
  return (
    <section aria-labelledby="quick-wins">
      <h2 id="quick-wins" className="text-heading">
        {top.length === 0 ? 'No changes needed' : quickWins ? 'Quick wins' : 'Change first'}
      </h2>
      <ol className="mt-4 grid grid-cols-1 gap-3">
        {top.map((advice) => {
          const { ruleId, display, target } = advice.evidence;
          const number = numberOfRule(regions, ruleId);
          const measured = measuredGain(made?.fixes ?? [], ruleId, placement);
          return (
            <li
              key={advice.id}
              className="flex flex-wrap gap-x-4 gap-y-1 rounded-card border bg-surface p-4 max-sm:gap-x-3"
            >
              <div className="w-15 shrink-0 text-center max-sm:-ml-1">
                <p
                  className={`nums leading-7 weight-650 tracking-[-0.02em] text-success ${measured === null && advice.gainRange ? 'text-body' : 'text-[1.375rem]'}`}
                >
                  +{measured ?? gainWords(advice)}
                </p>
                <p className="text-micro text-muted">{measured === null ? 'points' : 'measured'}</p>
              </div>
              <div className="min-w-0 grow basis-36">
                <div className="flex items-start justify-between gap-3">
                  <h3 className="pt-0.5 text-body">
                    <Said>{advice.title}</Said>
                  </h3>
                  {number === null ? null : (
                    <RegionChip
                      number={number}
                      active={number === link.selected}
                      onSelect={link.onSelect}
                      onPoint={link.onPoint}
                    />
                  )}
                </div>
                <p className="mt-1 text-small text-muted">
                  <Said>{advice.text}</Said>
                </p>
                <div className="mt-2 flex items-center gap-x-3 gap-y-1.5 max-sm:flex-wrap">
                  <Badge tone={advice.effort === 'low' ? 'success' : 'neutral'}>{EFFORT_LABELS[advice.effort]}</Badge>
                  <span className="nums min-w-0 text-micro text-muted max-sm:order-first max-sm:basis-full">
                    <Said>{`${display}, aim: ${target}`}</Said>
                  </span>
                  <button
                    type="button"
                    onClick={() => onJump(ruleId)}
                    className="-my-1 ml-auto inline-flex min-h-8 shrink-0 items-center gap-1 rounded-control text-small font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11"
                  >
                    Why<span className="sr-only">: {advice.title}</span>
                    <ArrowDown className="size-4" aria-hidden />
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {top.length > 0 ? (
        <p className="mt-3 text-micro text-muted">
          {quickWins ? 'What breaks the ad first, then ideas, then the setting. ' : ''}
          Points: an estimate, from the aim just met to everything it affects. Measured: what a rendered fix gained. Not
          a sales forecast.
        </p>
      ) : null}
      {top.length > 0 && canMeasure ? <MeasurePoints analysisId={analysisId} list={made} /> : null}
    </section>
  );
}

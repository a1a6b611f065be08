import clsx from 'clsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import type { AnalysisResults, Placement } from '../../../contract/analysis.ts';
import { zonesOver } from '../../../contract/safe-zones.ts';
import { specDays } from '../../../contract/spec-days.ts';
import { formatShare } from '../../format.ts';
import { Said } from '../statements/said.tsx';

type Fit = AnalysisResults['placements'][number];

const RATIO: Record<Fit['ratio'], [string, Tone]> = {
  recommended: ['Recommended', 'success'],
  accepted: ['Accepted', 'warning'],
  unsupported: ['Unsupported', 'danger'],
};

const RESOLUTION: Record<Fit['resolution'], [string, Tone]> = {
  full: ['Enough', 'success'],
  accepted: ['Few', 'warning'],
  too_small: ['Too few', 'danger'],
};

/** Rows shown before the rest is asked for; the placement that was judged for is always among them. */
const SHOWN = 5;

interface PlacementMatrixProps {
  results: AnalysisResults;
  /** Whose zones lie on the creative now; null: none. */
  shown: Placement | null;
  onShow(placement: Placement): void;
}

/** Every placement in one matrix, best fit first; where the covered zones are known they can be laid on the creative. */
export function PlacementMatrix({ results, shown, onShow }: PlacementMatrixProps) {
  const { placements, image, basis } = results;
  const [all, setAll] = useState(false);
  const ranked = [...placements].sort((a, b) => b.fit - a.fit);
  const best = ranked.filter((fit, index) => index < SHOWN || fit.placement === basis.placement);
  const left = ranked.length - best.length;
  const days = specDays(placements.map((fit) => fit.specVersion));
  return (
    <section id="placements" aria-labelledby="placements-title" className="@container">
      <h2 id="placements-title" className="text-heading">
        Where it can run
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">
        Covered: how much of your text is hidden by the platform’s buttons or outside its safe margin. The call to
        action counts double.
      </p>
      <section
        aria-label="Table: Placements"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border bg-surface"
      >
        <table className="w-full border-collapse text-left text-small">
          <caption className="sr-only">Placements</caption>
          <thead>
            <tr className="*:border-b *:px-3 *:py-2.5 *:text-micro *:font-medium *:text-muted *:first:pl-4">
              <th scope="col">Placement</th>
              <th scope="col" className="text-right">
                Fit
              </th>
              <th scope="col" className="@max-xl:hidden">
                Shape
              </th>
              <th scope="col" className="@max-xl:hidden">
                Pixels
              </th>
              <th scope="col" className="text-right">
                Covered
              </th>
            </tr>
          </thead>
          {(all ? ranked : best).map((fit) => (
            <Row
              key={fit.placement}
              fit={fit}
              judged={fit.placement === basis.placement}
              zoned={zonesOver(fit.placement, image.width, image.height).length > 0}
              shown={fit.placement === shown}
              onShow={onShow}
            />
          ))}
        </table>
      </section>
      {left > 0 ? (
        <Button size="sm" variant="ghost" aria-expanded={all} className="mt-2 -ml-3" onClick={() => setAll(!all)}>
          {all ? 'Show only what fits best' : left === 1 ? 'Show 1 weaker fit' : `Show ${left} more that fit less`}
        </Button>
      ) : null}
      <p className="mt-2 text-micro text-muted">Checked against each platform’s specifications as of {days}.</p>
    </section>
  );
}

interface RowProps {
  fit: Fit;
  judged: boolean;
  zoned: boolean;
  shown: boolean;
  onShow(placement: Placement): void;
}

function Row({ fit, judged, zoned, shown, onShow }: RowProps) {
  const [ratio, ratioTone] = RATIO[fit.ratio];
  const [resolution, resolutionTone] = RESOLUTION[fit.resolution];
  const covered = (
    <>
      {formatShare(fit.covered)}
      {zoned ? (
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => onShow(fit.placement)}
          className={clsx(
            'mt-1 ml-auto flex min-h-8 items-center gap-1 rounded-control text-micro font-medium whitespace-nowrap pointer-coarse:min-h-11',
            shown ? 'text-text underline underline-offset-4' : 'text-accent hover:text-accent-strong',
          )}
        >
          <Eye className="size-3.5" aria-hidden />
          Show<span className="sr-only"> what {fit.label} covers</span>
        </button>
      ) : null}
    </>
  );
  const tint = judged && 'bg-accent-soft';
  return (
    <tbody className="border-b last:border-b-0">
      <tr className={clsx('*:px-3 *:pt-3 *:align-top *:first:pl-4 *:last:pr-4', tint)}>
        <th scope="row" className="font-medium @xl:pb-3">
          {fit.label}
          {judged ? <span className="font-normal text-accent-strong"> · scored for</span> : null}
          <span className="mt-0.5 block text-micro font-normal text-muted @max-xl:hidden">
            <Said>{fit.note}</Said>
          </span>
        </th>
        <td className="nums text-right font-medium">
          {formatShare(fit.fit)}
          <span aria-hidden className="mt-1 ml-auto block h-1 w-12 overflow-hidden rounded-full bg-line">
            <span className="block h-full bg-text" style={{ width: `${fit.fit * 100}%` }} />
          </span>
        </td>
        <td className="@max-xl:hidden">
          <Badge tone={ratioTone}>{ratio}</Badge>
        </td>
        <td className="@max-xl:hidden">
          <Badge tone={resolutionTone}>{resolution}</Badge>
        </td>
        <td className="nums text-right">{covered}</td>
      </tr>
      <tr className={clsx('@xl:hidden', tint)}>
        <td colSpan={3} className="px-4 pt-1.5 pb-3">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={ratioTone}>{ratio} shape</Badge>
            {fit.resolution === 'full' ? null : <Badge tone={resolutionTone}>{resolution} pixels</Badge>}
          </span>
          <span className="mt-1.5 block text-micro text-muted">
            <Said>{fit.note}</Said>
          </span>
        </td>
      </tr>
    </tbody>
  );
}

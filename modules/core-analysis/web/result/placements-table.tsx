import { Badge, type Tone } from '#shell/ui/badge.tsx';
import { type Column, Table } from '#shell/ui/table.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { formatShare } from '../format.ts';

type Fit = AnalysisResults['placements'][number];

const RATIO: Record<Fit['ratio'], [string, Tone]> = {
  recommended: ['Recommended ratio', 'success'],
  accepted: ['Accepted ratio', 'warning'],
  unsupported: ['Unsupported ratio', 'danger'],
};

const RESOLUTION: Record<Exclude<Fit['resolution'], 'full'>, [string, Tone]> = {
  accepted: ['Low resolution', 'warning'],
  too_small: ['Too few pixels', 'danger'],
};

const COLUMNS: readonly Column<Fit>[] = [
  {
    id: 'placement',
    header: 'Placement',
    cell: (fit) => (
      <>
        <span className="whitespace-nowrap">{fit.label}</span>
        <span className="block min-w-40 font-normal text-muted">{fit.note}</span>
      </>
    ),
  },
  { id: 'fit', header: 'Fit', numeric: true, cell: (fit) => formatShare(fit.fit) },
  { id: 'covered', header: 'Covered', numeric: true, cell: (fit) => formatShare(fit.covered) },
  {
    id: 'delivery',
    header: 'Format',
    cell: (fit) => (
      <span className="grid justify-items-start gap-1.5">
        <Badge tone={RATIO[fit.ratio][1]}>{RATIO[fit.ratio][0]}</Badge>
        {fit.resolution === 'full' ? null : (
          <Badge tone={RESOLUTION[fit.resolution][1]}>{RESOLUTION[fit.resolution][0]}</Badge>
        )}
      </span>
    ),
  },
];

/** How each placement would take the creative, best fit first. */
export function PlacementsTable({ placements }: { placements: readonly Fit[] }) {
  return (
    <section aria-labelledby="placements">
      <h2 id="placements" className="text-heading">
        Where it can run
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">
        Covered is the share of text and call to action that the platform's own buttons would hide.
      </p>
      <Table
        caption="Placements"
        columns={COLUMNS}
        rows={[...placements].sort((a, b) => b.fit - a.fit)}
        rowKey={(fit) => fit.placement}
      />
    </section>
  );
}

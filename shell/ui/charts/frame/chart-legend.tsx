import { type MarkKind, SeriesMark } from './series-mark.tsx';

export interface LegendEntry {
  /** Place of the series among all, which decides its look. */
  readonly series: number;
  readonly kind: MarkKind;
  readonly label: string;
}

/** Which mark means what; left out by the frame where there is only one. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-micro text-muted">
      {entries.map(({ series, kind, label }) => (
        <li key={`${series} ${kind} ${label}`} className="flex min-w-0 items-center gap-2">
          <SeriesMark series={series} kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  );
}

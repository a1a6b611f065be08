import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { HistoryRow, ROW_COLUMNS } from './history-row.tsx';

/** Rows drawn at once; more follow as their end comes near. */
const PORTION = 40;
const NEAR = '900px';

interface HistoryListProps {
  entries: readonly AnalysisSummary[];
  reports: boolean;
  onDelete(entry: AnalysisSummary): void;
}

/** Past analyses as a table on wide screens, as cards on narrow ones. Long lists are drawn as far as they are looked at. */
export function HistoryList({ entries, reports, onDelete }: HistoryListProps) {
  const [drawn, setDrawn] = useState(PORTION);
  const end = useRef<HTMLDivElement>(null);
  const more = drawn < entries.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each portion, as its end may be near at once
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && setDrawn((count) => count + PORTION),
      { rootMargin: NEAR },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [more, drawn]);

  return (
    <div className="@container">
      <div className="@2xl:rounded-card @2xl:border @2xl:bg-surface">
        <div
          aria-hidden
          className={clsx(ROW_COLUMNS, 'border-b px-5 py-2.5 text-micro font-medium text-muted @max-2xl:hidden')}
        >
          <span className="col-span-2">Creative</span>
          <span>Score</span>
          <span>Satisfaction</span>
          <span className="text-right">Tokens</span>
        </div>
        <ul className="grid grid-cols-1 gap-3 @2xl:gap-0" aria-label="Analyses">
          {entries.slice(0, drawn).map((entry) => (
            <li
              key={entry.id}
              className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto] rounded-card border bg-surface @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent @2xl:[&:not(:last-child)]:border-b"
            >
              <HistoryRow entry={entry} reports={reports} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      </div>
      {more ? (
        <div ref={end} className="mt-4 grid justify-items-center">
          <Button size="sm" variant="ghost" onClick={() => setDrawn(drawn + PORTION)}>
            Show more
          </Button>
        </div>
      ) : null}
    </div>
  );
}

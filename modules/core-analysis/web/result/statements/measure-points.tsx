import { WandSparkles } from 'lucide-react';
import { Button } from '#shell/ui/button.tsx';
import type { FixList } from '../../../contract/fixes.ts';
import { underWay, useRequestFixes } from '../fixes/use-fixes.ts';

export interface MeasurePointsProps {
  analysisId: string;
  /** Fixes made so far; undefined where none were asked for. */
  list: FixList | undefined;
}

/** Puts measured points in place of estimates, where a change can be rendered. */
export function MeasurePoints({ analysisId, list }: MeasurePointsProps) {
  const start = useRequestFixes(analysisId);
  if (list?.status === 'completed') return null;
  const running = underWay(list);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="sm"
        busy={start.isPending || running}
        onClick={() => start.mutate()}
        icon={<WandSparkles className="size-4" aria-hidden />}
      >
        Measure the points
      </Button>
      <p role="status" className="text-micro text-muted">
        {running
          ? `Rendering and scoring, ${Math.round(list?.percent ?? 0)} %`
          : (start.error?.message ?? 'Renders what we can change for you and scores it again. Uses no token.')}
      </p>
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Slot } from '#shell/sdk/slot.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import { creativeActions } from '../../api.ts';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { clipName } from '../../contract/format.ts';
import { DeleteAnalysis } from '../components/delete-analysis.tsx';
import { formatBytes, formatMoment } from '../format.ts';
import { dashboardPath } from '../paths.ts';
import { Downloads } from './downloads.tsx';

/** The column of words: beside the creative on wide screens, over and under it on narrow ones. */
export const COLUMN = 'mx-auto w-full max-w-[44rem] px-4 sm:px-8 lg:col-start-2 lg:px-6 xl:px-8';

/** What was measured and when, the way back, what can be taken away; on narrow screens the score stands above the creative. */
export function ResultHeader({ analysis, results }: { analysis: Analysis; results: AnalysisResults }) {
  const { image, video } = results;
  return (
    <header id="overview" className={`${COLUMN} max-lg:pt-2 max-lg:pb-4 lg:row-start-1 lg:pt-8`}>
      <div className="flex items-center justify-between gap-x-4">
        <Link
          to={dashboardPath}
          className="-ml-1 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-1 text-small text-muted hover:text-text"
        >
          <ArrowLeft className="size-4" aria-hidden />
          <span className="max-sm:sr-only">Dashboard</span>
        </Link>
        <div className="-mr-3 flex min-w-0 flex-wrap items-center justify-end gap-x-1">
          <Downloads analysis={analysis} />
          <Slot of={creativeActions} props={{ analysis }} />
          <DeleteAnalysis analysis={analysis} quiet />
        </div>
      </div>
      <div className="flex items-start gap-3 max-lg:mt-1 lg:mt-3">
        <div className="min-w-0 flex-1">
          <PageHeading className="line-clamp-3 max-lg:text-heading">
            <bdi title={analysis.fileName}>{clipName(analysis.fileName, 64)}</bdi>
          </PageHeading>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted max-sm:text-micro">
            <span>{formatMoment(analysis.createdAt)}</span>
            <span className="nums">
              {image.width} × {image.height}
            </span>
            <span>
              {image.format.toUpperCase()}, {formatBytes(image.bytes)}
            </span>
            {video ? <span className="nums">{video.durationSeconds.toFixed(1)} s</span> : null}
            {image.readAs}
            {analysis.cached ? <Badge>Measured before</Badge> : null}
          </p>
        </div>
        <span aria-hidden className="lg:hidden">
          <ScoreRing score={results.score} size="sm" silent />
        </span>
      </div>
    </header>
  );
}

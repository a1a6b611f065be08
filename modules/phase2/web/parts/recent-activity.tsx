import { CreditCard, FileChartColumn, Film, Image, type LucideIcon, Wand } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '#shell/ui/card.tsx';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { decimal, formatMoment } from '../format.ts';
import { analysisHref } from '../paths.ts';
import { Metric, MetricHeading } from './metric.tsx';

type Entry = DashboardMetrics['recentActivity'][number];

const KINDS: Readonly<Record<Entry['type'], { word: string; Icon: LucideIcon }>> = {
  image_analysis: { word: 'Image analysed', Icon: Image },
  video_analysis: { word: 'Video analysed', Icon: Film },
  fix: { word: 'Fix taken', Icon: Wand },
  report: { word: 'Report opened', Icon: FileChartColumn },
  plan: { word: 'Plan changed', Icon: CreditCard },
};

/** What happened last, newest first. */
export function RecentActivity({ entries, most }: { entries: readonly Entry[]; most: number }) {
  const shown = entries.slice(0, most);
  return (
    <Card className="min-w-0 p-5">
      <MetricHeading of="recent-activity">Recent activity</MetricHeading>
      <Metric of="recent-activity" className="mt-2">
        {shown.length === 0 ? (
          <p className="text-small text-muted">
            Nothing in this period. <Link to="/dashboard#intake">Analyse a creative</Link> to begin.
          </p>
        ) : (
          <ul className="divide-y" aria-label="Recent activity">
            {shown.map((entry) => (
              <li key={`${entry.type} ${entry.date} ${entry.title}`}>
                <ActivityRow entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </Metric>
    </Card>
  );
}

function ActivityRow({ entry: { type, date, title, analysisId, score, improvement } }: { entry: Entry }) {
  const { word, Icon } = KINDS[type];
  return (
    <div className="flex items-start gap-3 py-3">
      <Icon className="mt-1 size-4 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-small font-medium [overflow-wrap:anywhere]">
          {analysisId ? (
            <Link
              to={analysisHref(analysisId)}
              className="inline-flex items-center underline decoration-line underline-offset-4 hover:decoration-text pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-micro text-muted">
          {word}, <time dateTime={date}>{formatMoment(date)}</time>
        </p>
      </div>
      {score === null ? null : (
        <p className="nums text-right text-small font-medium">
          {Math.round(score)}
          <span className="sr-only"> of 100</span>
          {improvement === null ? null : (
            <span className={`block text-micro ${improvement < 0 ? 'text-danger' : 'text-success'}`}>
              {improvement < 0 ? '−' : '+'}
              {decimal(Math.abs(improvement))} points
            </span>
          )}
        </p>
      )}
    </div>
  );
}

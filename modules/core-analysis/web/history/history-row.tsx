import clsx from 'clsx';
import { CircleAlert, FileText, MessageSquare, Sparkles, Trash2 } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { Slot } from '#shell/sdk/slot.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { type ScoreTone, scoreTone } from '#shell/ui/score-tone.ts';
import { Spinner } from '#shell/ui/spinner.tsx';
import { historyActions } from '../../api.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { clipName } from '../../contract/format.ts';
import { GOAL_LABELS } from '../../contract/labels.ts';
import { inProse } from '../../contract/placement-names.ts';
import { failedReason } from '../failed-reason.ts';
import { formatMoment, scoreNumber } from '../format.ts';
import { analysisHref, intakeHref } from '../paths.ts';
import { HistoryThumbnail } from './history-thumbnail.tsx';
import { SaveSwitch } from './save-switch.tsx';

const FeedbackPanel = lazyOnline(() => import('../feedback/feedback-panel.tsx').then((module) => module.FeedbackPanel));

/** Columns of a row: a card on narrow lists, a line of a table on wide ones; one thing under another where text is huge. */
export const ROW_COLUMNS =
  'grid @max-[14rem]:block grid-cols-[4rem_minmax(0,1fr)_auto] @2xl:grid-cols-[4rem_minmax(0,1fr)_7rem_6rem_5rem] gap-x-4';

interface HistoryRowProps {
  entry: AnalysisSummary;
  /** Whether the plan has the Quick Wins PDF. */
  reports: boolean;
  onDelete(entry: AnalysisSummary): void;
}

/** One past analysis: what it was, how it scored, and everything that can be done with it. */
export const HistoryRow = memo(function HistoryRow({ entry, reports, onDelete }: HistoryRowProps) {
  const [talking, setTalking] = useState(false);
  const panel = useId();
  const { id, fileName, status } = entry;
  const named = <span className="sr-only"> of {fileName}</span>;
  const done = status === 'completed';
  const failure = status === 'failed' ? failedReason(entry) : null;

  return (
    <article aria-label={fileName} className={clsx(ROW_COLUMNS, 'gap-y-2 p-4 @2xl:px-5')}>
      <HistoryThumbnail entry={entry} className="row-span-2" />
      <div className={clsx('min-w-0', !done && 'max-@2xl:col-span-2')}>
        <h3 className="line-clamp-2 text-body leading-6 font-medium [overflow-wrap:anywhere]">
          <bdi title={fileName}>{clipName(fileName)}</bdi>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
          <span>
            {entry.fileType === 'video' ? 'Video' : 'Image'} · {formatMoment(entry.createdAt)}
            {judgedFor(entry)}
          </span>
          {entry.usedClaudeEscalation ? (
            <Badge tone="accent" icon={<Sparkles className="size-3.5" aria-hidden />}>
              Claude Enhanced
            </Badge>
          ) : null}
        </p>
        {failure ? <p className="mt-1.5 max-w-[34rem] text-small text-muted">{failure.reason}</p> : null}
      </div>
      <Figures entry={entry} />
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-@2xl:mt-1 @2xl:col-start-2">
        <SaveSwitch analysis={entry} />
        <div className="-mx-3 flex flex-wrap items-center @2xl:ml-auto">
          <Link to={analysisHref(id)} className={buttonClass('ghost', 'sm', 'text-accent!')}>
            {failure ? 'Details' : 'View Analysis'}
            {named}
          </Link>
          {failure ? (
            <Link to={intakeHref} state={failure.state} className={buttonClass('ghost', 'sm')}>
              {failure.retry}
            </Link>
          ) : null}
          {done ? (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={talking}
              aria-controls={talking ? panel : undefined}
              onClick={() => setTalking(!talking)}
              icon={<MessageSquare className="size-4 @max-lg:hidden" aria-hidden />}
            >
              {talking ? 'Hide Feedback' : 'Give Feedback'}
              {named}
            </Button>
          ) : null}
          {done && reports && entry.pdfReportUrl ? (
            <a href={entry.pdfReportUrl} download className={buttonClass('ghost', 'sm')}>
              <FileText className="size-4 @max-lg:hidden" aria-hidden />
              <span>
                <span className="@max-lg:sr-only">Quick Wins </span>PDF{named}
              </span>
            </a>
          ) : null}
          <Slot of={historyActions} props={{ analysis: entry }} />
          <Button
            size="sm"
            variant="ghost"
            className="min-w-11"
            onClick={() => onDelete(entry)}
            icon={<Trash2 className="size-4" aria-hidden />}
          >
            <span className="@max-lg:sr-only">Delete</span>
            <span className="sr-only"> {fileName}</span>
          </Button>
        </div>
      </div>
      {talking ? (
        <div id={panel} className="col-span-full @2xl:col-start-2">
          <Suspense fallback={<div className="h-32" />}>
            <FeedbackPanel analysis={entry} page="/history" className="panel-in" />
          </Suspense>
        </div>
      ) : null}
    </article>
  );
});

/** " · for sales on TikTok"; empty where a list kept from before does not tell. */
function judgedFor({ goal, placement }: AnalysisSummary): string {
  if (!goal) return '';
  return ` · for ${GOAL_LABELS[goal]}${placement ? ` on ${inProse(placement)}` : ', best-fit placement'}`;
}

const TONES: Readonly<Record<ScoreTone, { text: string; bar: string }>> = {
  success: { text: 'text-success', bar: 'bg-success' },
  warning: { text: 'text-warning', bar: 'bg-warning' },
  danger: { text: 'text-danger', bar: 'bg-danger' },
};

/** Score, satisfaction and tokens: columns under the list's head, or words beside the name. */
function Figures({ entry }: { entry: AnalysisSummary }) {
  const { satisfactionScore, tokensUsed } = entry;
  const done = entry.status === 'completed';
  return (
    <dl className="contents text-small">
      <div
        className={clsx(
          '@2xl:col-start-3 @2xl:row-start-1 @2xl:pt-0.5',
          done ? 'col-start-3 row-start-1' : 'col-start-2 row-start-2',
        )}
      >
        <dt className="sr-only">Conversion score</dt>
        <dd>
          <Score entry={entry} />
        </dd>
      </div>
      {done ? (
        <div className="col-start-2 row-start-2 flex flex-wrap gap-x-1.5 self-end @2xl:col-start-4 @2xl:row-start-1 @2xl:self-start @2xl:pt-0.5">
          <dt className="text-muted @2xl:sr-only">Satisfaction</dt>
          <dd className={clsx('nums', satisfactionScore === null && 'text-muted')}>
            {satisfactionScore === null ? 'not rated' : `${satisfactionScore}/10`}
          </dd>
        </div>
      ) : null}
      <div className="col-start-3 row-start-2 self-end text-right @2xl:col-start-5 @2xl:row-start-1 @2xl:self-start @2xl:pt-0.5">
        <dt className="sr-only">Tokens used</dt>
        <dd className="nums">
          {tokensUsed}
          <span className="text-muted"> {tokensUsed === 1 ? 'token' : 'tokens'}</span>
        </dd>
      </div>
    </dl>
  );
}

function Score({ entry }: { entry: AnalysisSummary }) {
  const score = scoreNumber(entry.conversionScore);
  if (entry.status === 'failed') {
    return (
      <Badge tone="danger" icon={<CircleAlert className="size-3.5" aria-hidden />}>
        Failed
      </Badge>
    );
  }
  if (score === null) {
    return (
      <Badge tone="accent" icon={<Spinner className="size-3.5" />}>
        In progress
      </Badge>
    );
  }
  const tone = TONES[scoreTone(score)];
  return (
    <span className="inline-grid gap-1">
      <span className={clsx('nums text-heading leading-6 font-semibold', tone.text)}>{entry.conversionScore}</span>
      <span aria-hidden className="h-1 w-14 overflow-hidden rounded-full bg-line">
        <span className={clsx('block h-full rounded-full', tone.bar)} style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PartState } from '#shell/sdk/part-state.tsx';
import { Badge, type Tone } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import type { ReportStatus, ReportSummary } from '../../contract/report.ts';
import { AD_PLATFORM_LABELS, daysText, number } from '../labels.ts';
import { reportHref } from '../paths.ts';

export const STATUS_WORDS: Readonly<Record<ReportStatus, { tone: Tone; word: string }>> = {
  importing: { tone: 'accent', word: 'Being read' },
  needs_mapping: { tone: 'warning', word: 'Needs your answer' },
  completed: { tone: 'success', word: 'Read' },
  failed: { tone: 'danger', word: 'Not readable' },
};

/** All reports, the newest first. */
export function ReportList({ query, onUpload }: { query: UseQueryResult<ReportSummary[]>; onUpload(): void }) {
  if (!query.data) return <PartState query={query} what="your reports" />;
  if (query.data.length === 0)
    return (
      <EmptyState
        title="No reports yet"
        action={
          <Button variant="primary" onClick={onUpload}>
            Upload a report
          </Button>
        }
      >
        Exports you upload appear here, with their figures and what became of each line.
      </EmptyState>
    );
  return (
    <ul className="grid gap-3" aria-label="Reports">
      {query.data.map((report) => (
        <li key={report.id}>
          <ReportRow report={report} />
        </li>
      ))}
    </ul>
  );
}

function ReportRow({ report }: { report: ReportSummary }) {
  const { tone, word } = STATUS_WORDS[report.status];
  const facts = [
    AD_PLATFORM_LABELS[report.adPlatform],
    report.status === 'completed' ? `${number(report.rows)} ${report.rows === 1 ? 'row' : 'rows'}` : null,
    daysText(report.firstDay, report.lastDay) ?? report.dateRange,
  ].filter((fact) => fact !== null);
  return (
    <Link
      to={reportHref(report.id)}
      className="flex min-h-11 items-center gap-3 rounded-card border bg-surface p-4 transition-colors duration-[120ms] hover:border-edge"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{report.campaignName}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
        <span className="text-small text-muted [overflow-wrap:anywhere]">{report.fileName}</span>
        <span className="text-small text-muted">{facts.join(' · ')}</span>
        {report.error ? <span className="text-small text-danger">{report.error.message}</span> : null}
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden />
    </Link>
  );
}

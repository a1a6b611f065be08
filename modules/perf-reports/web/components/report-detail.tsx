import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeKey, routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { ConfirmDialog } from '#shell/ui/confirm-dialog.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { Report } from '../../contract/report.ts';
import { perfReportsRoutes as routes } from '../../contract/routes.ts';
import { AD_PLATFORM_LABELS, daysText, number } from '../labels.ts';
import { FiguresGrid } from './figures-grid.tsx';
import { ReportFindings } from './findings/report-findings.tsx';
import { LineAccounting } from './line-accounting.tsx';
import { MappingForm } from './mapping-form.tsx';
import { STATUS_WORDS } from './report-list.tsx';

const LOOK_MS = 1_500;

/** One report: its figures, what to know about them, what became of each line, how each column was read. */
export function ReportDetail({ id, onBack }: { id: string; onBack(): void }) {
  const query = useQuery({
    ...routeQuery(useApi(), routes.getReport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'importing' ? LOOK_MS : false),
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        icon={<ArrowLeft className="size-4" aria-hidden />}
        onClick={onBack}
      >
        Back to Reports
      </Button>
      {query.data ? (
        <Content report={query.data} onBack={onBack} />
      ) : (
        <>
          <PageHeading>Report</PageHeading>
          <PartState query={query} what="this report" />
        </>
      )}
    </>
  );
}

function Content({ report, onBack }: { report: Report; onBack(): void }) {
  const { tone, word } = STATUS_WORDS[report.status];
  const facts = [
    report.fileName,
    AD_PLATFORM_LABELS[report.adPlatform],
    daysText(report.firstDay, report.lastDay) ?? report.dateRange,
    report.status === 'completed' ? `${number(report.rows)} ${report.rows === 1 ? 'row' : 'rows'}` : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <PageHeading className="min-w-0 [overflow-wrap:anywhere]">{report.campaignName}</PageHeading>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <p className="mt-1 text-small text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
        </div>
        <DeleteReport report={report} onDeleted={onBack} />
      </div>
      {report.status === 'importing' ? (
        <Card className="flex items-center gap-3 p-5" role="status">
          <Spinner className="size-5" />
          Your report is being read. You can leave this page.
        </Card>
      ) : null}
      {report.error ? (
        <Card className="p-5">
          <p className="text-danger">{report.error.message}</p>
        </Card>
      ) : null}
      {report.status === 'needs_mapping' ? <MappingForm report={report} /> : null}
      {report.status === 'completed' ? <Result report={report} /> : null}
    </>
  );
}

function Result({ report }: { report: Report }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const notes = [
    ...(report.uncountedRows > 0
      ? [
          `${number(report.uncountedRows)} ${report.uncountedRows === 1 ? 'row covers' : 'rows cover'} days that a newer or more detailed report has too. They are kept here and counted once over all reports.`,
        ]
      : []),
    ...report.notes,
  ];
  return (
    <>
      <FiguresGrid report={report} />
      {report.rows > 0 ? <ReportFindings id={report.id} /> : null}
      {notes.length > 0 ? (
        <section aria-labelledby="report-notes">
          <h2 id="report-notes" className="text-heading">
            Good to know
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-small marker:text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <LineAccounting report={report} />
      {isCorrecting ? (
        <MappingForm report={report} onClose={() => setCorrecting(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setCorrecting(true)}>See how each column was read</Button>
          {report.rows > 0 ? (
            <a href={`/api/performance-reports/${report.id}/rows.csv`} className={buttonClass('secondary')} download>
              <Download className="size-4" aria-hidden />
              Rows as CSV
            </a>
          ) : null}
        </div>
      )}
    </>
  );
}

function DeleteReport({ report, onDeleted }: { report: Report; onDeleted(): void }) {
  const api = useApi();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(routes.deleteReport, { params: { id: report.id } }),
    async onSuccess() {
      onDeleted();
      toast({ title: 'Report deleted', text: 'Its rows and its file are gone.' });
      await client.invalidateQueries({ queryKey: routeKey(routes.listReports) });
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', text: failureText(error, 'Failed to delete the report'), tone: 'danger' }),
  });
  return (
    <>
      <Button size="sm" icon={<Trash2 className="size-4" aria-hidden />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Delete this report?"
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>
          Its {number(report.rows)} {report.rows === 1 ? 'row' : 'rows'} and the uploaded file are removed for good.
          Days it replaced in older reports count again.
        </p>
      </ConfirmDialog>
    </>
  );
}

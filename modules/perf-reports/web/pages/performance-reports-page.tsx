import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Button } from '#shell/ui/button.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { Tabs } from '#shell/ui/tabs.tsx';
import type { ReportSummary } from '../../contract/report.ts';
import { perfReportsRoutes as routes } from '../../contract/routes.ts';
import { FeedbackPrompt } from '../components/feedback-prompt.tsx';
import { CreativesView, ReportDetail } from '../components/later-parts.tsx';
import { PlanRequired } from '../components/plan-required.tsx';
import { ReportList } from '../components/report-list.tsx';
import { UploadForm } from '../components/upload-form.tsx';

const GATE = { feature: 'reports.performance' } as const;
const LOOK_MS = 2_000;

/** `/performance-reports`: exports of ad platforms are uploaded, checked and looked at here. */
export default function PerformanceReportsPage() {
  usePageTitle('Performance reports');
  const isOpen = useGate(GATE).allowed;
  return (
    <div className="mx-auto grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-10 md:py-8">
      {isOpen ? <Content /> : <Closed />}
    </div>
  );
}

function Closed() {
  return (
    <>
      <PageHeading>Performance Learning Center</PageHeading>
      <PlanRequired />
    </>
  );
}

function Content() {
  const [search, setSearch] = useSearchParams();
  const reports = useQuery({ ...routeQuery(useApi(), routes.listReports, {}), refetchInterval: whileImporting });
  const open = search.get('report');
  if (open !== null) return <ReportDetail key={open} id={open} onBack={() => setSearch({ tab: 'history' })} />;
  if (search.get('view') === 'creatives') return <CreativesView onBack={() => setSearch({ tab: 'history' })} />;
  const tab = search.get('tab') === 'history' ? 'history' : 'upload';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading>Performance Learning Center</PageHeading>
          <p className="mt-1 max-w-[42rem] text-muted">
            Upload what your ad platforms report, as they write it. Every line is accounted for, and every column is
            shown the way it was read.
          </p>
        </div>
        {reports.data?.some(({ status }) => status === 'completed') ? (
          <Button icon={<Sparkles className="size-4" aria-hidden />} onClick={() => setSearch({ view: 'creatives' })}>
            What your creatives brought
          </Button>
        ) : null}
      </div>
      <Tabs
        label="Performance reports"
        tabs={[
          { id: 'upload', label: 'Upload Report' },
          { id: 'history', label: `Report History (${reports.data?.length ?? 0})` },
        ]}
        selected={tab}
        onSelect={(id) => setSearch(id === 'history' ? { tab: id } : {}, { replace: true })}
      >
        <div className="pt-6">
          <h2 className="sr-only">{tab === 'upload' ? 'Upload Report' : 'Report History'}</h2>
          {tab === 'upload' ? (
            <UploadForm onUploaded={(id) => setSearch({ report: id })} />
          ) : (
            <ReportList query={reports} onUpload={() => setSearch({}, { replace: true })} />
          )}
        </div>
      </Tabs>
      <FeedbackPrompt />
    </>
  );
}

/** Looked at again while one is being read. */
function whileImporting({ state }: { state: { data?: ReportSummary[] | undefined } }): number | false {
  return state.data?.some(({ status }) => status === 'importing') ? LOOK_MS : false;
}

import type { Analysis } from '#modules/core-analysis/contract/analysis.ts';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { type AdList, creativeRoutes } from '../../contract/creatives.ts';
import { type Findings, findingsRoutes } from '../../contract/findings.ts';
import { type Insights, insightRoutes } from '../../contract/insights.ts';
import { perfReportsRoutes as routes } from '../../contract/routes.ts';
import { PredictionPanel } from '../components/prediction-panel.tsx';
import PerformanceReportsPage from '../pages/performance-reports-page.tsx';
import { creativesHref, historyHref, reportHref, reportsPath } from '../paths.ts';
import { bareFindings, fewDays, sampleFindings } from './sample-findings.ts';
import { fewInsights, noAds, sampleAds, sampleInsights, samplePrediction } from './sample-insights.ts';
import { askingReport, sampleReport, sampleSummary } from './sample-report.ts';

const refused = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' };
const long = 'Longestcampaignnamethatnobodywouldeverwrite'.repeat(5);

const state = (
  id: string,
  title: string,
  at: string,
  answers: GalleryState['answers'],
  session?: GalleryState['session'],
): GalleryState => ({
  id: `reports-${id}`,
  title: `Performance reports: ${title}`,
  at,
  ...(answers && { answers }),
  ...(session && { session }),
  screen: <PerformanceReportsPage />,
});
const detail = (
  body: typeof sampleReport,
  findings: Findings = sampleFindings,
  insights: Insights = sampleInsights,
) => [
  { route: routes.listReports, body: [sampleSummary] },
  { route: routes.getReport, path: `/api/performance-reports/${sampleReport.id}`, body },
  { route: findingsRoutes.getFindings, path: `/api/performance-reports/${sampleReport.id}/findings`, body: findings },
  { route: insightRoutes.getInsights, body: insights },
];
const open = reportHref(sampleReport.id);
const creatives = (insights: Insights, ads: AdList) => [
  { route: routes.listReports, body: [sampleSummary] },
  { route: insightRoutes.getInsights, body: insights },
  { route: creativeRoutes.listAds, body: ads },
];

const predicted = (id: string, title: string, body: object): GalleryState => ({
  id: `prediction-${id}`,
  title: `Prediction: ${title}`,
  at: reportsPath,
  answers: [
    {
      route: insightRoutes.getPrediction,
      path: `/api/performance-predictions/${sampleReport.id}`,
      body: body as { prediction: null; needs: null },
    },
  ],
  screen: (
    <div className="mx-auto max-w-[30rem] p-6">
      <PageHeading className="mb-4">price-first.png</PageHeading>
      <PredictionPanel analysis={{ id: sampleReport.id } as Analysis} />
    </div>
  ),
});

export const states: readonly GalleryState[] = [
  state('upload', 'upload', reportsPath, [{ route: routes.listReports, body: [sampleSummary] }]),
  state('loading', 'history on its way', historyHref, []),
  state('empty', 'no reports yet', historyHref, [{ route: routes.listReports, body: [] }]),
  state('failed', 'history could not be loaded', historyHref, [
    { route: routes.listReports, status: 500, body: refused },
  ]),
  state('history', 'history', historyHref, [
    {
      route: routes.listReports,
      body: [
        { ...sampleSummary, id: '019aa000-0000-7000-8000-0000000000a4', status: 'importing', rows: 0 },
        { ...sampleSummary, id: '019aa000-0000-7000-8000-0000000000a3', status: 'needs_mapping', rows: 0 },
        sampleSummary,
        {
          ...sampleSummary,
          id: '019aa000-0000-7000-8000-0000000000a0',
          campaignName: long,
          fileName: `${long}.csv`,
          status: 'failed',
          error: { code: 'report_unreadable', message: 'This is a PDF. Download the report as CSV instead.' },
        },
      ],
    },
  ]),
  state('detail', 'one report', open, detail(sampleReport)),
  state('detail-bare', 'a report without days and ads', open, detail(sampleReport, bareFindings, fewInsights)),
  state('detail-days', 'a report of too few days', open, detail(sampleReport, fewDays, fewInsights)),
  state('detail-findings-failed', 'what a report shows could not be loaded', open, [
    ...detail(sampleReport).slice(0, 2),
    {
      route: findingsRoutes.getFindings,
      path: `/api/performance-reports/${sampleReport.id}/findings`,
      status: 500,
      body: refused,
    },
    { route: insightRoutes.getInsights, status: 500, body: refused },
  ]),
  state('detail-long', 'one report with long names', open, detail({ ...sampleReport, campaignName: long })),
  state('asks', 'a column in doubt', open, detail(askingReport)),
  state('unknown-columns', 'no known column', open, detail({ ...askingReport, doubts: [{ kind: 'columns' }] })),
  state('importing', 'being read', open, detail({ ...sampleReport, status: 'importing', lines: null, figures: [] })),
  state('detail-failed', 'a report that could not be loaded', open, [
    { route: routes.listReports, body: [] },
    { route: routes.getReport, path: `/api/performance-reports/${sampleReport.id}`, status: 500, body: refused },
  ]),
  state('creatives', 'what creatives brought', creativesHref, creatives(sampleInsights, sampleAds)),
  state('creatives-few', 'too few creatives', creativesHref, creatives(fewInsights, sampleAds)),
  state('creatives-none', 'no ads in reports', creativesHref, creatives({ ...fewInsights, creatives: 0 }, noAds)),
  state('creatives-failed', 'what was learned could not be loaded', creativesHref, [
    { route: insightRoutes.getInsights, status: 500, body: refused },
    { route: creativeRoutes.listAds, status: 500, body: refused },
  ]),
  predicted('personal', 'by the own model', { prediction: samplePrediction, needs: null }),
  predicted('general', 'by the general score', {
    prediction: { ...samplePrediction, level: 'general', isEarly: true, accuracy: null, costPerConversion: null },
    needs: null,
  }),
  predicted('otherwise', 'measured by another version', {
    prediction: { ...samplePrediction, level: 'general', because: [], accuracy: null, isMeasuredOtherwise: true },
    needs: null,
  }),
  predicted('none', 'too few creatives', { prediction: null, needs: 5 }),
  state('free', 'on the free plan', reportsPath, [], planSession('free')),
  state('pro', 'on Pro', reportsPath, [], planSession('pro')),
];

import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { ProgressView } from '../components/progress-view.tsx';
import { ResultLoading } from '../components/result-loading.tsx';
import DashboardPage from '../pages/dashboard-page.tsx';
import { sampleAnalysis, sampleResults, sampleSummary } from '../testing/sample-analysis.ts';

const ID = sampleSummary.id;
const PICTURE = new URL('../../../../shell/site/assets/before.webp', import.meta.url).href;
const shown = { ...sampleAnalysis, previewUrl: PICTURE, thumbnailUrl: PICTURE };
const card = (part: object, index: number) => ({
  ...sampleSummary,
  thumbnailUrl: PICTURE,
  id: `${ID}${index}`,
  ...part,
});

const list = (body: unknown, status?: number) => ({ route: analysisRoutes.listAnalyses, body, status });
const one = (body: unknown, status?: number) => ({
  route: analysisRoutes.getAnalysis,
  path: `/api/analyses/${ID}`,
  body,
  status,
});
const at = `/dashboard?analysis=${ID}`;
const page = <DashboardPage />;

export const states: readonly GalleryState[] = [
  {
    id: 'dashboard',
    title: 'Dashboard with analyses',
    at: '/dashboard',
    answers: [
      list([
        card({}, 1),
        card({ conversionScore: '84%', fileName: 'a-rather-long-file-name-of-a-second-version.png' }, 2),
        card({ status: 'running', conversionScore: null, topAdvice: null }, 3),
        card({ status: 'failed', conversionScore: null, topAdvice: null, thumbnailUrl: null }, 4),
      ]),
    ],
    screen: page,
  },
  { id: 'dashboard-empty', title: 'Dashboard, first time', at: '/dashboard', answers: [list([])], screen: page },
  { id: 'dashboard-loading', title: 'Dashboard, loading', at: '/dashboard', screen: page },
  {
    id: 'dashboard-error',
    title: 'Dashboard, list failed',
    at: '/dashboard',
    answers: [list({ message: 'Something went wrong on our side.', code: 'internal', requestId: 'req-7f3a' }, 500)],
    screen: page,
  },
  {
    id: 'progress-sending',
    title: 'Progress, the file leaves',
    screen: (
      <ProgressView name="ad.jpg" preview={PICTURE} stage={null} sent={0.42} usual={null} onCancel={() => undefined} />
    ),
  },
  {
    id: 'progress',
    title: 'Progress, running',
    screen: <ProgressView name="ad.jpg" preview={PICTURE} stage="reading" usual={2.2} />,
  },
  {
    id: 'progress-stalled',
    title: 'Progress, nothing heard',
    screen: <ProgressView name="ad.jpg" preview={null} stage="received" usual={2.2} stalled connection="polling" />,
  },
  { id: 'result', title: 'Result with heat', at, answers: [one(shown)], screen: page },
  {
    id: 'result-region',
    title: 'Result, a region chosen',
    at: `${at}&view=regions&region=2`,
    answers: [one(shown)],
    screen: page,
  },
  {
    id: 'result-works',
    title: 'Result, what works',
    at: `${at}&view=off&tab=works`,
    answers: [one(shown)],
    screen: page,
  },
  {
    id: 'result-partial',
    title: 'Result, picture gone and little to say',
    at,
    answers: [
      one({
        ...sampleAnalysis,
        previewUrl: null,
        cached: true,
        analysisResults: {
          ...sampleResults,
          score: 91,
          interval: { low: 84, high: 96 },
          verdict: 'excellent',
          bad: [],
          strategy: [],
          texts: [],
          attention: { ...sampleResults.attention, focus: [] },
        },
      }),
    ],
    screen: page,
  },
  { id: 'result-loading', title: 'Result, loading', screen: <ResultLoading /> },
  {
    id: 'result-failed',
    title: 'Analysis failed',
    at,
    answers: [
      one({
        ...sampleAnalysis,
        status: 'failed',
        analysisResults: null,
        tokensUsed: 0,
        error: { code: 'file_unreadable', message: 'This file is damaged or incomplete, so we could not open it.' },
      }),
    ],
    screen: page,
  },
  {
    id: 'result-gone',
    title: 'No such analysis',
    at,
    answers: [one({ message: 'There is nothing here.', code: 'not_found', requestId: 'req-1' }, 404)],
    screen: page,
  },
];

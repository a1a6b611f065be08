import type { PlanId } from '#flags/plans.ts';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { type FixList, fixRoutes } from '../../contract/fixes.ts';
import { VIEW_FAILURES, type ViewFailure } from '../../contract/model-view.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { ProgressView } from '../components/progress-view.tsx';
import { ResultLoading } from '../components/result-loading.tsx';
import DashboardPage from '../pages/dashboard-page.tsx';
import { ResultView } from '../result/result-view.tsx';
import { sampleAnalysis, sampleResults, sampleSummary } from '../testing/sample-analysis.ts';
import { eliteResults, freeResults, sampleModelView, starterResults } from '../testing/sample-extras.ts';
import { fixesFailed, fixesIdle, fixesNone, fixesRunning, sampleFixes } from '../testing/sample-fixes.ts';
import { LONG_NAME, scriptResults } from '../testing/sample-scripts.ts';
import {
  eliteVideoResults,
  plainVideo,
  sampleVideoAnalysis,
  silentVideo,
  videoResults,
} from '../testing/sample-video.ts';
import { intakeStates } from './intake-states.tsx';

const ID = sampleSummary.id;
const PICTURE = new URL('../../../../shell/site/assets/before.webp', import.meta.url).href;
const shown = { ...sampleAnalysis, previewUrl: PICTURE, thumbnailUrl: PICTURE };
const card = (part: object, index: number) => ({
  ...sampleSummary,
  thumbnailUrl: PICTURE,
  id: `${ID}${index}`,
  ...part,
});

const REASONS = {
  file_unreadable:
    'This file is damaged or incomplete, so we could not open it. Export it again and upload the new copy.',
  analysis_failed: 'The analysis could not be finished. No token was used.',
};
const failedCard = (code: keyof typeof REASONS, index: number) =>
  card(
    {
      status: 'failed',
      conversionScore: null,
      topAdvice: null,
      thumbnailUrl: null,
      tokensUsed: 0,
      error: { code, message: REASONS[code] },
    },
    index,
  );

const AFTER = new URL('../../../../shell/site/assets/after.webp', import.meta.url).href;
const FRAMES = [0, 1, 2, 3, 4].map((frame) => new URL(`./frames/frame-${frame}.webp`, import.meta.url).href);
const frameUrl = (frame: number) => FRAMES[frame] ?? '';

const failedView = (code: ViewFailure) => ({ failed: { code, message: VIEW_FAILURES[code] } });
const fixes = (body: FixList, method: 'getFixes' | 'requestFixes' = 'getFixes') => ({
  route: fixRoutes[method],
  path: `/api/analyses/${ID}/fixes`,
  body,
});
const withResults = (analysisResults: AnalysisResults, part: Partial<Analysis> = {}): Analysis => ({
  ...shown,
  ...part,
  analysisResults,
});
const video = (title: string, id: string, results: AnalysisResults, plan: PlanId, where = '') => {
  const analysis: Analysis = { ...sampleVideoAnalysis, previewUrl: FRAMES[2] ?? null, analysisResults: results };
  return {
    id,
    title,
    at: `${at}${where}`,
    session: planSession(plan),
    answers: [fixes(fixesIdle)],
    screen: <ResultView analysis={analysis} results={results} preview={analysis.previewUrl} frameUrl={frameUrl} />,
  };
};

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
        failedCard('file_unreadable', 4),
        failedCard('analysis_failed', 5),
      ]),
    ],
    screen: page,
  },
  ...intakeStates,
  {
    id: 'dashboard-used',
    title: 'Dashboard on Pro, much used',
    at: '/dashboard',
    session: planSession('pro', { tokensUsed: '212', hasCompletedOnboarding: true }),
    answers: [
      list([
        card({ conversionScore: '91%' }, 1),
        card({ conversionScore: '84%', fileName: 'a-rather-long-file-name-of-a-second-version.png' }, 2),
        card({ conversionScore: '58%', fileName: 'fig-box-reel.mp4', fileType: 'video' }, 3),
      ]),
    ],
    screen: page,
  },
  {
    id: 'dashboard-spent',
    title: 'Dashboard, all tokens used',
    at: '/dashboard',
    session: planSession('free', { tokensUsed: '50', hasCompletedOnboarding: true }),
    answers: [list([card({}, 1), card({ conversionScore: '84%' }, 2)])],
    screen: page,
  },
  {
    id: 'dashboard-upgraded',
    title: 'Dashboard, back from the payment',
    at: '/dashboard?upgraded=pro',
    session: planSession('pro', { hasCompletedOnboarding: true }),
    answers: [list([card({}, 1)])],
    screen: page,
  },
  {
    id: 'dashboard-confirming',
    title: 'Dashboard, the payment is not confirmed yet',
    at: '/dashboard?upgraded=pro',
    session: planSession('free', { hasCompletedOnboarding: true }),
    answers: [list([card({}, 1)])],
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
    id: 'result-scripts',
    title: 'Result, other scripts and long words',
    at: `${at}&view=regions&region=2`,
    answers: [one(withResults(scriptResults, { fileName: LONG_NAME }))],
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
  {
    id: 'result-free',
    title: 'Result on the free plan',
    at,
    session: planSession('free'),
    answers: [one(withResults(freeResults))],
    screen: page,
  },
  {
    id: 'result-starter',
    title: 'Result on Starter, texts framed',
    at: `${at}&view=texts`,
    session: planSession('starter'),
    answers: [one(withResults(starterResults)), fixes(fixesIdle)],
    screen: page,
  },
  {
    id: 'result-pro',
    title: 'Result on Pro, zones of the feed',
    at: `${at}&view=zones&section=placements`,
    session: planSession('pro'),
    answers: [
      one(withResults(starterResults, { pdfReportUrl: `/api/analyses/${ID}/report.pdf` })),
      fixes(fixesRunning),
    ],
    screen: page,
  },
  {
    id: 'result-elite',
    title: 'Result on Elite with a model reading',
    at: `${at}&section=team`,
    session: planSession('elite'),
    answers: [
      one(
        withResults(
          { ...eliteResults, modelView: sampleModelView },
          {
            pdfReportUrl: `/api/analyses/${ID}/report.pdf`,
            usedClaudeEscalation: true,
          },
        ),
      ),
      fixes(sampleFixes({ tone: AFTER, crop: FRAMES[3] ?? AFTER })),
    ],
    screen: page,
  },
  ...(
    [
      ['offered', 'offered', { secondOpinion: 'offered' }, {}],
      ['running', 'being written', { secondOpinion: 'running' }, {}],
      ['failed', 'not to be had', { secondOpinion: 'offered' }, { modelView: failedView('overloaded') }],
      ['ceiling', 'month used up', { secondOpinion: 'offered' }, { modelView: failedView('ceiling_reached') }],
      ['written', 'written', { usedClaudeEscalation: true }, { modelView: sampleModelView }],
    ] as const
  ).map(([state, words, part, results]) => ({
    id: `second-reading-${state}`,
    title: `Second reading, ${words}`,
    at: `${at}&section=model-view`,
    session: planSession('free'),
    answers: [one(withResults({ ...freeResults, ...results }, part))],
    screen: page,
  })),
  ...(
    [
      ['idle', 'nobody asked yet', fixesIdle],
      ['running', 'rendering', fixesRunning],
      ['none', 'nothing gains', fixesNone],
      ['failed', 'not made', fixesFailed],
      ['list', 'offered', sampleFixes({ tone: AFTER, crop: FRAMES[3] ?? AFTER })],
    ] as const
  ).map(([state, words, body]) => ({
    id: `fixes-${state}`,
    title: `Fixes, ${words}`,
    at: `${at}&section=fixes`,
    session: planSession('starter'),
    answers: [one(withResults(freeResults)), fixes(body)],
    screen: page,
  })),
  video('Video on Elite, each shot judged', 'video-elite', eliteVideoResults, 'elite', '&t=6.2'),
  video('Video, a region at its moment', 'video-region', eliteVideoResults, 'elite', '&view=regions&region=2'),
  video('Video, covered zones', 'video-zones', { ...videoResults, video: plainVideo }, 'free', '&view=zones&t=12'),
  video(
    'Video without sound or text',
    'video-silent',
    { ...videoResults, video: silentVideo },
    'starter',
    '&t=3&section=video',
  ),
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
        error: { code: 'file_unreadable', message: REASONS.file_unreadable },
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

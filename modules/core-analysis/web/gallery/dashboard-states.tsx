import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { ProgressView } from '../components/progress-view.tsx';
import { sampleSummary } from '../testing/sample-analysis.ts';
import { intakeStates } from './intake-states.tsx';
import { FILE_UNREADABLE, ID, PICTURE, page } from './sample-answers.tsx';

const card = (part: object, index: number) => ({
  ...sampleSummary,
  thumbnailUrl: PICTURE,
  id: `${ID}${index}`,
  ...part,
});

const REASONS = {
  file_unreadable: FILE_UNREADABLE,
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

const list = (body: unknown, status?: number) => ({ route: analysisRoutes.listAnalyses, body, status });

/** The dashboard, and a file on its way. */
export const dashboardStates: readonly GalleryState[] = [
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
    id: 'dashboard-daily',
    title: 'Dashboard, limited by the day',
    at: '/dashboard',
    session: planSession('free', {
      hasCompletedOnboarding: true,
      dailyLeft: { image: 0, video: 0, until: '2026-11-23T00:00:00.000Z' },
    }),
    answers: [list([card({}, 1)])],
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
];

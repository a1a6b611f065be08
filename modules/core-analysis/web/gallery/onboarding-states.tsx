import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { type OnboardingState, onboardingRoutes } from '../../contract/onboarding.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { Celebration } from '../onboarding/celebration.tsx';
import { SampleCard } from '../onboarding/sample-card.tsx';
import DashboardPage from '../pages/dashboard-page.tsx';
import { sampleAnalysis, sampleSummary } from '../testing/sample-analysis.ts';

const ID = sampleSummary.id;
const PICTURE = new URL('../../../../shell/site/assets/before.webp', import.meta.url).href;
const shown = { ...sampleAnalysis, previewUrl: PICTURE, thumbnailUrl: PICTURE };

const answers = (state: OnboardingState, list: unknown[] = [], one: unknown = shown) => {
  const body = { hasCompletedOnboarding: false, analysisCount: list.length, state };
  return [
    { route: onboardingRoutes.onboardingStatus, body },
    { route: onboardingRoutes.updateOnboarding, body },
    { route: analysisRoutes.listAnalyses, body: list },
    { route: analysisRoutes.getAnalysis, path: `/api/analyses/${ID}`, body: one },
  ];
};
const page = <DashboardPage />;
const nothing = () => undefined;

export const states: readonly GalleryState[] = [
  {
    id: 'onboarding-sample',
    title: 'Getting started: the sample',
    at: '/dashboard',
    answers: answers('viewing_sample'),
    screen: page,
  },
  {
    id: 'onboarding-steps',
    title: 'Getting started: the card of the sample by itself',
    screen: (
      <div className="mx-auto max-w-[26rem] px-4 py-8">
        <h1 className="text-title">Sample</h1>
        <div className="mt-6 rounded-sheet border bg-surface p-5">
          <SampleCard onDone={nothing} />
        </div>
      </div>
    ),
  },
  {
    id: 'onboarding-upload',
    title: 'Getting started: the upload',
    at: '/dashboard',
    answers: answers('guided_upload'),
    screen: page,
  },
  {
    id: 'onboarding-analyzing',
    title: 'Getting started: measuring, come back on another device',
    at: '/dashboard',
    answers: answers('analyzing', [
      { ...sampleSummary, thumbnailUrl: PICTURE, status: 'running', conversionScore: null },
    ]),
    screen: page,
  },
  {
    id: 'onboarding-result',
    title: 'Getting started: the first result',
    at: `/dashboard?analysis=${ID}`,
    answers: answers('viewing_results'),
    screen: page,
  },
  {
    id: 'onboarding-celebration',
    title: 'Getting started: the end',
    at: '/dashboard',
    screen: (
      <div className="px-5 py-12">
        <h1 className="text-title">The end</h1>
        <Celebration score={58} onClose={nothing} />
      </div>
    ),
  },
];

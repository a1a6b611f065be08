import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { onboardingRoutes } from '../../contract/onboarding.ts';
import { isToBeShown } from './steps.ts';

const Onboarding = lazyOnline(() => import('./onboarding.tsx').then((module) => module.Onboarding));

/** Asks where somebody is who has not been shown around, and goes on from there; whoever needs no showing sees nothing. */
export function Newcomer({ analysisId }: { analysisId: string | null }) {
  const { data } = useQuery(routeQuery(useApi(), onboardingRoutes.onboardingStatus, {}));
  const [began, setBegan] = useState(false);
  const wanted = data !== undefined && isToBeShown(data);
  if (wanted && !began) setBegan(true);

  return data && (wanted || began) ? (
    <Suspense fallback={null}>
      <Onboarding initial={data.state} over={data.hasCompletedOnboarding} analysisId={analysisId} />
    </Suspense>
  ) : null;
}

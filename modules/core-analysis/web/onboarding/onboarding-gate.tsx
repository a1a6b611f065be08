import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { onboardingRoutes } from '../../contract/onboarding.ts';
import { isToBeShown } from './steps.ts';

const Onboarding = lazy(() => import('./onboarding.tsx').then((module) => ({ default: module.Onboarding })));

/** Shows new people around, beside the dashboard and their first analysis. For everybody else nothing is loaded. */
export function OnboardingGate({ analysisId }: { analysisId: string | null }) {
  const { hasCompletedOnboarding } = useUser();
  const { data } = useQuery({
    ...routeQuery(useApi(), onboardingRoutes.onboardingStatus, {}),
    enabled: !hasCompletedOnboarding,
  });
  const [began, setBegan] = useState(false);
  const wanted = !hasCompletedOnboarding && data !== undefined && isToBeShown(data);
  // What began stays until it says goodbye itself, also after the session knows that it is over.
  if (wanted && !began) setBegan(true);

  return data && (wanted || began) ? (
    <Suspense fallback={null}>
      <Onboarding initial={data.state} analysisId={analysisId} />
    </Suspense>
  ) : null;
}

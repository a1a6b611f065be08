import { Suspense, useState } from 'react';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { useUser } from '#shell/sdk/use-session.ts';

const Newcomer = lazyOnline(() => import('./newcomer.tsx').then((module) => module.Newcomer));

/** Shows new people around, beside the dashboard and their first analysis. Who has been shown loads nothing of it. */
export function OnboardingGate({ analysisId }: { analysisId: string | null }) {
  const { hasCompletedOnboarding } = useUser();
  // It says goodbye itself, also after the session knows that it is over.
  const [open] = useState(!hasCompletedOnboarding);
  return open ? (
    <Suspense fallback={null}>
      <Newcomer analysisId={analysisId} />
    </Suspense>
  ) : null;
}

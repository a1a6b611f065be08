import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnalysisView, DashboardHome, UpgradeReturn } from '../components/dashboard-parts.tsx';
import { OnboardingGate } from '../onboarding/onboarding-gate.tsx';

/**
 * `/dashboard`: the intake and what was done lately, or with `?analysis={id}` that analysis. `?upgraded={plan}` is the
 * way back from a payment.
 */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const id = query.get('analysis');
  // It takes its parameter out of the address, and goes on.
  const [upgraded] = useState(() => query.get('upgraded'));
  return (
    <>
      <OnboardingGate analysisId={id} />
      {upgraded === null ? null : <UpgradeReturn upgraded={upgraded} />}
      {id ? <AnalysisView key={id} id={id} /> : <DashboardHome />}
    </>
  );
}

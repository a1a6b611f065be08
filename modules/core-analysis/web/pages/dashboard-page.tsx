import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Slot } from '#shell/sdk/slot.tsx';
import { paymentReturn } from '../../api.ts';
import { AnalysisView, DashboardHome } from '../components/dashboard-parts.tsx';
import { OnboardingGate } from '../onboarding/onboarding-gate.tsx';

/**
 * `/dashboard`: the intake and what was done lately, or with `?analysis={id}` that analysis. `?upgraded={plan}` is the
 * way back from a payment.
 */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const id = query.get('analysis');
  // Who fills this takes the parameter out of the address, and goes on.
  const [back] = useState(() => query.has('upgraded'));
  return (
    <>
      <OnboardingGate analysisId={id} />
      {back ? <Slot of={paymentReturn} props={{}} /> : null}
      {id ? <AnalysisView key={id} id={id} /> : <DashboardHome />}
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { AnalysisView, DashboardHome } from '../components/dashboard-parts.tsx';
import { OnboardingGate } from '../onboarding/onboarding-gate.tsx';

/** `/dashboard`: the intake and what was done lately, or with `?analysis={id}` that analysis. */
export default function DashboardPage() {
  const [query] = useSearchParams();
  const id = query.get('analysis');
  return (
    <>
      <OnboardingGate analysisId={id} />
      {id ? <AnalysisView key={id} id={id} /> : <DashboardHome />}
    </>
  );
}

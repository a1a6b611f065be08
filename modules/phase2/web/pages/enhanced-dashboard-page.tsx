import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { EnhancedDashboard } from '../enhanced/enhanced-dashboard.tsx';
import { StandardDashboard } from '../enhanced/standard-dashboard.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { usePageView } from '../use-page-view.ts';

/** `/phase2-dashboard`: the enhanced dashboard where flag and plan allow it, else the standard one. */
export default function EnhancedDashboardPage() {
  usePageTitle('Enhanced Dashboard');
  usePageView('enhanced_dashboard');
  const decision = useGate({ flag: 'NEW_DASHBOARD_UI' }, { feature: 'analytics.enhanced' });
  return (
    <PageFrame
      title={decision.allowed ? 'Enhanced Dashboard' : 'Dashboard figures'}
      text="What you analysed, how it scored and what changed. Days are counted in UTC."
    >
      {decision.allowed ? <EnhancedDashboard /> : <StandardDashboard isSwitchedOff={decision.reason === 'flag'} />}
    </PageFrame>
  );
}

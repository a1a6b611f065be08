import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { AdvancedAnalytics } from '../analytics/advanced-analytics.tsx';
import { UpgradeToAnalytics } from '../analytics/upgrade-to-analytics.tsx';
import { PageFrame } from '../parts/page-frame.tsx';

/** `/analytics`: live data for Pro and Elite; an upgrade card on the plans below. */
export default function AnalyticsPage() {
  usePageTitle('Advanced Analytics');
  const decision = useGate({ feature: 'analytics.enhanced' });
  return decision.allowed ? (
    <AdvancedAnalytics />
  ) : (
    <PageFrame title="Advanced Analytics" text="How you use Adjudge, and what it brought you.">
      <UpgradeToAnalytics />
    </PageFrame>
  );
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { FEATURE_MIN_PLAN } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Gate } from '#shell/sdk/gate.tsx';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { Slot } from '#shell/sdk/slot.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { useFreshSession, useRefreshSession, useUser } from '#shell/sdk/use-session.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { dashboardCards } from '../../api.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { listQuery } from '../queries.ts';
import { isRunning, whileRunning } from '../running.ts';
import { usualSeconds } from '../usual-time.ts';
import { Intake } from './intake.tsx';
import { ProgressView, Ranking, RecentAnalyses } from './later-parts.tsx';
import { UsageSentence } from './usage-sentence.tsx';
import { type Sending, useSending } from './use-sending.ts';

const UpgradeCard = lazyOnline(() => import('#shell/ui/upgrade-card.tsx').then((module) => module.UpgradeCard));

/** The intake page, or while a file leaves this device its progress. */
export function DashboardHome() {
  useFreshSession();
  const list = useQuery({ ...listQuery(useApi()), refetchInterval: whileRunning });
  const sending = useSending();
  useBalanceAfter(list.data?.some(isRunning) === true);

  if (sending.state.step === 'sending') {
    return (
      <ProgressView
        name={sending.state.chosen.file.name}
        preview={sending.state.chosen.url}
        stage={null}
        sent={sending.state.fraction}
        usual={usualSeconds(list.data ?? [])}
        onCancel={sending.cancel}
      />
    );
  }

  return <Overview list={list} sending={sending} />;
}

/** Tokens are settled when what ran has ended. */
function useBalanceAfter(running: boolean): void {
  const refresh = useRefreshSession();
  const ran = useRef(running);
  useEffect(() => {
    if (ran.current && !running) void refresh();
    ran.current = running;
  }, [running, refresh]);
}

/** Greeting, usage, intake and the latest analyses. */
function Overview({ list, sending }: { list: UseQueryResult<AnalysisSummary[]>; sending: Sending }) {
  usePageTitle();
  const user = useUser();
  const plans = useGate({ flag: 'module.billing' }).allowed;
  const firstName = user.name.trim().split(/\s+/)[0] || 'Creator';
  return (
    <div className="mx-auto max-w-[75rem] px-4 py-6 md:px-10 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <PageHeading>Hello, {firstName}</PageHeading>
        <UsageSentence user={user} />
      </div>
      <Gate
        gate={{ feature: 'analysis.image' }}
        upgrade={
          <Suspense fallback={null}>
            <UpgradeCard
              feature="Image analysis"
              requiredPlan={FEATURE_MIN_PLAN['analysis.image']}
              from="dashboard"
              open={plans}
            />
          </Suspense>
        }
      >
        <Intake sending={sending} list={list.data} />
      </Gate>
      <RecentAnalyses list={list} />
      {list.data ? <Ranking list={list.data} /> : null}
      <Slot of={dashboardCards} props={{}} />
    </div>
  );
}

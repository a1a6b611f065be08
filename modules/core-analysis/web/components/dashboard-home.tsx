import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { listQuery } from '../queries.ts';
import { usualSeconds } from '../usual-time.ts';
import { Intake } from './intake.tsx';
import { ProgressView } from './progress-view.tsx';
import { RecentAnalyses } from './recent-analyses.tsx';
import { UsageSentence } from './usage-sentence.tsx';
import { useSending } from './use-sending.ts';

/** Greeting, intake, usage and the latest analyses; while a file leaves, its progress instead. */
export function DashboardHome() {
  usePageTitle();
  const user = useUser();
  const list = useQuery(listQuery(useApi()));
  const sending = useSending();
  const firstName = user.name.trim().split(/\s+/)[0] || 'Creator';

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

  return (
    <div className="mx-auto max-w-[75rem] px-4 py-6 md:px-10 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <PageHeading>Hello, {firstName}</PageHeading>
        <UsageSentence user={user} />
      </div>
      <Intake sending={sending} />
      <RecentAnalyses list={list} />
    </div>
  );
}

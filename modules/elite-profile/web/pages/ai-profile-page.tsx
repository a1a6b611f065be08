import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { profileRoutes } from '../../contract/routes.ts';
import { EliteCard } from '../components/elite-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';

/** `/ai-profile`: the form for Elite, the card for others. */
export default function AiProfilePage() {
  usePageTitle('AI profile');
  const { allowed } = useGate({ feature: 'profile.agent' });
  return (
    <div className="mx-auto grid max-w-[75rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-10 md:py-8">
      <div>
        <PageHeading>{allowed ? 'Your Personal AI Agent' : 'AI profile'}</PageHeading>
        {allowed ? (
          <p className="mt-1 max-w-[44rem] text-muted">
            Tell it what you sell, to whom and what for. Every result names what this changed, and shows itself without
            it at one tap.
          </p>
        ) : null}
      </div>
      {allowed ? <OwnProfile /> : <EliteCard />}
    </div>
  );
}

function OwnProfile() {
  const profile = useQuery(routeQuery(useApi(), profileRoutes.getProfile, {}));
  return (
    <>
      <PartState query={profile} what="your profile" />
      {profile.data ? <ProfileForm profile={profile.data} /> : null}
    </>
  );
}

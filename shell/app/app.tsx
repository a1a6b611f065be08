import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApiClient } from '../sdk/api-client.ts';
import { ApiProvider } from '../sdk/api-context.tsx';
import { createQueryClient } from '../sdk/query-client.ts';
import { sessionQuery, shownUser } from '../sdk/session.ts';
import { SlotProvider } from '../sdk/slot.tsx';
import { fillsOf } from './frame/module-slots.tsx';
import { Notices } from './frame/notices.tsx';
import { FirstScreen } from './loading/first-screen.tsx';
import { StartFailed } from './loading/later-start-failed.tsx';
import { AppRoutes } from './router.tsx';
import { SessionGuard } from './sign-in/session-guard.tsx';
import { rememberVersion } from './version.ts';

const queries = createQueryClient();
const api = createApiClient({
  shownUser: () => shownUser(queries),
  onOtherAccount: () => void queries.refetchQueries(sessionQuery),
});

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <BrowserRouter>
          <Start />
        </BrowserRouter>
        <Notices />
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** Waits for the session, then shows the app. What is shown already stays while the session is asked again. */
function Start() {
  const session = useQuery(sessionQuery);
  if (session.data) {
    rememberVersion(session.data.appVersion);
    return (
      <SessionGuard session={session.data}>
        <SlotProvider value={fillsOf}>
          <AppRoutes />
        </SlotProvider>
      </SessionGuard>
    );
  }
  if (session.error)
    return (
      <Suspense fallback={<FirstScreen />}>
        <StartFailed error={session.error} onRetry={() => void session.refetch()} />
      </Suspense>
    );
  return <FirstScreen />;
}

import { focusManager, QueryClient } from '@tanstack/react-query';

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** A page in sight that gets the focus back counts too; by itself the library only notices pages that were hidden. */
focusManager.setEventListener((changed) => {
  const tell = () => changed();
  addEventListener('visibilitychange', tell);
  addEventListener('focus', tell);
  return () => {
    removeEventListener('visibilitychange', tell);
    removeEventListener('focus', tell);
  };
});

/** No retries, no refetch on its own, at once stale, kept 10 minutes: what is on screen changes only when asked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: 0,
        gcTime: TEN_MINUTES_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { useEffect, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import type { Confirmation } from '../../contract/billing.ts';
import { billingRoutes } from '../../contract/routes.ts';

const ASK_EVERY_MS = 2000;
/** About a minute. */
const TRIES = 30;

/**
 * Asks our own server where the payment stands: at once, then every two seconds while it is awaited or cannot be asked,
 * for about a minute. `answer` is null before the first one; `again` asks for another minute.
 */
export function useConfirmation() {
  const api = useApi();
  const [answer, setAnswer] = useState<Confirmation | null>(null);
  const [tries, setTries] = useState(0);
  const [limit, setLimit] = useState(TRIES);
  const asks = tries < limit && (answer === null || answer.state === 'waiting');
  useEffect(() => {
    if (!asks) return;
    const stop = new AbortController();
    const timer = window.setTimeout(
      async () => {
        const got = await api.call(billingRoutes.confirmation, {}, { signal: stop.signal }).catch(() => null);
        if (stop.signal.aborted) return;
        if (got) setAnswer(got);
        setTries(tries + 1);
      },
      tries === 0 ? 0 : ASK_EVERY_MS,
    );
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [api, asks, tries]);
  return { answer, tries, givenUp: tries >= limit, again: () => setLimit(tries + TRIES) };
}

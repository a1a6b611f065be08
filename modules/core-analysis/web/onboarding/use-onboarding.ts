import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeKey } from '#shell/sdk/route-query.ts';
import { SESSION_KEY } from '#shell/sdk/session.ts';
import { toast } from '#shell/ui/toast-store.ts';
import { type OnboardingState, type OnboardingStatus, onboardingRoutes } from '../../contract/onboarding.ts';

const KEY = routeKey(onboardingRoutes.onboardingStatus, {});

export interface Onboarding {
  state: OnboardingState;
  go(state: OnboardingState): void;
  /** Ends it for good, on every device. */
  complete(): void;
}

/**
 * Where a new person is. Every change goes to the server, in order; the way goes on also where one did not arrive. It
 * ends here, too, once the server knows it to be `over`.
 */
export function useOnboarding(initial: OnboardingState, over: boolean): Onboarding {
  const api = useApi();
  const queries = useQueryClient();
  // Who has not begun begins with the sample.
  const [state, setState] = useState<OnboardingState>(initial === 'not_started' ? 'viewing_sample' : initial);
  const told = useRef(Promise.resolve());

  const go = useCallback(
    (next: OnboardingState) => {
      setState(next);
      queries.setQueryData<OnboardingStatus>(KEY, (old) => old && { ...old, state: next });
      told.current = told.current
        .then(async () => void (await api.call(onboardingRoutes.updateOnboarding, { body: { state: next } })))
        // The next change tells the server where the person is by then.
        .catch(() => undefined);
    },
    [api, queries],
  );

  const complete = useCallback(() => {
    setState('completed');
    const tell = async () => {
      const status = await api.call(onboardingRoutes.completeOnboarding, {});
      queries.setQueryData<OnboardingStatus>(KEY, status);
      await queries.invalidateQueries({ queryKey: SESSION_KEY });
    };
    const retry = () => {
      told.current = told.current.then(tell).catch((error: Error) =>
        toast({
          title: "Let's try that again",
          text: error.message,
          tone: 'danger',
          action: { label: 'Try again', run: retry },
        }),
      );
    };
    retry();
  }, [api, queries]);

  const starting = useRef(initial === 'not_started');
  useEffect(() => {
    if (!starting.current) return;
    starting.current = false;
    go('viewing_sample');
  }, [go]);

  return { state: over ? 'completed' : state, go, complete };
}

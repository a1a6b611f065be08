import { useEffect } from 'react';
import { isApiError } from '../sdk/api-error.ts';
import { usePageTitle } from '../sdk/page-title.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Logo } from '../ui/logo.tsx';

/** The session could not be read: nothing private may be shown, so this is the whole screen. */
export function StartFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const offline = isApiError(error, 'network');
  usePageTitle(offline ? 'Offline' : 'Not available');

  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <main className="mx-auto grid min-h-dvh max-w-[36rem] content-center gap-8 px-5 py-12">
      <Logo />
      {offline ? (
        <>
          <h1 className="text-title">You are offline</h1>
          <ErrorState kind="offline" title="Adjudge cannot be reached from here" onRetry={onRetry}>
            Your analyses are safe on your account. This page opens by itself as soon as the connection is back.
          </ErrorState>
        </>
      ) : (
        <>
          <h1 className="text-title">Adjudge is not answering</h1>
          <ErrorState
            title="We could not check who is signed in"
            onRetry={onRetry}
            reference={isApiError(error) ? error.requestId : null}
          >
            Nothing was lost. Please try again in a minute.
          </ErrorState>
        </>
      )}
    </main>
  );
}
